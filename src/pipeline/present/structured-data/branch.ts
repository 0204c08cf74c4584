import type { OfferCatalogLeaf, OpeningHoursSpecificationLeaf, PostalAddressLeaf } from "schema-dts";
import type { FactsOf } from "#core/facts/index.ts";
import {
	addDays,
	covers,
	type Exception,
	hoursOn,
	inOrder,
	lastDayOf,
	type Weekday,
	type WeekHours,
	weekdayOf,
	weekdays,
} from "#core/opening.ts";
import { isNews } from "#core/opening-news.ts";
import { type HourRange, plainText, type Resolved, shownOf } from "#core/resolved.ts";
import { type BranchThing, type Confirmed, known } from "#core/structured-data.ts";
import { presentFact } from "#pipeline/kinds/ref.ts";
import { entryNames } from "#pipeline/site/facts.ts";
import { regionOf } from "#pipeline/site/region.ts";
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
	const week = weekOf(branch);
	// A branch with a sample of its own does not answer at the number of the business.
	const ofBusiness = (field: "phone" | "email") => (branch.samples?.includes(field) ? undefined : business[field]);
	return known<BranchThing>({
		...brief,
		telephone: telephoneOf(branch.phone ?? ofBusiness("phone")),
		email: (branch.email ?? ofBusiness("email"))?.text,
		image: branch.image && absolute(branch.image.src),
		geo:
			latitude === undefined || longitude === undefined
				? undefined
				: { "@type": "GeoCoordinates", latitude, longitude },
		openingHoursSpecification: specificationsOf(weekdays.map((day) => [day, week[day]])),
		specialOpeningHoursSpecification: exceptionsOf(week, inOrder(timesOf(branch), timesOf(business))),
		areaServed: branch.region && { "@type": "AdministrativeArea", name: plainText(branch.region) },
		hasOfferCatalog: catalogOf(branch, surroundings),
	});
}

/** Every branch with its name, place and page. */
export function allBranches(surroundings: Surroundings): BranchThing[] {
	return entryNames(surroundings.context.site, "branches").flatMap((key) => briefBranch(key, surroundings) ?? []);
}

function branchOf(key: string, { context }: Surroundings): Branch {
	return presentFact("branches", key, context) as Branch;
}

function briefBranch(key: string, surroundings: Surroundings): BranchThing | undefined {
	const { organization, factId, absolute, context } = surroundings;
	const { kind, country } = regionOf(context.site);
	const branch = branchOf(key, surroundings);
	const { name, page } = branch;
	if (!name) return undefined;
	return known<BranchThing>({
		// What is no kind of business by itself is one besides.
		"@type": kind === "LocalBusiness" ? kind : ["LocalBusiness", kind],
		"@id": factId("branches", key),
		name: plainText(name),
		url: page && absolute(page.href),
		address: addressOf(branch, country),
		parentOrganization: organization,
	});
}

/** A town without a street is still an address. */
function addressOf({ street, postalCode, city }: Branch, country: string): PostalAddressLeaf | undefined {
	if (!city) return undefined;
	return known<PostalAddressLeaf>({
		"@type": "PostalAddress",
		streetAddress: street,
		postalCode,
		addressLocality: city,
		addressCountry: country,
	});
}

/** `tel:+31581234567` without its first part. */
export function telephoneOf(phone: { readonly href: string } | undefined): string | undefined {
	return phone?.href.replace(/^tel:/, "");
}

/** Days without hours are closed. */
function weekOf({ hours }: Branch): WeekHours {
	return Object.fromEntries(weekdays.map((day) => [day, hours?.[day] ?? []])) as unknown as WeekHours;
}

/** The exceptions of which it is known when they are. */
function timesOf({ exceptions = [] }: Pick<Branch, "exceptions">): Exception[] {
	return exceptions.flatMap(({ from, ...others }) => (from ? [{ from, ...others }] : []));
}

/** Each range of hours once, with all its days; `closed` is what stands for none. */
function specificationsOf(
	days: readonly (readonly [Weekday, readonly HourRange[]])[],
	closed: readonly HourRange[] = [],
): OpeningHoursSpecificationLeaf[] {
	const ranges = new Map<string, { opens: string; closes: string; days: (typeof dayNames)[Weekday][] }>();
	for (const [day, hours] of days) {
		for (const { opens, closes } of hours.length > 0 ? hours : closed) {
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
const wholeDayClosed = [{ opens: "00:00", closes: "00:00" }];

/** The hours of days on which they are not those of the week: of each run of days for which one exception counts. */
function exceptionsOf(week: WeekHours, exceptions: readonly Exception[]): OpeningHoursSpecificationLeaf[] {
	const told = exceptions.filter((each) => isNews(each, week, exceptions));
	return told.flatMap((exception) =>
		runsOf(exception, exceptions).flatMap(([first, last]) => {
			const days = new Map<Weekday, readonly HourRange[]>();
			for (let date = first; date <= last && days.size < 7; date = addDays(date, 1)) {
				days.set(weekdayOf(date), hoursOn(date, week, exceptions));
			}
			const others = weekdays.flatMap((day) => {
				const hours = days.get(day) ?? week[day];
				return hours === week[day] ? [] : [[day, hours] as const];
			});
			return specificationsOf(others, wholeDayClosed).map(({ "@type": type, dayOfWeek, ...times }) => ({
				"@type": type,
				validFrom: first,
				validThrough: last,
				...(first !== last && { dayOfWeek }),
				...times,
			}));
		}),
	);
}

function runsOf(exception: Exception, exceptions: readonly Exception[]): [first: string, last: string][] {
	const runs: [string, string][] = [];
	for (let date = exception.from.iso; date <= lastDayOf(exception); date = addDays(date, 1)) {
		if (exceptions.find((each) => covers(each, date)) !== exception) continue;
		const latest = runs.at(-1);
		if (latest && addDays(latest[1], 1) === date) latest[1] = date;
		else runs.push([date, date]);
	}
	return runs;
}

function catalogOf({ services }: Branch, { context, absolute }: Surroundings): OfferCatalogLeaf | undefined {
	// Of a service that is a sample as a whole nothing is known.
	const offers = (services ?? []).flatMap(({ name, link } = {}) =>
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
