import { extname } from "node:path";
import { renderPage } from "#app/entry-server.tsx";
import { downloadAt } from "#core/downloads.ts";
import { normalize } from "#core/paths.ts";
import { iconDrawing } from "#engine/files/icons.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { type SharePlan, sharePlans } from "#pipeline/present/share.ts";
import { signOf } from "#pipeline/present/sign.ts";
import { everyIcon } from "#pipeline/site/icons.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import type { SiteOfDay } from "#pipeline/site/site-on.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import type { LiveSite } from "#studio/brain/content/live-site.ts";
import { addressOf } from "#studio/brain/page/addresses.ts";
import { notFoundAt, shellOf, shownPage, siteOfToday } from "#studio/brain/page/shown-page.ts";
import { dataAt } from "#studio/brain/page/site-data.ts";
import { contextsOf } from "../pictures/share/draw-all.ts";
import { SharePictures } from "../pictures/share/pictures.ts";
import { siteIconFiles, siteIcons } from "../pictures/site-icons.ts";
import { emptyDocument, live } from "./documents.ts";
import { machineTypes, types } from "./media-types.ts";

export type Answer =
	| { readonly status: number; readonly type: string; readonly body: string }
	| { readonly status: number; readonly type: string; readonly bytes: Uint8Array }
	| { readonly status: number; readonly type: string; readonly file: string };

const html = "text/html; charset=utf-8";

const json = "application/json; charset=utf-8";

/** Where `liveIcons` says they are. */
const icons = /^\/@site\/icons\.[^/]*\.svg$/;

/** Icons that are drawn from the sign of the site. */
const drawnIcon = /^\/(favicon\.ico|favicon\.svg|apple-touch-icon\.png|assets\/icon-[^/]*\.png)$/;

/** What each address answers while somebody writes the site. */
export class Answers {
	readonly #live: LiveSite;
	readonly #project: string;
	readonly #share: SharePictures;

	/** `project` is the folder of the program. */
	constructor(live: LiveSite, project: string) {
		this.#live = live;
		this.#project = project;
		this.#share = new SharePictures(project);
	}

	/** What an address answers; undefined for what is not the site's. */
	async answer(path: string): Promise<Answer | undefined> {
		if (path === "/@site/problems.json") {
			return { status: 200, type: json, body: JSON.stringify(this.#live.state) };
		}
		const shown = this.#live.content.show(addressOf(path), (site) => ({ answer: this.#answerFrom(site, path) }));
		return shown ? shown.answer : this.nothingToShow();
	}

	/** An empty page, with what is wrong over it, that opens again with the next change. */
	nothingToShow(): Answer {
		return { status: 500, type: html, body: emptyDocument(this.#live.state) };
	}

	#answerFrom(whole: SoundSite, path: string): Answer | undefined | Promise<Answer | undefined> {
		const site = siteOfToday(whole);
		if (icons.test(path)) return { status: 200, type: "image/svg+xml", body: iconSprite(site, everyIcon, iconDrawing) };
		if (drawnIcon.test(path)) return this.#icon(site, path);
		if (path.startsWith("/images/share/")) return this.#sharePicture(site, path);
		return (
			this.#machineFile(site, path) ??
			this.#image(site, path) ??
			this.#download(site, path) ??
			this.#data(whole, path) ??
			this.#page(site, whole, path)
		);
	}

	#sharePicture(site: SiteOfDay, path: string): Promise<Answer | undefined> | undefined {
		for (const { plan } of sharePlans(site, contextsOf(site))) if (plan.address === path) return this.#drawn(plan);
		return undefined;
	}

	async #drawn(plan: SharePlan): Promise<Answer | undefined> {
		const result = await this.#share.file(plan);
		if (!("bytes" in result)) return undefined;
		return { status: 200, type: types[extname(plan.address)] ?? "", bytes: await result.bytes() };
	}

	async #icon(site: SiteOfDay, path: string): Promise<Answer | undefined> {
		const sign = signOf(makeContext(site, site.source));
		const icon = (await siteIconFiles(this.#project, sign)).find(({ address }) => address === path);
		return icon && { status: 200, type: types[extname(path)] ?? "image/x-icon", bytes: await icon.bytes() };
	}

	/** Feeds, manifests, the list of pages. */
	#machineFile(site: SiteOfDay, path: string): Answer | undefined {
		const type = machineTypes[extname(path)];
		if (!type) return undefined;
		const options = {
			policy: "",
			changeOf: () => undefined,
			icons: siteIcons(signOf(makeContext(site, site.source))),
			contextOf: contextsOf(site),
		};
		for (const file of siteFiles(site, options)) {
			if (file.path === path) return { status: 200, type, body: file.content };
		}
		return undefined;
	}

	#image(site: SoundSite, path: string): Answer | undefined {
		if (!path.startsWith("/images/")) return undefined;
		const name = path.slice("/images/".length).replace(/\.[0-9a-f]{8}(\.\w+)$/, "$1");
		const info = site.images.info(name) ?? this.#live.examples.images.info(name);
		return info && { status: 200, type: types[extname(name)] ?? "application/octet-stream", file: info.absolute };
	}

	#download(site: SoundSite, path: string): Answer | undefined {
		const name = downloadAt(path);
		if (name === undefined) return undefined;
		const info = site.downloads.info(name) ?? this.#live.examples.downloads.info(name);
		return info && { status: 200, type: "application/pdf", file: info.absolute };
	}

	/** Of a page, or of what surrounds the pages. */
	#data(whole: SoundSite, path: string): Answer | undefined {
		const data = dataAt(this.#live, whole, path);
		if (data === undefined) return undefined;
		return { status: data === null ? 404 : 200, type: json, body: JSON.stringify(data) };
	}

	#page(site: SiteOfDay, whole: SoundSite, path: string): Answer | undefined {
		const bare = normalize(path);
		const found = shownPage(this.#live, site, whole, bare);
		if (!found && extname(bare)) return undefined;
		const page = found?.page ?? notFoundAt(bare, site);
		const body = renderPage(page, shellOf(site, page.lang, this.#live.icons.reference(whole)), {
			metadata: found?.metadata ?? {},
			origin: "http://localhost",
			// While it is written, a site has a host for itself.
			base: "",
			languages: [page.lang],
			build: "dev",
			shell: `/@site/shell.${page.lang}.json`,
			color: themeOf(site).palette.background,
			app: "/src/app/entry-client.tsx",
			head: `<link rel="stylesheet" href="/src/app/styles.css">${live(this.#live.revision)}`,
			loader: "",
		});
		return { status: found ? 200 : 404, type: html, body };
	}
}
