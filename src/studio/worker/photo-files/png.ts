import { joined, textAt, viewOf } from "./bytes.ts";
import { orientationIn } from "./exif.ts";
import type { ReadPhotoFile } from "./photo-file.ts";

interface Chunk {
	readonly name: string;
	/** From its length to its checksum. */
	readonly bytes: Uint8Array;
}

const signature = "\x89PNG\r\n\x1a\n";

/** Length and name before the data of a chunk, a checksum after it. */
const header = 8;
const checksum = 4;

/** The chunks that draw: pixels, palette, transparency, and how light the numbers are. */
const drawing = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM"]);

/** Other colours (a profile, or those of film), and frames that move. */
const different = new Set(["iCCP", "cICP", "acTL"]);

/** Reads a PNG. What follows its last chunk is no part of it. */
export const readPng: ReadPhotoFile = (photo) => {
	const chunks = chunksOf(photo);
	if (!chunks?.some(({ name }) => name === "IDAT")) return undefined;
	const fileOf = (isKept: (name: string) => boolean) => {
		const kept = chunks.filter(({ name }) => isKept(name)).map(({ bytes }) => bytes);
		return joined([photo.subarray(0, signature.length), ...kept]);
	};
	const exif = chunks.find(({ name }) => name === "eXIf");
	const orientation = orientationIn(exif?.bytes.subarray(header, -checksum));
	const looksDifferent = orientation !== 1 || chunks.some(({ name }) => different.has(name));
	return {
		orientation,
		stored: fileOf((name) => name !== "eXIf"),
		bare: looksDifferent ? undefined : fileOf((name) => drawing.has(name)),
	};
};

/** Undefined when there is no last chunk. */
function chunksOf(photo: Uint8Array): Chunk[] | undefined {
	if (textAt(photo, 0, signature.length) !== signature) return undefined;
	const view = viewOf(photo);
	const found: Chunk[] = [];
	let at = signature.length;
	while (at + header + checksum <= photo.length) {
		const end = at + header + view.getUint32(at) + checksum;
		if (end > photo.length) return undefined;
		const name = textAt(photo, at + 4, 4);
		found.push({ name, bytes: photo.subarray(at, end) });
		if (name === "IEND") return found;
		at = end;
	}
	return undefined;
}
