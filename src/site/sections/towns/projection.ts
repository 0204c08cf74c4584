import type { AreaMap } from "./types.ts";

interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** Where a point lies on a drawing. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

type Edges = Pick<AreaMap, "north" | "south" | "west" | "east"> & {
	readonly image: Pick<AreaMap["image"], "width" | "height">;
};

/** Puts points on a map of which the edges are known; over so small a part of the earth a flat map will do. */
export function projectionOf({ north, south, west, east, image: { width, height } }: Edges) {
	return ({ latitude, longitude }: Point): Spot => ({
		// Whole units, which are about a pixel: the build and every browser draw the same, and the page stays small.
		x: Math.round(((longitude - west) / (east - west)) * width),
		y: Math.round(((north - latitude) / (north - south)) * height),
	});
}
