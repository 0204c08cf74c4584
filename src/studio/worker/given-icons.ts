import ofSections from "virtual:sections/icons";
import { codeIcons } from "#core/icons/icons.ts";
import { iconSymbol, logoSymbol } from "#pipeline/emit/icons.ts";
import type { Site } from "#pipeline/site/site.ts";
import { drawingOf } from "#pipeline/site/theme.ts";
import type { Icons } from "#studio/brain/content/live-site.ts";
import { iconInPage, iconsNamedIn } from "#studio/brain/page/page-icons.ts";

/** The icons that a page of Studio has been given. Each goes there once, when the first data come that name it. */
export class GivenIcons {
	readonly #icons: Icons;
	readonly #give: (symbols: string) => void;
	readonly #given = new Set<string>();
	#logo: string | undefined;

	constructor(icons: Icons, give: (symbols: string) => void) {
		this.#icons = icons;
		this.#give = give;
	}

	/** Gives those of code, and those that data name, as JSON. */
	async giveFor(json: string): Promise<void> {
		const names = new Set<string>([...codeIcons, ...Object.values(ofSections).flat(), ...iconsNamedIn(json)]);
		const missing = [...names].filter((name) => !this.#given.has(name));
		for (const name of missing) this.#given.add(name);
		const symbols = await Promise.all(missing.map((name) => this.#symbol(name)));
		if (symbols.length > 0) this.#give(symbols.join(""));
	}

	/** Gives the logo of a site, unless the page has it. */
	giveLogo(site: Site): void {
		const address = drawingOf(site, "logo")?.address;
		if (address === this.#logo) return;
		this.#logo = address;
		this.#give(logoSymbol(iconInPage("logo"), site));
	}

	async #symbol(name: string): Promise<string> {
		const drawing = await this.#icons.drawing(name);
		// It may be had the next time.
		if (drawing === "") this.#given.delete(name);
		return iconSymbol(iconInPage(name), drawing);
	}
}
