import { downloadAddress, downloadAt } from "#core/downloads.ts";
import { fileSchemaOf } from "#core/facts/define.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { nearest } from "#core/nearest.ts";
import { normalize, splitLanguage } from "#core/paths.ts";
import { languagesOf } from "../site/accessors.ts";
import { factAt, factsOf } from "../site/facts.ts";
import { pageAt } from "../site/overviews.ts";
import { sectionTypes } from "../site/sections.ts";
import type { Site } from "../site/site.ts";
import { anchorsOf } from "../site/survey.ts";
import { wordDescriptions } from "../site/words.ts";

/** Something of which one can ask where it is used. */
export interface Thing {
	readonly kind: "fact" | "image" | "download" | "page" | "anchor" | "section" | "word";
	/** `products.reis.price`, `scenes/muziek.svg`, `/files/folder.pdf`, `/contact`, `/contact#privacy`, `steps`, `words.read_more` */
	readonly name: string;
}

/**
 * Finds what a person means by a name; for an unknown name gives the nearest known one, if any is near.
 * `products` and `towns` are sections as well as files of facts: the section is meant, because facts have entries to ask for.
 */
export function findThing(site: Site, written: string): Thing | { readonly nearest: string | undefined } {
	const name = withoutDomain(site, written.trim().replace(/^\{(.*)\}$/, "$1"));
	if (name.startsWith("/")) return findAddress(site, name);
	const page = pageOfFile(site, name);
	if (page) return { kind: "page", name: page };
	const download = name.replace(/^(content\/)?files\//, "");
	if (site.downloads.has(download)) return { kind: "download", name: downloadAddress(download) };
	const image = name.replace(/^(content\/)?images\//, "");
	if (site.images.has(image)) return { kind: "image", name: image };
	const sameName = site.images.names.filter((each) => each.endsWith(`/${image}`));
	if (sameName.length === 1) return { kind: "image", name: sameName[0] ?? "" };
	if (sectionTypes.includes(name)) return { kind: "section", name };
	if (words().includes(name)) return { kind: "word", name };
	if (factAt(site, name) !== undefined) return { kind: "fact", name };
	if (site.pages.has(`/${name}`)) return { kind: "page", name: `/${name}` };
	return { nearest: nearestPart(name, [...factNames(site), ...words(), ...site.images.names, ...sectionTypes]) };
}

/** An address as a browser shows it, with the name of the site before it: only what stands behind that. */
function withoutDomain({ settings }: Site, name: string): string {
	const bare = (address: string) => address.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
	const domain = settings && bare(settings.value.address);
	if (!domain || !bare(name).toLowerCase().startsWith(domain.toLowerCase())) return name;
	const path = bare(name).slice(domain.length);
	return path === "" || /^[/#?]/.test(path) ? path || "/" : name;
}

/** An address in another language is the same page, and a further page of an overview is the overview. */
function findAddress(site: Site, written: string): Thing | { readonly nearest: string | undefined } {
	if (site.downloads.has(downloadAt(written) ?? "")) return { kind: "download", name: written };
	const [path = "", anchor] = written.split("#");
	const asked = normalize(splitLanguage(path, languagesOf(site)).path);
	const page = pageAt(asked, site)?.page;
	if (!page) return { nearest: nearest(asked, [...site.pages.keys(), ...site.downloads.names.map(downloadAddress)]) };
	const address = page.path;
	if (!anchor) return { kind: "page", name: address };
	const anchors = anchorsOf(page).map(({ id }) => id);
	if (anchors.includes(anchor)) return { kind: "anchor", name: `${address}#${anchor}` };
	const close = nearest(anchor, anchors);
	return { nearest: close && `${address}#${close}` };
}

function pageOfFile(site: Site, file: string): string | undefined {
	if (!/\.(?:yaml|json)$/.test(file)) return undefined;
	const full = `content/${file.replace(/^content\//, "")}`;
	return [...site.pages.values()].find(({ source }) => source.file === full)?.path;
}

function words(): string[] {
	return Object.keys(wordDescriptions).map((key) => `words.${key}`);
}

/** Every collection, entry and field, by its name. */
function factNames(site: Site): Set<string> {
	const found = new Set<string>();
	for (const { definition, value } of factsOf(site)) {
		for (const { path } of fieldsIn(fileSchemaOf(definition), value)) {
			const steps = [definition.name, ...path];
			for (const index of steps.keys()) found.add(steps.slice(0, index + 1).join("."));
		}
	}
	return found;
}

/** The name that was meant, found part by part: a misspelt product must not become the price of another one. */
function nearestPart(name: string, known: readonly string[]): string | undefined {
	let options = known.map((each) => each.split("."));
	const meant: string[] = [];
	for (const [index, part] of name.split(".").entries()) {
		const names = new Set(options.flatMap((parts) => parts[index] ?? []));
		const found = names.has(part) ? part : nearest(part, names);
		if (found === undefined) break;
		meant.push(found);
		options = options.filter((parts) => parts[index] === found);
	}
	const close = meant.join(".");
	return known.includes(close) ? close : nearest(name, known);
}
