import { drawings as own } from "virtual:sections/own-icons";
import { remembered } from "#core/remembered.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import { everyIcon } from "#pipeline/site/icons.ts";
import { drawingOf } from "#pipeline/site/theme.ts";
import type { Icons } from "#studio/brain/content/live-site.ts";
import { loadIconWords } from "./icon-words.ts";

/** Fetches the drawings of all icons, which come beside the rest. Without them a page is shown all the same. */
export async function openIcons(): Promise<Icons> {
	const { default: drawings } = await import("virtual:icons").catch((error: unknown) => {
		reportError(error);
		return { default: {} as Readonly<Record<string, string>> };
	});
	const addresses = new Map<string, string>();
	const drawing = (name: string) => own[name] ?? drawings[name] ?? "";
	return {
		// A page goes on naming the one that it was drawn with.
		address: (site) =>
			remembered(addresses, drawingOf(site, "logo")?.address ?? "", () => {
				const sprite = iconSprite(site, everyIcon, drawing);
				return URL.createObjectURL(new Blob([sprite], { type: "image/svg+xml" }));
			}),
		drawing,
		loadWords: loadIconWords,
	};
}
