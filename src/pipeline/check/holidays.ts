import { type Holiday, holidaysIn } from "#core/holidays.ts";
import { addDays, covers, hoursOn, type WeekHours } from "#core/opening.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { regionOf } from "../site/region.ts";
import type { Site } from "../site/site.ts";
import { exceptionsOf, weekOf } from "./exceptions.ts";
import type { CheckOptions } from "./field-check.ts";

/** Told half a year before the first day that nobody has thought of, and then for a whole year: once a year is enough. */
const daysBefore = 183;
const daysTold = 365;

/**
 * Holidays on which a branch would be open as in any week, for nobody has said otherwise. Asked of a business that says
 * in which country it is, and of opening hours that somebody has filled in.
 */
export function* checkHolidays(site: Site, { today }: CheckOptions): Generator<AnyProblem> {
	if (!site.settings?.value.business?.country) return;
	const [business, branches] = [site.facts.get("business"), site.facts.get("branches")];
	const open = Object.entries(branches?.value ?? {}).flatMap(([name, branch]) => {
		const isSample = ["all", "hours"].some((each) => branch.samples?.includes(each));
		return isSample ? [] : [{ name, week: weekOf(branch), exceptions: exceptionsOf(branch, site) }];
	});
	const [first] = open;
	if (!business || !branches || !first) return;
	const missing = holidaysFrom(today, site).filter(({ date }) =>
		open.some(({ week, exceptions }) => isOpen(date, week) && !exceptions.some((each) => covers(each, date))),
	);
	if (!missing.some(({ date }) => date <= addDays(today, daysBefore))) return;
	const { exceptions = [] } = business.value;
	// Where all of them have passed, that has been said.
	if (exceptions.length > 0 && exceptions.every(({ from, until = from }) => until < today)) return;
	const list = exceptions.length > 0 ? business.source.keyAt(["exceptions"]) : undefined;
	yield problem("holidays-missing", list ?? branches.source.keyAt([first.name, "hours"]), { missing });
}

function isOpen(date: string, week: WeekHours): boolean {
	return hoursOn(date, week, []).length > 0;
}

/** The holidays of the year to come. */
function holidaysFrom(today: string, site: Site): Holiday[] {
	const { country } = regionOf(site);
	const year = Number(today.slice(0, 4));
	const all = [year, year + 1].flatMap((each) => holidaysIn(country, each));
	return all.filter(({ date }) => date >= today && date <= addDays(today, daysTold));
}
