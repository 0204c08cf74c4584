export interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** Where something is; undefined of what does not say so. */
export function pointOf({ latitude, longitude }: Partial<Point>): Point | undefined {
	return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Half the width of the shown area in degrees: a few streets around the point. */
const halfWidth = 0.006;
const halfHeight = 0.003;

/** The map as a frame. The box is longitude before latitude, the marker latitude before longitude. */
export function embedAddress({ latitude, longitude }: Point): string {
	const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
	const bbox = box.map((degrees) => degrees.toFixed(4)).join("%2C");
	return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The map as a page of its own. */
export function pageAddress({ latitude, longitude }: Point): string {
	return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The way to a point; the visitor fills in where it starts. */
export function routeAddress({ latitude, longitude }: Point): string {
	return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
