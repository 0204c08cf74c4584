import type { Sharp } from "sharp";
import { type Store, type StoredFile, storeFor } from "#engine/memory/store.ts";
import { type SharePlan, shareSize } from "#pipeline/present/share.ts";
import { imagePanel, shareDrawing } from "./drawing.ts";
import { Typesetter } from "./typesetter.ts";

/** Why a share picture cannot be drawn: signs that no font has, or a picture of the page that cannot be read. */
export type ShareFailure = { readonly signs: readonly string[] } | { readonly image: string };

/** A file with the picture, or why there is none. */
export type ShareResult = StoredFile | { readonly failure: ShareFailure };

/** Draws share pictures, or takes them from the store, which knows a picture by all that is drawn in it. */
export class SharePictures {
	readonly #store: Store;
	#typesetter: Promise<Typesetter> | undefined;
	/** The picture of the page that was drawn last; the other languages of the page follow. */
	#last: { readonly of: string; readonly pixels: Promise<Buffer | undefined> } | undefined;

	/** `project` is the folder of the program. */
	constructor(project: string) {
		this.#store = storeFor(project, "share");
	}

	/** The file of a picture, drawn when it is not in the store. */
	file(plan: SharePlan): Promise<ShareResult> {
		return this.#store.file(`${plan.key}-${plan.format}`, () => this.#draw(plan));
	}

	async #draw(plan: SharePlan): Promise<Uint8Array | ShareFailure> {
		this.#typesetter ??= Typesetter.load();
		const typesetter = await this.#typesetter;
		const signs = typesetter.missing(`${plan.title}${plan.name}`);
		if (signs.length > 0) return { signs };
		const image = plan.image && (await this.#pixels(plan.image));
		if (plan.image && !image) return { image: plan.image.name };
		return encode(plan, shareDrawing(plan, typesetter), image);
	}

	#pixels(image: NonNullable<SharePlan["image"]>): Promise<Buffer | undefined> {
		const of = `${image.absolute} ${image.focus ?? ""}`;
		if (this.#last?.of !== of) this.#last = { of, pixels: readPixels(image).catch(() => undefined) };
		return this.#last.pixels;
	}
}

/** The picture of a page as it stands in the drawing. Throws when it cannot be read. */
async function readPixels({ absolute, focus }: NonNullable<SharePlan["image"]>): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	const photo = sharp(absolute, { failOn: "error" }).autoOrient();
	return (focus ? await cutAround(photo, focus) : photo.resize(imagePanel.width, imagePanel.height, { fit: "cover" }))
		.flatten({ background: "#fff" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer();
}

/** A picture cut as browsers do it with `object-position`: what lies over on a side is in proportion to the point. */
async function cutAround(photo: Sharp, focus: string): Promise<Sharp> {
	const { width, height } = imagePanel;
	const { autoOrient: whole } = await photo.metadata();
	const scale = Math.max(width / whole.width, height / whole.height);
	const size = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
	const [x = 50, y = 50] = focus.split(" ").map((part) => Number.parseInt(part, 10));
	const left = Math.round(((size.width - width) * x) / 100);
	const top = Math.round(((size.height - height) * y) / 100);
	return photo.resize(size.width, size.height, { fit: "fill" }).extract({ left, top, width, height });
}

async function encode(plan: SharePlan, drawing: string, image: Buffer | undefined): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	const { width, height } = imagePanel;
	const left = plan.direction === "ltr" ? shareSize.width - width : 0;
	const over = image ? [{ input: image, raw: { width, height, channels: 3 as const }, left, top: 0 }] : [];
	const picture = sharp(Buffer.from(drawing)).composite(over).flatten();
	// A palette, or trellises, would halve a file that few ask for, and take ten times as long.
	return plan.format === "jpeg"
		? picture.jpeg({ quality: 80 }).toBuffer()
		: picture.removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}
