import { createHash } from "node:crypto";
import { renderPage } from "#app/entry-server.tsx";
import favicon from "#app/favicon.svg?raw";
import { escapeHtml } from "#core/html.ts";
import type { Language } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import type { Page } from "#core/page.ts";
import { pageDataPath } from "#core/paths.ts";
import type { SiteFile } from "#core/settings.ts";
import type { LastChanges } from "#pipeline/changes.ts";
import { iconSprite } from "#pipeline/emit/icons.ts";
import type { OutputFile } from "#pipeline/emit/output-file.ts";
import { contentSecurityPolicy, metaPolicy } from "#pipeline/emit/policy.ts";
import { siteFiles } from "#pipeline/emit/site-files.ts";
import { everyPage } from "#pipeline/overviews.ts";
import { type Context, makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import type { Site } from "#pipeline/site.ts";
import { timed } from "#pipeline/stages.ts";
import type { ClientBuild } from "./client.ts";
import { shortenHtml } from "./short-names.ts";
import { siteIcons } from "./site-icons.ts";

/**
 * Everything of a site that is made from its content, one file after the other; pictures and assets are copied.
 * `changes` says when the content changed, where that is known.
 */
export function* renderSite(site: Site, client: ClientBuild, changes: LastChanges | undefined): Generator<OutputFile> {
	const settings = site.settings?.value;
	if (!settings) throw new Error("A site without settings is not built.");
	const sprite = iconSprite();
	const icons = `/assets/icons.${shortHash(sprite)}.svg`;
	yield { path: icons, content: sprite };

	const policy = contentSecurityPolicy(settings, { scripts: [client.loader], styles: [client.css] });
	const head = headHtml(policy, client);
	for (const language of settings.languages) {
		const context = makeContext(site, language, "variants");
		const shell = presentShell(context, new Date().getFullYear());
		const shellJson = JSON.stringify(shell);
		const shellAddress = `/assets/shell.${language}.${shortHash(shellJson)}.json`;
		yield { path: shellAddress, content: shellJson };
		const parts = { ...partsOf(settings, client), head, icons, shell: shellAddress };
		for (const { page, metadata } of pagesOf(site, context)) {
			const html = timed("render", () => renderPage(page, shell, { ...parts, metadata }));
			yield { path: htmlPath(page.path), content: shortenHtml(html, client.names) };
			yield { path: pageDataPath(page.path), content: JSON.stringify({ build: parts.build, page }) };
		}
	}
	yield { path: "/favicon.svg", content: favicon };
	const contextOf = (language: Language) => makeContext(site, language, "variants");
	yield* siteFiles(site, { policy, now: new Date(), changes, icons: siteIcons, contextOf });
}

/** Name of a release: pages and application of different releases do not fit together. */
function releaseName(client: ClientBuild): string {
	return shortHash(client.app + client.css);
}

function* pagesOf(site: Site, context: Context): Generator<{ page: Page; metadata: PageMetadata }> {
	for (const { page, number } of everyPage(site)) {
		yield timed("present", () => ({
			page: presentPage(page, context, number),
			metadata: presentMetadata(page, context, number),
		}));
	}
	yield { page: presentNotFound(context), metadata: {} };
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
