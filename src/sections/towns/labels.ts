import type { Spot } from "./projection.ts";

/** Where a name stands, seen from its dot; the drawing always runs from left to right. */
export type Side = "end" | "start" | "above" | "below";

/** Of a letter, in units of the drawing; roughly, and as large as on a phone. */
const letter = { width: 13, height: 24 };

const gap = 14;

/** Places names one after the other, so that none lies over one before it. */
export function labelsOf(names: readonly { text: string; spot: Spot }[], dots: readonly Spot[], width: number) {
	const taken = [...dots];
	return names.map(({ text, spot }) => {
		const label = labelAt(spot, text, taken, width);
		const end = label.left + text.length * letter.width;
		for (let x = label.left; x <= end; x += letter.width) {
			taken.push({ x, y: label.y }, { x, y: label.y - 0.7 * letter.height });
		}
		return { text, ...label };
	});
}

/** The place of a name where it hides the fewest dots and stays on the drawing. */
function labelAt(spot: Spot, name: string, dots: readonly Spot[], width: number) {
	const long = name.length * letter.width;
	const { x, y } = spot;
	const places = [
		{ side: "end", x: x + gap, y: y + 7, left: x + gap },
		{ side: "start", x: x - gap, y: y + 7, left: x - gap - long },
		{ side: "above", x, y: y - gap, left: x - long / 2 },
		{ side: "below", x, y: y + gap + letter.height - 4, left: x - long / 2 },
	] as const;
	const hidden = places.map(({ left, y: base }) => {
		if (left < 0 || left + long > width) return Number.POSITIVE_INFINITY;
		return dots.filter(
			(dot) => dot.x > left - 5 && dot.x < left + long + 5 && dot.y > base - letter.height - 2 && dot.y < base + 6,
		).length;
	});
	return places[hidden.indexOf(Math.min(...hidden))] ?? places[0];
}
