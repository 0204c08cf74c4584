interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** Where a point lies on a drawing. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

const margin = 16;

/** Fits points on a drawing of a width; over so small a part of the earth a flat map will do. */
export function projectionOf(points: readonly Point[], width: number) {
	const latitudes = points.map(({ latitude }) => latitude);
	const longitudes = points.map(({ longitude }) => longitude);
	const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
	const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
	const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
	// Points on one line would give a scale without end.
	const scale = (width - 2 * margin) / Math.max((east - west) * narrowing, 0.01);
	return {
		height: Math.ceil((north - south) * scale + 2 * margin),
		place: ({ latitude, longitude }: Point): Spot => ({
			x: round((longitude - west) * narrowing * scale + margin),
			y: round((north - latitude) * scale + margin),
		}),
	};
}

/** A closed line that rounds off every corner. */
export function roundedPath(spots: readonly Spot[]): string {
	const halfway = spots.map((spot, index) => between(spot, spots[(index + 1) % spots.length] ?? spot));
	const last = halfway.at(-1);
	const curves = spots.map(({ x, y }, index) => `Q${x} ${y} ${halfway[index]?.x} ${halfway[index]?.y}`);
	return `M${last?.x} ${last?.y}${curves.join("")}Z`;
}

function between(one: Spot, other: Spot): Spot {
	return { x: round((one.x + other.x) / 2), y: round((one.y + other.y) / 2) };
}

/** Whole units, which are about a pixel: the build and every browser draw the same, and the page stays small. */
function round(value: number): number {
	return Math.round(value);
}
