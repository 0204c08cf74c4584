import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Language } from "#core/languages.ts";
import { projectFolder } from "./project.ts";

interface WrittenPage {
	readonly sections: readonly { readonly type: string }[];
}

/** Whether every question is asked of every page, in every language and at every width. */
export const all = process.env.TEST_ALL === "1";

/** Whether a page is looked at in every language, as for a pull request. */
export const complete = process.env.TEST_COMPLETE === "1";

/** The languages of the site, its source language first. */
export const { languages } = parse(readFileSync(join(projectFolder, "content/site.yaml"), "utf8")) as {
	readonly languages: readonly [Language, ...Language[]];
};

export const [source] = languages;

const folder = join(projectFolder, "content/pages");

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".yaml"))
	.sort();

/** The kinds of sections of every page, by its address. */
const kinds = new Map(
	files.map((file) => {
		const { sections } = parse(readFileSync(join(folder, file), "utf8")) as WrittenPage;
		const address = `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.yaml$|\.yaml$/, "")}`;
		return [address, sections.map(({ type }) => type)];
	}),
);

/** The Dutch address of every page, and of the one for what is not there. */
export const addresses: readonly string[] = [...kinds.keys(), "/404"];

/** Few of these addresses, which show every kind of section together. */
export const coveringAddresses: readonly string[] = cover();

function cover(): string[] {
	const missing = new Set([...kinds.values()].flat());
	const chosen: string[] = [];
	while (missing.size > 0) {
		const news = (address: string) => new Set(kinds.get(address)?.filter((kind) => missing.has(kind))).size;
		const [next = ""] = [...kinds.keys()].sort((one, other) => news(other) - news(one));
		for (const kind of kinds.get(next) ?? []) missing.delete(kind);
		chosen.push(next);
	}
	return chosen;
}
