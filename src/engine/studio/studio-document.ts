import { escapeHtml } from "#core/html.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import type { StudioBuild } from "../client/compiled-studio.ts";

/** The one document of Studio, at every address of the site that is edited. */
export function studioDocument({ app, styles }: StudioBuild, store: StoreAddress): string {
	return [
		"<!DOCTYPE html>",
		`<html lang="nl" data-app="${escapeHtml(app)}">`,
		"<head>",
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		"<title>Studio</title>",
		'<meta name="description" content="">',
		'<meta name="robots" content="noindex">',
		'<meta name="theme-color" content="#fbf8f2">',
		`<meta name="studio" content="${escapeHtml(JSON.stringify(store))}">`,
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

/** What Studio may load: nothing but its own files. Scripts are none but those it was compiled with. */
export const studioPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"connect-src 'self'",
	"worker-src 'self'",
	"frame-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
	// The last is that of the editor of texts, which reads what is pasted in a document apart.
	"trusted-types site studio studio-worker ProseMirrorClipboard",
].join("; ");
