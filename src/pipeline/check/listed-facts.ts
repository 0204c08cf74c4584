import { kindsThat } from "#core/fields/kinds.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { writtenAt } from "../read/written.ts";
import { detailsOf, entriesOf, listedCollections } from "../site/facts.ts";
import type { WrittenField } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** What a section lists is a collection that can be listed, or an entry of one. */
export function* checkListed(site: Site, { source, path, value }: WrittenField): Generator<AnyProblem> {
	const [collection = "", entry] = String(value).split(".");
	const place = () => source.valueAt(path);
	const known = listedCollections(site).map(({ name }) => name);
	if (!known.includes(collection)) {
		// Of a declaration that is not sound, the facts are known all the same.
		if (site.partial.facts.has(collection)) return;
		yield problem("unknown-facts", place(), { name: collection, nearest: nearest(collection, known), known });
		return;
	}
	if (entry === undefined || site.partial.facts.get(collection)?.has(entry)) return;
	const entries = Object.keys(entriesOf(site, collection));
	if (!site.facts.has(collection) || entries.includes(entry)) return;
	const all = entries.map((each) => `${collection}.${each}`);
	const close = nearest(entry, entries);
	const named = { name: String(value), nearest: close && `${collection}.${close}`, known: all.slice(0, 20) };
	yield problem("unknown-facts", place(), named);
}

/** What a section shows of facts is a field that is declared for one of them, and says what it says in a few words. */
export const checkDetails: MakeFieldCheck = (site) => ({
	kinds: kindsThat(({ names }) => names === "declared"),
	*look(field) {
		const collections = collectionsOf(field);
		// Of what is no collection, or one of which the declaration is not sound, that has been said.
		if (!collections.every((each) => site.collections.has(each))) return;
		const known = new Set(collections.flatMap((each) => detailsOf(site, each)));
		const found = String(field.value);
		if (known.has(found)) return;
		const values = { name: found, nearest: nearest(found, known), known: [...known] };
		yield problem("unknown-detail", field.source.valueAt(field.path), values);
	},
});

/** The collections of the facts of which a field is shown. */
function collectionsOf({ meta, source, path }: WrittenField): readonly string[] {
	if (meta.collection) return [meta.collection];
	const beside = path.slice(0, typeof path.at(-1) === "number" ? -2 : -1);
	const list = writtenAt(source.written, [...beside, meta.of ?? ""]);
	const items = list?.kind === "list" ? list.items : [];
	return items.flatMap((item) => (item.kind === "scalar" ? (item.text.split(".")[0] ?? []) : []));
}
