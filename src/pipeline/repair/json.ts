import { jsonMistake } from "../read/json.ts";
import type { Repairer } from "./repair.ts";

/** Commas too many or too few, and names and texts without their quotation marks. */
export const repairJson: Repairer<"json-syntax"> = (_, { source: { text } }) => {
	const { start, end, write } = jsonMistake(text) ?? {};
	return start === undefined || end === undefined || write === undefined
		? []
		: [{ offset: start, length: end - start, text: write }];
};
