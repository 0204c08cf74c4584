import type { InReports } from "#core/fields/answers.ts";
import { fieldNamesOf } from "#core/fields/at.ts";
import { pageHeadSchema } from "#core/page.ts";
import type { Change, WrittenData } from "#core/studio.ts";
import { isJson } from "../../read/json.ts";
import { editText } from "./edit-text.ts";
import { refusals } from "./refusals.ts";

/** A change of a page that is only read; nobody else changes it meanwhile. */
export type PageEdit =
	| { readonly do: "set"; readonly path: Change["path"]; readonly value: string }
	| { readonly do: "add"; readonly path: Change["path"]; readonly value: WrittenData }
	| {
			readonly do: "insert";
			readonly path: Change["path"];
			readonly value: WrittenData;
			/** How it is written elsewhere, as `writtenItem` gives it. */
			readonly written?: string | undefined;
	  }
	| { readonly do: "remove"; readonly path: Change["path"] };

/** The text of a page after several changes of its head, or why one of them is not made. */
export function editPage(
	file: string,
	text: string,
	edits: readonly PageEdit[],
): { readonly text: string } | { readonly refused: InReports } {
	if (edits.length > 0 && isJson(file)) return { refused: refusals.json };
	const order = fieldNamesOf(pageHeadSchema);
	let now = text;
	for (const edit of edits) {
		const written = edit.do === "insert" ? edit.written : undefined;
		const edited = editText(now, { was: "", ...edit, file } as Change, { order, written });
		if ("refused" in edited) return edited;
		now = edited.text;
	}
	return { text: now };
}
