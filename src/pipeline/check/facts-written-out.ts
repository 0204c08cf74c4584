import { parsePhoneNumberFromString } from "libphonenumber-js";
import { fileSchemaOf } from "#core/facts/define.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import { kinds } from "#core/fields/kinds.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { tokenPattern } from "../present/tokens.ts";
import type { Site } from "../site.ts";
import { placeInside } from "./places.ts";
import { type WrittenField, writtenFields } from "./written.ts";

/** A fact as it may stand in a text by mistake. */
interface Known {
	readonly token: string;
	/** Finds it in a text. */
	readonly pattern: RegExp;
}

/** Words shorter than this stand in too many texts by chance. */
const shortestName = 4;

/** A price, phone number, address or name that stands among the facts is not written out in a text. */
export function* checkFactsWrittenOut(site: Site): Generator<AnyProblem> {
	const known = knownFacts(site);
	const judged = judgedBy(known);
	for (const field of writtenFields(site)) {
		if (!kinds[field.meta.kind].translated) continue;
		const problems = judged.get(field) ?? [...checkText(field, known)];
		judged.set(field, problems);
		yield* problems;
	}
}

type Judged = WeakMap<WrittenField, readonly AnyProblem[]>;

let latest: { readonly facts: string; readonly judged: Judged } | undefined;

/** What is known of the fields that did not change; nothing once a fact has changed. */
function judgedBy(known: readonly Known[]): Judged {
	const facts = known.map(({ token, pattern }) => `${token} ${pattern.source}`).join("\n");
	if (latest?.facts !== facts) latest = { facts, judged: new WeakMap() };
	return latest.judged;
}

function* checkText(field: WrittenField, known: readonly Known[]): Generator<AnyProblem> {
	// Facts that are named rightly, and addresses of links, are no words of the text.
	const text = String(field.value)
		.replace(tokenPattern, blank)
		.replace(/\]\([^)]*\)/g, blank);
	const found = new Map<number, { written: string; tokens: string[] }>();
	const own = entryOf(field);
	for (const { token, pattern } of known) {
		// An entry may well say its own name.
		if (own && token.startsWith(own)) continue;
		for (const match of text.matchAll(pattern)) {
			const entry = found.get(match.index) ?? { written: match[0], tokens: [] };
			if (entry.tokens.length < 3) entry.tokens.push(token);
			found.set(match.index, entry);
		}
	}
	for (const { written, tokens } of found.values()) {
		yield problem("fact-written-out", placeInside(field.source, field.path, written), { found: written, tokens });
	}
}

/** The entry of the facts that a field belongs to, as tokens begin; undefined outside the facts. */
function entryOf({ source, path }: WrittenField): string | undefined {
	const collection = /^content\/facts\/(.*)\.yaml$/.exec(source.file)?.[1];
	return collection && `${collection}.${String(path[0])}`;
}

function blank(text: string): string {
	return " ".repeat(text.length);
}

function knownFacts(site: Site): Known[] {
	const known: Known[] = [];
	for (const [collection, { value }] of site.facts) {
		for (const { meta, value: written, path } of fieldsIn(fileSchemaOf(factsDefinitions[collection]), value)) {
			// What stands in a list has no name of its own to be called by.
			if (path.some((step) => typeof step === "number")) continue;
			const pattern = patternOf(meta.kind, String(written));
			if (pattern) known.push({ token: [collection, ...path].join("."), pattern });
		}
	}
	return known;
}

function patternOf(kind: string, written: string): RegExp | undefined {
	if (kind === "price") {
		const [euros = "", cents] = written.split(".");
		const amount = `${euros.replace(/\B(?=(\d{3})+$)/g, "\\.?")}${cents ? `[,.]${cents}` : "(?:,-|[,.]00)?"}`;
		return new RegExp(`€\\s?${amount}(?![\\d,.]\\d|\\d)|(?<![\\d,.])${amount} euro\\b`, "g");
	}
	if (kind === "phone") {
		const digits = parsePhoneNumberFromString(written, "NL")?.nationalNumber ?? written.replace(/\D/g, "").slice(1);
		return new RegExp(`(?:\\+31|0031|0)[ ()-]*${[...digits].join("[ ()-]*")}(?!\\d)`, "g");
	}
	if (kind === "email") return new RegExp(escapePattern(written), "gi");
	if (kind === "name" && written.length >= shortestName) {
		return new RegExp(`(?<![\\p{L}\\d])${escapePattern(written)}(?![\\p{L}\\d])`, "gu");
	}
	return undefined;
}

function escapePattern(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
