import { createHash } from "node:crypto";
import { renderPage } from "#app/entry-server.tsx";
import { basePlace, below } from "#core/below.ts";
import { escapeHtml } from "#core/html.ts";
import type { Language } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import type { Page } from "#core/page.ts";
import { pageAddress } from "#core/paging.ts";
import { basePathOf, licencesPath, localize, pageDataPath } from "#core/paths.ts";
import type { SiteFile } from "#core/settings.ts";
import type { Shell } from "#core/shell.ts";
import { iconDrawing } from "#engine/files/icons.ts";
import { focusStyles } from "#pipeline/emit/focus-styles.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import type { ChangeOf } from "#pipeline/emit/last-changes.ts";
import type { OutputFile } from "#pipeline/emit/output-file.ts";
import { contentSecurityPolicy, metaPolicy } from "#pipeline/emit/policy.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { makeContext, type Published } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { tracedSite } from "#pipeline/present/readings.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { signOf } from "#pipeline/present/sign.ts";
import { timed } from "#pipeline/read/stages.ts";
import { iconsOf } from "#pipeline/site/icons.ts";
import { everyPage, type FoundPage } from "#pipeline/site/overviews.ts";
import { type SiteOfDay, yearOf } from "#pipeline/site/site-on.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import type { Trace } from "#pipeline/site/trace.ts";
import type { ClientBuild } from "../client/compiled-client.ts";
import { htmlShortener } from "../client/short-names.ts";
import { codeVersion } from "../memory/code-version.ts";
import { siteIcons } from "../pictures/site-icons.ts";
import { hyphenatorOf } from "./hyphenator.ts";

const published: Published = { hyphenatorOf };

/** One page in one language, which is made only when it has to be. */
export interface PagePart {
	readonly found: FoundPage;
	readonly language: Language;
	/** By which it is known from one run to the next. */
	readonly name: string;
	/** The paths of its files. */
	readonly paths: readonly string[];
	/** What an earlier run made it from, when all of that is as it was. */
	known(): PageTrace | undefined;
	make(): { readonly files: readonly OutputFile[]; readonly trace: PageTrace };
}

/** What a page was made from, and the address of its share picture. */
export type PageTrace = Trace<{ readonly share?: string | undefined }>;

/** Every file of a site that is made from its content, one after the other; pictures and assets are copied. */
export function* renderSite(site: SiteOfDay, client: ClientBuild): Generator<OutputFile> {
	const renderer = new SiteRenderer(site, client);
	for (const page of renderer.pages()) yield* page.make().files;
	yield* renderer.others(() => undefined);
}

/** Makes the files of a site from its content. */
export class SiteRenderer {
	readonly #site: SiteOfDay;
	readonly #client: ClientBuild;
	readonly #policy: string;
	readonly #sprite: OutputFile;
	readonly #frames: readonly Frame[];

