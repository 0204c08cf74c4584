import type { BusinessKind } from "#core/business-kinds.ts";
import { type CountryCode, countries, usualCountry } from "#core/countries.ts";
import type { SiteFile } from "#core/settings.ts";
import type { Site } from "./site.ts";
import { look, type Readable } from "./traced-site.ts";

/** Where a business is, and what follows from it. */
export interface Place {
	readonly country: CountryCode;
	readonly timeZone: string;
	/** ISO 4217. */
	readonly currency: string;
	readonly kind: BusinessKind;
}

/** Where the business of a site is. */
export function placeOf(site: Readable): Place {
	return placeFrom((look(site, "setting business") as Site).settings?.value);
}

/** The same of what the settings say. */
function placeFrom(settings: SiteFile | undefined): Place {
	// Fixed words are what an editor wrote.
	const written = (settings?.business ?? {}) as Partial<Place>;
	const { country = usualCountry, kind = "LocalBusiness" } = written;
	const { timeZone, currency } = countries[country];
	return { country, kind, timeZone: written.timeZone ?? timeZone, currency: written.currency ?? currency };
}
