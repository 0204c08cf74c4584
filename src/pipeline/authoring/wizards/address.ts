import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { problem, wordsOf } from "#core/problems/problem.ts";
import type { Answers } from "#core/studio.ts";
import { standingOf } from "../../site/addresses.ts";
import type { SoundSite } from "../../site/site.ts";

/** Whether a page can have the address that somebody answered. */
export function addressStanding(
	site: SoundSite,
	{ name = "", address = "" }: Answers,
	language: EditorLanguage,
): { readonly good?: string; readonly bad?: string } {
	// A page that gets another address may get one that it had.
	if (name === address) return {};
	const standing = standingOf(address, site);
	const former = [...site.pages.values()].find(
		({ path, value }) => path !== name && value.formerly?.some((each) => each === address),
	);
	if (standing.is === "free" && !former) return { good: inLanguage(free, language) };
	if (standing.is === "reserved") {
		const found = problem("reserved-address", { file: "", line: 1, column: 1 }, { address, ...standing });
		return { bad: wordsOf(found, language).message };
	}
	const { path } = former ?? {};
	return { bad: path === undefined ? inLanguage(inUse, language) : inLanguage(taken, language, { path }) };
}

const free = { nl: "Dit adres is vrij.", en: "This address is available." };

const inUse = { nl: "Dit adres is al in gebruik.", en: "This address is already in use." };

const taken = {
	nl: "Wie hierheen gaat, komt nu op {path}. Kies een ander adres.",
	en: "Anyone who goes there is now taken to {path}. Choose another address.",
};
