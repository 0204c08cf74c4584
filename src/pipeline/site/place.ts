import type { BusinessKind } from "#core/business-kinds.ts";
import { type CountryCode, countries, usualCountry } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import type { SiteFile } from "#core/settings.ts";
import { sourceOf } from "./accessors.ts";
import type { Site } from "./site.ts";
import { look, type Readable } from "./traced-site.ts";

/** Where a business is, what follows from it, and the language that it writes: how numbers stand in its texts. */
export interface Place {
	readonly country: CountryCode;
	readonly timeZone: string;
	/** ISO 4217. */
	readonly currency: string;
	readonly kind: BusinessKind;
	readonly source: Language;
}

/** Where the business of a site is. */
export function placeOf(site: Readable): Place {
	return placeFrom((look(site, "setting business") as Site).settings?.value, sourceOf(site));
}

/** The same of what the settings say. */
function placeFrom(settings: SiteFile | undefined, source: Language): Place {
	// Fixed words are what an editor wrote.
	const written = (settings?.business ?? {}) as Partial<Place>;
	const { country = usualCountry, kind = "LocalBusiness" } = written;
	const { timeZone, currency } = countries[country];
	return { country, kind, source, timeZone: written.timeZone ?? timeZone, currency: written.currency ?? currency };
}
