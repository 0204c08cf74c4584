import { arrives, shownAddress, spellOutAddress } from "./address.ts";
import { asShown, type NodeKind } from "./node-kind.ts";
import { linkOf } from "./references.ts";

export const pathNode: NodeKind = {
	present: (value, _, context) => context.link(String(value)),
	marked: undefined,
	spellOut: spellOutAddress,
	writtenOut: undefined,
	references: linkOf,
	faults: undefined,
	faultsOn: undefined,
	isCertain: (advice, { name }, { site }) => name.startsWith("formerly") || arrives(site, advice),
	shown: shownAddress,
	key: undefined,
	told: asShown,
};
