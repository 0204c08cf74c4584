import { createContext, type ReactNode, useContext } from "react";
import type { Shell } from "#core/shell.ts";
import type { Words } from "#core/words.ts";

interface Surroundings {
	readonly shell: Shell;
	/** Address of the icon sprite. */
	readonly icons: string;
}

const Context = createContext<Surroundings | undefined>(undefined);

/** Gives everything below it the shell of the present language. */
export function SurroundingsProvider({ children, ...value }: Surroundings & { children: ReactNode }) {
	return <Context value={value}>{children}</Context>;
}

function useSurroundings(): Surroundings {
	const value = useContext(Context);
	if (!value) throw new Error("A view was rendered outside SurroundingsProvider.");
	return value;
}

export function useShell(): Shell {
	return useSurroundings().shell;
}

/** The words of the shell in the present language. */
export function useWords(): Words {
	return useSurroundings().shell.words;
}

export function useIcons(): string {
	return useSurroundings().icons;
}
