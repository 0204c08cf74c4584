import type { Site } from "../site/site.ts";
import { compareDownloads, comparePictures, compareSettings, compareWords } from "./around.ts";
import type { Change } from "./changes.ts";
import { compareAnnounced, compareFormDays } from "./consequences.ts";
import { compareFacts } from "./facts.ts";
import { makeLook } from "./look.ts";
import { compareMenu } from "./menu.ts";
import { compareAddresses, compareLanguages, comparePages, pagePairs } from "./pages.ts";
import { compareTranslations } from "./translations.ts";

/**
 * Everything that a visitor sees change between two versions of a site, in the order in which a reader wants it.
 * Files that could not be read in one of the versions are left out.
 */
export function compareSites(before: Site, after: Site): Change[] {
	const look = makeLook(before, after);
	const pairs = pagePairs(before, after);
	return [
		...compareFacts(look),
		...compareFormDays(look.sites),
		...compareLanguages(look),
		...compareAddresses(look, pairs),
		...comparePages(look, pairs),
		...compareMenu(look, pairs),
		...compareWords(look),
		...comparePictures(look),
		...compareDownloads(look),
		...compareSettings(look),
		...compareTranslations(look, pairs),
		...compareAnnounced(look, pairs),
	];
}
