import { isWebAddress, spellOutAddress } from "./address.ts";
import { asWritten, inert, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const urlNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: spellOutAddress,
	isCertain: (_, { found }) => isWebAddress(found),
};
