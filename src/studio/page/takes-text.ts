/** A key goes into a text that somebody types. */
export function takesText(event: KeyboardEvent): boolean {
	const [target] = event.composedPath();
	return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
