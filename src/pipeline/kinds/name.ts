import { quoted } from "#core/in-language.ts";
import { escapePattern } from "../text/escape-pattern.ts";
import { isolate } from "./context.ts";
import { markName } from "./marking.ts";
import { isNeverCertain, type NodeKind, type WrittenOut } from "./node-kind.ts";
import { shownLine } from "./passage.ts";
import { tokensOf } from "./references.ts";

export const nameNode: NodeKind = {
	present: (value, _, context) => context.name(String(value)),
	marked: markName,
	spellOut: ({ value }, context) => ({ text: isolate(context.name(String(value)), context.language) }),
	writtenOut: nameWrittenOut,
	references: tokensOf,
	faults: undefined,
	faultsOn: undefined,
	isCertain: isNeverCertain,
	shown: shownLine,
	key: undefined,
	told: quoted,
};

/** Words shorter than this stand in too many texts by chance. */
const shortestName = 4;

function nameWrittenOut(written: string): WrittenOut | undefined {
	if (!/[\p{L}\d]/u.test(written) || written.length < shortestName) return undefined;
	const pattern = new RegExp(`(?<![\\p{L}\\d])${escapePattern(written)}(?![\\p{L}\\d])`, "gu");
	return { pattern, clue: written };
}
