import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { copyWholeWords } from "#app/browser/copy.ts";
import { fetchShell, forgetPages, type Release, requestPage, takeDataFrom } from "#app/browser/data.ts";
import { followLinks } from "#app/browser/follow.ts";
import { initialized, makeRouter, type Router } from "#app/browser/router.tsx";
import { reveal } from "#app/loader/reveal.ts";
import { directionOf } from "#core/languages.ts";
import type { Shown } from "#studio/brain/studio-worker.ts";

/** Gives the data at an address, as JSON; undefined while nothing can be shown. */
type Data = (address: string) => Promise<string | undefined>;

/** The site in this page, drawn from the content that somebody edits. */
export class ShownSite {
	/** Data that came without being asked for. */
	#given: Shown["data"] = new Map();
	#router: Router | undefined;

	constructor(data: Data) {
		takeDataFrom(async (address) => {
			const text = this.#given.get(address) ?? (await data(address));
			if (text === undefined) throw new Error(`Nothing can be shown at ${address}.`);
			return text;
		});
	}

	get isShown(): boolean {
		return this.#router !== undefined;
	}

	/** Shows the page at the address of this document. One that is there is drawn anew, and keeps its place and what was filled in. */
	async show({ page: address, shell: shellAddress, data }: Shown): Promise<void> {
		this.#given = data;
		if (this.#router) {
			forgetPages();
			return this.#router.revalidate();
		}
		const container = document.getElementById("app");
		if (!container) return;
		const release: Release = { build: "dev", shell: shellAddress };
		const [page, shell] = await Promise.all([requestPage(address, release.build), fetchShell(release)]);
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
