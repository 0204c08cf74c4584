import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { type PhotoPlan, planPhoto } from "./photos.ts";
import type { ContentFile } from "./read/files.ts";

/** What the build knows of a picture in `content/images`. */
export interface ImageInfo {
	readonly absolute: string;
	readonly width: number;
	readonly height: number;
	/** Address in the built site; changes with the content, so that it may be cached for ever. */
	readonly address: string;
	/** Size of the file. */
	readonly bytes: number;
	/** What the build writes from a photo; a drawing has none and is copied. */
	readonly photo?: PhotoPlan;
}

/** The pictures of a site; each is read when it is first asked for. */
export class ImageFolder {
	readonly #files: ReadonlyMap<string, string>;
	readonly #infos = new Map<string, ImageInfo | undefined>();

	constructor(files: readonly ContentFile[]) {
		const named = files.flatMap((file) => (file.role === "image" ? [[file.name, file.absolute] as const] : []));
		this.#files = new Map(named);
	}

	get names(): string[] {
		return [...this.#files.keys()];
	}

	has(name: string): boolean {
		return this.#files.has(name);
	}

	/** Size and address of a picture; undefined when the file is missing or is no picture. */
	info(name: string): ImageInfo | undefined {
		if (!this.#infos.has(name)) this.#infos.set(name, this.#read(name));
		return this.#infos.get(name);
	}

	#read(name: string): ImageInfo | undefined {
		const absolute = this.#files.get(name);
		if (!absolute) return undefined;
		const bytes = readFileSync(absolute);
		const size = measure(bytes);
		if (!size) return undefined;
		const common = { absolute, ...size, bytes: bytes.length };
		const photo = planPhoto(name, bytes, size.width);
		if (photo) return { ...common, address: photo.fallback.address, photo };
		const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
		const dot = name.lastIndexOf(".");
		return { ...common, address: `/images/${name.slice(0, dot)}.${hash}${name.slice(dot)}` };
	}
}

function measure(bytes: Uint8Array): { width: number; height: number } | undefined {
	try {
		const { width, height, orientation } = imageSize(bytes);
		if (!(width > 0 && height > 0)) return undefined;
		// From 5 on a camera's orientation lays the picture on its side.
		return orientation && orientation >= 5 ? { width: height, height: width } : { width, height };
	} catch {
		// image-size throws for anything that is not a picture; the caller reports it.
		return undefined;
	}
}
