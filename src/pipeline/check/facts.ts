import { canNameFact, kinds, kindsThat } from "#core/fields/kinds.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { entriesNamedIn, entriesOf, findFact, isKeyed, knownFacts } from "../site/facts.ts";
import type { WrittenField } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { checkListed } from "./listed-facts.ts";
import { placeInside } from "./places.ts";

/** Every `{…}` and every reference points to a fact that exists. */
export const checkFacts: MakeFieldCheck = (site) => {
	let facts: readonly string[] | undefined;
	const known = () => {
		facts ??= knownFacts(site);
		return facts;
	};
	const missing = new Set<string>();
	return {
		kinds: kindsThat(canNameFact),
		*look(field) {
			const { holdsFacts, names } = kinds[field.meta.kind];
			yield* checkFiles(site, missing, field);
			if (holdsFacts) {
				yield* checkTokens(site, known, field);
				yield* checkSigns(site, field);
			}
			if (names === "fact") yield* checkRef(site, field);
			if (names === "facts") yield* checkListed(site, field);
		},
	};
};

/** A collection needs a file as soon as something names it; `missing` are those of which that has been said. */
function* checkFiles(site: Site, missing: Set<string>, field: WrittenField): Generator<AnyProblem> {
	if (site.absent.size === 0) return;
	for (const entry of entriesNamedIn(field)) {
		const [name = ""] = entry.split(".");
		// The business is needed by every page.
		if (!site.absent.has(name) || name === "business" || missing.has(name)) continue;
		missing.add(name);
		const file = `content/facts/${name}.yaml`;
		yield problem("missing-file", { file, line: 1, column: 1 }, { name: file });
	}
}

function* checkTokens(site: Site, known: () => readonly string[], field: WrittenField): Generator<AnyProblem> {
	const written = String(field.value);
	if (!written.includes("{")) return;
	for (const match of written.matchAll(tokenPattern)) {
		const [whole, token = ""] = match;
		const found = findFact(site, token);
		if (typeof found !== "string") continue;
		const [collection = "", name = ""] = token.trim().split(".");
		if (site.partial.facts.get(collection)?.has(name)) continue;
		if (site.collections.has(collection) && !site.facts.has(collection)) {
			yield* checkName(site, collection, { name, at: placeInside(field.source, field.path, whole, match) });
			continue;
		}
		const place = placeInside(field.source, field.path, whole, match);
		if (found === "unprintable") yield problem("unprintable-fact", place, { name: token });
		else if (found === "on-request") yield problem("price-on-request", place, { name: token });
		else {
			yield problem("unknown-fact", place, { name: token, ...offer(token, known()) });
		}
	}
}

const factName = "([a-z][a-z\\d-]*(?:\\.[\\w-]+)+)";

/** A name such as facts have, in signs or in none; the address of a link, of a site or of mail is none. */
const inSigns = new RegExp(
	`(?<![\\w./@:{\\\\-]|\\]\\()(?:${["[$#%@]\\{T\\}", "\\[\\[T\\]\\]", "\\[T\\](?!\\()", "<<?T>>?", "%%?T%%?", "\\$?T"].join("|").replaceAll("T", factName)})(?![\\w/@-])`,
	"g",
);

const priceAmidst = /(€\s?)?\{([^{}]*)\}(?:\s?(?:€|euros?(?!\p{L}))|,-{1,2})?/giu;

/** A fact stands between braces and between nothing else, and a price has its own sign. */
function* checkSigns(site: Site, { value, source, path }: WrittenField): Generator<AnyProblem> {
	const text = String(value);
	const inside = (match: RegExpExecArray) => placeInside(source, path, match[0], match);
	for (const match of /[a-z]\.[a-z]/.test(text) ? text.matchAll(inSigns) : []) {
		const [found, ...names] = match;
		const token = names.find((name) => name !== undefined) ?? "";
		if (typeof findFact(site, token) !== "string")
			yield problem("fact-in-signs", inside(match), { found, write: `{${token}}`, why: "sign" });
	}
	for (const match of /[€,]|euro/i.test(text) ? text.matchAll(priceAmidst) : []) {
		const [found, , token = ""] = match;
		const fact = found === `{${token}}` ? "unknown" : findFact(site, token);
		if (typeof fact !== "string" && fact.meta.kind === "price")
			yield problem("fact-in-signs", inside(match), { found, write: `{${token}}`, why: "unit" });
	}
}

/** The fact that was meant, found part by part: another product's price is never offered for a misspelt product. */
function offer(token: string, known: readonly string[]): { nearest?: string | undefined; known: readonly string[] } {
	let options = known.map((each) => each.split("."));
	const meant: string[] = [];
	// People put other signs between the parts: `business/phone`, `business phone`.
	const parts = token.trim().split(token.includes(".") ? "." : /[\s/\\:>]+/);
	for (const [index, part] of parts.entries()) {
		const names = new Set(options.flatMap((each) => each[index] ?? []));
		const name = names.has(part) ? part : nearest(part, names);
		if (name === undefined) {
			// The same of each of the others, and not everything of the first.
			const rest = parts.slice(index + 1).join(".");
			const alike = options.filter((each) => each.slice(index + 1).join(".") === rest);
			options = alike.length > 0 ? alike : options;
			break;
		}
		meant.push(name);
		options = options.filter((each) => each[index] === name);
	}
	const fitting = options.map((each) => each.join("."));
	const close = fitting.find((each) => each === meant.join("."));
	return { nearest: close, known: fitting.slice(0, 8) };
}

function* checkRef(site: Site, field: WrittenField): Generator<AnyProblem> {
	const collection = String(field.meta.collection);
	const name = String(field.value);
	if (!site.facts.has(collection)) {
		yield* checkName(site, collection, { name, at: field.source.valueAt(field.path) });
		return;
	}
	const entries = entriesOf(site, collection);
	if (Object.hasOwn(entries, name) || site.partial.facts.get(collection)?.has(name)) return;
	const known = Object.keys(entries);
	const place = field.source.valueAt(field.path);
	yield problem("unknown-ref", place, { name, collection, nearest: nearest(name, known), known: known.slice(0, 20) });
}

/** Of facts that are not sound, which has been reported, the names are known all the same. */
function* checkName(
	site: Site,
	collection: string,
	{ name, at }: { name: string; at: Location },
): Generator<AnyProblem> {
	const known = site.partial.facts.get(collection);
	if (!known || known.has(name) || !isKeyed(collection)) return;
	yield problem("unknown-ref", at, { name, collection, nearest: nearest(name, known), known: [...known].slice(0, 20) });
}
