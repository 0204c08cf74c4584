import { kinds } from "#core/fields/kinds.ts";
import type { FactCard, Html, Link, Picture, Text } from "#core/resolved.ts";
import { definitionOf, type EntryName, entriesMeant } from "../site/facts.ts";
import type { Context } from "./context.ts";
import { presentDetails, presentPart, titleOfEntry } from "./details.ts";
import { inert, isNeverCertain, type NodeKind, shownAsWritten } from "./node-kind.ts";
import { nameOfFact } from "./ref.ts";
import { referenceTo } from "./references.ts";

export const entriesNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: (value, meta, context, beside) =>
		entriesMeant({ meta, value }, context.site).map((entry) =>
			presentCard(entry, { shown: beside[meta.details ?? ""], group: beside[meta.group ?? ""] }, context),
		),
	spellOut: undefined,
	shown: (value, { site }) => {
		const [collection = "", name] = String(value).split(".");
		return name === undefined ? collection : nameOfFact(site, collection, name);
	},
	references: (value, field, home) => [referenceTo(`fact ${value}`, "reference", field, home)],
	isCertain: isNeverCertain,
};

/** What a page shows of an entry: the parts that its collection names, and the fields that the section asks for. */
function presentCard(
	entry: EntryName,
	{ shown, group }: { readonly shown: unknown; readonly group: unknown },
	context: Context,
): FactCard {
	const { text, image, link } = definitionOf(context.site, entry.collection)?.card ?? {};
	const [words, picture, target] = [text, image, link].map((part) => presentPart(entry, part, context));
	const under = group === undefined ? undefined : presentDetails(entry, [group], context)[0];
	return {
		title: titleOfEntry(entry, context),
		...(words &&
			(kinds[words.kind].words === "markdown" ? { html: words.value as Html } : { text: words.value as Text })),
		...(picture && { image: picture.value as Picture }),
		...(target && { link: target.value as Link }),
		...(under && { group: under.values[0]?.text ?? under.label }),
		details: presentDetails(entry, shown, context),
	};
}
