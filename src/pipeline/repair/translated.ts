import { inText, type Retarget, translationsOf } from "../authoring/page-actions/links.ts";
import type { SourceFile } from "../read/source.ts";
import type { Site } from "../site/site.ts";
import { escapePattern } from "../text/escape-pattern.ts";
import type { Edit } from "./repair.ts";

type EditElsewhere = Edit & { readonly in: SourceFile };

/** What a mended link of a text is in its translations, which would be stale without it. */
export function linksTranslated(site: Site, lead: Omit<Retarget, "anchors">): EditElsewhere[] {
	return translated(site, inText(site, { ...lead, anchors: true }), lead.to);
}

/** The same of a fact in braces. */
export function factsTranslated(site: Site, from: string, to: string): EditElsewhere[] {
	return translated(site, new RegExp(escapePattern(`{${from}}`), "g"), `{${to}}`);
}

function translated(site: Site, pattern: RegExp, text: string): EditElsewhere[] {
	return [...translationsOf(site)].flatMap(({ source }) =>
		[...source.text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ in: source, offset: index, length, text })),
	);
}
