import { nodesIn } from "../read/written.ts";
import { type Edit, offsetOf, type Repairer } from "./repair.ts";

/** A single block where a list of such blocks is expected: it becomes the only one of the list. */
export const repairList: Repairer<"wrong-structure"> = ({ place, values }, { source }): readonly Edit[] => {
	const { text, written } = source;
	const offset = offsetOf(text, place);
	const block = nodesIn(written).find((node) => node.kind === "map" && node.start === offset);
	if (values.expected !== "list" || block?.kind !== "map" || block.flow) return [];
	const below = [
		...text
			.slice(offset, block.end)
			.trimEnd()
			.matchAll(/\n(?=[^\r\n])/g),
	];
	return [
		{ offset, length: 0, text: "- " },
		...below.map(({ index }) => ({ offset: offset + index + 1, length: 0, text: "  " })),
	];
};
