import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { type CountryCode, countries } from "#core/countries.ts";
import { ownCollections } from "#core/facts/collections.ts";
import { today } from "#core/opening.ts";
import { allSchemas, schemaText } from "#pipeline/authoring/json-schemas.ts";
import { filesBelow } from "./files-below.ts";

/** What somebody says of a business before its site is begun. */
export interface NewSite {
	readonly name: string;
	/** By its name in https://schema.org/LocalBusiness. */
	readonly kind: string;
	readonly country: CountryCode;
	/** Dutch first. */
	readonly languages: readonly string[];
	readonly look: string;
}

/**
 * The files by which a site begins, by their paths in its folder: content that is valid and looks finished, with samples
 * where only the business itself knows better. `project` is the folder of the program.
 */
export function newSiteFiles(project: string, site: NewSite): Map<string, string> {
	const starter = join(project, "src/starter");
	const files = new Map(filesBelow(starter).map((name) => [name, readFileSync(join(starter, name), "utf8")]));
	const change = (file: string, from: string, to: string) => {
		const text = files.get(file) ?? "";
		if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}.`);
		files.set(
			file,
			text.replace(from, () => to),
		);
	};
	const { timeZone, box } = countries[site.country];
	const [south, north, west, east] = box;
	change("content/site.yaml", "kind: LocalBusiness", `kind: ${site.kind}`);
	change("content/site.yaml", "country: NL", `country: ${site.country}`);
	change("content/site.yaml", "languages: [nl]", `languages: [${site.languages.join(", ")}]`);
	change("content/facts/business.yaml", "name: Voorbeeld\n", `name: ${stringify(site.name)}`);
	change("content/facts/theme.yaml", "look: waddenlucht\n", `look: ${site.look}\n`);
	change("content/facts/branches.yaml", "[[postalCode]]", site.country === "NL" ? "1234 AB" : "1000");
	change("content/facts/branches.yaml", "[[latitude]]", String((south + north) / 2));
	change("content/facts/branches.yaml", "[[longitude]]", String((west + east) / 2));
	change("content/pages/nieuws/onze-nieuwe-site.yaml", "[[today]]", today(timeZone));
	for (const [name, schema] of allSchemas(ownCollections)) files.set(`schemas/${name}`, schemaText(schema));
	files.set(".gitignore", "node_modules/\ndist/\ndist.*/\n");
	return files;
}
