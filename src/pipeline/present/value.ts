import * as z from "zod";
import { factsDefinitions } from "#core/facts/index.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { sourceLanguage } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import { type Label, plainText } from "#core/resolved.ts";
import { entryOf, isFactsName } from "../site/facts.ts";
import { limitsOf } from "../site/overviews.ts";
import { presentCardList } from "./card-list.ts";
import type { Context } from "./context.ts";
import { formatDate, formatPhone, formatPrice, nameLanguage, parseHours } from "./format.ts";
import { presentImage, type WrittenImage } from "./image.ts";
import { renderMarkdown } from "./markdown.ts";

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
	origin: asWritten,
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
	return value === undefined || value === null ? undefined : presenterOf(schema)(value, context, beside);
}

/** What a schema does with a value that is there. */
type SchemaPresenter = (value: unknown, context: Context, beside: Fields) => unknown;

/** To find out what a schema is takes longer than to present most values, and there are far fewer schemas. */
const ofSchemas = new WeakMap<z.core.$ZodType, SchemaPresenter>();

function presenterOf(schema: z.core.$ZodType): SchemaPresenter {
	return remembered(ofSchemas, schema, () => makePresenter(unwrap(schema)));
}

function makePresenter(schema: z.core.$ZodType): SchemaPresenter {
	const meta = fieldOf(schema);
	if (meta) {
		const present = presenters[meta.kind];
		return (value, context, beside) => present(value, meta, context, beside);
	}
	if (schema instanceof z.ZodObject) return presenterOfBlock(Object.entries(schema.shape));
	if (schema instanceof z.ZodArray) {
		const element = schema.element as z.core.$ZodType;
		return (value, context) => (value as unknown[]).map((item) => presentValue(element, item, context));
	}
	if (schema instanceof z.ZodRecord) {
		const type = schema.valueType as z.core.$ZodType;
		return (value, context) => {
			const entries = Object.entries(value as Fields);
			return Object.fromEntries(entries.map(([name, item]) => [name, presentValue(type, item, context)]));
		};
	}
	return (value) => value;
}

function presenterOfBlock(shape: readonly [name: string, child: z.core.$ZodType][]): SchemaPresenter {
	return (value, context) => {
		const fields = value as Fields;
		const presented: Record<string, unknown> = {};
		for (const [name, child] of shape) {
			const part = presentField(child, fields[name], context, fields);
			if (part !== undefined) presented[name] = part;
		}
		return presented;
	};
}

function presentLabel(written: string, context: Context): Label {
	const shown = context.say(written);
	return context.language === sourceLanguage ? plainText(shown) : { shown, dutch: context.name(written) };
}

/** An entry of a collection of facts, ready for a view: the fields in `shows`, or all of them. */
export function presentFact(collection: string, name: string, context: Context, shows?: readonly string[]): unknown {
	if (!isFactsName(collection)) throw new Error(`No collection of facts is called ${collection}.`);
	const entry = entryOf(context.site, collection, name);
	const shown = entry && shows ? Object.fromEntries(shows.map((field) => [field, entry[field]])) : entry;
	return presentValue(factsDefinitions[collection].entry, shown, context.in(`facts/${collection}.yaml`));
}
