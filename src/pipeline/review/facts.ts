import type { FactsDefinition } from "#core/facts/define.ts";
import { kinds } from "#core/fields/kinds.ts";
import { nameOfFact } from "../kinds/ref.ts";
import { entriesOf } from "../site/facts.ts";
import { showingOf } from "../usage/showing.ts";
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
		if (!old || !now || old.source.text === now.source.text) continue;
		if (!definition.keyed) {
			const differences = differencesIn(definition.entry, old.value, now.value, look);
			for (const each of placedIn(differences, now.source, []))
				yield* factChanged(collection, { name: "", definition }, each, look);
			continue;
		}
		const [earlier, present] = [entriesOf(before, collection), entriesOf(after, collection)];
		for (const entry of Object.keys(earlier)) {
			if (look.nameNow(collection, entry) in present) continue;
			const fact = `${collection}.${entry}`;
			const name = nameOfFact(before, collection, entry);
			const place = spotOfKey(old.source, [entry]);
			yield { kind: "fact-removed", fact, name, showing: showingOf(before, "fact", fact), place };
		}
		const kept = new Set(Object.keys(earlier).map((entry) => look.nameNow(collection, entry)));
		for (const entry of Object.keys(present)) {
			const fact = `${collection}.${entry}`;
			const name = nameOfFact(after, collection, entry);
			if (!kept.has(entry)) {
				const place = spotOfKey(now.source, [entry]);
				yield { kind: "fact-added", fact, name, showing: showingOf(after, "fact", fact), place };
				continue;
			}
			// What has another name says the same.
			if (!(entry in earlier)) continue;
			const differences = differencesIn(definition.entry, earlier[entry], present[entry], look);
			for (const each of placedIn(differences, now.source, [entry]))
				yield* factChanged(fact, { name, definition }, each, look);
		}
	}
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
	const showing = showingOf(site, "fact", [fact, ...fields].join("."));
	// Whether something is a sample matters only where it is shown as one.
	if (kinds[difference.kind].names === "fields" && showing.pages.length === 0) return;
	yield { kind: "fact-changed", fact, name, schema: definition.entry, difference, showing, place };
}
