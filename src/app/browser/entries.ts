type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was filled in on a page, by id of the control, and which of its folds are open, in order. Never sent anywhere. */
export interface Filled {
	readonly entries: ReadonlyMap<string, string | boolean>;
	readonly folds: readonly boolean[];
}

/** What is filled in and unfolded on the page that is about to go. */
export function filledIn(): Filled {
	const filled = controls().filter((control) => enteredIn(control) !== untouched(control));
	return {
		entries: new Map(filled.map((control) => [control.id, enteredIn(control)])),
		folds: folds().map(({ open }) => open),
	};
}

/** Fills it in again after a step back, as browsers do; what is filled in already stays. */
export function fillAgain(filled?: Filled): void {
	for (const [index, fold] of folds().entries()) fold.open = filled?.folds[index] ?? fold.open;
	for (const control of controls()) {
		const value = filled?.entries.get(control.id);
		if (value === undefined || enteredIn(control) !== untouched(control)) continue;
		if (typeof value === "string") control.value = value;
		else if ("checked" in control) control.checked = value;
	}
}

function folds(): HTMLDetailsElement[] {
	return [...document.querySelectorAll<HTMLDetailsElement>("main details")];
}

function controls(): Control[] {
	return [...document.querySelectorAll<Control>("main :is(input:not([type=hidden]), select, textarea)")];
}

function isChoice(control: Control): control is HTMLInputElement {
	return control.type === "radio" || control.type === "checkbox";
}

function enteredIn(control: Control): string | boolean {
	return isChoice(control) ? control.checked : control.value;
}

function untouched(control: Control): string | boolean {
	if (isChoice(control)) return control.defaultChecked;
	return "defaultValue" in control ? control.defaultValue : "";
}
