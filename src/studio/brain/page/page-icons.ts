import { isIcon } from "#core/icons/names.ts";
import { iconSymbol, logoSymbol } from "#pipeline/emit/icons.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { Icons } from "../content/live-site.ts";

/** What an icon, or the logo, is called in a page that has the drawings itself. */
export function iconInPage(name: string): string {
	return `icon-${name}`;
}

/** The icons that the data of a page name, each once; and what else they say that an icon is called too. */
export function iconsNamedIn(json: string): readonly string[] {
	const words = [...json.matchAll(/"([a-z][a-z0-9-]*)"(?!:)/g)].map(([, word = ""]) => word);
	return [...new Set(words)].filter(isIcon);
}

/** HTML in which every icon has its drawing beside it, where it refers to one of the page. */
export async function withDrawings(html: string, site: Site, icons: Icons): Promise<string> {
	const reference = new RegExp(`<use href="#${iconInPage("([\\w-]+)")}"></use>`, "g");
	const names = new Set([...html.matchAll(reference)].map(([, name = ""]) => name));
	const drawn = [...names].map(async (name) => {
		const id = iconInPage(name);
		return [name, name === "logo" ? logoSymbol(id, site) : iconSymbol(id, await icons.drawing(name))] as const;
	});
	const symbols = new Map(await Promise.all(drawn));
	return html.replace(reference, (use, name: string) => `${symbols.get(name)}${use}`);
}
