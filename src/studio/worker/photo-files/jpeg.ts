import { joined, textAt, viewOf } from "./bytes.ts";
import { isSrgb } from "./colour-profile.ts";
import { exifName, orientationIn } from "./exif.ts";
import type { ReadPhotoFile } from "./photo-file.ts";

interface Segment {
	readonly marker: number;
	/** From its marker on, with the pixels that follow the header of a scan. */
	readonly bytes: Uint8Array;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;

const profileName = "ICC_PROFILE\0";

/** Name and length of a marker come before what an application wrote into its segment. */
const header = 4;

/**
 * Reads a JPEG. What follows the end of its image is no part of it: cameras append smaller copies with all that they
 * wrote, and films.
 */
export const readJpeg: ReadPhotoFile = (photo) => {
	const segments = segmentsOf(photo);
	const frame = segments?.find(({ marker }) => isFrame(marker));
	if (!segments || !frame || !segments.some(({ marker }) => marker === startOfScan)) return undefined;
	const fileOf = (kept: readonly Segment[]) =>
		joined([photo.subarray(0, 2), ...kept.map(({ bytes }) => bytes), new Uint8Array([0xff, endOfImage])]);
	const exif = segments.filter((segment) => isNamed(segment, exifName));
	const orientation = orientationIn(exif[0]?.bytes.subarray(header));
	const stored = fileOf(segments.filter((segment) => !exif.includes(segment)));
	// A profile may take several segments, each with its number and their count after the name.
	const profile = segments
		.filter((segment) => isNamed(segment, profileName))
		.map(({ bytes }) => bytes.subarray(header + profileName.length + 2));
	const looksDifferent = orientation !== 1 || isInk(frame) || (profile.length > 0 && !isSrgb(joined(profile)));
	const bare = looksDifferent ? undefined : fileOf(segments.filter((segment) => !isWrittenByCamera(segment)));
	return { orientation, stored, bare };
};

/** Undefined when there is no end of the image. */
function segmentsOf(photo: Uint8Array): Segment[] | undefined {
	if (photo[0] !== 0xff || photo[1] !== 0xd8) return undefined;
	const view = viewOf(photo);
	const found: Segment[] = [];
	let at = nextMarker(photo, 2);
	while (at !== undefined) {
		const marker = view.getUint8(at + 1);
		if (marker === endOfImage) return found;
		if (at + header > photo.length) return undefined;
		const end = at + 2 + view.getUint16(at + 2);
		const next = nextMarker(photo, end);
		if (next === undefined) return undefined;
		found.push({ marker, bytes: photo.subarray(at, marker === startOfScan ? next : end) });
		at = next;
	}
	return undefined;
}

/** Where the next marker is that begins a segment or ends the image; pixels and filling are passed over. */
function nextMarker(photo: Uint8Array, from: number): number | undefined {
	for (let at = photo.indexOf(0xff, from); at !== -1; at = photo.indexOf(0xff, at + 1)) {
		const marker = photo[at + 1];
		if (marker === undefined) return undefined;
		const isRestart = marker >= 0xd0 && marker <= 0xd7;
		if (marker !== 0x00 && marker !== 0x01 && marker !== 0xff && !isRestart) return at;
	}
	return undefined;
}

function isFrame(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Four components are cyan, magenta, yellow and black, which is not what screens have. */
function isInk({ bytes }: Segment): boolean {
	return bytes[9] === 4;
}

function isNamed({ bytes }: Segment, name: string): boolean {
	return textAt(bytes, header, name.length) === name;
}

/** Everything of applications but what says how colours are to be read: JFIF without a thumbnail, and Adobe. */
function isWrittenByCamera(segment: Segment): boolean {
	const { marker, bytes } = segment;
	if (marker === comment) return true;
	if (marker < 0xe0 || marker > 0xef) return false;
	if (marker === 0xe0) return !isNamed(segment, "JFIF\0") || bytes.length !== 18;
	return marker !== 0xee || !isNamed(segment, "Adobe");
}
