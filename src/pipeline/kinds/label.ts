import { sourceLanguage } from "#core/languages.ts";
import { type Label, plainText } from "#core/resolved.ts";
import type { Context } from "./context.ts";
import { isNeverCertain, type NodeKind, quoted } from "./node-kind.ts";
import { shownLine, spellOutPassage } from "./passage.ts";
import { tokensOf } from "./references.ts";

export const labelNode: NodeKind = {
	present: (value, _, context) => presentLabel(String(value), context),
	spellOut: spellOutPassage,
	writtenOut: undefined,
	references: tokensOf,
	faults: undefined,
	faultsOn: undefined,
	isCertain: isNeverCertain,
	shown: shownLine,
	key: undefined,
	told: quoted,
};

function presentLabel(written: string, context: Context): Label {
	const shown = context.say(written);
	return context.language === sourceLanguage ? plainText(shown) : { shown, dutch: context.name(written) };
}
