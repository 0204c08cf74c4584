import { asShown, inert, type NodeKind } from "./node-kind.ts";

const inLowerCase = (value: unknown) => String(value).toLowerCase();

export const colorNode: NodeKind = {
	...inert,
	present: inLowerCase,
	spellOut: undefined,
	isCertain: () => true,
	shown: inLowerCase,
	key: undefined,
	told: asShown,
};
