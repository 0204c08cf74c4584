import { asShown, asWritten, type NodeKind } from "./node-kind.ts";
import { referenceTo } from "./references.ts";

export const fileNode: NodeKind = {
	present: asWritten,
	marked: undefined,
	spellOut: undefined,
	writtenOut: undefined,
	references: (value, field, home) => [referenceTo(`image ${value}`, "image", field, home)],
	faults: undefined,
	faultsOn: undefined,
	isCertain: (advice, _, { site }) => site.images.has(advice),
	shown: String,
	key: (value, { contentOf }) => contentOf(String(value)),
	told: asShown,
};
