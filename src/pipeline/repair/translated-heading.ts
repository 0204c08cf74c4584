import { isJson } from "../read/json.ts";
import { blockShape } from "../text/markdown.ts";
import type { Repairer } from "./repair.ts";
import { scalarAt } from "./scalars.ts";

/** A line that translates a heading is one of the same level. */
export const repairTranslatedHeading: Repairer<"translation-shape"> = ({ place, values: { heading } }, { source }) => {
	const found = scalarAt(source, place);
	if (!heading || !found || isJson(source.file)) return [];
	const { text } = found.scalar;
	if (!/^(?:paragraph|heading \d)$/.test(blockShape(text)) || text.includes("\n")) return [];
	const right = `${heading} ${text.replace(/^#+\s*/, "")}`;
	return [{ offset: found.scalar.start, length: found.written.length, text: JSON.stringify(right) }];
};
