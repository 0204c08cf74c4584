import { asWritten, inert, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const idNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: undefined,
	// Another section may have that name already.
	isCertain: (advice, _, { text }) => !new RegExp(`^[\\s-]*id:\\s*["']?${advice}["']?\\s*(?:#|$)`, "m").test(text),
};
