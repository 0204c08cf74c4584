/** A stop of the keyboard: its number among those that Tab must reach, or undefined when it is none of them. */
export interface Stop {
	readonly number: number | undefined;
	readonly name: string;
	readonly wrong: readonly string[];
}

/** Looks at the element that has the focus; undefined when none has. Runs in the page, after `numberStops`. */
export function inspectFocus(): Stop | undefined {
	const element = document.activeElement;
	if (!(element instanceof HTMLElement) || element === document.body) return undefined;
	const wrong: string[] = [];
	const style = getComputedStyle(element);
	const outlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
	if (!outlined) wrong.push("no visible focus");
	if (element.tabIndex > 0) wrong.push("tabindex above 0");

	// A link may stretch over its card: what is drawn around is the link, what is clicked is the card.
	const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
	if (boxes.length === 0) wrong.push("has no box");
	// A box higher than the screen is never wholly seen.
	const fits = boxes.every(({ height }) => height < innerHeight / 2);
	for (const { left, right, top, bottom } of fits ? boxes : []) {
		const inset = 4;
		const points = [
			[(left + right) / 2, (top + bottom) / 2],
			[left + inset, top + inset],
			[right - inset, top + inset],
			[left + inset, bottom - inset],
			[right - inset, bottom - inset],
		] as const;
		const faults = points.flatMap(([x, y]) => {
			const hit = document.elementFromPoint(x, y);
			if (!hit) return `outside the screen at ${Math.round(x)}, ${Math.round(y)}`;
			const own = element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element);
			return own ? [] : `covered by ${hit.outerHTML.slice(0, 80)}`;
		});
		// Of a large field the browser shows the line that is written on.
		if (!element.matches("textarea") || faults.length === points.length) wrong.push(...faults);
	}

	// The ring is not cut off by a box around it.
	const [box] = boxes;
	const reach = outlined
		? Math.max(0, Number.parseFloat(style.outlineOffset)) + Number.parseFloat(style.outlineWidth)
		: 0;
	for (
		let around = element.parentElement;
		box && fits && around && around !== document.body;
		around = around.parentElement
	) {
		const { overflowX, overflowY } = getComputedStyle(around);
		if (overflowX === "visible" && overflowY === "visible") continue;
		const edge = around.getBoundingClientRect();
		const cut =
			box.left - reach < edge.left - 1 ||
			box.right + reach > edge.right + 1 ||
			box.top - reach < edge.top - 1 ||
			box.bottom + reach > edge.bottom + 1;
		if (cut) wrong.push("focus ring cut off");
		break;
	}
	return { number: Reflect.get(element, "stop"), name: element.outerHTML.slice(0, 120), wrong };
}

/**
 * Numbers everything that Tab must reach, in the order of the document, and says how much that is.
 * Of radio buttons with one name only one is a stop. Runs in the page.
 */
export function numberStops(): number {
	const groups = new Set<string>();
	let count = 0;
	const selector = "a[href], button, summary, input:not([type=hidden]), select, textarea, iframe, [tabindex]";
	for (const element of document.querySelectorAll<HTMLElement>(selector)) {
		if (element.tabIndex < 0 || element.matches(":disabled")) continue;
		if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
		if (element instanceof HTMLInputElement && element.type === "radio") {
			const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)];
			const chosen = group.find(({ checked }) => checked);
			if (chosen && chosen !== element) continue;
			if (groups.has(element.name)) continue;
			groups.add(element.name);
			// Tab comes in at the first of them, and Shift+Tab at the last.
			for (const radio of chosen ? [chosen] : group) Reflect.set(radio, "stop", count);
			count++;
			continue;
		}
		Reflect.set(element, "stop", count++);
	}
	return count;
}

/** Pairs of stops where the eye must go back against the reading direction. Runs in the page. */
export function stopsAgainstReading(): string[] {
	const rtl = document.documentElement.dir === "rtl";
	const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")].filter(
		(element) =>
			element.tabIndex >= 0 && !element.matches(".skip") && element.checkVisibility({ visibilityProperty: true }),
	);
	const found: string[] = [];
	for (const [place, element] of stops.entries()) {
		const before = stops[place - 1];
		if (!before) continue;
		const here = element.getBoundingClientRect();
		const there = before.getBoundingClientRect();
		const back = here.bottom <= there.top + 4;
		// A next column begins at the top again.
		const nextColumn = rtl ? here.right <= there.left + 4 : here.left >= there.right - 4;
		const sameRow = !back && here.top < there.bottom - 4;
		const left = rtl ? here.left >= there.right - 4 : here.right <= there.left + 4;
		if ((back && !nextColumn) || (sameRow && left)) {
			found.push(`${before.outerHTML.slice(0, 90)} → ${element.outerHTML.slice(0, 90)}`);
		}
	}
	return found;
}
