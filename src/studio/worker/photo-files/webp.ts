import { joined, textAt, viewOf } from "./bytes.ts";
import { isSrgb } from "./colour-profile.ts";
import { orientationIn } from "./exif.ts";
import type { ReadPhotoFile } from "./photo-file.ts";

interface Chunk {
	readonly name: string;
	readonly data: Uint8Array;
	/** With its name, its length, and the byte that makes its end even. */
	readonly bytes: Uint8Array;
}

/** `RIFF`, the length of what follows, `WEBP`. */
const fileHeader = 12;

/** The name and the length of a chunk. */
const chunkHeader = 8;

const drawing = new Set(["VP8X", "VP8 ", "VP8L", "ALPH"]);

/** The flags of VP8X that announce another chunk. */
const announced = { ICCP: 0x20, EXIF: 0x08, "XMP ": 0x04 };

/** Reads a WebP. What follows the length that it names is no part of it. */
export const readWebp: ReadPhotoFile = (photo) => {
	const chunks = chunksOf(photo);
	if (!chunks) return undefined;
	const dataOf = (wanted: string) => chunks.find(({ name }) => name === wanted)?.data;
	const isMoving = dataOf("ANMF") !== undefined;
	if (!isMoving && !dataOf("VP8 ") && !dataOf("VP8L")) return undefined;
	const orientation = orientationIn(dataOf("EXIF"));
	const profile = dataOf("ICCP");
	const looksDifferent = isMoving || orientation !== 1 || (profile !== undefined && !isSrgb(profile));
	return {
		orientation,
		stored: fileOf(chunks.filter(({ name }) => name !== "EXIF")),
		bare: looksDifferent ? undefined : fileOf(chunks.filter(({ name }) => drawing.has(name))),
	};
};

function fileOf(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
	const file = joined([new TextEncoder().encode("RIFF----WEBP"), ...chunks.map(({ bytes }) => bytes)]);
	viewOf(file).setUint32(4, file.length - 8, true);
	const flags = fileHeader + chunkHeader;
	if (chunks[0]?.name !== "VP8X") return file;
	const gone = Object.entries(announced).filter(([wanted]) => !chunks.some(({ name }) => name === wanted));
	for (const [, flag] of gone) file[flags] = (file[flags] ?? 0) & ~flag;
	return file;
}

/** Undefined when the file is shorter than it says. */
function chunksOf(photo: Uint8Array): Chunk[] | undefined {
	if (textAt(photo, 0, 4) !== "RIFF" || textAt(photo, 8, 4) !== "WEBP") return undefined;
	const view = viewOf(photo);
	const end = view.getUint32(4, true) + 8;
	if (end > photo.length) return undefined;
	const found: Chunk[] = [];
	let at = fileHeader;
	while (at + chunkHeader <= end) {
		const from = at + chunkHeader;
		const length = view.getUint32(at + 4, true);
		if (from + length > end) return undefined;
		const next = from + length + (length % 2);
		found.push({
			name: textAt(photo, at, 4),
			data: photo.subarray(from, from + length),
			bytes: photo.subarray(at, next),
		});
		at = next;
	}
	return found;
}
