import * as z from "zod";
import { factsDefinitions } from "#core/facts/index.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { sourceLanguage } from "#core/languages.ts";
import { type Label, plainText } from "#core/resolved.ts";
import { limitsOf } from "../overviews.ts";
import { presentCardList } from "./card-list.ts";
import type { Context } from "./context.ts";
import { formatDate, formatPhone, formatPrice, nameLanguage, parseHours } from "./format.ts";
import { presentImage, type WrittenImage } from "./image.ts";
import { renderMarkdown } from "./markdown.ts";
import { isFactsName } from "./tokens.ts";

/** `beside` are the fields of the block that the value stands in. */
type Presenter = (value: unknown, meta: FieldMeta, context: Context, beside: Fields) => unknown;

type Fields = Readonly<Record<string, unknown>>;

const asWritten: Presenter = (value) => value;

/** From what an editor wrote to what a view receives, by kind. */
const presenters: Readonly<Record<KindName, Presenter>> = {
	text: (value, _, context) => context.say(String(value)),
	name: (value, _, context) => context.name(String(value)),
	label: (value, _, context) => presentLabel(String(value), context),
	markdown: (value, { under = 2 }, context) => renderMarkdown(String(value), under, context),
	link: (value, _, context) => context.link(String(value)),
	path: (value, _, context) => context.link(String(value)),
	image: (value, _, context) => presentImage(value as WrittenImage, context),
	file: asWritten,
	icon: asWritten,
	price: (value, _, { language }) => formatPrice(String(value), language),
	date: (value, _, { language }) => formatDate(String(value), language),
	time: asWritten,
	hours: (value) => parseHours(String(value)),
	phone: (value, _, { language }) => formatPhone(String(value), language),
	email: (value) => ({ href: `mailto:${String(value)}`, text: String(value) }),
	url: asWritten,
	choice: asWritten,
	flag: asWritten,
	number: asWritten,
	ref: (value, { collection, shows }, context) => presentFact(String(collection), String(value), context, shows),
	pages: (value, meta, context, beside) => presentCardList(String(value), limitsOf(meta, beside), context),
	id: asWritten,
	color: (value) => String(value).toLowerCase(),
	language: (value, _, { language }) => nameLanguage(String(value), language),
	samples: asWritten,
};

/** Turns a written value into what a view receives, by walking its schema. */
export function presentValue(schema: z.core.$ZodType, value: unknown, context: Context): unknown {
	return presentField(schema, value, context, {});
}

function presentField(schema: z.core.$ZodType, value: unknown, context: Context, beside: Fields): unknown {
	if (value === undefined || value === null) return undefined;
	const inner = unwrap(schema);
	const meta = fieldOf(inner);
	if (meta) return presenters[meta.kind](value, meta, context, beside);
	if (inner instanceof z.ZodObject) {
		const presented = Object.entries(inner.shape).flatMap(([name, child]) => {
			const part = presentField(child, (value as Fields)[name], context, value as Fields);
			return part === undefined ? [] : [[name, part] as const];
		});
		return Object.fromEntries(presented);
	}
	if (inner instanceof z.ZodArray) {
		const element = inner.element as z.core.$ZodType;
		return (value as unknown[]).map((item) => presentValue(element, item, context));
	}
	if (inner instanceof z.ZodRecord) {
		const type = inner.valueType as z.core.$ZodType;
		const entries = Object.entries(value as Record<string, unknown>);
		return Object.fromEntries(entries.map(([name, item]) => [name, presentValue(type, item, context)]));
	}
	return value;
}

function presentLabel(written: string, context: Context): Label {
	const shown = context.say(written);
	return context.language === sourceLanguage ? plainText(shown) : { shown, dutch: context.name(written) };
}

/** An entry of a collection of facts, ready for a view: the fields in `shows`, or all of them. */
export function presentFact(collection: string, name: string, context: Context, shows?: readonly string[]): unknown {
	if (!isFactsName(collection)) throw new Error(`No collection of facts is called ${collection}.`);
	const entries = context.site.facts.get(collection)?.value as Record<string, Record<string, unknown>> | undefined;
	const entry = entries?.[name];
	const shown = entry && shows ? Object.fromEntries(shows.map((field) => [field, entry[field]])) : entry;
	return presentValue(factsDefinitions[collection].entry, shown, context.in(`facts/${collection}.yaml`));
}
