import sharp, { type Sharp } from "sharp";

/** The colours of the four quarters of a test photo: top left, top right, bottom left, bottom right. */
export const quarters = [
	[200, 40, 40],
	[40, 160, 60],
	[40, 70, 200],
	[230, 210, 60],
] as const;

/** A photo whose quarters differ, so that a turned or mirrored one is recognised. */
export function quartered(width: number, height: number): Sharp {
	const pixels = Buffer.from(quarters.flat());
	return sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } }).resize(width, height, {
		fit: "fill",
		kernel: "nearest",
	});
}

/** The same photo as a camera stores it that is held in one of the eight ways of EXIF. */
export async function heldAs(orientation: number, width: number, height: number): Promise<Sharp> {
	let photo = await quartered(width, height).png().toBuffer();
	const then = async (change: (picture: Sharp) => Sharp) => {
		photo = await change(sharp(photo)).png().toBuffer();
	};
	if ([5, 6].includes(orientation)) await then((each) => each.rotate(270));
	if ([7, 8].includes(orientation)) await then((each) => each.rotate(90));
	if (orientation === 3) await then((each) => each.rotate(180));
	if (orientation === 2) await then((each) => each.flop());
	if ([4, 5, 7].includes(orientation)) await then((each) => each.flip());
	return sharp(photo).withMetadata({ orientation });
}

/** What a phone writes into a photo: its name, where it was, and what a program adds. */
export function asFromPhone(photo: Sharp): Sharp {
	return photo
		.withExif({ IFD0: { Make: "Phone", Copyright: "Somebody" }, IFD3: { GPSLatitude: "52/1 50/1 0/1" } })
		.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/" xmlns:xap="http://ns.adobe.com/xap/1.0/"></x:xmpmeta>`);
}

/** What of a camera or a program is left in a file. */
export async function leftIn(photo: Uint8Array): Promise<string[]> {
	const { exif, xmp, iptc, icc, orientation, comments } = await sharp(photo).metadata();
	const found = Object.entries({ exif, xmp, iptc, icc, orientation, comments }).filter(
		([, value]) => value !== undefined,
	);
	const text = Buffer.from(photo).toString("latin1");
	const words = ["Exif", "eXIf", "GPS", "http://ns.adobe", "Phone", "Photoshop"].filter((word) => text.includes(word));
	return [...found.map(([name]) => name), ...words];
}

/** The colours in the middle of each quarter. */
export async function quartersOf(photo: Uint8Array): Promise<number[][]> {
	const { data, info } = await sharp(photo)
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
		return [...data.subarray(from, from + 3)];
	};
	return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}
