import { extname, join } from "node:path";
import { renderPage } from "#app/entry-server.tsx";
import { downloadAt } from "#core/downloads.ts";
import { type Language, languages } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import { today } from "#core/opening.ts";
import type { Page } from "#core/page.ts";
import { normalize, splitLanguage } from "#core/paths.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { ShadowPage } from "#core/studio.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { markOf } from "#pipeline/present/mark.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { type SharePlan, sharePlans } from "#pipeline/present/share.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { placeOf as placeOfBusiness } from "#pipeline/site/place.ts";
import { NotSound, requireSound, type SitePage, type SoundSite } from "#pipeline/site/site.ts";
import { type SiteOfDay, siteOn, yearOf } from "#pipeline/site/site-on.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";
import type { DevContent } from "#studio/brain/content/live-content.ts";
import { addressOf, placeOf } from "#studio/brain/page/addresses.ts";
import { withMarks } from "#studio/brain/page/day-notices.ts";
import { galleryPage, thumbnailsPage } from "#studio/brain/page/example-pages.ts";
import { shadowOf, unread } from "#studio/brain/page/marked-page.ts";
import { openContent } from "../content/content.ts";
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

const icons = "/@site/icons.svg";

/** Icons that are drawn from the mark of the site. */
const drawnIcon = /^\/(favicon\.ico|favicon\.svg|apple-touch-icon\.png|assets\/icon-[^/]*\.png)$/;

interface AnswersOptions {
	readonly content: DevContent;
	/** Folder of the program. */
	readonly project: string;
	/** What is known of the content at the moment. */
	readonly state: () => ContentState;
	/** The name of the state of the content at the moment. */
	readonly revision: () => string;
	/** The language of the reports. */
	readonly language: () => ReportLanguage;
}

/** What each address answers while somebody writes the site. */
export class Answers {
	readonly #content: DevContent;
	readonly #project: string;
	readonly #state: () => ContentState;
	readonly #revision: () => string;
	readonly #language: () => ReportLanguage;
	readonly #share: SharePictures;
	/** The small site that the examples of the sections refer to. */
	#examples: SoundSite | undefined;

	constructor({ content, project, state, revision, language }: AnswersOptions) {
		this.#content = content;
		this.#project = project;
		this.#state = state;
		this.#revision = revision;
		this.#language = language;
		this.#share = new SharePictures(project);
	}

