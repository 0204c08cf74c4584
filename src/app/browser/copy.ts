const breaks = /[\u00ad\u2060]/g;

/** What is copied from a page holds nothing that says where its words may be broken: another program might show or search them. */
export function copyWholeWords(): void {
	addEventListener("copy", (event) => {
		const selection = getSelection();
		const text = selection?.toString();
		// Of a field the selection says what was typed, which has none.
		if (!event.clipboardData || !selection || !text?.match(breaks)) return;
		const box = document.createElement("div");
		for (let index = 0; index < selection.rangeCount; index++) box.append(selection.getRangeAt(index).cloneContents());
		event.clipboardData.setData("text/plain", text.replace(breaks, ""));
		event.clipboardData.setData("text/html", box.innerHTML.replace(breaks, ""));
		event.preventDefault();
	});
}
