import { pastedLinesIn } from "../read/pasted.ts";
import { isFieldName } from "../site/field-names.ts";
import { lineAt, type Repairer } from "./repair.ts";

/** What was copied along becomes an empty line or a remark, and signs before lines go, where that is the only answer. */
export const repairPasted: Repairer<"pasted-lines"> = ({ place, values }, { source }) => {
	const found = pastedLinesIn(source.text, values.kind, isFieldName);
	return found.flatMap(({ line, write }) => {
		if (write === undefined) return [];
		const { start, line: text } = lineAt(source.text, { ...place, line: line + 1 });
		return [{ offset: start, length: text.length, text: write }];
	});
};
