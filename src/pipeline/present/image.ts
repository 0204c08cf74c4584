import type { Picture } from "#core/resolved.ts";
import type { Context } from "./context.ts";

export interface WrittenImage {
	readonly file: string;
	readonly alt?: string | undefined;
}

/** A picture with its true size, so that nothing moves when it arrives. */
export function presentImage({ file, alt }: WrittenImage, context: Context): Picture {
	const info = context.site.images.info(file);
	if (!info) throw new Error(`${file} is no picture; the check lets no such page through.`);
	const { address: src, width, height } = info;
	return { src, width, height, alt: alt === undefined ? "" : context.say(alt) };
}
