export type Path = readonly (string | number)[];

/** A value as it stands in a file, before any schema has looked at it. */
export type WrittenNode = WrittenScalar | WrittenList | WrittenMap;

/** Where something stands in a text, by offsets. */
interface Range {
	readonly start: number;
	/** Of a block, the end of what stands last in it. */
	readonly end: number;
}

export interface WrittenScalar extends Range {
	readonly kind: "scalar";
	/** Without quotation marks, and no block of text. */
	readonly plain: boolean;
	/** What was written, without quotation marks and with its lines joined as YAML joins them. */
	readonly text: string;
	/** What YAML itself makes of it: a number, yes or no, nothing, or the text. */
	readonly value: unknown;
}

export interface WrittenList extends Range {
	readonly kind: "list";
	/** Between brackets. */
	readonly flow: boolean;
	readonly items: readonly WrittenNode[];
}

export interface WrittenMap extends Range {
	readonly kind: "map";
	/** Between braces. */
	readonly flow: boolean;
	/** By their names. A name that YAML takes for a number, such as a year, is known by its digits. */
	readonly fields: ReadonlyMap<string, WrittenField>;
}

export interface WrittenField {
	readonly key: WrittenNode;
	readonly value: WrittenNode;
}

/** The value at a path. */
export function writtenAt(root: WrittenNode | undefined, path: Path): WrittenNode | undefined {
	let node = root;
	for (const step of path) {
		if (node?.kind === "map") node = node.fields.get(String(step))?.value;
		else if (node?.kind === "list") node = node.items[Number(step)];
		else return undefined;
	}
	return node;
}

/** A value and everything in it, names included, in the order of the text. */
export function nodesIn(node: WrittenNode, found: WrittenNode[] = []): readonly WrittenNode[] {
	found.push(node);
	if (node.kind === "list") for (const item of node.items) nodesIn(item, found);
	if (node.kind === "map") {
		for (const { key, value } of node.fields.values()) {
			nodesIn(key, found);
			nodesIn(value, found);
		}
	}
	return found;
}
