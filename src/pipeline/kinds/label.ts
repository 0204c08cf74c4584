import { sourceLanguage } from "#core/languages.ts";
import { type Label, plainText } from "#core/resolved.ts";
import type { Context } from "./context.ts";
import { markLabel } from "./marking.ts";
import type { NodeKind } from "./node-kind.ts";
import { textNode } from "./text.ts";

/** A line of text, of which a view receives the Dutch as well. */
export const labelNode: NodeKind = {
	...textNode,
	present: (value, _, context) => presentLabel(String(value), context),
	marked: markLabel,
};

function presentLabel(written: string, context: Context): Label {
	const shown = context.say(written);
	return context.language === sourceLanguage ? plainText(shown) : { shown, dutch: context.name(written) };
}
