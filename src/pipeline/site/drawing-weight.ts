import { XmlElement } from "@rgrove/parse-xml";

/** How many elements a browser draws; what a `<use>` repeats is counted each time. */
export function drawnElements(root: XmlElement): number {
	const named = new Map<string, XmlElement>();
	for (const element of elementsIn(root)) {
		const { id } = element.attributes;
		if (id !== undefined) named.set(`#${id}`, element);
	}
	const known = new Map<XmlElement, number>();
	const count = (element: XmlElement): number => {
		const before = known.get(element);
		if (before !== undefined) return before;
		// What repeats itself is not drawn.
		known.set(element, 0);
		let sum = 1;
		for (const [name, value] of Object.entries(element.attributes)) {
			const target = /(?:^|:)href$/.test(name) ? named.get(value) : undefined;
			if (target) sum += count(target);
		}
		for (const child of element.children) if (child instanceof XmlElement) sum += count(child);
		known.set(element, sum);
		return sum;
	};
	return count(root);
}

function* elementsIn(element: XmlElement): Generator<XmlElement> {
	yield element;
	for (const child of element.children) if (child instanceof XmlElement) yield* elementsIn(child);
}
