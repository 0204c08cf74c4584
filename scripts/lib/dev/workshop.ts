import { randomUUID } from "node:crypto";
import { extname, join } from "node:path";
import { announcer } from "#app/document.ts";
import { renderPage } from "#app/entry-server.tsx";
import favicon from "#app/favicon.svg?raw";
import { escapeHtml } from "#core/html.ts";
import { type Language, languages } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import type { Page } from "#core/page.ts";
import { normalize, splitLanguage } from "#core/paths.ts";
import type { ReportLanguage } from "#core/problems/problem.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import { pageAt } from "#pipeline/overviews.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { type JsonReport, jsonReport } from "#pipeline/report/json.ts";
import { sharePlans } from "#pipeline/share.ts";
import type { Site, SiteReader } from "#pipeline/site.ts";
import { checkContent, openContent } from "../content.ts";
import { contextsOf } from "../share/draw-all.ts";
import { SharePictures } from "../share/pictures.ts";
import { siteIconFiles, siteIcons } from "../site-icons.ts";
import { galleryPage } from "./gallery.ts";

export type Answer =
	| { readonly status: number; readonly type: string; readonly body: string }
	| { readonly status: number; readonly type: string; readonly file: string };

const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";
const icons = "/@site/icons.svg";

const types: Readonly<Record<string, string>> = {
	".svg": "image/svg+xml",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".png": "image/png",
	".webp": "image/webp",
	".avif": "image/avif",
};

/** What is wrong with the content, and a name for its present state. */
export interface ContentState extends JsonReport {
	readonly revision: string;
}

const machineTypes: Readonly<Record<string, string>> = {
	".xml": "application/xml; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
};

/** Icons that are drawn from `favicon.svg`. */
const drawnIcon = /^\/(favicon\.ico|apple-touch-icon\.png|assets\/icon-[^/]*\.png)$/;

interface WorkshopOptions {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: ReportLanguage | undefined;
}

/** The site while somebody writes it: the last sound content, and what is wrong with the present one. */
export class Workshop {
	readonly #reader: SiteReader;
	readonly #language: ReportLanguage | undefined;
	/** The small site that the examples of the sections refer to. */
	#examples: Site | undefined;
	readonly #project: string;
	readonly #share: SharePictures;
	#site: Site | undefined;
	#state: ContentState;

	constructor({ root, project, language }: WorkshopOptions) {
		this.#reader = openContent(root);
		this.#language = language;
		this.#project = project;
		this.#share = new SharePictures(project);
		this.#state = this.refresh();
	}

