import { languagesOf } from "#pipeline/site/accessors.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import type { LiveSite } from "#studio/brain/content/live-site.ts";
import { addressOf } from "#studio/brain/page/addresses.ts";
import { siteOfToday } from "#studio/brain/page/shown-page.ts";
import { addressesAt, dataAt, shellAddress } from "#studio/brain/page/site-data.ts";
import { siteStyles } from "#studio/brain/page/site-look.ts";
import type { Shown, SiteLook } from "#studio/brain/studio-worker.ts";
import type { GivenIcons } from "./given-icons.ts";
import type { PictureAddresses } from "./picture-addresses.ts";

/** What the page shows of the content. */
export class ShownData {
	readonly #live: LiveSite;
	readonly #icons: GivenIcons;
	readonly #pictures: PictureAddresses | undefined;
	#path = "/";
	/** The look that it has, as JSON. */
	#look: string | undefined;

	/** `pictures` where no server has them. */
	constructor(live: LiveSite, icons: GivenIcons, pictures: PictureAddresses | undefined) {
		this.#live = live;
		this.#icons = icons;
		this.#pictures = pictures;
	}

	/** What is shown where the page is; undefined also when the program fails at that, which whoever asks for it is told. */
	again(): Shown | undefined {
		try {
			return this.at(this.#path);
		} catch {
			return undefined;
		}
	}

	/** What is shown at a path, where the page is from now on; undefined while nothing can be shown. */
	at(path: string): Shown | undefined {
		this.#path = path;
		for (const page of addressesAt(path, languagesOf(this.#live.content.site))) {
			const found = this.#dataAt(page);
			if (!found) return undefined;
			if (!found.data || !("page" in found.data)) continue;
			const shell = shellAddress(found.data.page.lang);
			const around = this.json(shell);
			if (around === undefined) return undefined;
			const data = new Map([
				[page, this.#jsonOf(found.data)],
				[shell, around],
			]);
			return { path, page, shell, data, look: this.#newLook() };
		}
		return undefined;
	}

	/** The data at an address, as JSON; undefined while nothing can be shown. */
	json(address: string): string | undefined {
		const found = this.#dataAt(address);
		return found && this.#jsonOf(found.data);
	}

	#dataAt(address: string) {
		return this.#live.content.show(addressOf(address), (site) => ({ data: dataAt(this.#live, site, address) ?? null }));
	}

	#jsonOf(data: unknown): string {
		const json = JSON.stringify(data);
		void this.#icons.giveFor(json);
		return this.#pictures?.inData(json) ?? json;
	}

	/** How the site looks; undefined when the page looks so already. */
	#newLook(): SiteLook | undefined {
		const look = this.#live.content.show("/@studio/look", (whole) => {
			const site = siteOfToday(whole);
			this.#icons.giveLogo(whole);
			return {
				styles: siteStyles(whole),
				color: themeOf(site).palette.background,
			};
		});
		const json = JSON.stringify(look);
		if (json === this.#look) return undefined;
		this.#look = json;
		return look;
	}
}
