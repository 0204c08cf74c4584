import type { OfferCatalogLeaf, OpeningHoursSpecificationLeaf, PostalAddressLeaf } from "schema-dts";
import type { FactsOf } from "#core/facts/index.ts";
import { type Weekday, weekdays } from "#core/opening.ts";
import { plainText, type Resolved, shownOf } from "#core/resolved.ts";
import { type BranchThing, type Confirmed, known } from "#core/structured-data.ts";
import { presentFact } from "#pipeline/kinds/ref.ts";
import { entryNames } from "#pipeline/site/facts.ts";
import type { Surroundings } from "./surroundings.ts";

type Branch = Confirmed<Resolved<FactsOf<"branches">>>;

const dayNames = {
	monday: "Monday",
	tuesday: "Tuesday",
	wednesday: "Wednesday",
	thursday: "Thursday",
	friday: "Friday",
	saturday: "Saturday",
	sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

/** All that is confirmed of a branch; undefined when that is not even its name. */
export function branchThing(key: string, surroundings: Surroundings): BranchThing | undefined {
	const branch = branchOf(key, surroundings);
	const brief = briefBranch(key, surroundings);
	if (!brief) return undefined;
	const { business, absolute } = surroundings;
	const { latitude, longitude } = branch;
	// A branch with a sample of its own does not answer at the number of the practice.
	const ofPractice = (field: "phone" | "email") => (branch.samples?.includes(field) ? undefined : business[field]);
	return known<BranchThing>({
		...brief,
		telephone: telephoneOf(branch.phone ?? ofPractice("phone")),
		email: (branch.email ?? ofPractice("email"))?.text,
		image: branch.image && absolute(branch.image.src),
		geo:
			latitude === undefined || longitude === undefined
				? undefined
				: { "@type": "GeoCoordinates", latitude, longitude },
		openingHoursSpecification: weekOf(branch.hours ?? {}),
		specialOpeningHoursSpecification: closedDaysOf(surroundings),
		areaServed: branch.region && { "@type": "AdministrativeArea", name: plainText(branch.region) },
		hasOfferCatalog: catalogOf(branch, surroundings),
	});
}

/** Every branch with its name, place and page. */
export function allBranches(surroundings: Surroundings): BranchThing[] {
	return entryNames(surroundings.context.site, "branches").flatMap((key) => briefBranch(key, surroundings) ?? []);
}

function branchOf(key: string, { context }: Surroundings): Branch {
	return (presentFact("branches", key, context) ?? {}) as Branch;
}

function briefBranch(key: string, surroundings: Surroundings): BranchThing | undefined {
	const { practice, factId, absolute } = surroundings;
	const branch = branchOf(key, surroundings);
	const { name, page } = branch;
	if (!name) return undefined;
	return known<BranchThing>({
		"@type": ["LocalBusiness", "MedicalBusiness"],
		"@id": factId("branches", key),
		name: plainText(name),
		url: page && absolute(page.href),
		address: addressOf(branch),
		parentOrganization: practice,
	});
}

/** A town without a street is still an address. */
function addressOf({ street, postalCode, city }: Branch): PostalAddressLeaf | undefined {
	if (!city) return undefined;
	return known<PostalAddressLeaf>({
		"@type": "PostalAddress",
		streetAddress: street,
		postalCode,
		addressLocality: city,
		addressCountry: "NL",
	});
}

/** `tel:+31581234567` without its first part. */
export function telephoneOf(phone: { readonly href: string } | undefined): string | undefined {
	return phone?.href.replace(/^tel:/, "");
}

/** The opening hours, each range once with all its days. Days without a range are closed. */
function weekOf(hours: NonNullable<Branch["hours"]>): OpeningHoursSpecificationLeaf[] {
	const ranges = new Map<string, { opens: string; closes: string; days: (typeof dayNames)[Weekday][] }>();
	for (const day of weekdays) {
		for (const { opens, closes } of hours[day] ?? []) {
			const key = `${opens}-${closes}`;
			const range = ranges.get(key) ?? { opens, closes, days: [] };
			range.days.push(dayNames[day]);
			ranges.set(key, range);
		}
	}
	return [...ranges.values()].map(({ opens, closes, days }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: days,
		opens,
		closes,
	}));
}

/** Search engines read a day from midnight to midnight as closed. */
function closedDaysOf({ business }: Surroundings): OpeningHoursSpecificationLeaf[] {
	return (business.closedDays ?? []).flatMap(({ date }) =>
		date
			? [
					{
						"@type": "OpeningHoursSpecification",
						validFrom: date.iso,
						validThrough: date.iso,
						opens: "00:00",
						closes: "00:00",
					} as const,
				]
			: [],
	);
}

function catalogOf({ services }: Branch, { context, absolute }: Surroundings): OfferCatalogLeaf | undefined {
	const offers = (services ?? []).flatMap(({ name, link }) =>
		name ? [{ name: plainText(shownOf(name)), url: link && absolute(link.href) }] : [],
	);
	if (offers.length === 0) return undefined;
	return {
		"@type": "OfferCatalog",
		name: context.words.our_services,
		itemListElement: offers.map(({ name, url }) => ({
			"@type": "Offer",
			itemOffered: url ? { "@type": "Service", name, url } : { "@type": "Service", name },
		})),
	};
}
