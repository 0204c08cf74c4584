import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { Site } from "../site/site.ts";
import { type Hosting, languageFolders, type Redirect } from "./hosting.ts";

/** From every former address to the page, in every language. */
export function redirectsOf(site: Site, languages: readonly Language[]): Redirect[] {
	return [...site.pages.values()].flatMap(({ path, value }) =>
		(value.formerly ?? []).flatMap((former) =>
			languages.map((language) => ({
				from: localize(former, language, site.source),
				to: localize(path, language, site.source),
			})),
		),
	);
}

/**
 * The file `_redirects`, which static hosts read.
 * An unknown address below a language is answered in that language; hosts that do so by themselves skip these lines.
 */
export function redirectsFile(hosting: Hosting): string {
	const { base, redirects } = hosting;
	const lines = redirects.map(({ from, to }) => `${base}${from} ${base}${to} 301`);
	for (const language of languageFolders(hosting)) lines.push(`${base}/${language}/* ${base}/${language}/404.html 404`);
	return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}
