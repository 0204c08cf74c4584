import { createHash } from "node:crypto";
import { resizedDrawing } from "#pipeline/emit/icons.ts";
import type { SiteIcon } from "#pipeline/emit/manifest.ts";
import { picturesVersion } from "#pipeline/present/pictures-version.ts";
import type { Sign } from "#pipeline/present/sign.ts";
import { type PublishedFile, storeFor } from "../memory/store.ts";
import { Typesetter } from "./share/typesetter.ts";
import { signDrawing, signSize } from "./sign-drawing.ts";

/** The icons that the web manifest names. */
export function siteIcons(sign: Sign): SiteIcon[] {
	const address = (name: string) => `/assets/${name}.${hashOf(sign)}.png`;
	return [
		{ src: address("icon-192"), size: 192, maskable: false },
		{ src: address("icon-512"), size: 512, maskable: false },
		{ src: address("icon-maskable-512"), size: 512, maskable: true },
	];
}

function hashOf({ drawing, ...others }: Sign): string {
	const of = JSON.stringify([picturesVersion, drawing ? drawing.address : others, others.ground]);
	return createHash("sha256").update(of).digest("hex").slice(0, 10);
}

/**
 * Files of the icons of a site with their addresses, drawn from its sign or taken from the store. `project` is the
 * folder of the program.
 */
export async function siteIconFiles(project: string, sign: Sign): Promise<PublishedFile[]> {
	const store = storeFor(project, "icons");
	let drawn: Promise<string> | undefined;
	const drawing = () => {
		drawn ??= Typesetter.load().then((typesetter) => signDrawing(sign, typesetter));
		return drawn;
	};
	// Filled to its corners, as systems want that cut the corners themselves; with a margin nothing is ever cut away.
	const onGround = async (margin: number) => onTile(await drawing(), sign.ground, margin);
	const wanted: [address: string, draw: () => Promise<Uint8Array>][] = [
		["/favicon.svg", async () => Buffer.from(await drawing())],
		["/favicon.ico", async () => iconFile(await draw(await drawing(), 32), 32)],
		["/apple-touch-icon.png", async () => draw(await onGround(0), 180)],
		...siteIcons(sign).map(({ src, size, maskable }): [string, () => Promise<Buffer>] => [
			src,
			async () => draw(await (maskable ? onGround(8) : drawing()), size),
		]),
	];
	const files: PublishedFile[] = [];
	for (const [address, make] of wanted) {
		const name = `${hashOf(sign)}-${address.slice(address.lastIndexOf("/") + 1)}`;
		const stored = await store.file<never>(name, make);
		if ("bytes" in stored) files.push({ ...stored, address });
	}
	return files;
}

function onTile(drawing: string, ground: string, margin: number): string {
	const side = signSize + 2 * margin;
	const box = `x="${-margin}" y="${-margin}" width="${side}" height="${side}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><rect ${box} fill="${ground}"/>${resizedDrawing(drawing, signSize, signSize)}</svg>`;
}

async function draw(svg: string, size: number): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	// 64 units at 72 dots per inch are 64 pixels.
	return sharp(Buffer.from(svg), { density: (72 * size) / signSize })
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
