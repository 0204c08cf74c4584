/** As the `ref` of a field that somebody has asked for: it has the keys as soon as it is there. */
export function takesKeys(field: HTMLElement | null): void {
	field?.focus();
}
