const softHyphens = /\u00ad/g;

/** What is copied from a page holds no places where its words may be broken: another program might show or search them. */
export function copyWholeWords(): void {
	addEventListener("copy", (event) => {
		const selection = getSelection();
		const text = selection?.toString();
		// Of a field the selection says what was typed, which has none.
		if (!event.clipboardData || !selection || !text?.includes("\u00ad")) return;
		const box = document.createElement("div");
		for (let index = 0; index < selection.rangeCount; index++) box.append(selection.getRangeAt(index).cloneContents());
		event.clipboardData.setData("text/plain", text.replace(softHyphens, ""));
		event.clipboardData.setData("text/html", box.innerHTML.replace(softHyphens, ""));
		event.preventDefault();
	});
}
