type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was filled in at each step of the history, by id of the control. Kept in memory only, and never sent anywhere. */
const entries = new Map<string, ReadonlyMap<string, string | boolean>>();

/** Keeps what is filled in on the page that is about to go. */
export function rememberEntries(key: string): void {
	const filled = controls().filter((control) => enteredIn(control) !== untouched(control));
	entries.set(key, new Map(filled.map((control) => [control.id, enteredIn(control)])));
}

/** Fills it in again after a step back, as browsers do; what is filled in already stays. */
export function restoreEntries(key: string): void {
	const filled = entries.get(key);
	for (const control of controls()) {
		const value = filled?.get(control.id);
		if (value === undefined || enteredIn(control) !== untouched(control)) continue;
		if (typeof value === "string") control.value = value;
		else if ("checked" in control) control.checked = value;
	}
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
