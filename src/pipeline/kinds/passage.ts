import { keyOf } from "../text/passage.ts";
import type { NodeKind, ReviewedSide } from "./node-kind.ts";

/** A fact that is a line of text, in the language of the page. */
export const spellOutPassage: NonNullable<NodeKind["spellOut"]> = ({ file, value }, context) => {
	const said = context.in(file).say(String(value));
	return { text: typeof said === "string" ? said : said.text };
};

/** A line as a review shows it; how it is broken makes no difference. */
export function shownLine(value: unknown, { fill }: ReviewedSide): string {
	return keyOf(fill(String(value)));
}
