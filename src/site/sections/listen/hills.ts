import type { Bands } from "./bands.ts";

/** The room of a drawing, in its own units: half an octave is one wide, a decibel one high. */
export const room = { width: 14, height: 56 } as const;

/** The level at the top of a drawing, in dB: the loudest band stands below it, and what is live rises above that. */
const top = 8;

/** The outline of octave bands side by side, deep tones first; what is too soft to draw lies on the ground. */
export function outlineOf(levels: Bands): string {
	const heights = levels.map((level) => Math.round(Math.min(room.height, Math.max(0, top - level))));
	const [first, ...others] = heights.map((height, band) => ({ height, place: 2 * band + 1 }));
	// Level in the middle of each band, and softly from one to the next.
	const turns = others.map(({ height, place }) => `${place - 1} ${height} ${place} ${height}`);
	return `M0 ${first?.height}H1S${turns.join(" ")}H${room.width}`;
}

/** The same as ground that can be filled. */
export function hillsOf(levels: Bands): string {
	return `${outlineOf(levels)}V${room.height}H0z`;
}
