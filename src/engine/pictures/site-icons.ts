import { createHash } from "node:crypto";
import favicon from "#app/favicon.svg?raw";
import type { SiteIcon } from "#pipeline/emit/manifest.ts";
import { picturesVersion } from "#pipeline/present/pictures-version.ts";
import { type PublishedFile, storeFor } from "../store/store.ts";

const hash = createHash("sha256").update(picturesVersion).update(favicon).digest("hex").slice(0, 10);

const address = (name: string) => `/assets/${name}.${hash}.png`;

/** The icons that the web manifest names. */
export const siteIcons: readonly SiteIcon[] = [
	{ src: address("icon-192"), size: 192, maskable: false },
	{ src: address("icon-512"), size: 512, maskable: false },
	{ src: address("icon-maskable-512"), size: 512, maskable: true },
];

/** Fills the square to its corners, as systems want that cut the corners themselves. */
const square = favicon.replace(/ rx="\d+"/, "");

/** The drawing within the middle, of which nothing is ever cut away. */
const safe = square
	.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
	.replace('width="64" height="64"', 'x="-8" y="-8" width="80" height="80"');

/**
 * Files of the icons of the site with their addresses, drawn from `favicon.svg` or taken from the store.
 * `project` is the folder of the program.
 */
export async function siteIconFiles(project: string): Promise<PublishedFile[]> {
	const store = storeFor(project, "icons");
	const wanted: [address: string, draw: () => Promise<Buffer>][] = [
		["/favicon.ico", async () => iconFile(await draw(favicon, 32), 32)],
		["/apple-touch-icon.png", () => draw(square, 180)],
		...siteIcons.map(({ src, size, maskable }): [string, () => Promise<Buffer>] => [
			src,
			() => draw(maskable ? safe : favicon, size),
		]),
	];
	const files: PublishedFile[] = [];
	for (const [address, make] of wanted) {
		const stored = await store.file<never>(`${hash}-${address.slice(address.lastIndexOf("/") + 1)}`, make);
		if ("bytes" in stored) files.push({ ...stored, address });
	}
	return files;
}

async function draw(svg: string, size: number): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	// 64 units at 72 dots per inch are 64 pixels.
	return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
		.resize(size, size)
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/** An `.ico` file that holds one PNG. */
function iconFile(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // an icon, not a cursor
	header.writeUInt16LE(1, 4); // one picture
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10); // planes
	header.writeUInt16LE(32, 12); // bits per pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}
