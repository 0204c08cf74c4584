import { business } from "#core/facts/business.ts";
import type { FactsOf } from "#core/facts/index.ts";
import type { Resolved } from "#core/resolved.ts";
import type { Confirmed, Reference } from "#core/structured-data.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { presentValue } from "../value.ts";
import { confirmedContext } from "./confirmed.ts";

/** What is the same for all pages of a language, without samples. */
export interface Surroundings {
	readonly context: Context;
	/** Address of the site, without a slash at the end. */
	readonly origin: string;
	readonly website: Reference;
	readonly business: Confirmed<Resolved<FactsOf<"business">>>;
	/** Undefined as long as the name of the practice is a sample: without it there is nobody to speak of. */
	readonly practice: Reference | undefined;
	factId(collection: string, name: string): string;
	absolute(href: string): string;
}

const made = new WeakMap<Context, Surroundings>();

/** The surroundings of all pages that are presented in a context; made once. */
export function surroundingsOf(context: Context): Surroundings {
	const surroundings = made.get(context) ?? makeSurroundings(confirmedContext(context));
	made.set(context, surroundings);
	return surroundings;
}

function makeSurroundings(context: Context): Surroundings {
	const origin = context.site.settings.value.address;
	const written = context.site.facts.get("business").value;
	const facts = presentValue(business.entry, written, context.in("facts/business.yaml"));
	const practice = facts as Surroundings["business"];
	return {
		context,
		origin,
		website: { "@id": `${origin}/#website` },
		business: practice,
		practice: practice.name ? { "@id": `${origin}/#practice` } : undefined,
		factId: (collection, name) => `${origin}/#${collection}/${name}`,
		absolute: (href) => (href.startsWith("/") ? origin + href : href),
	};
}