	/** What an address answers; undefined for what is not the site's. */
	async answer(path: string): Promise<Answer | undefined> {
		if (path === "/@site/problems.json") {
			return { status: 200, type: json, body: JSON.stringify(this.#state()) };
		}
		const shown = this.#content.show(addressOf(path), (site) => ({ answer: this.#answerFrom(site, path) }));
		return shown ? shown.answer : this.nothingToShow();
	}

	/** An empty page, with what is wrong over it, that opens again with the next change. */
	nothingToShow(): Answer {
		return { status: 500, type: html, body: emptyDocument(this.#state()) };
	}

	/** The page at an address, to be read beside what is shown there. */
	shadow(address: string, language: ReportLanguage): Omit<ShadowPage, "revision"> | undefined {
		return this.#content.show(addressOf(address), (whole) => {
			const site = siteOn(whole, today(placeOfBusiness(whole).timeZone));
			const found = this.#find(site, whole, addressOf(address));
			const page = found?.page ?? notFoundAt(address, site);
			const shell = shellOf(site, page.lang);
			return shadowOf(whole, { page, shell, written: found?.written, today: site.today, language });
		});
	}

	/** A page with an example of every section, each with its type as anchor. */
	thumbnails(): string {
		const examples = this.#exampleSite();
		const site = siteOn(examples, today(placeOfBusiness(examples).timeZone));
		const page = thumbnailsPage(makeContext(site, site.source));
		return renderPage(page, shellOf(site, site.source), { ...unread, icons });
	}

	#answerFrom(whole: SoundSite, path: string): Answer | undefined | Promise<Answer | undefined> {
		const site = siteOn(whole, today(placeOfBusiness(whole).timeZone));
		if (path === icons) return { status: 200, type: "image/svg+xml", body: iconSprite(site) };
		if (drawnIcon.test(path)) return this.#icon(site, path);
		if (path.startsWith("/images/share/")) return this.#sharePicture(site, path);
		return (
			this.#machineFile(site, path) ??
			this.#image(site, path) ??
			this.#download(site, path) ??
			this.#shell(site, path) ??
			(path.endsWith(".page.json") ? this.#pageData(site, whole, path) : this.#page(site, whole, path))
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
		const mark = markOf(makeContext(site, site.source));
		const icon = (await siteIconFiles(this.#project, mark)).find(({ address }) => address === path);
		return icon && { status: 200, type: types[extname(path)] ?? "image/x-icon", bytes: await icon.bytes() };
	}

	/** Feeds, manifests, the list of pages. */
	#machineFile(site: SiteOfDay, path: string): Answer | undefined {
		const type = machineTypes[extname(path)];
		if (!type) return undefined;
		const options = {
			policy: "",
			changeOf: () => undefined,
			icons: siteIcons(markOf(makeContext(site, site.source))),
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
		const info = site.images.info(name) ?? this.#exampleSite().images.info(name);
		return info && { status: 200, type: types[extname(name)] ?? "application/octet-stream", file: info.absolute };
	}

	#download(site: SoundSite, path: string): Answer | undefined {
		const name = downloadAt(path);
		if (name === undefined) return undefined;
		const info = site.downloads.info(name) ?? this.#exampleSite().downloads.info(name);
		return info && { status: 200, type: "application/pdf", file: info.absolute };
	}

	#shell(site: SiteOfDay, path: string): Answer | undefined {
		const code = /^\/@site\/shell\.([a-z]{2})\.json$/.exec(path)?.[1];
		const language = languages.find((each) => each === code);
		if (!language) return undefined;
		return { status: 200, type: json, body: JSON.stringify(shellOf(site, language)) };
	}

	#pageData(site: SiteOfDay, whole: SoundSite, path: string): Answer {
		const bare = addressOf(path);
		const found = this.#find(site, whole, bare);
		const page = found?.page ?? (bare.endsWith("/404") ? notFoundAt(bare, site) : undefined);
		if (!page) return { status: 404, type: json, body: "null" };
		return { status: 200, type: json, body: JSON.stringify({ build: "dev", page }) };
	}

	#exampleSite(): SoundSite {
		this.#examples ??= requireSound(
			openContent(join(this.#project, "src/example-site")).read({ ...noDrafts, texts: exampleFacts }).site,
		);
		return this.#examples;
	}

	/** A page of the day, or a draft, with all that is on it only on other days. */
	#find(site: SiteOfDay, whole: SoundSite, address: string): Found | undefined {
		if (address === "/@gallery")
			return { page: galleryPage(makeContext(this.#exampleSite(), "nl")), metadata: {}, written: undefined };
		const { language, path } = splitLanguage(address, site.source);
		const bare = normalize(path);
		const { path: written, number } = placeOf(bare, site);
		const page = whole.pages.get(written);
		if (!page) {
			if (whole.addresses.has(written)) throw new NotSound(written);
			return undefined;
		}
		this.#content.require(page, whole);
		const context = makeContext(site, language);
		const shown = withMarks(presentPage(page, context, number), page, site, this.#language());
		return { page: shown, metadata: presentMetadata(page, context, number), written: page };
	}

	#page(site: SiteOfDay, whole: SoundSite, path: string): Answer | undefined {
		const bare = normalize(path);
		const found = this.#find(site, whole, bare);
		if (!found && extname(bare)) return undefined;
		const page = found?.page ?? notFoundAt(bare, site);
		const body = renderPage(page, shellOf(site, page.lang), {
			metadata: found?.metadata ?? {},
			origin: "http://localhost",
			languages: [page.lang],
			build: "dev",
			shell: `/@site/shell.${page.lang}.json`,
			icons,
			color: themeOf(site).palette.background,
			app: "/src/app/entry-client.tsx",
			head: `<link rel="stylesheet" href="/src/app/styles.css">${live(this.#revision())}`,
			loader: "",
		});
		return { status: found ? 200 : 404, type: html, body };
	}
}

/** A page as it is shown, and its file, if it has one. */
interface Found {
	readonly page: Page;
	readonly metadata: PageMetadata;
	readonly written: SitePage | undefined;
}

function shellOf(site: SiteOfDay, language: Language) {
	return presentShell(makeContext(site, language), yearOf(site));
}

function notFoundAt(address: string, site: SoundSite): Page {
	return presentNotFound(makeContext(site, splitLanguage(address, site.source).language));
}
