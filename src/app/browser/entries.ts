type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLDetailsElement;

/** What was filled in and unfolded on a page, by id or title. Never sent anywhere. */
export type Filled = ReadonlyMap<string, unknown>;

/** What is filled in and unfolded on the page that is about to go. */
export function filledIn(): Filled {
	return new Map(
		controls()
			.filter(isTouched)
			.map((control) => [nameOf(control), Reflect.get(control, stateOf(control))]),
	);
}

/** Fills it in again after a step back, as browsers do; what is filled in already stays. */
export function fillAgain(filled?: Filled): void {
	for (const control of controls()) {
		const value = filled?.get(nameOf(control));
		if (value !== undefined && !isTouched(control)) Reflect.set(control, stateOf(control), value);
	}
}

function controls(): Control[] {
	return [...document.querySelectorAll<Control>("main :is(input:not([type=hidden]), select, textarea, details)")];
}

function nameOf(control: Control): string {
	return control.id || `${control.firstChild?.textContent}`;
}

const untouched = { open: "", checked: "defaultChecked", value: "defaultValue" } as const;

/** Where a control keeps what a visitor did to it. */
function stateOf(control: Control): keyof typeof untouched {
	if ("open" in control) return "open";
	return control.type === "radio" || control.type === "checkbox" ? "checked" : "value";
}

function isTouched(control: Control): boolean {
	const state = stateOf(control);
	return (Reflect.get(control, state) || "") !== (Reflect.get(control, untouched[state]) || "");
}
