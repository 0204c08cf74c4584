/** Puts words around what is selected in a text, or in its place; what was selected stays so. */
export function insertAround(
	{ value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement,
	before: string,
	after: string,
): { readonly text: string; readonly selected: readonly [start: number, end: number] } {
	const text = value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end);
	return { text, selected: [start + before.length, end + before.length] };
}

/** Selects a stretch of a text once it has been drawn, and gives it the keys. */
export function selectLater(area: HTMLTextAreaElement, [start, end]: readonly [number, number]): void {
	requestAnimationFrame(() => {
		area.focus();
		area.setSelectionRange(start, end);
	});
}
