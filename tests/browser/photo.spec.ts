import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { heic, heicOf } from "../helpers/heic.ts";
import { asFromPhone, heldAs, leftIn, quartered, quartersOf } from "../helpers/photos.ts";
import { test as base, expect } from "./fixtures.ts";
import { expectQuarters, held, turnable } from "./photo/expected.ts";
import { type PhotoPage, servePhotoPage } from "./photo/photo-page.ts";

type Tidy = (photo: Uint8Array, ending: string) => ReturnType<PhotoPage["tidy"]>;

let served: PhotoPage;

base.beforeAll(async () => {
	served = await servePhotoPage();
});
base.afterAll(() => served.close());

const test = base.extend<{ tidy: Tidy }>({
	tidy: async ({ page }, use) => {
		await page.goto(served.origin);
		await use((photo, ending) => served.tidy((ask, given) => page.evaluate(ask, given), photo, ending));
	},
});

/** A photo with every pixel of its own. */
const noisy = (width: number, height: number) =>
	sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).blur(2);

for (const [ending, written] of Object.entries(turnable)) {
	test(`a ${ending} stands upright however the camera was held, and nothing of the camera is left`, async ({
		tidy,
	}) => {
		for (const { orientation, width, height } of held) {
			const photo = await written(asFromPhone(await heldAs(orientation, width, height))).toBuffer();
			const { bytes, ...answer } = await tidy(photo, ending);
			const why = `orientation ${orientation}, ${width} pixels`;
			const size = width === 300 ? { width, height } : { width: 1920, height: 1280 };
			const steps = ["reading", "turning", "writing"];
			expect(answer, why).toMatchObject({ ending, width: size.width, steps });
			if (!bytes) throw new Error(why);
			expect(await sharp(bytes).metadata(), why).toMatchObject({ ...size, format: ending === "jpg" ? "jpeg" : ending });
			expectQuarters(await quartersOf(bytes), why);
			expect(await leftIn(bytes), why).toEqual([]);
		}
	});
}

test("what is as it should be loses what was written into it and not one pixel", async ({ tidy }) => {
	for (const [ending, written] of Object.entries(turnable)) {
		const photo = await written(asFromPhone(quartered(900, 600))).toBuffer();
		const { bytes } = await tidy(photo, ending);
		if (!bytes) throw new Error(ending);
		expect(bytes.length, ending).toBeLessThan(photo.length);
		const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
		expect((await pixels(bytes)).equals(await pixels(photo)), ending).toBe(true);
		const again = await tidy(bytes, ending);
		expect(Buffer.from(again.bytes ?? []).equals(bytes), ending).toBe(true);
	}
});

test("a photo that is much heavier than it has to be is written anew", async ({ tidy }) => {
	const photo = await noisy(1200, 800).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
	const { bytes } = await tidy(photo, "jpg");
	expect(bytes?.length).toBeLessThan(photo.length * 0.6);
});

test("a photo of 12 megapixels in the colours of a phone comes in those of screens", async ({ tidy }) => {
	const photo = await asFromPhone(quartered(4032, 3024).withIccProfile("p3")).jpeg({ progressive: true }).toBuffer();
	expect((await sharp(photo).metadata()).icc).toBeDefined();
	const { bytes, width, ending } = await tidy(photo, "jpg");
	expect({ width, ending }).toEqual({ width: 1920, ending: "jpg" });
	if (!bytes) throw new Error("It was refused.");
	expectQuarters(await quartersOf(bytes), "in sRGB");
	expect(await leftIn(bytes)).toEqual([]);
});

test("a photo for print comes in the colours of screens", async ({ tidy }) => {
	const photo = await quartered(900, 600).toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer();
	expect(await sharp(photo).metadata()).toMatchObject({ space: "cmyk", channels: 4 });
	const { bytes, ending } = await tidy(photo, "jpg");
	if (!bytes) throw new Error("It was refused.");
	expect({ ending, ...(await sharp(bytes).metadata()) }).toMatchObject({ ending: "jpg", space: "srgb", channels: 3 });
	expectQuarters(await quartersOf(bytes), "in sRGB", await quartersOf(photo), 45);
	expect(await leftIn(bytes)).toEqual([]);
});

test("what is transparent stays so, and 16 bits become 8", async ({ tidy }) => {
	const colour = { r: 200, g: 40, b: 40, alpha: 0.5 };
	for (const ending of ["png", "webp"] as const) {
		const drawing = sharp({ create: { width: 2400, height: 1200, channels: 4, background: colour } });
		const { bytes, ...answer } = await tidy(await asFromPhone(drawing)[ending]().toBuffer(), ending);
		expect(answer).toMatchObject({ ending, width: 1920 });
		const [red, green, blue, alpha] = await sharp(bytes).raw().toBuffer();
		for (const [found, wanted] of [
			[red, 200],
			[green, 40],
			[blue, 40],
			[alpha, 128],
		] as const)
			expect(Math.abs((found ?? 0) - wanted), ending).toBeLessThan(8);
	}
	const deep = await quartered(2400, 1600).toColourspace("rgb16").png().toBuffer();
	expect((await sharp(deep).metadata()).depth).toBe("ushort");
	const { bytes } = await tidy(deep, "png");
	if (!bytes) throw new Error("It was refused.");
	expect(await sharp(bytes).metadata()).toMatchObject({ depth: "uchar", width: 1920, format: "png" });
	expectQuarters(await quartersOf(bytes), "16 bits");
});

