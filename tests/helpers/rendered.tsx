import "#app/all-views.ts";
import { renderToString } from "react-dom/server";
import { Site } from "#app/shell/Site.tsx";
import type { Language } from "#core/languages.ts";
import { today } from "#core/opening.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import type { TemporarySite } from "./example-site.ts";

/** A page as a visitor gets it today, without the document around it. */
export function htmlOf(site: TemporarySite, path: string, language: Language = "nl"): string {
	const content = siteOn(assertSound(site.check().site), today("Europe/Amsterdam"));
	const page = content.pages.get(path);
	if (!page) throw new Error(`There is no page ${path}.`);
	const context = makeContext(content, language);
	return renderToString(<Site page={presentPage(page, context)} shell={presentShell(context, 2026)} />);
}

/** The bare words of HTML, with single spaces between them. */
export function wordsOf(html: string): string {
	return html.replace(/<[^>]+>/g, " ").replace(/[\s\u2066-\u2069]+/g, " ");
}
