import { ofCode, parts } from "virtual:icons";
import { drawings as own } from "virtual:sections/own-icons";
import { partOf } from "#core/icons/parts.ts";
import type { Icons } from "#studio/brain/content/live-site.ts";
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
			reportError(error);
			return "";
		}
	},
	loadWords: loadIconWords,
};
