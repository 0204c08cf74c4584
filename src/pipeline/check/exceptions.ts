import { differenceInCalendarDays, parseISO } from "date-fns";
import type { FactsOf } from "#core/facts/index.ts";
import { holidaysIn } from "#core/holidays.ts";
import {
	addDays,
	covers,
	type Exception,
	hoursOn,
	inOrder,
	isOneDay,
	lastDayOf,
	type WeekHours,
	weekdays,
} from "#core/opening.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { parseHours } from "../kinds/hours.ts";
import type { Path } from "../read/written.ts";
import { regionOf } from "../site/region.ts";
import type { Places, Site } from "../site/site.ts";
import type { CheckOptions } from "./field-check.ts";

type Branch = FactsOf<"branches">;

/** Opening hours of days and periods: none twice, none that makes no difference, and not all of them passed. */
export function* checkExceptions(site: Site, { today }: CheckOptions): Generator<AnyProblem> {
	const business = site.facts.get("business");
	const branches = site.facts.get("branches");
	const weeks = Object.values(branches?.value ?? {}).map(weekOf);
	const all = { site, today };
	if (business) yield* checkList(business.value, { ...all, source: business.source, at: [], weeks });
	for (const [name, branch] of Object.entries(branches?.value ?? {})) {
		if (branches) yield* checkList(branch, { ...all, source: branches.source, at: [name], weeks: [weekOf(branch)] });
	}
}

interface Surroundings {
	readonly site: Site;
	readonly source: Places;
	/** The block that the list stands in. */
	readonly at: Path;
	/** Of the branches that it is for. */
	readonly weeks: readonly WeekHours[];
	readonly today: string;
}

function* checkList(
	{ exceptions = [] }: Pick<Branch, "exceptions">,
	{ site, source, at, weeks, today }: Surroundings,
): Generator<AnyProblem> {
	const list = exceptions.map(timesOf);
	const path = [...at, "exceptions"];
	for (const [index, each] of list.entries()) {
		// Of a period that ends before it begins nothing more can be said.
		if (lastDayOf(each) < each.from.iso) continue;
		const place = source.valueAt([...path, index, "from"]);
		const other = list.findIndex((one) => isOneDay(one) === isOneDay(each) && meet(one, each));
		if (other >= 0 && other < index) {
			const { line } = source.valueAt([...path, other, "from"]);
			const what = isOneDay(each) ? "day" : "period";
			yield problem("exceptions-overlap", place, { found: each.from.iso, line, what });
		} else if (weeks.length > 0 && !isHoliday(each, site) && !weeks.some((week) => makesDifference(each, week))) {
			yield problem("exception-without-effect", place, { found: each.from.iso });
		}
	}
	const last = list.map(lastDayOf).sort().at(-1);
	if (last && last < today) yield problem("exceptions-past", source.keyAt(path), { found: last });
}

function meet(one: Exception, other: Exception): boolean {
	return covers(one, other.from.iso) || covers(other, one.from.iso);
}

/** That a branch is open on a holiday as on any day is what a visitor wants to know. */
function isHoliday(exception: Exception, site: Site): boolean {
	const { iso } = exception.from;
	const holidays = holidaysIn(regionOf(site).country, Number(iso.slice(0, 4)));
	return isOneDay(exception) && holidays.some(({ date }) => date === iso);
}

/** A day on which a branch is closed anyway is worth telling all the same. */
function makesDifference(exception: Exception, week: WeekHours): boolean {
	if (isOneDay(exception) && hoursOn(exception.from.iso, week, [exception]).length === 0) return true;
	const length = differenceInCalendarDays(parseISO(lastDayOf(exception)), parseISO(exception.from.iso)) + 1;
	return Array.from({ length: Math.min(length, 7) }, (_, days) => addDays(exception.from.iso, days)).some(
		(date) => JSON.stringify(hoursOn(date, week, [exception])) !== JSON.stringify(hoursOn(date, week, [])),
	);
}

/** The hours of a usual week of a branch. */
export function weekOf({ hours }: Branch): WeekHours {
	return Object.fromEntries(weekdays.map((day) => [day, parseHours(hours[day])])) as unknown as WeekHours;
}

/** The exceptions of a branch, the first that counts first. */
export function exceptionsOf(branch: Branch, { facts }: Site): Exception[] {
	return inOrder(branch.exceptions?.map(timesOf), facts.get("business")?.value.exceptions?.map(timesOf));
}

function timesOf({ from, until, hours, days }: NonNullable<Branch["exceptions"]>[number]): Exception {
	const named = Object.entries(days ?? {}).flatMap(([day, written]) => (written ? [[day, parseHours(written)]] : []));
	return {
		from: { iso: from },
		until: until && { iso: until },
		hours: hours && parseHours(hours),
		days: days && Object.fromEntries(named),
	};
}
