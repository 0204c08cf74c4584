import type { FormValue } from "#core/studio.ts";

/** What every control of a form is given. */
export interface ControlProps {
	readonly id: string;
	readonly value: FormValue;
	readonly required: boolean;
	readonly typed: string;
	readonly describedBy: string;
	readonly invalid: boolean;
	readonly change: (typed: string) => void;
	/** Nobody types here any more. */
	readonly leave: () => void;
}
