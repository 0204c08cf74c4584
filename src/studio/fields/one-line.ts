import { factNamed, factsApart } from "#core/fact-pieces.ts";
import type { Language } from "#core/languages.ts";
import type { ControlProps } from "./control.ts";

/** What a text of one line is given. */
export interface LineProps extends Omit<ControlProps, "value" | "required"> {
	/** A fact can be put into it. */
	readonly takesFacts?: boolean | undefined;
	/** Of a translation; else the one that editors write. */
	readonly language?: Language;
	/** So many rows are seen where a browser does not count them. */
	readonly rows?: number;
}

/** What is put into a line without facts, behind so many characters. */
export interface FirstFact {
	readonly name: string;
	readonly at: number;
}

/** One of the two ways in which somebody types it. */
export interface LineEditorProps extends LineProps {
	/** Somebody has begun to type. */
	readonly enter: () => void;
}

/** Whether a text holds something in braces. */
export function holdsFacts(text: string): boolean {
	return factsApart(text).some((part) => factNamed(part) !== undefined);
}
