import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { factsDefinitions } from "#core/facts/index.ts";
import type { FieldMeta } from "#core/fields/kind.ts";
import { sourceLanguage } from "#core/languages.ts";
import { normalize } from "#core/paths.ts";
import type { Speech } from "../present/context.ts";
import { formatDate, formatPhone, formatPrice, parseHours } from "../present/format.ts";
import { renderMarkdown } from "../present/markdown.ts";
import { entriesOf, entryOf, findFact, isFactsName } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import { keyOf } from "../text/passage.ts";
import { tokenPattern } from "../text/tokens.ts";

/** Which of the two versions a value comes from. */
export type Side = "before" | "after";

/** How written values look to a visitor of the Dutch site. */
export interface Look {
	/** What a report shows of a value. */
	shown(meta: FieldMeta | undefined, value: unknown, side: Side): string;
	/** Two values that a visitor cannot tell apart have the same key. */
	key(meta: FieldMeta | undefined, value: unknown, side: Side): string;
	/** The name that an entry of facts of the old version has in the new one. */
	nameNow(collection: string, entry: string): string;
	/** The version of the site on a side. */
	readonly sites: Readonly<Record<Side, Site>>;
}

/**
 * The look of two versions of a site. Facts in texts are filled in from the new version on both sides, so that
 * a changed fact is one change, and not one in each text that names it.
 */
export function makeLook(before: Site, after: Site): Look {
	const sites = { before, after };
	const plain = plainSpeech(factText);
	const renamed = renamedFacts(before, after);
	const nameNow = (collection: string, entry: string) => renamed.get(`${collection}.${entry}`) ?? entry;
	const hashes: Record<Side, Map<string, string>> = { before: new Map(), after: new Map() };

	function factText(token: string, inside: readonly string[] = []): string {
		for (const site of [after, before]) {
			const found = findFact(site, token);
			// A fact that names itself stays as it is.
			if (typeof found === "string" || inside.includes(token)) continue;
			return print(found.meta, found.value, "after", [...inside, token]);
		}
		return `{${token}}`;
	}

	function fill(text: string, inside: readonly string[]): string {
		return text.replace(tokenPattern, (_, token: string) => factText(token, inside));
	}

	function shown(meta: FieldMeta | undefined, value: unknown, side: Side): string {
		return print(meta, value, side, []);
	}

	/** `inside` are the facts that the value stands in. */
	function print(meta: FieldMeta | undefined, value: unknown, side: Side, inside: readonly string[]): string {
		switch (meta?.kind) {
			case "price":
				return formatPrice(String(value), sourceLanguage).text.replaceAll("\u00a0", " ");
			case "date":
				return formatDate(String(value), sourceLanguage).long;
			case "phone":
				return formatPhone(String(value), sourceLanguage).text;
			case "hours": {
				const ranges = parseHours(String(value)).map(({ opens, closes }) => `${opens}–${closes}`);
				return ranges.length > 0 ? ranges.join(", ") : "gesloten";
			}
			case "flag":
				return value === true ? "ja" : "nee";
			case "color":
				return String(value).toLowerCase();
			case "samples":
				return [...(value as readonly string[])].sort().join(", ");
			case "ref":
				return nameOfFact(sites[side], String(meta.collection), String(value));
			case "link":
			case "path":
			case "pages":
				return addressOf(fill(String(value), inside));
			case "text":
			case "label":
			case "name":
				return keyOf(fill(String(value), inside));
			case "markdown":
				return fill(String(value), inside).trim();
			default:
				return typeof value === "object" ? JSON.stringify(value) : String(value);
		}
	}

	function key(meta: FieldMeta | undefined, value: unknown, side: Side): string {
		switch (meta?.kind) {
			case "markdown": {
				const html = renderMarkdown(String(value), meta.under ?? 2, plain);
				return html.includes("<pre>") ? html : keyOf(html);
			}
			case "file":
				return hashOf(String(value), side);
			case "ref":
				return side === "before" ? nameNow(String(meta.collection), String(value)) : String(value);
			case "phone":
				return formatPhone(String(value), sourceLanguage).href;
			default:
				return shown(meta, value, side);
		}
	}

	/** A picture under another name is the same picture; another picture under the same name is reported by itself. */
	function hashOf(name: string, side: Side): string {
		const known = hashes[side].get(name);
		if (known !== undefined) return known;
		const made = hashOfPicture(sites[side], name) ?? name;
		hashes[side].set(name, made);
		return made;
	}

	return { shown, key, nameNow, sites };
}

/** Entries of facts that say the same under another name, as `collection.entry`; no visitor sees that name. */
function renamedFacts(before: Site, after: Site): Map<string, string> {
	const renamed = new Map<string, string>();
	for (const collection of before.facts.keys()) {
		const old = entriesOf(before, collection);
		const now = entriesOf(after, collection);
		const come = new Map(
			Object.entries(now).flatMap(([name, entry]) => (name in old ? [] : [[JSON.stringify(entry), name]])),
		);
		for (const [name, entry] of Object.entries(old)) {
			const other = name in now ? undefined : come.get(JSON.stringify(entry));
			if (other !== undefined) renamed.set(`${collection}.${name}`, other);
		}
	}
	return renamed;
}

/** A name for the content of a picture; undefined when there is no such picture. */
export function hashOfPicture(site: Site, name: string): string | undefined {
	const info = site.images.info(name);
	return info && createHash("sha256").update(readFileSync(info.absolute)).digest("hex");
}

/** The name of an entry of facts for people: its own name, or else the one that it goes by. */
export function nameOfFact(site: Site, collection: string, entry: string): string {
	if (!isFactsName(collection)) return entry;
	const found = entryOf(site, collection, entry);
	const [first = ""] = Object.keys(factsDefinitions[collection].entry.shape);
	const name = found?.name ?? found?.[first];
	return typeof name === "string" ? keyOf(name) : entry;
}

/** An address as a visitor's browser shows it: `/contact/` is `/contact`. */
function addressOf(written: string): string {
	if (!written.startsWith("/")) return written;
	const [path = "", anchor] = written.split("#");
	return anchor === undefined ? normalize(path) : `${normalize(path)}#${anchor}`;
}

/** Renders Dutch texts as they are written, facts of either version included. */
function plainSpeech(factText: (token: string) => string): Speech {
	const speech: Speech = {
		language: sourceLanguage,
		speaking: () => speech,
		translate: (passage) => passage,
		fact: (token) => ({ text: factText(token) }),
		link: (written) => ({ href: addressOf(written.replace(tokenPattern, (_, token: string) => factText(token))) }),
	};
	return speech;
}
