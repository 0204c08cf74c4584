import { inWordsOf } from "#core/fields/editor-words.ts";
import { asWritten, inert, type NodeKind } from "./node-kind.ts";

export const flagNode: NodeKind = {
	...inert,
	present: asWritten,
	spellOut: undefined,
	isCertain: () => true,
	// Where nothing is written, a visitor sees the same as with `nee`.
	shown: (value) => (value === true ? "ja" : "nee"),
	key: undefined,
	told: (shown, report) => inWordsOf(shown, ["yes", "no"], report),
};
