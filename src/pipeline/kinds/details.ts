import { type DeclarableKind, declarableKinds, type Said } from "#core/facts/declarable.ts";
import { type DeclaredField, fieldsOfDeclaration } from "#core/facts/declaration.ts";
import { partOf } from "#core/fields/at.ts";
import { price } from "#core/fields/fields.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { normalize } from "#core/paths.ts";
import type { Detail, Label, Price, Text } from "#core/resolved.ts";
import { nameOf } from "../read/content-name.ts";
import { declarationOf, definitionOf, type EntryName, entryOf, fileOfEntry } from "../site/facts.ts";
import { look } from "../site/traced-site.ts";
import { type Context, isolate } from "./context.ts";

/** The declared fields of an entry that a section shows, in its order; what nobody wrote is left out. */
export function presentDetails(entry: EntryName, shown: unknown, context: Context): Detail[] {
	const declaration = declarationOf(context.site, entry.collection);
	const fields = declaration ? fieldsOfDeclaration(declaration) : {};
	const values = entryOf(context.site, entry.collection, entry.name) ?? {};
	return ((shown ?? []) as readonly string[]).flatMap((name) => {
		const [field, value] = [fields[name], values[name]];
		return field && value !== undefined ? (detailOf({ ...entry, name, field, value }, entry.name, context) ?? []) : [];
	});
}

interface Declared extends EntryName {
	readonly field: DeclaredField;
	readonly value: unknown;
}

function detailOf({ collection, name, field, value }: Declared, entry: string, context: Context): Detail | undefined {
	const { said } = declarableKinds[field.kind as DeclarableKind];
	if (!said || value === false) return undefined;
	const declared = context.in(`kinds/${collection}.yaml`);
	const say = says[said];
	const token = `${collection}.${entry}.${name}`;
	const file = fileOfEntry(context.site, collection, entry);
	const found = Array.isArray(value) ? value.map((item, at) => [item, `${token}.${at}`]) : [[value, token]];
	const values = found.flatMap(([item, token]) => say({ value: item, token, field, context, declared, file }) ?? []);
	return { name, label: declared.show(field.label), ...(said === "price" && { price: true }), values };
}

interface Asked {
	readonly value: unknown;
	readonly field: DeclaredField;
	readonly context: Context;
	/** The same for what stands in the declaration. */
	readonly declared: Context;
	readonly file: string;
	/** By which a text names the value. */
	readonly token: string;
}

type Value = Detail["values"][number];

/** A text names no price that is on request; a page shows it all the same. */
const anyPrice = price("");

const says: Readonly<Record<Said, (asked: Asked) => Value | undefined>> = {
	line: ({ value, file, context }) => ({ text: context.in(file).show(String(value)) }),
	words: ({ token, context }) => context.fact(token),
	address: ({ value, context }) => addressSaid(String(value), context),
	price: ({ value, context }) => ({ text: (context.present(anyPrice, value) as Price).text }),
	choice: ({ value, field, declared }) => ({ text: declared.show(field.options?.[String(value)] ?? String(value)) }),
	flag: () => undefined,
	fact: ({ value, field, context }) => {
		return { text: titleOfEntry({ collection: field.collection ?? "", name: String(value) }, context) };
	},
};

/** An address by what is there: the title of a page of the site, or else the address as people say it. */
function addressSaid(written: string, context: Context): Value {
	const { href } = context.link(written);
	const [path = ""] = written.split("#");
	const page = path.startsWith("/")
		? look(context.site, `page ${normalize(path)}`).pages.get(normalize(path))
		: undefined;
	if (page) return { href, text: context.in(nameOf(page.source)).show(page.value.title) };
	const said = href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, "").replace(/\/$/, "");
	return { href, text: isolate(readable(said), context.language) };
}

/** `br%C3%B6tchen` as it is meant. */
function readable(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		return address;
	}
}

/** What a visitor reads as the title of an entry of a collection; where it has none, its name. */
export function titleOfEntry(entry: EntryName, context: Context): Text {
	const title = definitionOf(context.site, entry.collection)?.card?.title;
	const found = presentPart(entry, title, context)?.value as Text | Label | undefined;
	if (found === undefined) return entry.name;
	return typeof found === "object" && "shown" in found ? found.shown : found;
}

/** A field of an entry as a view receives it, and of which kind it is; undefined where nobody wrote it. */
export function presentPart({ collection, name }: EntryName, part: string | undefined, context: Context) {
	const schema = partOf(definitionOf(context.site, collection)?.entry, part ?? "");
	const value = entryOf(context.site, collection, name)?.[part ?? ""];
	const meta = schema && fieldOf(unwrap(schema));
	if (!meta || value === undefined) return undefined;
	return { kind: meta.kind, value: context.in(fileOfEntry(context.site, collection, name)).present(schema, value) };
}
