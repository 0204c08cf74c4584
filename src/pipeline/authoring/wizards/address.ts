import type { InReports } from "#core/fields/answers.ts";
import { problem, wordsOf } from "#core/problems/problem.ts";
import type { Answers } from "#core/studio.ts";
import { standingOf } from "../../site/addresses.ts";
import type { SoundSite } from "../../site/site.ts";

/** Whether a page can have the address that somebody answered. */
export function addressStanding(
	site: SoundSite,
	{ name = "", address = "" }: Answers,
): { readonly good?: InReports; readonly bad?: InReports } {
	// A page that gets another address may get one that it had.
	if (name === address) return {};
	const standing = standingOf(address, site);
	const former = [...site.pages.values()].find(
		({ path, value }) => path !== name && value.formerly?.some((each) => each === address),
	);
	if (standing.is === "free" && !former) return { good: free };
	if (standing.is === "reserved") {
		const found = problem("reserved-address", { file: "", line: 1, column: 1 }, { address, ...standing });
		return { bad: { nl: wordsOf(found, "nl").message, en: wordsOf(found, "en").message } };
	}
	return { bad: taken(former?.path) };
}

const free = { nl: "Dit adres is vrij.", en: "This address is free." };

function taken(owner: string | undefined): InReports {
	if (owner === undefined) return { nl: "Dit adres is al in gebruik.", en: "This address is in use already." };
	return {
		nl: `Wie hierheen gaat, komt nu op ${owner}. Kies een ander adres.`,
		en: `Who goes there comes to ${owner} now. Choose another address.`,
	};
}
