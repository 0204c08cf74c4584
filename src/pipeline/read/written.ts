import { isMap, isScalar, type Node } from "yaml";

export type Path = readonly (string | number)[];

/** A value as it stands in a file, before any schema has looked at it; it knows no place. */
export type WrittenNode = WrittenScalar | WrittenList | WrittenMap;

export interface WrittenScalar {
	readonly kind: "scalar";
	/** Without quotation marks, and no block of text. */
	readonly plain: boolean;
	/** What was written, without quotation marks and with its lines joined as YAML joins them. */
	readonly text: string;
	/** What YAML itself makes of it: a number, yes or no, nothing, or the text. */
	readonly value: unknown;
}

export interface WrittenList {
	readonly kind: "list";
	readonly items: readonly WrittenNode[];
}

export interface WrittenMap {
	readonly kind: "map";
	readonly entries: ReadonlyMap<string, WrittenNode>;
}

/** The value at a path. */
export function writtenAt(root: WrittenNode | undefined, path: Path): WrittenNode | undefined {
	let node = root;
	for (const step of path) {
		if (node?.kind === "map") node = node.entries.get(String(step));
		else if (node?.kind === "list") node = node.items[Number(step)];
		else return undefined;
	}
	return node;
}

/** What a parsed node says. */
export function writtenOf(node: Node | null | undefined): WrittenNode {
	if (isScalar(node)) {
		const plain = node.type === "PLAIN";
		return { kind: "scalar", plain, text: plain ? (node.source ?? "") : String(node.value), value: node.value };
	}
	if (isMap(node)) {
		const entries = node.items.map(({ key, value }) => {
			const name = isScalar(key) ? String(key.value) : String(key);
			return [name, writtenOf(value as Node | null)] as const;
		});
		return { kind: "map", entries: new Map(entries) };
	}
	if (node && "items" in node) return { kind: "list", items: node.items.map((item) => writtenOf(item as Node)) };
	return nothing;
}

/** An empty value. */
export const nothing: WrittenScalar = { kind: "scalar", plain: true, text: "", value: null };
