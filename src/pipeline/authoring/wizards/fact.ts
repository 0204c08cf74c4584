import * as z from "zod";
import type { FactsDefinition } from "#core/facts/define.ts";
import type { InReports } from "#core/fields/answers.ts";
import { fieldNamesOf, partOf, schemaAt } from "#core/fields/at.ts";
import { text } from "#core/fields/fields.ts";
import { fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { labelOf } from "#core/fields/kinds.ts";
import type { Said } from "#core/in-language.ts";
import type { Answers } from "#core/studio.ts";
import { sourceOf } from "../../site/accessors.ts";
import { entriesNamedIn, entriesOf } from "../../site/facts.ts";
import { namingFields } from "../../site/fields.ts";
import type { Site, SoundSite } from "../../site/site.ts";
import { slugOf } from "../../text/letters.ts";
import { firstValue } from "./first-values.ts";
import { oneMore } from "./one-more.ts";
import { noPosition, positionFor, positionQuestion } from "./position.ts";
import {
	type Question,
	refused,
	suggestedStill,
	toCheck,
	toTranslate,
	type Wizard,
	type WizardResult,
} from "./wizard.ts";
import { withItem } from "./yaml.ts";

type Block = Readonly<Record<string, unknown>>;

/** How one more is begun of what stands in a collection: an entry, or one of the things that an entry lists. */
export function factStart(collection: FactsDefinition): Wizard {
	const { name: called, title, summary, items, one, entry } = collection;
	const block = (items ? schemaAt(entry, [items.list, ""]) : entry) as z.core.$ZodType;
	const first = (!items && collection.card?.title) || fieldNamesOf(block)[0] || "";
	const isPlace = partOf(block, "latitude") !== undefined && partOf(block, "longitude") !== undefined;
	const open = fieldNamesOf(block).filter(
		(field) => field !== first && isAsked(partOf(block, field)) && !(isPlace && /^(lat|long)itude$/.test(field)),
	);
	const start: Wizard = {
		what: one ?? { nl: "{title}: nog een", en: "{title}: another one", values: { title: { nl: title } } },
		about: { nl: summary },
		questions: [
			{ name: "name", field: partOf(block, first) as z.core.$ZodType },
			...(items ? [whichEntry(collection)] : []),
			...open.map((field) => (items ? mustBeSaid(field, block) : questionAbout(field, block, modelOf))),
			...(isPlace ? [positionQuestion] : []),
		],
		make(site, answers, typed) {
			const model = modelOf(site, answers);
			const position = isPlace ? positionFor(answers.position ?? "", block) : {};
			if (!position) return refused(noPosition);
			const unsaid = items ? open.filter((field) => !answers[prefix + field]) : [];
			if (unsaid.length > 0) return refused(notSaid(block, unsaid));
			const asked = { [first]: answers.name ?? "", ...answersIn(answers, open), ...position };
			const made = { ...asked, ...copiedOf(block, model, asked) };
			return items ? inEntry(site, answers, made) : asEntry(site, answers, made, typed);
		},
	};

	/** What the new one is like: the last of those that are there. */
	function modelOf(site: Site, answers: Answers): Block | undefined {
		return (items ? thingsIn(site, answers.entry) : Object.values(entriesOf(site, called))).at(-1);
	}

	function thingsIn(site: Site, name = ""): readonly Block[] {
		return (entriesOf(site, called)[name]?.[items?.list ?? ""] ?? []) as readonly Block[];
	}

	function inEntry(site: SoundSite, { entry: name = "" }: Answers, made: Block): WizardResult {
		const facts = site.facts.get(called)?.files.find(({ value }) => Object.hasOwn(value, name));
		if (!facts || !items) return refused(noEntry(called));
		const list = [name, items.list];
		const count = thingsIn(site, name).length;
		const { source } = facts;
		return {
			added: {},
			changed: { [source.file]: withItem(source, list, count, made) },
			opens: { page: pageWith(site, called), spot: { file: source.file, path: [...list, count, first] } },
			next: [...toTranslate(site), toCheck],
		};
	}

	function asEntry(site: SoundSite, answers: Answers, made: Block, typed?: ReadonlySet<string>): WizardResult {
		const key = slugOf(answers.name ?? "", sourceOf(site));
		const suggested = suggestedStill(start, site, answers, typed).map((each) => each.slice(prefix.length));
		// What nobody was asked is that of another one.
		const asked = [first, ...open];
		const copied = Object.keys(made).filter(
			(field) => !asked.includes(field) && !(isPlace && /^(lat|long)itude$/.test(field)),
		);
		const still = [...suggested, ...copied];
		const takesSamples = partOf(entry, "samples") !== undefined && still.length > 0;
		const written = { ...made, ...(takesSamples && { samples: still }) };
		const [like] = Object.keys(entriesOf(site, called)).slice(-1);
		const { file, added, changed } = oneMore(site, called, { [key]: written });
		return {
			added,
			changed,
			opens: { page: pageWith(site, called), spot: { file, path: [key, first] } },
			next: [
				...(takesSamples && copied.length > 0 ? [lookedUp(file, { key, like, copied })] : []),
				lookedThrough(file, key, takesSamples),
				...toTranslate(site),
				toCheck,
			],
		};
	}

	return start;
}

const prefix = "field.";

function questionAbout(
	name: string,
	block: z.core.$ZodType,
	modelOf: (site: Site, answers: Answers) => Block | undefined,
): Question {
	const field = partOf(block, name) as z.core.$ZodType;
	return {
		name: prefix + name,
		field,
		...(isExample(field) && { sample: true }),
		suggest: (site, answers) => {
			const like = modelOf(site, answers)?.[name];
			return firstValue(field, { site, name, like: typeof like === "object" ? undefined : like });
		},
	};
}

/** What is suggested is something that only who asks can know: an amount, a number, words. */
function isExample(field: z.core.$ZodType): boolean {
	const kind = fieldOf(unwrap(field))?.kind;
	return kind !== undefined && examples.has(kind);
}

const examples: ReadonlySet<KindName> = new Set([
	"text",
	"label",
	"name",
	"markdown",
	"price",
	"number",
	"phone",
	"email",
	"url",
	"hours",
]);

/** What is one of many in a list cannot be marked as a sample, so it is never that of another one. */
function mustBeSaid(name: string, block: z.core.$ZodType): Question {
	const field = partOf(block, name) as z.core.$ZodType;
	return { name: prefix + name, field, suggest: () => "" };
}

function notSaid(block: z.core.$ZodType, fields: readonly string[]): InReports {
	const names = fields.map((name): Said => {
		const [nl, en] = labelOf(partOf(block, name) as z.core.$ZodType) ?? [name, name];
		return { nl, en };
	});
	return {
		nl: "Zeg ook: {names}. Typ `npm run new` zonder naam erachter; dan wordt ernaar gevraagd.",
		en: "Also needed: {names}. Run `npm run new` without a name after it, and it will ask.",
		values: {
			names: names.reduce((before, each) => ({
				nl: "{before}, {each}",
				en: "{before}, {each}",
				values: { before, each },
			})),
		},
	};
}

function lookedThrough(file: string, key: string, takesSamples: boolean): InReports {
	if (!takesSamples)
		return {
			nl: "Kijk in {file} na of alles klopt. Noem {key} op een pagina, als daar niet alles uit dit bestand staat.",
			en: "Check in {file} that everything is right. Name {key} on a page, unless everything in this file is already shown there.",
			values: { file, key },
		};
	return {
		nl: "Kijk in {file} na of alles klopt, en haal uit samples weg wat klopt. Noem {key} op een pagina, als daar niet alles uit dit bestand staat.",
		en: "Check in {file} that everything is right, and remove from samples whatever is. Name {key} on a page, unless everything in this file is already shown there.",
		values: { file, key },
	};
}

function lookedUp(
	file: string,
	{ key, like = "", copied }: { key: string; like: string | undefined; copied: readonly string[] },
): InReports {
	const values = { file, key, like, fields: copied.join(", ") };
	if (copied.includes("sources"))
		return {
			nl: "Zoek in {file} voor {key} op wat van {like} is overgenomen: {fields}. Onder sources staat waar.",
			en: "In {file}, look up for {key} what was copied from {like}: {fields}. The places to look are under sources.",
			values,
		};
	return {
		nl: "Zoek in {file} voor {key} op wat van {like} is overgenomen: {fields}.",
		en: "In {file}, look up for {key} what was copied from {like}: {fields}.",
		values,
	};
}

function whichEntry({ name, card }: FactsDefinition): Question {
	return {
		name: "entry",
		ask: { nl: "Waarbij hoort het?", en: "What does it belong to?" },
		field: text("Waar het bij komt te staan.", { max: 100 }),
		where: true,
		options: (site) =>
			Object.entries(entriesOf(site, name)).map(([value, entry]) => ({
				value,
				text: String(entry[card?.title ?? ""] ?? value),
			})),
		suggest: (site) => Object.keys(entriesOf(site, name))[0] ?? "",
	};
}

/** A value that has to be there, and that somebody can answer in a few words. */
function isAsked(schema: z.core.$ZodType | undefined): boolean {
	if (!schema || schema instanceof z.ZodOptional) return false;
	const kind = fieldOf(unwrap(schema))?.kind;
	return kind !== undefined && kind !== "image" && kind !== "samples";
}

function answersIn(answers: Answers, fields: readonly string[]): Block {
	return Object.fromEntries(fields.map((field) => [field, answers[prefix + field]]));
}

/** What has to be there and nobody was asked: lists, blocks and pictures are those of the model. */
function copiedOf(block: z.core.$ZodType, model: Block | undefined, asked: Block): Block {
	const missing = fieldNamesOf(block).filter(
		(field) => !Object.hasOwn(asked, field) && !(partOf(block, field) instanceof z.ZodOptional),
	);
	return Object.fromEntries(missing.flatMap((field) => (model?.[field] === undefined ? [] : [[field, model[field]]])));
}

/** A page that shows something of a collection; the front page where none does. */
function pageWith(site: Site, collection: string): string {
	const shows = (name: string) => name === collection || name.startsWith(`${collection}.`);
	const pages = [...site.pages.values()];
	return pages.find((page) => namingFields(page).some((field) => entriesNamedIn(field).some(shows)))?.path ?? "/";
}

function noEntry(collection: string) {
	return {
		nl: "Dit staat niet in facts/{collection}.yaml.",
		en: "This is not in facts/{collection}.yaml.",
		values: { collection },
	};
}