	/** Reads the content again. The last sound site stays when the new one is not. */
	refresh(): ContentState {
		const checked = checkContent(this.#reader, { language: this.#language });
		if (checked.sound) this.#site = checked.site;
		const report = jsonReport(checked.problems, { language: checked.language, texts: checked.site.texts });
		this.#state = { ...report, revision: randomUUID() };
		return this.#state;
	}

	/** What an address answers; undefined for what is not the site's. */
	answer(path: string): Answer | undefined | Promise<Answer | undefined> {
		if (path === "/favicon.svg") return { status: 200, type: "image/svg+xml", body: favicon };
		if (path === icons) return { status: 200, type: "image/svg+xml", body: iconSprite() };
		if (path === "/@site/problems.json") {
			return { status: 200, type: json, body: JSON.stringify(this.#state) };
		}
		if (!this.#site) return { status: 500, type: html, body: emptyDocument(this.#state) };
		if (path.startsWith("/images/share/")) return this.#sharePicture(this.#site, path);
		if (drawnIcon.test(path)) return this.#icon(path);
		return (
			this.#machineFile(this.#site, path) ??
			this.#image(this.#site, path) ??
			this.#shell(this.#site, path) ??
			(path.endsWith(".page.json") ? this.#pageData(this.#site, path) : this.#page(this.#site, path))
		);
	}

	async #sharePicture(site: Site, path: string): Promise<Answer | undefined> {
		for (const { plan } of sharePlans(site, contextsOf(site))) {
			if (plan.address !== path) continue;
			const result = await this.#share.file(plan);
			return "from" in result ? { status: 200, type: types[extname(path)] ?? "", file: result.from } : undefined;
		}
		return undefined;
	}

	async #icon(path: string): Promise<Answer | undefined> {
		const icon = (await siteIconFiles(this.#project)).find(({ address }) => address === path);
		return icon && { status: 200, type: types[extname(path)] ?? "image/x-icon", file: icon.from };
	}

	/** Feeds, manifests, the list of pages. */
	#machineFile(site: Site, path: string): Answer | undefined {
		const type = machineTypes[extname(path)];
		if (!type) return undefined;
		const options = { policy: "", now: new Date(), changes: undefined, icons: siteIcons, contextOf: contextsOf(site) };
		for (const file of siteFiles(site, options)) {
			if (file.path === path) return { status: 200, type, body: file.content };
		}
		return undefined;
	}

	#image(site: Site, path: string): Answer | undefined {
		if (!path.startsWith("/images/")) return undefined;
		const name = path.slice("/images/".length).replace(/\.[0-9a-f]{8}(\.\w+)$/, "$1");
		const info = site.images.info(name) ?? this.#exampleSite().images.info(name);
		return info && { status: 200, type: types[extname(name)] ?? "application/octet-stream", file: info.absolute };
	}

	#shell(site: Site, path: string): Answer | undefined {
		const code = /^\/@site\/shell\.([a-z]{2})\.json$/.exec(path)?.[1];
		const language = languages.find((each) => each === code);
		if (!language) return undefined;
		return { status: 200, type: json, body: JSON.stringify(shellOf(site, language)) };
	}

	#pageData(site: Site, path: string): Answer {
		const bare = normalize(path.replace(/\.page\.json$/, ""));
		const found = this.#find(site, bare);
		const page = found?.page ?? (bare.endsWith("/404") ? notFoundPage(site, splitLanguage(bare).language) : undefined);
		if (!page) return { status: 404, type: json, body: "null" };
		return { status: 200, type: json, body: JSON.stringify({ build: "dev", page }) };
	}

	#exampleSite(): Site {
		this.#examples ??= openContent(join(this.#project, "tests/example-site")).read().site;
		return this.#examples;
	}

	#find(site: Site, address: string): { page: Page; metadata: PageMetadata } | undefined {
		if (address === "/@gallery") return { page: galleryPage(makeContext(this.#exampleSite(), "nl")), metadata: {} };
		const { language, path } = splitLanguage(address);
		const found = pageAt(normalize(path), site);
		if (!found) return undefined;
		const { page, number } = found;
		const context = makeContext(site, language);
		return { page: presentPage(page, context, number), metadata: presentMetadata(page, context, number) };
	}

	#page(site: Site, path: string): Answer | undefined {
		const bare = normalize(path);
		const found = this.#find(site, bare);
		if (!found && extname(bare)) return undefined;
		const page = found?.page ?? notFoundPage(site, splitLanguage(bare).language);
		const body = renderPage(page, shellOf(site, page.lang), {
			metadata: found?.metadata ?? {},
			origin: "http://localhost",
			languages: [page.lang],
			build: "dev",
			shell: `/@site/shell.${page.lang}.json`,
			icons,
			app: "/src/app/entry-client.tsx",
			head: '<link rel="stylesheet" href="/src/app/styles.css"><script type="module" src="/src/app/entry-dev.ts"></script>',
			loader: "",
			announcer,
		});
		return { status: found ? 200 : 404, type: html, body };
	}
}

function shellOf(site: Site, language: Language) {
	return presentShell(makeContext(site, language), new Date().getFullYear());
}

function notFoundPage(site: Site, language: Language): Page {
	return presentNotFound(makeContext(site, language));
}

/** Before the content was sound for the first time there is no page to show under the report. */
function emptyDocument(report: JsonReport): string {
	const title = escapeHtml(report.problems[0]?.title ?? "");
	return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title><script type="module" src="/src/app/entry-dev.ts"></script></head><body><div id="app"></div></body></html>`;
}
