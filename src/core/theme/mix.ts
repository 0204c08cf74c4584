/** A colour with a part of another one, from 0 to 1. */
export function mixed(from: string, to: string, part: number): string {
	const ends = channelsOf(to);
	const channels = channelsOf(from).map((start, at) => Math.round(start + ((ends[at] ?? 0) - start) * part));
	return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** `#rrggbb` as three numbers from 0 to 255. */
export function channelsOf(hex: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
