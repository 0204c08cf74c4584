import { business } from "#core/facts/business.ts";
import type { FactsOf } from "#core/facts/index.ts";
import type { Resolved } from "#core/resolved.ts";
import type { Confirmed, Reference } from "#core/structured-data.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { businessOf, settingOf } from "#pipeline/site/accessors.ts";
import type { Made } from "#pipeline/site/traced-site.ts";
import { presentValue } from "../value.ts";
import { confirmedContext } from "./confirmed.ts";

/** What is the same for all pages of a language, without samples. */
export interface Surroundings {
	readonly context: Context;
	/** Address of the site, without a slash at the end. */
	readonly origin: string;
	readonly website: Reference;
	readonly business: Confirmed<Resolved<FactsOf<"business">>>;
	/** Undefined as long as the name of the business is a sample: without it there is nobody to speak of. */
	readonly organization: Reference | undefined;
	factId(collection: string, name: string): string;
	absolute(href: string): string;
}

const known = new WeakMap<Context, Made<Surroundings>>();

/** The surroundings of all pages that are presented in a context; made once. */
export function surroundingsOf(context: Context): Surroundings {
	return context.site.remembered(known, context, () => makeSurroundings(confirmedContext(context)));
}

function makeSurroundings(context: Context): Surroundings {
	const origin = settingOf(context.site, "address");
	const written = businessOf(context.site);
	const facts = presentValue(business.entry, written, context.in("facts/business.yaml"));
	const ofBusiness = facts as Surroundings["business"];
	return {
		context,
		origin,
		website: { "@id": `${origin}/#website` },
		business: ofBusiness,
		organization: ofBusiness.name ? { "@id": `${origin}/#business` } : undefined,
		factId: (collection, name) => `${origin}/#${collection}/${name}`,
		absolute: (href) => (href.startsWith("/") ? origin + href : href),
	};
}
