import { textAt, viewOf } from "./bytes.ts";
import { isSrgb } from "./colour-profile.ts";
import type { ReadPhotoFile } from "./photo-file.ts";

interface Box {
	readonly name: string;
	readonly data: Uint8Array;
}

/** A version and flags come first in the boxes `meta`, `iinf` and `infe`. */
const version = 4;

/** Boxes of the file, items and properties that draw a still picture. A gain map, a film and a turn are others. */
const plainBoxes = new Set(["ftyp", "meta", "mdat"]);
const plainItems = new Set(["av01", "grid"]);
const turning = new Set(["irot", "imir", "clap"]);

/** Primaries and curves of `nclx` that screens have, 2 being those that are not named. */
const screenPrimaries = new Set([1, 2]);
const screenCurves = new Set([1, 2, 6, 13]);

/**
 * Reads an AVIF or a HEIC. Its boxes name each other by position, so nothing is taken out: `bare` is the file itself,
 * when there is nothing in it but the picture. Every browser that decodes it obeys its own turns, and nobody those of EXIF.
 */
export const readHeif: ReadPhotoFile = (photo) => {
	const boxes = boxesIn(photo);
	const meta = boxes?.find(({ name }) => name === "meta");
	if (!boxes || !meta) return undefined;
	const inside = boxesIn(meta.data.subarray(version)) ?? [];
	if (!dataOf(boxes, "mdat") && !dataOf(inside, "idat")) return undefined;
	const isPlain =
		boxes.every(({ name }) => plainBoxes.has(name)) &&
		itemsIn(inside).every((name) => plainItems.has(name)) &&
		propertiesIn(inside).every((each) => !turning.has(each.name) && hasScreenColours(each));
	return { orientation: 1, stored: photo, bare: isPlain ? photo : undefined };
};

/** Undefined when one of them is cut off. */
function boxesIn(bytes: Uint8Array): Box[] | undefined {
	const view = viewOf(bytes);
	const found: Box[] = [];
	for (let at = 0; at < bytes.length; ) {
		if (at + 8 > bytes.length) return undefined;
		const short = view.getUint32(at);
		const isLong = short === 1;
		if (isLong && at + 16 > bytes.length) return undefined;
		// 0 is all that follows.
		const length = short === 0 ? bytes.length - at : isLong ? Number(view.getBigUint64(at + 8)) : short;
		const from = at + (isLong ? 16 : 8);
		const end = at + length;
		if (end < from || end > bytes.length) return undefined;
		found.push({ name: textAt(bytes, at + 4, 4), data: bytes.subarray(from, end) });
		at = end;
	}
	return found;
}

/** The kind of each item: a picture, or what a camera wrote. */
function itemsIn(meta: readonly Box[]): string[] {
	const list = dataOf(meta, "iinf");
	if (!list) return [];
	const entries = boxesIn(list.subarray(version + (list[0] === 0 ? 2 : 4))) ?? [];
	// The number of an item has four bytes from version 3 on; two more bytes come before its kind.
	return entries.map(({ data }) => textAt(data, version + ((data[0] ?? 0) < 3 ? 2 : 4) + 2, 4));
}

function propertiesIn(meta: readonly Box[]): Box[] {
	const properties = dataOf(boxesIn(dataOf(meta, "iprp") ?? new Uint8Array()) ?? [], "ipco");
	return boxesIn(properties ?? new Uint8Array()) ?? [];
}

function dataOf(boxes: readonly Box[], wanted: string): Uint8Array | undefined {
	return boxes.find(({ name }) => name === wanted)?.data;
}

function hasScreenColours({ name, data }: Box): boolean {
	if (name !== "colr") return true;
	if (textAt(data, 0, 4) !== "nclx") return isSrgb(data.subarray(4));
	const view = viewOf(data);
	return data.length >= 8 && screenPrimaries.has(view.getUint16(4)) && screenCurves.has(view.getUint16(6));
}
