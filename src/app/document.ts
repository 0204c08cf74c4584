import { withoutBase } from "#core/below.ts";
import { escapeHtml } from "#core/html.ts";
import { directionOf, type Language, openGraphLocaleOf, sourceIn } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import type { Page } from "#core/page.ts";
import { localize, manifestPath, pageDataPath, splitLanguage } from "#core/paths.ts";

/** What a document is put together from. */
export interface DocumentParts {
	readonly page: Page;
	readonly metadata: PageMetadata;
	/** The rendered page. */
	readonly body: string;
	/** Further elements of the head that are the page's own. */
	readonly preloads: string;
	/** Address of the site, without a slash at the end. */
	readonly origin: string;
	/** The path below which the site stands, as its address says; addresses in the page have it already. */
	readonly base: string;
	/** Of the site. Who chose another one than the first is taken there from a page in that one. */
	readonly languages: readonly Language[];
	/** Name of the release; the application refuses data of another one. */
	readonly build: string;
	/** Address of the data of the shell in the language of the page. */
	readonly shell: string;
	/** The ground of the pages: `#fbf8f2`. */
	readonly color: string;
	/** Address of the application. */
	readonly app: string;
	/** Further elements of the head, as HTML: styles, fonts, policy. */
	readonly head: string;
	/** The loader, as the text of an inline script. */
	readonly loader: string;
	/** Address of the styles that a page can wait for, if they stand apart. */
	readonly late?: string;
}

/** Where the application says which page is shown now, for screen readers. */
const announcer = '<div id="announcer" class="sr-only" aria-live="polite"></div>';

/** The HTML around a rendered page. React owns only what is inside `#app`. */
export function documentHtml(parts: DocumentParts): string {
	const { page, base } = parts;
	const path = withoutBase(base, page.path);
	const root = attributes({
		lang: page.lang,
		dir: directionOf(page.lang),
		"data-build": parts.build,
		"data-page": base + pageDataPath(path),
		"data-shell": parts.shell,
		...(page.notFound && { "data-not-found": "" }),
	});
	const source = sourceIn(parts.languages);
	const others = parts.languages.filter((language) => language !== source);
	const leads = page.lang === source && !page.notFound && others.length > 0;
	const script = attributes({
		"data-app": parts.app,
		...(base && { "data-base": base }),
		...(leads && { "data-languages": others.join(" ") }),
	});
	return [
		"<!DOCTYPE html>",
		`<html${root}>`,
		"<head>",
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		// Half a header puts the menu elsewhere: nothing is painted before all of it has been read.
		'<link rel="expect" href="#menu" blocking="render">',
		parts.head + parts.preloads,
		`<title>${escapeHtml(page.title)}</title>`,
		`<meta name="description" content="${escapeHtml(page.description)}">`,
		...searchEngines({ ...page, path }, parts.origin, parts.languages),
		...shareTags({ ...page, path }, parts),
		`<meta name="theme-color" content="${parts.color}">`,
		`<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">`,
		// At the root of a host browsers and phones look for both by themselves.
		...(base
			? [
					`<link rel="icon" href="${base}/favicon.ico" sizes="32x32">`,
					`<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">`,
				]
			: []),
		`<link rel="manifest" href="${base}${manifestPath(page.lang, source)}">`,
		`<script${script}>${parts.loader}</script>`,
		"</head>",
		"<body>",
		`<div id="app">${parts.body}</div>`,
		announcer,
		// For machines, which read to the end; a reader sees the page earlier.
		...structuredData(parts.metadata),
		// Behind all that is painted, because a browser paints nothing that stands below it before it is there.
		...(parts.late ? [`<link rel="stylesheet" href="${parts.late}">`] : []),
		"</body>",
		"</html>",
		"",
	].join("\n");
}

/** Where search engines find the page, in each language that is translated well enough; or that they shall leave it. */
function searchEngines({ path, lang, announced }: Page, origin: string, languages: readonly Language[]): string[] {
	if (!announced.includes(lang)) return ['<meta name="robots" content="noindex">'];
	const source = sourceIn(languages);
	const bare = splitLanguage(path, languages).path;
	const address = (language: Language) => escapeHtml(origin + localize(bare, language, source));
	const alternate = (code: string, language: Language) =>
		`<link rel="alternate" hreflang="${code}" href="${address(language)}">`;
	const canonical = `<link rel="canonical" href="${address(lang)}">`;
	if (announced.length === 1) return [canonical];
	const others = announced.map((language) => alternate(language, language));
	return [canonical, ...others, alternate("x-default", source)];
}

/** What social networks show of a page that somebody shares: https://ogp.me. */
function shareTags(page: Page, { metadata, origin, base }: DocumentParts): string[] {
	const { title, siteName, published, picture, feed } = metadata;
	if (!title) return [];
	const path = (href: string) => origin + href;
	const values: [property: string, content: string | number | undefined][] = [
		["og:title", title],
		["og:description", page.description],
		["og:type", published ? "article" : "website"],
		["og:url", path(page.path)],
		["og:site_name", siteName],
		["og:locale", openGraphLocaleOf(page.lang)],
		["article:published_time", published],
		["og:image", picture && path(picture.src)],
		["og:image:width", picture?.width],
		["og:image:height", picture?.height],
		["og:image:alt", picture?.alt],
	];
	return [
		...values.flatMap(([property, content]) =>
			content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(String(content))}">`],
		),
		`<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">`,
		...(feed
			? [
					`<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(base + feed.href)}">`,
				]
			: []),
	];
}

/** The facts of the page for machines. */
function structuredData({ structuredData }: PageMetadata): string[] {
	if (!structuredData) return [];
	// A script ends at the first `</`, also inside a string.
	const json = JSON.stringify(structuredData).replaceAll("<", "\\u003c");
	return [`<script type="application/ld+json">${json}</script>`];
}

function attributes(values: Readonly<Record<string, string>>): string {
	return Object.entries(values)
		.map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
		.join("");
}
