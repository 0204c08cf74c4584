/** The class of a picture of which one point stays in sight wherever it is cut; `focus` is `30% 60%`. */
export function focusClass(focus: string): string {
	return `focus-${focus.replace("% ", "-").replace("%", "")}`;
}

/** What the class says. */
export function focusRule(focus: string): string {
	return `.${focusClass(focus)}{object-position:${focus}}`;
}
