import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { BusinessKind } from "#core/business-kinds.ts";
import { offeringOf } from "#core/business-offerings.ts";
import { type CountryCode, countries } from "#core/countries.ts";
import { inWordsOf } from "#core/fields/editor-words.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { Language, SourceLanguage } from "#core/languages.ts";
import { today } from "#core/opening.ts";
import { samplePostcode } from "#pipeline/authoring/sample-postcode.ts";
import { isPossiblePhone, usualPhone } from "#pipeline/kinds/phone.ts";
import { filesBelow } from "./files-below.ts";
import { sitePackage } from "./site-package.ts";

/** What somebody says of a business before its site is begun. */
export interface NewSite {
	readonly name: string;
	readonly kind: BusinessKind;
	readonly country: CountryCode;
	/** The source language first. */
	readonly languages: readonly [SourceLanguage, ...Language[]];
	readonly look: string;
	/** The text of the `package.json` that is in its folder. */
	readonly package?: string | undefined;
}

/** Nobody has these; in each country one of them could be a phone number. */
const samplePhones = [
	"010 000 00 00",
	"030 000000",
	"040 000 00 00",
	"020 0000 0000",
	"900 000 000",
	"100 000 00",
	"400 0000",
];

/** What lies beside the files of a site in a layer: other layers, and words. */
const isNoFile = /^(?:(?:offerings|countries)\/|words\.yaml$)/;

/**
 * The files by which a site begins, by their paths in its folder: content that is valid and looks finished, with samples
 * where only the business itself knows better. Over what all sites share lies what the law of a country asks, and what is of
 * the offering of such a business. `project` is the folder of the program.
 */
export function newSiteFiles(project: string, site: NewSite): Map<string, string> {
	const starter = join(project, "src/starter");
	const [source] = site.languages;
	const offering = `offerings/${offeringOf[site.kind]}`;
	const wordsIn = (layer: string) =>
		parse(readFileSync(join(starter, layer, offering, "words.yaml"), "utf8")) as Record<string, string>;
	const hours = Object.entries(wordsIn("shared")).map(([day, written]) => [
		day,
		inWordsOf(written, kinds.hours.editorWords ?? [], source),
	]);
	const fill = filledWith({ ...Object.fromEntries(hours), ...wordsIn(source), ...valuesOf(site) });
	const files = new Map<string, string>();
	const country = `${source}/countries/${site.country}`;
	const ofCountry = existsSync(join(starter, country)) ? [country] : [];
	for (const layer of ["shared", `shared/${offering}`, source, ...ofCountry, `${source}/${offering}`]) {
		const folder = join(starter, layer);
		for (const name of filesBelow(folder)) {
			if (!isNoFile.test(name)) files.set(fill(name), fill(readFileSync(join(folder, name), "utf8")));
		}
	}
	files.set("package.json", sitePackage(project, site.package));
	files.set(".gitignore", "node_modules/\ndist/\ndist.*/\ndist-studio/\ndist-studio.*/\n");
	return files;
}

/** What somebody said, and what follows from it, as the files have it. */
function valuesOf(site: NewSite): Readonly<Record<string, string>> {
	const { timeZone, capital } = countries[site.country];
	const [latitude, longitude] = capital;
	return {
		name: stringify(site.name).trim(),
		kind: site.kind,
		country: site.country,
		languages: `[${site.languages.join(", ")}]`,
		look: site.look,
		phone: samplePhone(site.country),
		postalCode: samplePostcode(site.country),
		latitude: String(latitude),
		longitude: String(longitude),
		today: today(timeZone),
	};
}

/** A number as people of a country write it. */
function samplePhone(country: CountryCode): string {
	const possible = samplePhones.filter((each) => isPossiblePhone(each, country));
	const usual = possible.map((each) => usualPhone(each, country));
	return usual.find((each) => /\D/.test(each)) ?? possible[0] ?? "";
}

/** Puts each value where a text has its name: `[[name]]`. */
function filledWith(values: Readonly<Record<string, string>>): (text: string) => string {
	return (text) =>
		text.replace(/\[\[(\w+)\]\]/g, (_, name: string) => {
			const value = values[name];
			if (value === undefined) throw new Error(`The starter has no word ${name}.`);
			return value;
		});
}
