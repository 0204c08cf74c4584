import * as z from "zod";
import { downloadAddress } from "#core/downloads.ts";
import { inWordsOf } from "#core/fields/editor-words.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { kinds, nameOf } from "#core/fields/kinds.ts";
import { lengthOf } from "#core/fields/words.ts";
import { today } from "#core/opening.ts";
import type { WrittenData } from "#core/studio.ts";
import { writtenAt } from "../../read/written.ts";
import { entriesOf, listedCollections } from "../../site/facts.ts";
import { addressesBelow } from "../../site/folders.ts";
import { regionOf } from "../../site/region.ts";
import { sectionDefinitions } from "../../site/sections.ts";
import type { Site } from "../../site/site.ts";
import { dataOf, isBlock, isList } from "../edits/data.ts";
import { rightExamples } from "../examples.ts";
import { blank, fillingsIn, firstNamesIn } from "../fillings.ts";

/** Of what a section is made. */
interface Stock {
	readonly site: Site;
	/** The address of a file that comes with it. */
	readonly download: string | undefined;
}

interface Asked extends Stock {
	readonly meta: FieldMeta;
	/** What the example says. */
	readonly value: string;
	/** What people call the field; a later item of a list with its number. */
	readonly name: string;
	readonly required: boolean;
}

/** What a value says at first; undefined when there is nothing that it could say, or it is better left out. */
type Fill = (asked: Asked) => string | undefined;

/** So much room has a field for a sentence. */
const sentence = 200;

const words: Fill = ({ site, meta: { max = sentence }, name, value }) => {
	const fillings = fillingsIn(site);
	const filling = max < sentence ? `${fillings.part} ${name}` : fillings.text;
	return lengthOf(filling) <= max ? filling : lengthOf(blank) <= max ? blank : value;
};
/** An address that nobody knows yet; no site goes live with it. */
const address = "https://www.voorbeeld.example";

const asInExample: Fill = ({ value }) => value;
const inOwnWords: Fill = ({ site, meta, value }) => inWordsOf(value, kinds[meta.kind].editorWords ?? [], site.source);
const ifAsked: Fill = ({ required, value }) => (required ? value : undefined);
const firstKnown = (known: readonly string[], { value }: Asked) => (known.includes(value) ? value : known[0]);

const fills: Readonly<Record<KindName, Fill>> = {
	text: words,
	label: words,
	name: words,
	markdown: ({ site }) => fillingsIn(site).text,
	link: (asked) =>
		firstKnown(
			[firstNamesIn(asked.site).contact.link, "/"].filter((path) => asked.site.pages.has(path)),
			asked,
		),
	download: (asked) => asked.download ?? firstKnown(asked.site.downloads.names.map(downloadAddress), asked),
	file: (asked) => firstKnown(asked.site.images.names, asked),
	ref: (asked) => firstKnown(Object.keys(entriesOf(asked.site, asked.meta.collection ?? "")), asked),
	entries: (asked) => firstKnown(filledCollections(asked.site), asked),
	options: (asked) => firstKnown(filledCollections(asked.site), asked),
	detail: () => undefined,
	pages: ({ site, value }) => (addressesBelow(value, site).length > 0 ? value : undefined),
	id: ifAsked,
	samples: ifAsked,
	focus: ifAsked,
	date: ({ required, site }) => (required ? today(regionOf(site).timeZone) : undefined),
	image: asInExample,
	icon: asInExample,
	price: inOwnWords,
	hours: inOwnWords,
	phone: asInExample,
	email: asInExample,
	url: () => address,
	origin: () => address,
	siteAddress: () => address,
	choice: asInExample,
	flag: inOwnWords,
	number: asInExample,
	coordinate: asInExample,
	path: asInExample,
	color: asInExample,
	language: asInExample,
};

function filledCollections(site: Site): string[] {
	return listedCollections(site).flatMap(({ name }) => (site.facts.has(name) ? [name] : []));
}

/**
 * A new section of a type: what its first example shows, with sentences in the place of its words that nobody can take
 * for finished. Undefined when the site has nothing that one of its examples could show. `download` is the address of a
 * file that comes with it.
 */
export function sectionStart(site: Site, type: string, download?: string): WrittenData | undefined {
	const schema = sectionDefinitions.get(type)?.schema;
	for (const { source, index } of rightExamples(type)) {
		const shown = writtenAt(source.written, [index, "section"]);
		const start = schema && shown && started({ site, download }, schema, dataOf(shown));
		if (start) return start;
	}
	return undefined;
}

/** Values that only the business knows, and that no check can tell from real ones, are marked as samples. */
function withMarks(
	shape: z.core.$ZodShape,
	fields: readonly [string, WrittenData][],
): readonly [string, WrittenData][] {
	const isKnownElsewhere = (name: string) => {
		const kind = fieldOf(unwrap(shape[name] as z.core.$ZodType))?.kind;
		return kind === undefined || !samplesOf.has(kind);
	};
	const marks = fields.flatMap(([name]) => (isKnownElsewhere(name) ? [] : [name]));
	return marks.length > 0 ? [...fields, ["samples", marks]] : fields;
}

const samplesOf: ReadonlySet<KindName> = new Set(["price", "number", "coordinate", "phone", "email", "hours"]);

function started(
	stock: Stock,
	schema: z.core.$ZodType,
	shown: WrittenData,
	field?: string,
	number = "",
): WrittenData | undefined {
	const inner = unwrap(schema);
	if (isList(shown)) {
		const element = inner instanceof z.ZodArray ? (inner.element as z.core.$ZodType) : inner;
		const items = shown.flatMap(
			(item, at) => started(stock, element, item, undefined, at > 0 ? ` (${at + 1})` : "") ?? [],
		);
		return items.length === shown.length ? items : undefined;
	}
	if (isBlock(shown)) {
		const shape = inner instanceof z.ZodObject ? inner.shape : {};
		const fields: [string, WrittenData][] = [];
		for (const [name, value] of Object.entries(shown)) {
			const part = shape[name] as z.core.$ZodType | undefined;
			const start = part && started(stock, part, value, name, number);
			if (start !== undefined) fields.push([name, start]);
			else if (part && !(part instanceof z.ZodOptional)) return undefined;
		}
		return Object.fromEntries("samples" in shape ? withMarks(shape, fields) : fields);
	}
	const meta = fieldOf(inner);
	const required = !(schema instanceof z.ZodOptional);
	const { site } = stock;
	const name = (nameOf(inner, site.source) ?? field ?? firstNamesIn(site).field) + number;
	return meta && shown !== null ? fills[meta.kind]({ ...stock, meta, value: shown, name, required }) : shown;
}
