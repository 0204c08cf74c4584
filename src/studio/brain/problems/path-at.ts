import type { Location } from "#core/problems/problem.ts";
import type { Steps } from "#core/studio.ts";
import type { WrittenNode } from "#pipeline/read/written.ts";

/** The path of the innermost value of a text in which a place lies. */
export function pathAt(text: string, root: WrittenNode, { line, column }: Pick<Location, "line" | "column">): Steps {
	const before = text.split(/(?<=\n)/).slice(0, line - 1);
	return pathTo(root, before.join("").length + column - 1);
}

function pathTo(node: WrittenNode, offset: number): Steps {
	if (node.kind === "scalar") return [];
	const parts: readonly (readonly [step: string | number, start: number, value: WrittenNode])[] =
		node.kind === "map"
			? [...node.fields].map(([name, { key, value }]) => [name, key.start, value])
			: node.items.map((item, index) => [index, item.start, item]);
	const found = parts.findLast(([, start]) => start <= offset);
	// What is wrong with a block as a whole is told at its beginning.
	if (!found || offset === node.start) return [];
	return [found[0], ...pathTo(found[2], offset)];
}
