import { type Edit, offsetOf, type Repairer } from "./repair.ts";

/** A list below a `>`, which joins its lines: with a `|` they stay as they are. */
export const repairFolded: Repairer<"folded-list"> = ({ place, values: { how } }, { source }): Edit[] => {
	if (how !== "sign") return [];
	const before = source.text.slice(0, offsetOf(source.text, place));
	const head = /:[ \t]+>[-+]?[ \t]*(?=\r?\n)(?![\s\S]*:[ \t]+>[-+]?[ \t]*\r?\n)/.exec(before);
	return head ? [{ offset: head.index + head[0].indexOf(">"), length: 1, text: "|" }] : [];
};
