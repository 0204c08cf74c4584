import { isDrawing } from "#core/drawings.ts";
import type { FieldMeta } from "#core/fields/kind.ts";
import type { Language } from "#core/languages.ts";
import { sha256 } from "#hash";
import { addressOf } from "../kinds/address.ts";
import type { Speech } from "../kinds/context.ts";
import type { ReviewedSide } from "../kinds/node-kind.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { entriesOf, findFact } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import { tokenPattern } from "../text/tokens.ts";

/** Which of the two versions a value comes from. */
export type Side = "before" | "after";

/** How written values look to a visitor of the site in its source language. */
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
	const plain = plainSpeech(factText, after.source);
	const renamed = renamedFacts(before, after);
	const nameNow = (collection: string, entry: string) => renamed.get(`${collection}.${entry}`) ?? entry;
	const hashes: Record<Side, Map<string, string>> = { before: new Map(), after: new Map() };

	function factText(token: string, inside: readonly string[] = []): string {
		for (const site of [after, before]) {
			const found = findFact(site, token);
			// A fact that names itself stays as it is.
			if (typeof found === "string" || inside.includes(token)) continue;
			return shown(found.meta, found.value, "after", [...inside, token]);
		}
		return `{${token}}`;
	}

	function fill(text: string, inside: readonly string[]): string {
		return text.replace(tokenPattern, (_, token: string) => factText(token, inside));
	}

	/** `inside` are the facts that the value stands in. */
	function sideOf(meta: FieldMeta, side: Side, inside: readonly string[]): ReviewedSide {
		return {
			meta,
			site: sites[side],
			speech: plain,
			fill: (text) => fill(text, inside),
			nameNow: (collection, entry) => (side === "before" ? nameNow(collection, entry) : entry),
			contentOf: (picture) => hashOf(picture, side),
		};
	}

	function shown(meta: FieldMeta | undefined, value: unknown, side: Side, inside: readonly string[] = []): string {
		if (meta) return nodeKinds[meta.kind].shown(value, sideOf(meta, side, inside));
		return typeof value === "object" ? JSON.stringify(value) : String(value);
	}

	function key(meta: FieldMeta | undefined, value: unknown, side: Side): string {
		const keyOf = meta && nodeKinds[meta.kind].key;
		return keyOf ? keyOf(value, sideOf(meta, side, [])) : shown(meta, value, side);
	}

	/** A picture under another name is the same picture; another picture under the same name is reported by itself. */
	function hashOf(name: string, side: Side): string {
		const known = hashes[side].get(name);
		if (known !== undefined) return known;
		const made = hashOfFile(sites[side].images, name) ?? name;
		hashes[side].set(name, made);
		return made;
	}

	return { shown: (meta, value, side) => shown(meta, value, side), key, nameNow, sites };
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

/** A name for the content of a picture or a download; undefined when there is none. */
export function hashOfFile(files: Site["images"] | Site["downloads"], name: string): string | undefined {
	const bytes = files.info(name) && files.bytes(name);
	// Git may give the lines of a drawing other ends on another computer.
	const content = bytes && isDrawing(name) ? new TextDecoder().decode(bytes).replaceAll("\r\n", "\n") : bytes;
	return content === undefined ? undefined : sha256("hex", content);
}

/** Renders texts as they are written, facts of either version included. */
function plainSpeech(factText: (token: string) => string, language: Language): Speech {
	const speech: Speech = {
		language,
		speaking: () => speech,
		hyphenate: (text) => text,
		translate: (passage) => passage,
		fact: (token) => ({ text: factText(token) }),
		link: (written) => ({ href: addressOf(written.replace(tokenPattern, (_, token: string) => factText(token))) }),
	};
	return speech;
}
