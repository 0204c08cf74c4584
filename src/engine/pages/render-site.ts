import { createHash } from "node:crypto";
import { renderPage } from "#app/entry-server.tsx";
import favicon from "#app/favicon.svg?raw";
import { escapeHtml } from "#core/html.ts";
import type { Language } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import type { Page } from "#core/page.ts";
import { pageAddress } from "#core/paging.ts";
import { licencesPath, localize, pageDataPath } from "#core/paths.ts";
import { once } from "#core/remembered.ts";
import type { SiteFile } from "#core/settings.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import type { LastChanges } from "#pipeline/emit/last-changes.ts";
import type { OutputFile } from "#pipeline/emit/output-file.ts";
import { contentSecurityPolicy, metaPolicy } from "#pipeline/emit/policy.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { PageInputs } from "#pipeline/present/inputs.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { timed } from "#pipeline/read/stages.ts";
import { everyPage, type FoundPage } from "#pipeline/site/overviews.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import type { ClientBuild } from "../client/compiled-client.ts";
import { htmlShortener } from "../client/short-names.ts";
import { siteIcons } from "../pictures/site-icons.ts";
import { codeVersion } from "../store/code-version.ts";

/** Files that are made together. */
export interface OutputPart {
	/** What they will be, and all that they are made from: with both the same they need not be made again. */
	readonly kept?: {
		readonly paths: readonly string[];
		madeFrom(): string;
		/** The page that is made: `content/pages/contact.yaml`. */
		readonly file: string;
	};
	make(): readonly OutputFile[];
}

/** Every file of a site that is made from its content, one after the other. */
export function* renderSite(...args: Parameters<typeof siteParts>): Generator<OutputFile> {
	for (const part of siteParts(...args)) yield* part.make();
}

/**
 * Everything of a site that is made from its content, part by part; pictures and assets are copied.
 * `changes` says when the content changed, where that is known.
 */
export function* siteParts(site: SoundSite, client: ClientBuild, changes?: LastChanges): Generator<OutputPart> {
	const settings = site.settings.value;
	const sprite = iconSprite();
	const icons = `/assets/icons.${shortHash(sprite)}.svg`;
	yield made({ path: icons, content: sprite });

	const policy = contentSecurityPolicy(settings, { scripts: [client.loader], styles: [client.css] });
	const head = headHtml(policy, client);
	const shorten = htmlShortener(client.names);
	for (const language of settings.languages) {
		const context = makeContext(site, language, "variants");
		const shell = presentShell(context, new Date().getFullYear());
		const shellJson = JSON.stringify(shell);
		const shellAddress = `/assets/shell.${language}.${shortHash(shellJson)}.json`;
		yield made({ path: shellAddress, content: shellJson });
		const parts = { ...partsOf(settings, client), head, icons, shell: shellAddress };
		const render = ({ page, metadata }: PresentedPage) => shorten(renderPage(page, shell, { ...parts, metadata }));
		const filesOf = (presented: PresentedPage): OutputFile[] => {
			const { page } = presented;
			return [
				{ path: htmlPath(page.path), content: timed("render", () => render(presented)) },
				{ path: pageDataPath(page.path), content: JSON.stringify({ build: parts.build, page }) },
			];
		};
		const around = [codeVersion, head, shellAddress, icons, parts.build, parts.app].join("\n");
		const inputs = new PageInputs(context, around);
		for (const found of everyPage(site)) {
			const path = localize(pageAddress(found.page.path, found.number), language);
			yield {
				kept: {
					paths: [htmlPath(path), pageDataPath(path)],
					file: found.page.source.file,
					madeFrom: once(() => inputs.of(found)),
				},
				make: () => filesOf(timed("present", () => presentWhole(found, context))),
			};
		}
		yield { make: () => filesOf({ page: presentNotFound(context), metadata: {} }) };
	}
	yield made({ path: "/favicon.svg", content: favicon });
	yield made({ path: licencesPath, content: client.licences });
	const contextOf = (language: Language) => makeContext(site, language, "variants");
	yield { make: () => [...siteFiles(site, { policy, now: new Date(), changes, icons: siteIcons, contextOf })] };
}

function made(file: OutputFile): OutputPart {
	return { make: () => [file] };
}

interface PresentedPage {
	readonly page: Page;
	readonly metadata: PageMetadata;
}

function presentWhole({ page, number }: FoundPage, context: Context): PresentedPage {
	return { page: presentPage(page, context, number), metadata: presentMetadata(page, context, number) };
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
	return {
		origin: settings.address,
		languages: settings.languages as readonly Language[],
		build: releaseName(client),
		app: client.app,
		loader: client.loader,
	};
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
