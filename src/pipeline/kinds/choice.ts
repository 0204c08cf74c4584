import { asWritten, inert, isNeverCertain, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const choiceNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: undefined,
	isCertain: isNeverCertain,
};
