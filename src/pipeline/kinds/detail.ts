import { asWritten, inert, isNeverCertain, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const detailNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: undefined,
	isCertain: isNeverCertain,
};
