import { asWritten, inert, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const focusNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: undefined,
	isCertain: (_, { found }) => /^\s*\d/.test(found),
};