test("of a picture that moves the first frame remains", async ({ tidy }) => {
	const frames = await Promise.all(
		["#c82828", "#28a03c"].map((background) =>
			sharp({ create: { width: 300, height: 200, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	);
	const moving = await sharp(frames, { join: { animated: true } })
		.webp({ loop: 0, delay: [100, 100] })
		.toBuffer();
	expect((await sharp(moving).metadata()).pages).toBe(2);
	const { bytes, ending } = await tidy(moving, "webp");
	expect(ending).toBe("webp");
	const { pages, width, height } = await sharp(bytes).metadata();
	expect({ pages, width, height }).toEqual({ pages: undefined, width: 300, height: 200 });
	const [red = 0, green = 0] = await sharp(bytes).raw().toBuffer();
	expect(red).toBeGreaterThan(green);
});

test("an AVIF with nothing but a picture in it stays as it came, and any other becomes a WebP", async ({ tidy }) => {
	const plain = await quartered(600, 400).avif({ quality: 75 }).toBuffer();
	expect(Buffer.from((await tidy(plain, "avif")).bytes ?? []).equals(plain)).toBe(true);
	const others = [asFromPhone(quartered(600, 400)), quartered(2400, 1600), quartered(600, 400).withIccProfile("p3")];
	for (const other of others) {
		const { bytes, ending, width } = await tidy(await other.avif({ quality: 75 }).toBuffer(), "avif");
		if (!bytes) throw new Error("It was refused.");
		expect({ ending, width, format: (await sharp(bytes).metadata()).format }).toEqual({
			ending: "webp",
			width: width === 600 ? 600 : 1920,
			format: "webp",
		});
		expectQuarters(await quartersOf(bytes), "as WebP");
		expect(await leftIn(bytes)).toEqual([]);
	}
});

test("a HEIC becomes an upright JPG where the browser decodes what is in it, and is refused where it does not", async ({
	tidy,
}) => {
	for (const photo of [asFromPhone(quartered(2400, 1600)), quartered(600, 400)]) {
		const avif = await photo.avif({ quality: 75 }).toBuffer();
		const { bytes, ...answer } = await tidy(heicOf(avif, { decodable: true }), "heic");
		if (!bytes) throw new Error("It was refused.");
		const { width, height, format } = await sharp(bytes).metadata();
		expect({ ...answer, height, format }).toEqual({
			steps: ["reading", "turning", "writing"],
			ending: "jpg",
			format: "jpeg",
			width,
			height: (width / 3) * 2,
		});
		expect([1920, 600]).toContain(width);
		expectQuarters(await quartersOf(bytes), "as JPG");
		expect(await leftIn(bytes)).toEqual([]);
		expect(await tidy(heicOf(avif, { decodable: false }), "heic")).toEqual({ steps: ["reading"], bytes: undefined });
	}
});

test("what is cut off anywhere, damaged, too large or of a kind that this browser cannot read is refused", async ({
	tidy,
}) => {
	const photo = noisy(800, 600);
	const whole = {
		jpg: [
			await asFromPhone(photo.clone()).jpeg().toBuffer(),
			await photo.clone().jpeg({ progressive: true }).toBuffer(),
		],
		png: [await photo.clone().png().toBuffer()],
		webp: [await photo.clone().webp().toBuffer(), await asFromPhone(photo.clone()).webp({ lossless: true }).toBuffer()],
		avif: [await photo.clone().avif().toBuffer()],
	};
	for (const [ending, files] of Object.entries(whole)) {
		for (const file of files) {
			expect((await tidy(file, ending)).bytes, `${ending}, whole`).toBeDefined();
			const lengths = [
				0,
				1,
				20,
				...[0.1, 0.5, 0.9, 0.99].map((part) => Math.floor(file.length * part)),
				file.length - 2,
			];
			for (const length of lengths)
				expect((await tidy(file.subarray(0, length), ending)).bytes, `${ending} of ${length} bytes`).toBeUndefined();
		}
	}
	expect((await tidy(heic(), "heic")).bytes).toBeUndefined();
	const [png] = whole.png;
	const enormous = Buffer.from(png ?? []);
	for (const at of [16, 20]) enormous.writeUInt32BE(40_000, at);
	expect(await tidy(enormous, "png")).toMatchObject({ bytes: undefined, steps: [] });
});
