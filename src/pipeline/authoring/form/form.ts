import * as z from "zod";
import { descriptionOf } from "#core/fields/at.ts";
import { narrowedTo } from "#core/fields/editor-words.ts";
import { fieldOf, optionsIn, unwrap } from "#core/fields/kind.ts";
import { kinds, nameOf } from "#core/fields/kinds.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { commonNames } from "#core/section.ts";
import type { FormField, FormValue, Steps, WrittenData } from "#core/studio.ts";
import { documentOf, writtenOf } from "../../read/document.ts";
import type { ContentFile } from "../../read/files.ts";
import { type WrittenNode, writtenAt } from "../../read/written.ts";
import { schemaOfFile } from "../../site/file-schemas.ts";
import { sectionDefinitions } from "../../site/sections.ts";
import type { Site } from "../../site/site.ts";
import { dataOf } from "../edits/data.ts";
import { entriesOf as entriesIn } from "../edits/entries.ts";
import { isMarked, unmarked, wholeUnmarked } from "../edits/marks.ts";
import { blank, fillingsIn } from "../fillings.ts";
import { countsIfOptional, countsOf } from "./counts.ts";
import { namedAround } from "./items-around.ts";
import { nameOfWhole, wordsIn } from "./names.ts";
import { optionsFor } from "./options.ts";
import { partFor, schemaAlong } from "./parts.ts";
import { plainRemarks, plainWords, withCentsAsIn } from "./plain.ts";

type Schema = z.core.$ZodType;

interface Asked {
	readonly site: Site;
	readonly file: ContentFile;
	readonly text: string;
	readonly language: EditorLanguage;
}

/** What somebody fills in who changes what stands at a path of a file; undefined when nothing can stand there. */
export function formAt(asked: Asked, path: Steps): FormField | undefined {
	const whole = schemaOfFile(asked.file, asked.site.collections);
	const root = writtenOf(documentOf(asked.text).contents);
	const schema = whole && schemaAlong(whole, path, root);
	if (!schema) return undefined;
	return new Form(asked, root).field(schema, path, writtenAt(root, path));
}

/** What somebody fills in for a value, as it is or as it shall begin: without facts in braces. */
export function formValue(
	schema: Schema,
	{ site, node, language }: Pick<Asked, "site" | "language"> & { readonly node: WrittenNode | undefined },
): FormValue {
	const inner = unwrap(schema);
	const meta = fieldOf(inner);
	const kind = meta?.kind ?? (inner instanceof z.ZodEnum ? "choice" : "text");
	const control = meta?.namesMenuPoint ? "choice" : kinds[kind].form;
	const { minValue, maxValue } = inner instanceof z.ZodNumber ? inner : {};
	return {
		is: "value",
		kind,
		control,
		written: node?.kind === "scalar" ? node.text : undefined,
		max: kinds[kind].words === "none" ? undefined : (meta?.max ?? lettersIn(inner)),
		under: meta?.under,
		range: typeof minValue === "number" && typeof maxValue === "number" ? [minValue, maxValue] : undefined,
		options: optionsFor(control, { site, schema: inner, meta, language }),
		namedBy: meta?.namedBy,
	};
}

/** So many letters a text may have, where that is said. */
function lettersIn(schema: Schema): number | undefined {
	return (schema instanceof z.ZodString && schema.maxLength) || undefined;
}

/** Walks a schema beside what is written. It knows kinds, and no section or field by name. */
class Form {
	readonly #asked: Asked;
	readonly #root: WrittenNode;
	readonly #data: WrittenData;

	constructor(asked: Asked, root: WrittenNode) {
		this.#asked = asked;
		this.#root = root;
		this.#data = dataOf(root);
	}

	field(schema: Schema, path: Steps, node: WrittenNode | undefined): FormField {
		const { file } = this.#asked.file;
		const content = this.#content(schema, path, node);
		const description = this.#descriptionOf(schema);
		return {
			file,
			path,
			label: chosenIn(path, content) ?? this.#labelOf(schema, path) ?? this.#nameOfItem(path, content),
			description,
			required: !(schema instanceof z.ZodOptional),
			sample: this.#sampleAt(path, node),
			remarks: this.#remarksAbove(schema, path, description),
			content,
		};
	}

