import * as z from "zod";
import { addressFault, isOrigin, mailAddress } from "../addresses.ts";
import { iconNames } from "../icons.ts";
import { field } from "./kind.ts";

/** One line of words that a visitor reads. Translated; `{…}` is filled from facts. */
export function text(description: string, { max = 300 }: { max?: number } = {}) {
	return field(words(max), description, { kind: "text", max });
}

/** The name of a person, place, company or work: the same in every language. */
export function properName(description: string, { max = 120 }: { max?: number } = {}) {
	return field(words(max), description, { kind: "name", max });
}

/** A line of words that a visitor reads, and the practice reads back in its mail: a view receives the Dutch too. */
export function label(description: string, { max = 120 }: { max?: number } = {}) {
	return field(words(max), description, { kind: "label", max });
}

/** The language that something elsewhere is written in, `de`; a view receives its name too. */
export function language(description: string) {
	const code = z.string().regex(/^[a-z]{2}$/);
	return field(code, description, { kind: "language" });
}

/** Words up to a length; a fact in braces counts for nothing, because what it stands for has another length. */
function words(max: number) {
	return z
		.string()
		.min(1)
		.check(({ value, issues }) => {
			if (lengthOf(value) > max) {
				issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value });
			}
		});
}

/** Number of characters of a text without its facts in braces. */
export function lengthOf(value: string): number {
	return value.replace(/\{[^{}]*\}/g, "").length;
}

/**
 * Running text in Markdown, without raw HTML.
 * `under` is the level of the heading it stands below (1 when the text brings its own second-level headings).
 */
export function markdown(description: string, { max = 20_000, under = 2 }: { max?: number; under?: number } = {}) {
	return field(z.string().min(1).max(max), description, {
		kind: "markdown",
		under,
	});
}

/** Where a click leads: a path of this site, an anchor, a fact in braces, or an address elsewhere. */
export function link(description: string) {
	const pattern = /^(\/|#[a-z]|https:\/\/|mailto:|tel:|\{)/;
	return field(z.string().max(500).regex(pattern).refine(isFollowed), description, {
		kind: "link",
	});
}

/** The name of a picture in `content/images`. */
function file(description: string) {
	const pattern = /^[a-z0-9][a-z0-9/._-]*\.(svg|jpg|jpeg|png|webp|avif)$/;
	return field(z.string().regex(pattern), description, { kind: "file" });
}

/** A picture from `content/images`. `alt` says what is to be seen; without it the picture is decoration. */
export function image(description: string) {
	const shape = z.strictObject({
		file: file("Bestand in content/images, bijvoorbeeld scenes/muziek.svg."),
		alt: text("Wat er te zien is, in één zin, voor wie het beeld niet ziet. Laat weg bij een sierplaatje.", {
			max: 250,
		}).optional(),
	});
	return field(shape, description, { kind: "image" });
}

/** A drawing from the icon set. */
export function icon(description: string) {
	return field(z.enum(iconNames), description, { kind: "icon" });
}

/** An amount in euros including VAT, as written: `139` or `45.00`. */
export function price(description: string) {
	return field(z.string().regex(/^\d{1,6}(\.\d{2})?$/), description, {
		kind: "price",
	});
}

/** A calendar day, `2026-03-12`. */
export function date(description: string, { when }: { when?: "past" | "expiry" } = {}) {
	const day = z
		.string()
		.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
		.refine(isCalendarDay);
	return field(day, description, { kind: "date", ...(when && { when }) });
}

/** The last day on which something is true; the check warns before and after. */
export function validUntil() {
	return date("Laatste dag waarop dit klopt. De controle waarschuwt 30 dagen van tevoren.", { when: "expiry" });
}

function isCalendarDay(iso: string): boolean {
	const day = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(iso);
}

/**
 * A time of day, `09:30`.
 * @public for sections to come
 */
export function time(description: string) {
	return field(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), description, {
		kind: "time",
	});
}

/** Opening hours of one day: `gesloten`, `09:30-17:00` or `09:30-12:30, 13:00-17:00`. */
export function hours(description: string) {
	const clock = "([01]\\d|2[0-3]):[0-5]\\d";
	const range = `${clock} ?[-–] ?${clock}`;
	const pattern = new RegExp(`^(gesloten|${range}(, ?${range})*)$`);
	return field(z.string().regex(pattern), description, { kind: "hours" });
}

