import type { FactsDefinition } from "#core/facts/define.ts";
import { fieldNamesOf, partOf } from "#core/fields/at.ts";
import { unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { nameOfFact } from "../kinds/ref.ts";
import { entriesOf } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import { type Showing, showingOf } from "../usage/showing.ts";
import type { Change, Difference, Placed } from "./changes.ts";
import { differencesIn } from "./differences.ts";
import type { Look } from "./look.ts";
import { placedIn, spotOfKey } from "./spots.ts";

/** Facts that come, go or change. What could not be read on one of the sides is left out. */
export function* compareFacts(look: Look): Generator<Change> {
	const { before, after } = look.sites;
	for (const definition of after.collections.values()) {
		const { name: collection } = definition;
		const [old, now] = [before.facts.get(collection), after.facts.get(collection)];
		// Of a file that is there and could not be read, nothing is known; one that is not there holds nothing.
		if ((!old && !before.absent.has(collection)) || (!now && !after.absent.has(collection))) continue;
		const source = now?.source ?? old?.source;
		if (!source || old?.source.text === now?.source.text) continue;
		if (!definition.keyed) {
			const differences = differencesIn(definition.entry, old?.value ?? {}, now?.value ?? {}, look);
			for (const each of placedIn(differences, source, []))
				yield* factChanged(collection, { name: "", definition }, each, look);
			continue;
		}
		const [earlier, present] = [entriesOf(before, collection), entriesOf(after, collection)];
		for (const entry of Object.keys(earlier)) {
			if (look.nameNow(collection, entry) in present) continue;
			const fact = `${collection}.${entry}`;
			const name = nameOfFact(before, collection, entry);
			const place = spotOfKey(old?.source ?? source, [entry]);
			yield { kind: "fact-removed", fact, name, showing: showingOf(before, "fact", fact), place };
		}
		const kept = new Set(Object.keys(earlier).map((entry) => look.nameNow(collection, entry)));
		for (const entry of Object.keys(present)) {
			const fact = `${collection}.${entry}`;
			const name = nameOfFact(after, collection, entry);
			if (!kept.has(entry)) {
				const place = spotOfKey(source, [entry]);
				yield { kind: "fact-added", fact, name, showing: showingOf(after, "fact", fact), place };
				continue;
			}
			// What has another name says the same.
			if (!(entry in earlier)) continue;
			const differences = differencesIn(definition.entry, earlier[entry], present[entry], look);
			for (const each of placedIn(differences, source, [entry]))
				yield* factChanged(fact, { name, definition }, each, look);
		}
	}
}

/** Where a fact can be seen; what holds on some days, also where it then takes the place of another field: an offer its price. */
function showingOfFact(
	site: Site,
	{ entry, keyed }: FactsDefinition,
	fact: string,
	fields: readonly string[],
): Showing {
	const showing = showingOf(site, "fact", [fact, ...fields].join("."));
	const [group = ""] = fields;
	const part = keyed ? fieldNamesOf(unwrap(partOf(unwrap(entry), group) ?? entry)) : [];
	const replaced = part.includes("until") ? part.find((name) => fieldNamesOf(unwrap(entry)).includes(name)) : undefined;
	if (replaced === undefined || showing.everywhere) return showing;
	const other = showingOf(site, "fact", `${fact}.${replaced}`);
	return { ...other, pages: [...new Set([...showing.pages, ...other.pages])].sort() };
}

function* factChanged(
	fact: string,
	{ name, definition }: { readonly name: string; readonly definition: FactsDefinition },
	{ place, ...difference }: Placed<Difference>,
	{ sites }: Look,
): Generator<Change> {
	const list = difference.trail.findIndex((step) => typeof step !== "string");
	// Braces name fields of groups, and never an item of a list.
	const fields = difference.trail.slice(0, list === -1 ? undefined : list).map(String);
	const site = difference.change === "removed" ? sites.before : sites.after;
	const showing = showingOfFact(site, definition, fact, fields);
	// Whether something is a sample matters only where it is shown as one.
	if (kinds[difference.kind].names === "fields" && showing.pages.length === 0) return;
	yield { kind: "fact-changed", fact, name, schema: definition.entry, difference, showing, place };
}
