/** The path below which the site stands, as the document says it: nothing when it has the host for itself. */
export function basePath(): string {
	return document.querySelector<HTMLElement>("[data-app]")?.dataset.base ?? "";
}
