import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { type CountryCode, countries } from "#core/countries.ts";
import { type Language, sourceIn } from "#core/languages.ts";
import { today } from "#core/opening.ts";
import { isPossiblePhone } from "#pipeline/kinds/phone.ts";
import { filesBelow } from "./files-below.ts";
import { sitePackage } from "./site-package.ts";

/** What somebody says of a business before its site is begun. */
export interface NewSite {
	readonly name: string;
	/** By its name in https://schema.org/LocalBusiness. */
	readonly kind: string;
	readonly country: CountryCode;
	/** The source language first. */
	readonly languages: readonly Language[];
	readonly look: string;
	/** The text of the `package.json` that is in its folder. */
	readonly package?: string | undefined;
}

/** Nobody has these; in each country one of them could be a phone number. */
const samplePhones = ["010 000 00 00", "900 000 000", "100 000 00", "400 0000", "020 0000 0000", "030 000000"];

/**
 * The files by which a site begins, by their paths in its folder: content that is valid and looks finished, with samples
 * where only the business itself knows better. `project` is the folder of the program.
 */
export function newSiteFiles(project: string, site: NewSite): Map<string, string> {
	const source = sourceIn(site.languages);
	const { timeZone, box } = countries[site.country];
	const [south, north, west, east] = box;
	const values: Readonly<Record<string, string>> = {
		name: stringify(site.name).trim(),
		kind: site.kind,
		country: site.country,
		languages: `[${site.languages.join(", ")}]`,
		look: site.look,
		phone: samplePhones.find((each) => isPossiblePhone(each, site.country)) ?? "",
		postalCode: site.country === "NL" ? "1234 AB" : "1000",
		latitude: String((south + north) / 2),
		longitude: String((west + east) / 2),
		today: today(timeZone),
	};
	const files = new Map<string, string>();
	for (const part of ["shared", source]) {
		const folder = join(project, "src/starter", part);
		for (const name of filesBelow(folder)) {
			const text = readFileSync(join(folder, name), "utf8");
			files.set(
				name,
				text.replace(/\[\[(\w+)\]\]/g, (_, value: string) => values[value] ?? ""),
			);
		}
	}
	files.set("package.json", sitePackage(project, site.package));
	files.set(".gitignore", "node_modules/\ndist/\ndist.*/\ndist-studio/\ndist-studio.*/\n");
	return files;
}