	/** What is said of a field, with the words of the site in it. */
	#descriptionOf(schema: Schema): string {
		const section = this.#sectionOf(schema);
		const { language, site } = this.#asked;
		if (section) return plainWords(inLanguage(section.summary, language));
		const { kind, axis } = fieldOf(unwrap(schema)) ?? {};
		const words = (kind && kinds[kind].editorWords) ?? [];
		const narrowed = plainWords(narrowedTo(descriptionOf(schema, language), words, site.source));
		const said = kind && kinds[kind].form === "amount" ? withCentsAsIn(language, narrowed) : narrowed;
		return axis ? `${said} ${inLanguage(positionHelp[axis], language)}` : said;
	}

	#content(schema: Schema, path: Steps, node: WrittenNode | undefined): FormField["content"] {
		const inner = unwrap(schema);
		const { kind, drawing } = fieldOf(inner) ?? {};
		const own = kind && { kind, control: kinds[kind].form };
		const present = node !== undefined;
		if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) {
			const written = node?.kind === "map" ? [...node.fields.keys()] : [];
			const names = inner instanceof z.ZodObject ? this.#namesIn(inner) : written;
			return {
				is: "block",
				...own,
				...(drawing && { isDrawing: true }),
				present,
				fields: names.flatMap((name) => this.#part(inner, [...path, name], node)),
			};
		}
		if (inner instanceof z.ZodArray) {
			const items = node?.kind === "list" ? node.items : [];
			return {
				is: "list",
				...own,
				present,
				items: items.flatMap((_, at) => this.#part(inner, [...path, at], node)),
				...(schema instanceof z.ZodOptional ? countsIfOptional(inner) : countsOf(inner)),
				item: this.#part(inner, [...path, items.length], undefined)[0],
			};
		}
		const value = formValue(inner, { ...this.#asked, node });
		const named = namedAround(this.#data, path, fieldOf(inner), this.#asked.site);
		if (named) return { ...value, control: "choice", options: named, holdsFacts: false };
		const options = fieldOf(inner) ? value.options : (this.#fieldsAround(value, path) ?? value.options);
		return { ...value, options, holdsFacts: kinds[value.kind].holdsFacts };
	}

	/** First what a visitor reads; names for links, and the background of a section, come behind it. */
	#namesIn(block: z.ZodObject): string[] {
		const isSection = this.#sectionOf(block) !== undefined;
		const isBehind = (name: string) => {
			const part = block.shape[name];
			const isName = part instanceof z.ZodOptional && fieldOf(unwrap(part))?.kind === "id";
			return isSection ? commonNames.has(name) : isName;
		};
		return Object.keys(block.shape).toSorted((one, other) => Number(isBehind(one)) - Number(isBehind(other)));
	}

	/** What can be chosen in a list that names the fields of the block that it is in, each as people call it; undefined elsewhere. */
	#fieldsAround({ options = [] }: FormValue, path: Steps): FormValue["options"] {
		const { file, site, language } = this.#asked;
		const whole = schemaOfFile(file, site.collections);
		const list = whole && schemaAlong(whole, path.slice(0, -1), this.#root);
		const kind = list && fieldOf(unwrap(list))?.kind;
		if (!whole || !kind || kinds[kind].names !== "fields") return undefined;
		const block = schemaAlong(whole, path.slice(0, -2), this.#root);
		return options.map(({ value, text }) => {
			const part = block && partFor(block, value, undefined);
			const label = part && nameOf(part, language);
			return { value, text: label ?? (value === "all" ? inLanguage(everything, language) : text) };
		});
	}

	/** A part of a block or a list; none for what nobody fills in: the type of a section. */
	#part(schema: Schema, path: Steps, around: WrittenNode | undefined): FormField[] {
		const step = path.at(-1) ?? "";
		const node = writtenAt(around, [step]);
		const part = partFor(schema, step, node);
		return !part || unwrap(part) instanceof z.ZodLiteral ? [] : [this.field(part, path, node)];
	}

	/** What people call it; undefined for an item of a list that has no name. */
	#labelOf(schema: Schema, path: Steps): string | undefined {
		const { file, site, language } = this.#asked;
		const label = nameOf(schema, language);
		const section = this.#sectionOf(schema);
		const last = path.at(-1) ?? "";
		const own =
			nameOfWhole(site, { file: file.file, path }, language) ??
			label ??
			(section && inLanguage(section.title, language));
		return own ?? (typeof last === "string" ? last : undefined);
	}

	#sectionOf(schema: Schema) {
		return [...sectionDefinitions.values()].find((each) => each.schema === unwrap(schema));
	}

	/** Its first words, or that of the list with its number. */
	#nameOfItem(path: Steps, content: FormField["content"]): string {
		const whole = schemaOfFile(this.#asked.file, this.#asked.site.collections);
		const list = whole && schemaAlong(whole, path.slice(0, -1), this.#root);
		const name = list && this.#labelOf(list, path.slice(0, -1));
		return wordsIn({ content }) || `${name ?? ""} ${Number(path.at(-1)) + 1}`.trim();
	}

	/** It is one as a whole, its block names it among its samples, or it says what stands in the place of a text. */
	#sampleAt(path: Steps, node: WrittenNode | undefined): FormField["sample"] {
		const { file, site } = this.#asked;
		const spot = { file: file.file, path };
		const whole = wholeUnmarked(this.#data, spot);
		if (whole) return { confirm: whole };
		const confirm = unmarked(this.#data, spot);
		// In something that is a sample as a whole, only what is there can be one.
		if (confirm && (node || isMarked(this.#data, path))) return { confirm };
		const text = node?.kind === "scalar" ? node.text : "";
		const isFilling = Object.values(fillingsIn(site)).some((each) => text.includes(each)) || text === blank;
		return isFilling ? { confirm: undefined } : undefined;
	}

	#remarksAbove(schema: Schema, path: Steps, description: string): string[] {
		const { text, language } = this.#asked;
		const around = writtenAt(this.#root, path.slice(0, -1));
		if (!around || around.kind === "scalar" || path.length === 0) return [];
		const at = around.kind === "list" ? Number(path.at(-1)) : [...around.fields.keys()].indexOf(String(path.at(-1)));
		const entry = entriesIn(text, around)?.[at];
		// Few fields have any.
		if (!entry || entry.start === entry.head) return [];
		const lines = text.slice(entry.start, entry.head).split("\n");
		return plainRemarks(
			lines.map((line) => line.replace(/^\s*#\s*/, "").trimEnd()).filter((line) => line !== ""),
			{
				names: this.#namesAround(path),
				description,
				options: Object.keys(optionsIn(unwrap(schema), language) ?? {}),
			},
		);
	}

	/** Of all fields of the block that it stands in, written or not. */
	#namesAround(path: Steps): string[] {
		const whole = schemaOfFile(this.#asked.file, this.#asked.site.collections);
		const block = whole && schemaAlong(whole, path.slice(0, -1), this.#root);
		const inner = block && unwrap(block);
		return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
	}
}

/** What can be typed where one of two numbers says where something is. */
const positionHelp = {
	latitude: {
		nl: "Zoek de plaats op Google Maps of OpenStreetMap en plak hier het adres dat boven in uw browser staat. U kunt ook beide getallen typen, zoals 53.2012, 5.7999. De lengtegraad komt er dan vanzelf bij.",
		en: "Find the place on Google Maps or OpenStreetMap and paste here the address at the top of your browser. You can also type both numbers, such as 53.2012, 5.7999. The longitude is then filled in for you.",
	},
	longitude: {
		nl: "Komt er vanzelf bij als u bij de breedtegraad het adres van een kaart plakt.",
		en: "Filled in for you when you paste the address of a map at the latitude.",
	},
};

const everything = { nl: "alles", en: "everything" };

/** What was chosen as an item of a list, which is its name; undefined for all else. */
function chosenIn(path: Steps, content: FormField["content"]): string | undefined {
	if (typeof path.at(-1) !== "number" || content.is !== "value") return undefined;
	return content.options?.find(({ value }) => value === content.written)?.text;
}
