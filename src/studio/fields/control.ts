import type { FileChange, FormValue } from "#core/studio.ts";

/** What every control of a form is given. */
export interface ControlProps {
	readonly id: string;
	readonly value: FormValue;
	readonly required: boolean;
	readonly typed: string;
	readonly describedBy: string;
	readonly invalid: boolean;
	/** `files` come with it. */
	readonly change: (typed: string, files?: readonly FileChange[]) => void;
	/** Nobody types here any more. */
	readonly leave: () => void;
}