	constructor(site: SiteOfDay, compiled: ClientBuild) {
		const settings = site.settings.value;
		const base = basePathOf(settings.address);
		const css = stylesBelow(base, compiled.css) + focusStyles(site);
		const client = { ...compiled, css, loader: compiled.loader.replaceAll(basePlace, base) };
		this.#sprite = spriteOf(site);
		this.#site = site;
		this.#client = client;
		this.#policy = contentSecurityPolicy(settings, { scripts: [client.loader], styles: [client.css] });
		const parts = {
			...partsOf(settings, client),
			head: headHtml(this.#policy, client),
			color: themeOf(site).palette.background,
		};
		const shorten = htmlShortener(client.names);
		const icons = `${base}${this.#sprite.path}#`;
		this.#frames = settings.languages.map((language) => frameOf(site, language, { parts, icons, shorten }));
	}

	/** Every page in every language. */
	*pages(): Generator<PagePart> {
		for (const frame of this.#frames) for (const found of everyPage(this.#site)) yield partOf(this.#site, found, frame);
	}

	/** What stands around the pages: all other files. `changeOf` tells when a page changed. */
	*others(changeOf: ChangeOf): Generator<OutputFile> {
		yield this.#sprite;
		for (const { context, shell, files } of this.#frames) {
			yield shell;
			yield* files({ page: presentNotFound(context), metadata: {} });
		}
		yield { path: licencesPath, content: this.#client.licences };
		const contextOf = (language: Language) => makeContext(this.#site, language, published);
		const icons = siteIcons(signOf(contextOf(this.#site.source)));
		yield* siteFiles(this.#site, { policy: this.#policy, changeOf, icons, contextOf });
	}
}

function spriteOf(site: SiteOfDay): OutputFile {
	const content = iconSprite(site, iconsOf(site), iconDrawing);
	return { path: `/assets/icons.${shortHash(content)}.svg`, content };
}

/** What all pages of a language share. */
interface Frame {
	readonly context: Context;
	readonly shell: OutputFile;
	/** Stands for all that surrounds a page. */
	readonly around: string;
	files(presented: PresentedPage): OutputFile[];
}

interface PresentedPage {
	readonly page: Page;
	readonly metadata: PageMetadata;
}

type Parts = Omit<Parameters<typeof renderPage>[2], "metadata" | "shell">;

interface Around {
	readonly parts: Parts;
	/** What stands before the name of an icon. */
	readonly icons: string;
	readonly shorten: (html: string) => string;
}

function frameOf(site: SiteOfDay, language: Language, { parts, icons, shorten }: Around): Frame {
	const context = makeContext(site, language, published);
	const { base } = parts;
	const shell = { ...below(base, shellOf(site, context)), icons, ...(base && { base }) };
	const content = JSON.stringify(shell);
	const path = `/assets/shell.${language}.${shortHash(content)}.json`;
	return {
		context,
		shell: { path, content },
		around: shortHash([codeVersion, path, ...Object.values(parts)].join("\n")),
		files: ({ page: { path: own }, page: presented, metadata }) => {
			const page = below(base, presented);
			return [
				{
					path: htmlPath(own),
					content: timed("render", () => shorten(renderPage(page, shell, { ...parts, shell: base + path, metadata }))),
				},
				{ path: pageDataPath(own), content: JSON.stringify({ build: parts.build, page }) },
			];
		},
	};
}

/** The labels of its menu stand in as many files as there are pages in it, in each language. */
function shellOf(site: SiteOfDay, context: Context): Shell {
	const year = yearOf(site);
	const around = JSON.stringify([year, context.words]);
	return tracedSite(site).made(`shell ${context.language}`, () => presentShell(context, year), around).value;
}

function partOf(site: SiteOfDay, found: FoundPage, { context, around, files }: Frame): PagePart {
	const { page, number } = found;
	const path = localize(pageAddress(page.path, number, site.source), context.language, site.source);
	const name = `page ${path}`;
	const traced = tracedSite(site);
	return {
		found,
		name,
		language: context.language,
		paths: [htmlPath(path), pageDataPath(path)],
		known: () => traced.known(name, around),
		make: () => {
			const made = traced.trace(() => timed("present", () => presentWhole(found, context)));
			const share = made.value.metadata.picture?.src;
			return { files: files(made.value), trace: traced.add(name, { value: { share }, reads: made.reads }, around) };
		},
	};
}

function presentWhole({ page, number }: FoundPage, context: Context): PresentedPage {
	return {
		page: presentPage(page, context, number),
		metadata: context.site.aside(() => presentMetadata(page, context, number)),
	};
}

/** Name of a release: pages and application of different releases do not fit together. */
function releaseName(client: ClientBuild): string {
	return shortHash(client.app + client.css);
}

/** Static hosts answer `/contact` with `contact.html`, and the home page with `index.html`. */
function htmlPath(path: string): string {
	return path === "/" ? "/index.html" : `${path}.html`;
}

function partsOf(settings: SiteFile, client: ClientBuild) {
	const base = basePathOf(settings.address);
	return {
		origin: settings.address,
		base,
		languages: settings.languages as readonly Language[],
		build: releaseName(client),
		app: base + client.app,
		loader: client.loader,
		late: base + client.late,
	};
}

/** Styles stand in the pages, at any depth, and so they name their files from the host on. */
function stylesBelow(base: string, css: string): string {
	return css.replaceAll("url(/assets/", `url(${base}/assets/`);
}

function headHtml(policy: string, client: ClientBuild): string {
	return [
		`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy(policy))}">`,
		`<style>${client.css}</style>`,
	].join("\n");
}

function shortHash(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
