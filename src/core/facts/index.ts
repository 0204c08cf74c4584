import type * as z from "zod";
import { branches } from "./branches.ts";
import { business } from "./business.ts";
import { forms } from "./forms.ts";
import { products } from "./products.ts";
import { services } from "./services.ts";
import { tags } from "./tags.ts";
import { theme } from "./theme.ts";

/** Every collection of facts that the builder brings. */
export const factsDefinitions = {
	branches,
	business,
	forms,
	products,
	services,
	tags,
	theme,
} as const;

export type FactsName = keyof typeof factsDefinitions;

export const factsNames = Object.keys(factsDefinitions) as readonly FactsName[];

/** One entry of a collection, as an editor wrote it: one of the builder by its name, another by its definition. */
export type FactsOf<C> = C extends FactsName
	? z.output<(typeof factsDefinitions)[C]["entry"]>
	: C extends { readonly entry: infer Entry extends z.ZodType }
		? z.output<Entry>
		: never;

/** A whole collection, as an editor wrote it: entries by name, or a single record. */
export type FactsFile<C extends string> = C extends FactsName
	? (typeof factsDefinitions)[C]["keyed"] extends true
		? Readonly<Record<string, FactsOf<C>>>
		: FactsOf<C>
	: Readonly<Record<string, unknown>>;
