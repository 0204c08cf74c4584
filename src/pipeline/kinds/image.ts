import type { Picture, PictureSource } from "#core/resolved.ts";
import { imageOf } from "../site/accessors.ts";
import type { WrittenImage } from "../site/images.ts";
import type { PhotoFile, PhotoPlan } from "../site/photos.ts";
import { NotSound } from "../site/site.ts";
import type { Context } from "./context.ts";
import { markPicture } from "./marking.ts";
import { asShown, inert, type NodeKind } from "./node-kind.ts";

export const imageNode: NodeKind = {
	...inert,
	present: (value, _, context) => presentImage(value as WrittenImage, context),
	marked: markPicture,
	spellOut: undefined,
	isCertain: (advice, _, { site }) => site.images.has(/file: (\S+)/.exec(advice)?.[1] ?? ""),
	shown: (value) => JSON.stringify(value),
	key: undefined,
	told: asShown,
};

/** A picture with its true size, so that nothing moves when it arrives. */
export function presentImage({ file, alt, focus }: WrittenImage, context: Context): Picture {
	const info = imageOf(context.site, file);
	if (!info) throw new NotSound(`${file} is no picture; the check lets no such page through.`);
	const { address: src, width, height, photo } = info;
	const sources = photo && context.photos === "variants" ? { sources: sourcesOf(photo) } : {};
	const said = alt === undefined ? "" : context.say(alt);
	return { src, ...sources, width, height, alt: said, ...(focus !== undefined && { focus }) };
}

function sourcesOf({ avif, webp }: PhotoPlan): PictureSource[] {
	return [
		{ type: "image/avif", srcset: srcset(avif) },
		{ type: "image/webp", srcset: srcset(webp) },
	];
}

function srcset(files: readonly PhotoFile[]): string {
	return files.map(({ address, width }) => `${address} ${width}w`).join(", ");
}
