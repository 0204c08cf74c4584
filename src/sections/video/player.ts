import type { Settings } from "#core/settings.ts";

type Provider = NonNullable<Settings["video"]>["provider"];

/** What visitors know each provider by. */
export const providerNames: Readonly<Record<Provider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** What the address of a video holds behind the host, with its number. */
const addresses: Readonly<Record<Provider, RegExp>> = {
	youtube:
		/^https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/))([\w-]{11})(?![\w-])/,
	vimeo: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/,
};

/** The provider's player without cookies before it starts; undefined for an address that is no video of theirs. */
export function playerOf(address: string, provider: Provider): string | undefined {
	const video = addresses[provider].exec(address)?.[1];
	if (!video) return undefined;
	return provider === "youtube"
		? `https://www.youtube-nocookie.com/embed/${video}?cc_load_policy=1&rel=0`
		: `https://player.vimeo.com/video/${video}?dnt=1`;
}
