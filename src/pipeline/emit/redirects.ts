import { type Language, sourceLanguage } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { Site } from "../site.ts";

/**
 * The file `_redirects`, which static hosts read: from every former address to the page, in every language.
 * An unknown address below a language is answered in that language; hosts that do so by themselves skip these lines.
 */
export function redirectsFile(site: Site, languages: readonly Language[]): string {
	const lines = [...site.pages.values()].flatMap(({ path, value }) =>
		(value.formerly ?? []).flatMap((former) =>
			languages.map((language) => `${localize(former, language)} ${localize(path, language)} 301`),
		),
	);
	for (const language of languages) {
		if (language !== sourceLanguage) lines.push(`/${language}/* /${language}/404.html 404`);
	}
	return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}
