/** A key goes into a text that somebody types. */
export function takesText(event: KeyboardEvent): boolean {
	const [target] = event.composedPath();
	return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** As the `ref` of a field that somebody has asked for: it has the keys as soon as it is there. */
export function takesKeys(field: HTMLElement | null): void {
	field?.focus();
}
