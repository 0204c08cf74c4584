import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import type { Site } from "../site.ts";

/** The file `_redirects`, which static hosts read: from every former address to the page, in every language. */
export function redirectsFile(site: Site, languages: readonly Language[]): string {
	const lines = [...site.pages.values()].flatMap(({ path, value }) =>
		(value.formerly ?? []).flatMap((former) =>
			languages.map((language) => `${localize(former, language)} ${localize(path, language)} 301`),
		),
	);
	return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}
