/** Where the style of a pasted element stands, which is read and never applied. */
export const styleName = "data-style";

export function styleOf(element: Element): string {
	return element.getAttribute(styleName) ?? "";
}
