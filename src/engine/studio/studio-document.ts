import { escapeHtml, unescapeHtml } from "#core/html.ts";
import { metaPolicy } from "#pipeline/emit/policy.ts";
import { githubApi } from "#studio/brain/github-address.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import type { StudioBuild } from "../client/compiled-studio.ts";

/** The one document of Studio, at every address of the site that is edited. On the web it has its policy in itself as well. */
export function studioDocument({ start, app, styles }: StudioBuild, store: StoreAddress): string {
	return [
		"<!DOCTYPE html>",
		`<html lang="nl" data-app="${escapeHtml(app)}">`,
		"<head>",
		'<meta charset="utf-8">',
		...(store.kind === "local" ? [] : [policyElement(store)]),
		// The keyboard of a phone makes the page smaller: the panel and the toolbar stand above it.
		'<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
		"<title>Studio</title>",
		'<meta name="description" content="">',
		'<meta name="robots" content="noindex">',
		'<meta name="theme-color" content="#fbf8f2">',
		`<meta name="studio" content="${escapeHtml(JSON.stringify(store))}">`,
		`<script type="module" async src="${escapeHtml(start)}"></script>`,
		...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
		`<script type="module" src="${escapeHtml(app)}"></script>`,
		"</head>",
		"<body>",
		'<div id="app"></div>',
		'<div id="announcer" class="sr-only" aria-live="polite"></div>',
		"</body>",
		"</html>",
		"",
	].join("\n");
}

/** The store that a document of Studio names. */
export function storeIn(document: string): StoreAddress {
	const [, escaped = ""] = /<meta name="studio" content="([^"]*)">/.exec(document) ?? [];
	return JSON.parse(unescapeHtml(escaped)) as StoreAddress;
}

/** For a host that sends no headers. */
function policyElement(store: StoreAddress): string {
	return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy(studioPolicy(store)))}">`;
}

/**
 * What Studio may load: nothing but its own files, and what its store answers. Scripts are none but those it was compiled
 * with.
 */
export function studioPolicy(store: StoreAddress): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		["connect-src 'self'", ...connectedTo(store)].join(" "),
		"worker-src 'self'",
		"frame-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		// The last is that of the editor of texts, which reads what is pasted in a document apart.
		"trusted-types site studio studio-worker ProseMirrorClipboard",
	].join("; ");
}

/** Other origins that a store is asked at: that of its repository, and that of the site. */
function connectedTo(store: StoreAddress): string[] {
	if (store.kind === "local") return [];
	const site = store.site === undefined ? [] : [store.site];
	return store.kind === "github" ? [new URL(store.api ?? githubApi).origin, ...site] : site;
}

/** What a file of the content may load that is opened by itself, such as a drawing: nothing, and it runs nothing. */
export const contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
