import { type ComponentType, createContext, useContext } from "react";
import type { FileChange, FormBlock, FormField, FormValue } from "#core/studio.ts";

/** What every control of a form is given. */
export interface ControlProps {
	readonly id: string;
	readonly value: FormValue;
	readonly required: boolean;
	readonly typed: string;
	/** What could be typed, shown as long as nothing is. */
	readonly example?: string | undefined;
	readonly describedBy: string;
	readonly invalid: boolean;
	/** `files` come with it. */
	readonly change: (typed: string, files?: readonly FileChange[]) => void;
	/** Nobody types here any more. */
	readonly leave: () => void;
}

/** A block that is one thing to who edits, such as a picture. */
interface BlockControl {
	readonly Field: ComponentType<{ readonly field: FormField; readonly block: FormBlock }>;
	/** For one that does not stand in its file yet. */
	readonly New: ComponentType<NewBlockProps>;
}

export interface NewBlockProps {
	readonly field: FormField;
	/** So many can be added, one after another: this one and those after it. */
	readonly room: number;
	/** `files` come with what its fields say. */
	readonly choose: (typed: Readonly<Record<string, string>>, files: readonly FileChange[]) => void;
}

/** What is shown for each answer of a kind. */
export interface Controls {
	readonly values: Readonly<Record<FormValue["control"], ComponentType<ControlProps>>>;
	readonly blocks: Readonly<Partial<Record<FormValue["control"], BlockControl>>>;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);

/** The controls of a form, which the shell hands in. */
export function useControls(): Controls {
	const controls = useContext(ControlsContext);
	if (!controls) throw new Error("This part stands outside of Studio.");
	return controls;
}
