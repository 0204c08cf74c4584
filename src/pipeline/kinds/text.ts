import { quoted } from "#core/in-language.ts";
import { markText } from "./marking.ts";
import { isNeverCertain, type NodeKind } from "./node-kind.ts";
import { shownLine, spellOutPassage } from "./passage.ts";
import { tokensOf } from "./references.ts";

export const textNode: NodeKind = {
	present: (value, _, context) => context.show(String(value)),
	marked: markText,
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
