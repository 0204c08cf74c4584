/** Selects the text that somebody types in: what stands there is there to be replaced. */
export function selectTyped(): void {
	const typed = document.activeElement;
	if (typed instanceof HTMLElement && typed.isContentEditable) getSelection()?.selectAllChildren(typed);
}
