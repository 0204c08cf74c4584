import { type Label, plainText } from "#core/resolved.ts";
import { sourceOf } from "../site/accessors.ts";
import type { Context } from "./context.ts";
import { markLabel } from "./marking.ts";
import type { NodeKind } from "./node-kind.ts";
import { textNode } from "./text.ts";

/** A line of text, of which a view receives what was written as well. */
export const labelNode: NodeKind = {
	...textNode,
	present: (value, _, context) => presentLabel(String(value), context),
	marked: markLabel,
};

/** Words as a visitor reads them, and as they were written where that is another thing. */
export function presentLabel(written: string, context: Context): Label {
	const shown = context.say(written);
	const source = sourceOf(context.site);
	if (context.language === source) return plainText(shown);
	return { shown, written: context.speaking(source).name(written) };
}
