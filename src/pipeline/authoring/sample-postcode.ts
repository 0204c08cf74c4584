import type { CountryCode } from "#core/countries.ts";

/** What a postcode looks like where it is not five digits. */
const others: Partial<Record<CountryCode, string>> = {
	NL: "1234 AB",
	BE: "1000",
	LU: "1000",
	AT: "1000",
	CH: "1000",
	DK: "1000",
	NO: "1000",
	SE: "100 00",
	CZ: "100 00",
	PL: "10-000",
	PT: "1000-000",
	GB: "AB1 2CD",
	IE: "A12 B345",
	CA: "A1B 2C3",
};

/** A postcode to begin with, as people of a country write it: where that is, the business itself knows better. */
export function samplePostcode(country: CountryCode): string {
	return others[country] ?? "10000";
}
