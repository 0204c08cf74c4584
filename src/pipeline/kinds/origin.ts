import { asWritten, inert, isNeverCertain, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const originNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: undefined,
	isCertain: isNeverCertain,
};
