import { escapePattern } from "../text/escape-pattern.ts";
import { clues } from "./clues.ts";
import { isolate } from "./context.ts";
import { markContact } from "./marking.ts";
import { isNeverCertain, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const emailNode: NodeKind = {
	...shownAsWritten,
	present: (value) => ({ href: `mailto:${String(value)}`, text: String(value) }),
	marked: markContact,
	spellOut: ({ value }, { language }) => ({ text: isolate(String(value), language), href: `mailto:${String(value)}` }),
	writtenOut: (written) => ({ pattern: new RegExp(escapePattern(written), "gi"), clue: clues.mail }),
	references: () => [],
	faults: undefined,
	faultsOn: undefined,
	isCertain: isNeverCertain,
};
