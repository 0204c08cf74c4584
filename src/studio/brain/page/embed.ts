import { endingOf } from "#pipeline/site/images.ts";

const types: ReadonlyMap<unknown, string> = new Map([
	["svg", "svg+xml"],
	["png", "png"],
	["webp", "webp"],
	["avif", "avif"],
]);

/** What a function takes at once. */
const portion = 0x8000;

/** An address that holds the bytes of a picture. */
export function embed(bytes: Uint8Array): string {
	let letters = "";
	for (let at = 0; at < bytes.length; at += portion)
		letters += String.fromCharCode(...bytes.subarray(at, at + portion));
	return `data:image/${types.get(endingOf(bytes)) ?? "jpeg"};base64,${btoa(letters)}`;
}

/** HTML in which pictures stand by other addresses; `addressOf` is given their names, and undefined leaves one as it is. */
export function withPictures(html: string, addressOf: (name: string) => string | undefined): string {
	return html.replace(
		/\/images\/([\w./-]+?)\.[0-9a-f]{8}(\.\w+)/g,
		(address, base: string, end: string) => addressOf(base + end) ?? address,
	);
}
