import type { BusinessKind } from "#core/business-kinds.ts";
import { type CountryCode, countries, defaultCountry } from "#core/countries.ts";
import type { SourceLanguage } from "#core/languages.ts";
import type { SiteFile } from "#core/settings.ts";
import { sourceOf } from "./accessors.ts";
import type { Site } from "./site.ts";
import { look, type Readable } from "./traced-site.ts";

/** Where a business is, what follows from it, and the language that it writes: how numbers stand in its texts. */
export interface Region {
	readonly country: CountryCode;
	readonly timeZone: string;
	/** ISO 4217. */
	readonly currency: string;
	readonly kind: BusinessKind;
	readonly source: SourceLanguage;
}

/** Where the business of a site is, also while something else in its settings is wrong. */
export function regionOf(site: Readable): Region {
	const { settings, partial } = look(site, "setting business") as Site;
	return regionFrom(settings ? settings.value.business : partial.business, sourceOf(site));
}

/** The same of what the settings say of the business. */
function regionFrom(business: SiteFile["business"], source: SourceLanguage): Region {
	// Fixed words are what an editor wrote.
	const written = (business ?? {}) as Partial<Region>;
	const { country = defaultCountry, kind = "LocalBusiness" } = written;
	const { timeZone, currency } = countries[country];
	return { country, kind, source, timeZone: written.timeZone ?? timeZone, currency: written.currency ?? currency };
}
