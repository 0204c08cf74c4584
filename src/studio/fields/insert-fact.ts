/** Puts a fact behind what is selected in a text, and the caret behind it once that is drawn; gives the text. */
export function insertFact(area: HTMLTextAreaElement, name: string): string {
	const { value, selectionEnd: at } = area;
	const fact = `{${name}}`;
	requestAnimationFrame(() => {
		area.focus();
		area.setSelectionRange(at + fact.length, at + fact.length);
	});
	return value.slice(0, at) + fact + value.slice(at);
}
