import * as z from "zod";
import { inWordsOf } from "#core/fields/editor-words.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { lengthOf } from "#core/fields/words.ts";
import { today } from "#core/opening.ts";
import { entriesOf } from "../../site/facts.ts";
import { regionOf } from "../../site/region.ts";
import type { SoundSite } from "../../site/site.ts";
import { fillingsIn } from "../fillings.ts";

interface Asked {
	readonly site: SoundSite;
	readonly name: string;
	/** What another one says. */
	readonly like: unknown;
}

type First = (
	asked: Asked,
	field: { readonly meta: FieldMeta; readonly schema: z.core.$ZodType },
) => string | undefined;

const words: First = ({ site, name }, { meta: { max = Number.POSITIVE_INFINITY } }) => {
	const { text, part } = fillingsIn(site);
	return [text, `${part} ${name}`].find((filling) => lengthOf(filling) <= max) ?? name.slice(0, max);
};

/** What a field says at first where nothing else of the site says so. */
const firsts: Partial<Readonly<Record<KindName, First>>> = {
	text: words,
	label: words,
	name: words,
	markdown: words,
	date: ({ site }) => today(regionOf(site).timeZone),
	flag: ({ site }, { meta }) => inWordsOf("nee", kinds[meta.kind].editorWords ?? [], site.source),
	price: () => "100",
	number: (_, { schema }) => String(Math.max(schema instanceof z.ZodNumber ? (schema.minValue ?? 0) : 0, 1)),
	choice: (_, { schema }) => (schema instanceof z.ZodEnum ? String(schema.options[0]) : undefined),
	ref: ({ site }, { meta }) => Object.keys(entriesOf(site, meta.collection ?? ""))[0],
	link: () => "/",
	url: ({ site }) => site.settings.value.address,
	phone: ({ site }) => site.facts.get("business").value.phone,
	email: ({ site }) => site.facts.get("business").value.email,
	icon: () => "check",
	color: () => "#808080",
};

/** Words are never those of another one, and neither is a day, unless it is one on which somebody looked: nobody has since. */
const own: ReadonlySet<KindName> = new Set(["text", "label", "name", "markdown", "date"]);

/** What a field says until somebody says something better. */
export function firstValue(field: z.core.$ZodType, asked: Asked): string {
	const schema = unwrap(field);
	const meta = fieldOf(schema);
	if (!meta) return "";
	const first = firsts[meta.kind]?.(asked, { meta, schema });
	const like = asked.like === undefined ? undefined : String(asked.like);
	return (own.has(meta.kind) && meta.when !== "past" ? first : (like ?? first)) ?? "";
}
