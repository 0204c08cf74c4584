import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { copyWholeWords } from "#app/browser/copy.ts";
import { fetchShell, forgetPages, type Release, requestPage, takeDataFrom } from "#app/browser/data.ts";
import { followLinks } from "#app/browser/follow.ts";
import { initialized, makeRouter, type Router } from "#app/browser/router.tsx";
import { reveal } from "#app/loader/reveal.ts";
import { directionOf, type Language } from "#core/languages.ts";
import type { Page } from "#core/page.ts";
import { pageDataPath } from "#core/paths.ts";

/** Gives the data at an address, as JSON; undefined while nothing can be shown. */
type Data = (address: string) => Promise<string | undefined>;

/** The site in this page, drawn from the content that somebody edits. */
export class ShownSite {
	readonly #data: Data;
	#router: Router | undefined;

	constructor(data: Data) {
		this.#data = data;
		takeDataFrom(async (address) => {
			const text = await data(address);
			if (text === undefined) throw new Error(`Nothing can be shown at ${address}.`);
			return text;
		});
	}

	get isShown(): boolean {
		return this.#router !== undefined;
	}

	/** Shows the page at the address of this document. Gives whether something can be shown by now. */
	async show(icons: string): Promise<boolean> {
		if (this.#router) return true;
		const { page, shellAddress } = (await this.#firstPage()) ?? {};
		const container = document.getElementById("app");
		if (!page || !shellAddress || !container) return false;
		const release: Release = { build: "dev", shell: shellAddress, icons };
		const shell = await fetchShell(release);
		document.documentElement.lang = page.lang;
		document.documentElement.dir = directionOf(page.lang);
		document.documentElement.toggleAttribute("data-not-found", page.notFound === true);
		this.#router = await drawn(container, (onReady, onFailure) =>
			makeRouter(page, { shell, release, onReady, onFailure }),
		);
		reveal();
		for (const form of document.forms) form.noValidate = true;
		document.documentElement.dataset.ready = "";
		if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
		followLinks(this.#router, release);
		copyWholeWords();
		return true;
	}

	/** The content has changed: what is shown is drawn anew, and keeps its place and what was filled in. */
	async update(): Promise<void> {
		forgetPages();
		await this.#router?.revalidate();
	}

	async #firstPage(): Promise<{ readonly page: Page; readonly shellAddress: string } | undefined> {
		const [language] = /(?<=^\/)[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];
		const notFound = pageDataPath(language ? `/${language}/404` : "/404");
		for (const address of [pageDataPath(trimmed(location.pathname)), notFound]) {
			const text = await this.#data(address);
			if (text === undefined) return undefined;
			if (text === "null") continue;
			const page = await requestPage(address, "dev");
			return { page, shellAddress: shellOf(page.lang) };
		}
		return undefined;
	}
}

/** Draws the site, and gives its router once every part of the page answers. */
function drawn(
	container: HTMLElement,
	make: (onReady: () => void, onFailure: (error: unknown) => void) => Router,
): Promise<Router> {
	return new Promise((resolve, reject) => {
		const router = make(() => resolve(router), reject);
		void initialized(router).then(() =>
			createRoot(container).render(<RouterProvider router={router} useTransitions={false} />),
		);
	});
}

function shellOf(language: Language): string {
	return `/@site/shell.${language}.json`;
}

function trimmed(path: string): string {
	return path.replace(/\/+$/, "") || "/";
}
