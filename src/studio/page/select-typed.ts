/** Selects all of a text that somebody comes to: what stands there is there to be replaced. */
export function selectTyped(typed: EventTarget | null = document.activeElement): void {
	if (typed instanceof HTMLInputElement || typed instanceof HTMLTextAreaElement) typed.select();
	else if (typed instanceof HTMLElement && typed.isContentEditable) getSelection()?.selectAllChildren(typed);
}
