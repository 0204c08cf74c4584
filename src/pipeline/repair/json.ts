import { jsonMistake } from "../read/json.ts";
import type { Edit, Repairer } from "./repair.ts";

/** So much is read in one round, in characters: each mistake is looked for from the start. */
const mostRead = 10_000_000;

/** Commas too many or too few, and names and texts without their quotation marks: all that stand behind each other. */
export const repairJson: Repairer<"json-syntax"> = (_, { source }) => {
	const edits: Edit[] = [];
	let { text } = source;
	let grown = 0;
	let mended = 0;
	for (let left = mostRead; left > 0; left -= text.length) {
		const { start = 0, end = 0, write } = jsonMistake(text) ?? {};
		if (write === undefined || start < mended) break;
		edits.push({ offset: start - grown, length: end - start, text: write });
		text = text.slice(0, start) + write + text.slice(end);
		mended = start + write.length;
		grown += write.length - (end - start);
	}
	return edits;
};
