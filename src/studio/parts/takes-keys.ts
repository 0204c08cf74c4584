/** As the `ref` of a field that somebody has asked for: it has the keys as soon as it is there. */
export function takesKeys(field: HTMLElement | null): void {
	field?.focus();
}

/** Notes who has the keys. What it gives says whether they are free: whoever went elsewhere meanwhile goes on there. */
export function notesKeys(element: Element | null): () => boolean {
	const root = element?.getRootNode();
	const now = () => (root instanceof ShadowRoot && root.activeElement) || document.activeElement;
	const before = now();
	return () => [before, document.body, null].includes(now());
}