/** A telephone number, national or with `+`. Checked against the numbering plan by the pipeline. */
export function phone(description: string) {
	return field(z.string().regex(/^\+?[0-9][0-9 ()-]{7,20}$/), description, {
		kind: "phone",
	});
}

/** An e-mail address. */
export function email(description: string) {
	return field(z.string().max(254).regex(mailAddress), description, {
		kind: "email",
	});
}

/** An address elsewhere on the web, with `https://`. */
export function url(description: string) {
	return field(
		z
			.string()
			.max(500)
			.regex(/^https:\/\/[^\s/]+\.[^\s]+$/)
			.refine(isFollowed),
		description,
		{
			kind: "url",
		},
	);
}

/** The address of a whole site, `https://www.voorbeeld.nl`, without anything behind it. */
export function origin(description: string) {
	const pattern = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;
	return field(z.string().regex(pattern).refine(isOrigin), description, { kind: "origin" });
}

function isFollowed(address: string): boolean {
	return addressFault(address) === undefined;
}

/** One of a few fixed words; each comes with what it means, for the editor. */
export function choice<const T extends Record<string, string>>(description: string, options: T) {
	const names = Object.keys(options) as [keyof T & string, ...(keyof T & string)[]];
	const meanings = names.map((name) => `${name} (${options[name]})`).join(", ");
	const schema = z.enum(names);
	return field<"choice", keyof T & string, keyof T & string>(
		schema as unknown as z.ZodType<keyof T & string>,
		`${description} Kies uit: ${meanings}.`,
		{ kind: "choice" },
	);
}

/** Yes or no; written `ja` or `nee`. */
export function flag(description: string) {
	return field(z.boolean(), `${description} ja of nee.`, { kind: "flag" });
}

/** A number that is counted or calculated with. */
export function number(
	description: string,
	{ min = 0, max = 1_000_000, whole = false }: { min?: number; max?: number; whole?: boolean } = {},
) {
	const schema = whole ? z.int().min(min).max(max) : z.number().min(min).max(max);
	return field(schema, description, { kind: "number", whole });
}

/** A colour as a hash sign and six digits, `"#7a3018"`; written between quotation marks. */
export function color(description: string) {
	return field(z.string().regex(/^#[0-9a-fA-F]{6}$/), description, { kind: "color" });
}

/**
 * The name of an entry in `content/facts/<collection>.yaml`; a view receives the entry itself.
 * `shows` names the fields that the view shows, when it does not show all of them; it receives no others.
 */
export function ref<const C extends string, const F extends string = never>(
	collection: C,
	description: string,
	{ shows }: { shows?: readonly F[] } = {},
) {
	const name = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
	return field<"ref", string, { collection: C; shows: F }>(name, description, {
		kind: "ref",
		collection,
		...(shows && { shows }),
	});
}

/**
 * All pages below an address, newest first; a view receives the cards that are shown, and the way to further pages.
 * `limits` names the number fields beside it: the highest number of cards, and that on one page.
 */
export function pages(description: string, limits: { max: string; perPage: string }) {
	return field(z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/), description, { kind: "pages", limits });
}

/** The address of a page of this site, without language: `/contact`. */
export function path(description: string) {
	const pattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
	return field(z.string().max(200).regex(pattern), description, { kind: "path" });
}

/** A name for an anchor: lower-case letters, digits and hyphens. */
export function id(description: string) {
	return field(z.string().regex(/^[a-z][a-z0-9-]*$/), description, {
		kind: "id",
	});
}

/** A list of one to many items. */
export function list<T extends z.ZodType>(
	description: string,
	item: T,
	{ min = 1, max = 200 }: { min?: number; max?: number } = {},
) {
	return z.array(item).min(min).max(max).describe(description);
}

/** A group of fields that belong together. */
export function group<T extends z.core.$ZodShape>(description: string, shape: T) {
	return z.strictObject(shape).describe(description);
}

/**
 * Fields that may still hold samples: adds `samples`, where an editor names the fields (or `all`)
 * that are not real yet. Views receive the same list; `validate --live` refuses it.
 */
export function withSamples<T extends z.core.$ZodShape>(shape: T) {
	const names = ["all", ...Object.keys(shape)] as [string, ...string[]];
	const samples = field<"samples", string[]>(
		z.array(z.enum(names)).min(1),
		"Namen van velden die nog een voorbeeld zijn; haal een naam weg zodra het veld echt is. 'all' betekent alles.",
		{ kind: "samples" },
	);
	return { ...shape, samples: samples.optional() };
}
