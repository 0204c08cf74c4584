import type * as z from "zod";
import { branches } from "./branches.ts";
import { business } from "./business.ts";
import { colors } from "./colors.ts";
import { forms } from "./forms.ts";
import { products } from "./products.ts";
import { services } from "./services.ts";
import { tags } from "./tags.ts";
import { tax } from "./tax.ts";
import { theme } from "./theme.ts";
import { towns } from "./towns.ts";

/** Every collection of facts. */
export const factsDefinitions = {
	branches,
	business,
	colors,
	forms,
	products,
	services,
	tags,
	tax,
	theme,
	towns,
} as const;

export type FactsName = keyof typeof factsDefinitions;

export const factsNames = Object.keys(factsDefinitions) as readonly FactsName[];

/** Whether the builder brings a collection of this name. */
export function isFactsName(name: string): name is FactsName {
	return Object.hasOwn(factsDefinitions, name);
}

/** One entry of a collection, as an editor wrote it. */
export type FactsOf<C> = C extends FactsName ? z.output<(typeof factsDefinitions)[C]["entry"]> : never;

/** A whole collection, as an editor wrote it: entries by name, or a single record. */
export type FactsFile<C extends string> = C extends FactsName
	? (typeof factsDefinitions)[C]["keyed"] extends true
		? Readonly<Record<string, FactsOf<C>>>
		: FactsOf<C>
	: Readonly<Record<string, unknown>>;
