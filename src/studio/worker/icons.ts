import { ofCode, parts } from "virtual:icons";
import { drawings as own } from "virtual:sections/own-icons";
import { partOf } from "#core/icons/parts.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Icons } from "#studio/brain/content/live-site.ts";
import { tellMissing } from "#studio/brain/fetched.ts";
import { iconInPage } from "#studio/brain/page/page-icons.ts";
import { loadIconWords } from "./icon-words.ts";

/** The icons where a browser shows the site. A page is shown without those whose drawings cannot be fetched. */
export const icons: Icons = {
	reference: () => `#${iconInPage("")}`,
	async drawing(name) {
		const drawing = own[name] ?? ofCode[name];
		if (drawing !== undefined) return drawing;
		try {
			return (await parts[partOf(name)]?.())?.default[name] ?? "";
		} catch (error) {
			console.warn(error);
			tellMissing();
			return "";
		}
	},
	loadWords: loadIconWords,
};

/** So long is waited between two parts that nobody waits for: whoever types does not notice them. In milliseconds. */
const pause = 100;

/** Fetches all that there is to know of icons, for when there is no connection any more; little by little, behind all else. */
export async function fetchIcons(language: EditorLanguage): Promise<void> {
	await loadIconWords(language);
	for (const part of parts) {
		await part();
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
