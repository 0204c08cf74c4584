/** What follows from the country that a business is in. */
interface Country {
	readonly timeZone: string;
	/** ISO 4217. */
	readonly currency: string;
	/** What a number has in front of it when it is dialled within the country. */
	readonly trunk: "0" | "";
	/** A box around the country in whole degrees: south, north, west, east. */
	readonly box: readonly [south: number, north: number, west: number, east: number];
	/** Where its capital lies: a place on land. */
	readonly capital: readonly [latitude: number, longitude: number];
}

const inEuros = (
	timeZone: string,
	box: Country["box"],
	capital: Country["capital"],
	others: { currency?: string; trunk?: Country["trunk"] } = {},
): Country => ({ timeZone, box, capital, currency: "EUR", trunk: "0", ...others });

/** The countries in which a business may be, by their codes (ISO 3166-1). */
export const countries = {
	NL: inEuros("Europe/Amsterdam", [50, 54, 3, 8], [52.37, 4.9]),
	BE: inEuros("Europe/Brussels", [49, 52, 2, 7], [50.85, 4.35]),
	LU: inEuros("Europe/Luxembourg", [49, 51, 5, 7], [49.61, 6.13], { trunk: "" }),
	DE: inEuros("Europe/Berlin", [47, 56, 5, 16], [52.52, 13.4]),
	AT: inEuros("Europe/Vienna", [46, 50, 9, 18], [48.21, 16.37]),
	CH: inEuros("Europe/Zurich", [45, 48, 5, 11], [46.95, 7.45], { currency: "CHF" }),
	FR: inEuros("Europe/Paris", [41, 52, -6, 10], [48.86, 2.35]),
	ES: inEuros("Europe/Madrid", [27, 44, -19, 5], [40.42, -3.7], { trunk: "" }),
	PT: inEuros("Europe/Lisbon", [30, 43, -32, -6], [38.72, -9.14], { trunk: "" }),
	IT: inEuros("Europe/Rome", [35, 48, 6, 19], [41.9, 12.5], { trunk: "" }),
	IE: inEuros("Europe/Dublin", [51, 56, -11, -5], [53.35, -6.26]),
	GB: inEuros("Europe/London", [49, 61, -9, 2], [51.51, -0.13], { currency: "GBP" }),
	DK: inEuros("Europe/Copenhagen", [54, 58, 8, 16], [55.68, 12.57], { currency: "DKK", trunk: "" }),
	SE: inEuros("Europe/Stockholm", [55, 70, 10, 25], [59.33, 18.07], { currency: "SEK" }),
	NO: inEuros("Europe/Oslo", [57, 72, 4, 32], [59.91, 10.75], { currency: "NOK", trunk: "" }),
	FI: inEuros("Europe/Helsinki", [59, 71, 19, 32], [60.17, 24.94]),
	PL: inEuros("Europe/Warsaw", [48, 55, 14, 25], [52.23, 21.01], { currency: "PLN", trunk: "" }),
	CZ: inEuros("Europe/Prague", [48, 52, 12, 19], [50.08, 14.43], { currency: "CZK", trunk: "" }),
	GR: inEuros("Europe/Athens", [34, 42, 19, 30], [37.98, 23.73], { trunk: "" }),
	MA: inEuros("Africa/Casablanca", [27, 36, -14, 0], [34.02, -6.84], { currency: "MAD" }),
	CW: inEuros("America/Curacao", [12, 13, -70, -68], [12.11, -68.93], { currency: "XCG", trunk: "" }),
	SR: inEuros("America/Paramaribo", [1, 7, -59, -53], [5.85, -55.2], { currency: "SRD", trunk: "" }),
	US: inEuros("America/New_York", [18, 72, -180, -66], [38.9, -77.04], { currency: "USD", trunk: "" }),
	CA: inEuros("America/Toronto", [41, 84, -142, -52], [45.42, -75.7], { currency: "CAD", trunk: "" }),
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;

/** Where a country has other times than in its capital. */
const furtherZones = [
	"Atlantic/Canary",
	"Atlantic/Azores",
	"America/Chicago",
	"America/Denver",
	"America/Los_Angeles",
	"America/Vancouver",
	"America/Halifax",
	"America/Kralendijk",
] as const;

export const timeZones: readonly string[] = [
	...new Set([...Object.values(countries).map(({ timeZone }) => timeZone), ...furtherZones]),
].sort();

export const currencies: readonly string[] = [
	...new Set(Object.values(countries).map(({ currency }) => currency)),
].sort();

/** Where a business is that does not say so. */
export const defaultCountry = "NL" satisfies CountryCode;
