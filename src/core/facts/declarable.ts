import type * as z from "zod";
import type { Labelled } from "../fields/answers.ts";
import {
	choice,
	color,
	date,
	download,
	email,
	flag,
	icon,
	image,
	link,
	markdown,
	number,
	phone,
	price,
	properName,
	ref,
	text,
	url,
} from "../fields/fields.ts";

/** What a declaration says of a field for some kinds only. */
export interface Limits {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	readonly options?: Readonly<Record<string, string>> | undefined;
	readonly collection?: string | undefined;
}

/** A line of its own, what a text says that names it, where an address leads, a price, a choice by its words, a flag by its label, a fact by its title. */
export type Said = "line" | "words" | "address" | "price" | "choice" | "flag" | "fact";

interface Declarable {
	/** What it is, to an editor. */
	readonly means: string;
	/** What its declaration may say, and what it has to. */
	readonly takes: readonly (keyof Limits)[];
	readonly needs?: keyof Limits;
	/** How a page says it beside its label; undefined for what is no matter of a few words. */
	readonly said?: Said;
	make(description: string, limits: Limits, label: Labelled): z.ZodType;
}

/** A kind of which a declaration says nothing but what it says of all. */
function plain(
	means: string,
	make: (description: string, label: Labelled) => z.ZodType,
	said?: Declarable["said"],
): Declarable {
	return { means, takes: [], ...(said && { said }), make: (description, _, label) => make(description, label) };
}

/** Words, which have a largest length at most. */
function worded(
	means: string,
	make: (description: string, limits: { max?: number } & Labelled) => z.ZodType,
): Declarable {
	return {
		means,
		takes: ["max"],
		make: (description, { max }, label) => make(description, { ...label, ...(max !== undefined && { max }) }),
	};
}

/** The kinds of fields that a site can declare. */
const declarable = {
	text: { ...worded("een regel tekst", text), said: "line" },
	markdown: worded("tekst met alinea's", (description, limits) => markdown(description, { ...limits, under: 3 })),
	name: { ...worded("een naam, in elke taal gelijk", properName), said: "words" },
	number: {
		means: "een getal",
		takes: ["min", "max"],
		said: "words",
		make: (description, { min, max }, label) =>
			number(description, { ...label, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
	},
	price: plain(
		"een prijs",
		(description, label) => price(description, { ...label, also: ["from", "request"] }),
		"price",
	),
	date: plain("een dag", date, "words"),
	flag: plain("ja of nee", flag, "flag"),
	choice: {
		means: "een van een paar keuzes",
		takes: ["options"],
		needs: "options",
		said: "choice",
		make: (description, { options = {} }, label) => choice(description, options, label),
	},
	ref: {
		means: "een ander feit",
		takes: ["collection"],
		needs: "collection",
		said: "fact",
		make: (description, { collection = "" }, label) => ref(collection, description, label),
	},
	link: plain("een adres op deze site of daarbuiten", link, "address"),
	url: plain("een adres op een andere site", url, "address"),
	phone: plain("een telefoonnummer", phone, "words"),
	email: plain("een e-mailadres", email, "words"),
	image: plain("een afbeelding", image),
	icon: plain("een pictogram", icon),
	color: plain("een kleur", color),
	download: plain("een bestand om te downloaden", download),
} satisfies Record<string, Declarable>;

export type DeclarableKind = keyof typeof declarable;

export const declarableKinds: Readonly<Record<DeclarableKind, Declarable>> = declarable;
