import { createContext, type ReactNode, useContext } from "react";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import type { Words } from "#core/words.ts";

interface Surroundings {
	readonly shell: Shell;
	readonly trail: Page["trail"];
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

/** The words in the present language: those of the shell, and with `<typeof ownWords>` those of the section that asks. */
export function useWords<Own>(): Words<Own> {
	// The registry of words puts those of all sections into the shell.
	return useSurroundings().shell.words as Words<Own>;
}

export function useTrail(): Page["trail"] {
	return useSurroundings().trail;
}
