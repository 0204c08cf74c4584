import type { Spot } from "./projection.ts";

/** Where a name stands, seen from its dot; the drawing always runs from left to right. */
export type Side = "end" | "start" | "above" | "below";

/** Of a letter, in units of the drawing; roughly, and as large as on a phone. */
const letter = { width: 13, height: 24 };

const gap = 14;

interface Named {
	readonly text: string;
	readonly spot: Spot;
}

interface Drawn {
	readonly dots: readonly Spot[];
	/** Names that stand in the middle of their spot. */
	readonly waters: readonly Named[];
	readonly width: number;
}

/** Places names one after the other, so that none lies over one before it, or over what is drawn already. */
export function labelsOf(names: readonly Named[], { dots, waters, width }: Drawn) {
	const waterNames = waters.flatMap(({ text, spot: { x, y } }) =>
		lettersOf(text, { x: x - (text.length * letter.width) / 2, y }),
	);
	const taken = [...dots, ...waterNames];
	return names.map(({ text, spot }) => {
		const label = labelAt(spot, text, taken, width);
		taken.push(...lettersOf(text, { x: label.left, y: label.y }));
		return { text, ...label };
	});
}

/** Where the letters of a name stand that begins at a place: the foot and the head of each. */
function lettersOf(text: string, { x, y }: Spot): Spot[] {
	return Array.from({ length: text.length + 1 }, (_, index) => x + index * letter.width).flatMap((at) => [
		{ x: at, y },
		{ x: at, y: y - 0.7 * letter.height },
	]);
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
