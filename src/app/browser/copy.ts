import { breaks } from "#core/resolved.ts";

/** What is copied from a page holds nothing that says where its words may be broken: another program might show or search them. */
export function copyWholeWords(): void {
	addEventListener("copy", (event) => {
		const { clipboardData } = event;
		const selection = getSelection();
		const text = String(selection);
		// Of a field the selection says what was typed, which has none.
		if (!clipboardData || !selection || !text.match(breaks)) return;
		const box = document.createElement("div");
		for (let index = 0; index < selection.rangeCount; index++) box.append(selection.getRangeAt(index).cloneContents());
		clipboardData.setData("text/plain", text.replace(breaks, ""));
		clipboardData.setData("text/html", box.innerHTML.replace(breaks, ""));
		event.preventDefault();
	});
}
