import { nodesIn, type WrittenNode } from "../../read/written.ts";

/** The remarks of a text with their offsets: what stands behind a number sign outside of every value and name. */
export function remarksIn(text: string, root: WrittenNode): { readonly at: number; readonly says: string }[] {
	const found: { at: number; says: string }[] = [];
	let from = 0;
	const look = (to: number) => {
		for (const { index, 0: says } of text.slice(from, to).matchAll(/(?<=^|\s)#[^\r\n]*/g))
			found.push({ at: from + index, says: says.trimEnd() });
	};
	for (const node of nodesIn(root)) {
		if (node.kind !== "scalar") continue;
		const { start, end } = node;
		if (end <= from && start < from) continue;
		const header = /^[|>][^\r\n]*/.exec(text.slice(start, end))?.[0];
		look(start + (header?.length ?? 0));
		from = end;
	}
	look(text.length);
	return found;
}
