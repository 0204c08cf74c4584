import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { readHeif } from "#studio/worker/photo-files/heif.ts";
import { readJpeg } from "#studio/worker/photo-files/jpeg.ts";
import type { ReadPhotoFile } from "#studio/worker/photo-files/photo-file.ts";
import { readPng } from "#studio/worker/photo-files/png.ts";
import { readWebp } from "#studio/worker/photo-files/webp.ts";
import { asFromPhone, heldAs, leftIn, quartered } from "../helpers/photos.ts";

interface Kind {
	readonly read: ReadPhotoFile;
	readonly write: (photo: Sharp) => Sharp;
}

const kinds = {
	JPEG: { read: readJpeg, write: (photo) => photo.jpeg() },
	"progressive JPEG": { read: readJpeg, write: (photo) => photo.jpeg({ progressive: true }) },
	PNG: { read: readPng, write: (photo) => photo.png() },
	WebP: { read: readWebp, write: (photo) => photo.webp() },
	"lossless WebP": { read: readWebp, write: (photo) => photo.webp({ lossless: true }) },
	AVIF: { read: readHeif, write: (photo) => photo.avif() },
} satisfies Record<string, Kind>;

const bytesOf = async (photo: Sharp) => new Uint8Array(await photo.toBuffer());

const pixelsOf = (photo: Uint8Array) => sharp(photo).raw().toBuffer();

describe.each(Object.entries(kinds))("%s", (name, { read, write }) => {
	test("is nowhere cut off in silence, and what comes after its end goes", async () => {
		const photo = await bytesOf(write(asFromPhone(quartered(30, 20))));
		for (let length = 0; length < photo.length; length++)
			expect(read(photo.slice(0, length)), `${length} of ${photo.length} bytes`).toBeUndefined();
		const whole = read(photo);
		expect(whole).toBeDefined();
		if (name !== "AVIF") expect(read(new Uint8Array([...photo, ...photo]))?.bare).toEqual(whole?.bare);
	});

	test("loses what a phone wrote into it, and not a pixel", async () => {
		const photo = await bytesOf(write(asFromPhone(quartered(300, 200))));
		expect(await leftIn(photo)).toContain("exif");
		const { bare } = read(photo) ?? {};
		// What an AVIF holds cannot be taken out.
		if (name === "AVIF") return expect(bare).toBeUndefined();
		if (!bare) throw new Error("It would look different.");
		expect(await leftIn(bare)).toEqual([]);
		expect(await pixelsOf(bare)).toEqual(await pixelsOf(photo));
		expect(read(bare)?.bare).toEqual(bare);
	});

	test("that lies on its side, or has colours of its own, cannot be bare", async () => {
		for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
			const held = read(await bytesOf(write(await heldAs(orientation, 30, 20))));
			// In an AVIF nobody obeys EXIF.
			expect(held?.orientation).toBe(name === "AVIF" ? 1 : orientation);
			if (orientation !== 1) expect(held?.bare).toBeUndefined();
			if (name !== "AVIF") expect((await sharp(held?.stored).metadata()).orientation).toBeUndefined();
		}
		const wide = read(await bytesOf(write(quartered(30, 20).withIccProfile("p3"))));
		expect(wide).toMatchObject({ orientation: 1, bare: undefined });
		expect((await sharp(wide?.stored).metadata()).icc).toBeDefined();
	});
});

test("a profile that says sRGB goes", async () => {
	for (const { read, write } of [kinds.JPEG, kinds.WebP]) {
		const photo = await bytesOf(write(quartered(30, 20).withIccProfile("srgb")));
		expect((await sharp(photo).metadata()).icc).toBeDefined();
		expect((await sharp(read(photo)?.bare).metadata()).icc).toBeUndefined();
	}
});

test("a JPEG loses comments, thumbnails and what programs add, and keeps what says how its colours are read", async () => {
	const photo = await bytesOf(quartered(30, 20).jpeg());
	const segment = (marker: number, text: string) => {
		const bytes = Buffer.from(`....${text}`, "latin1");
		bytes.writeUInt16BE(0xff00 + marker, 0);
		bytes.writeUInt16BE(bytes.length - 2, 2);
		return bytes;
	};
	const adobe = segment(0xee, "Adobe\0\x64\0\0\0\0\x01");
	const others = [
		segment(0xfe, "made by Somebody"),
		segment(0xe0, "JFXX\0\x13 a thumbnail"),
		segment(0xe0, "JFIF\0\x01\x01\x01\0\x01\0\x01\x01\x01 a pixel"),
		segment(0xed, "Photoshop 3.0\0 its rights"),
		segment(0xee, "another program"),
		// Bytes that fill up, as some cameras write them, and a marker without anything.
		Buffer.from([0xff, 0xff, 0xff, 0x01]),
	];
	const written = new Uint8Array(Buffer.concat([photo.subarray(0, 2), adobe, ...others, photo.subarray(2)]));
	const expected = new Uint8Array(Buffer.concat([photo.subarray(0, 2), adobe, photo.subarray(2)]));
	expect(readJpeg(written)?.bare).toEqual(expected);
	expect(await pixelsOf(expected)).toEqual(await pixelsOf(photo));
});
