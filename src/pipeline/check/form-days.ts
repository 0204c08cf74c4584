import type { FactsOf } from "#core/facts/index.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import { addDays, hoursOn, type Weekday, weekdayOf, weekdays } from "#core/opening.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { weekdayName, weekdayNamed } from "#core/weekday-names.ts";
import { namingFields } from "../site/fields.ts";
import type { Places, Site } from "../site/site.ts";
import { exceptionsOf, weekOf } from "./exceptions.ts";

type Branch = FactsOf<"branches">;

/** So many weeks from today say on which days a branch is open: a form is there longer than a holiday. */
const weeks = 4;

/** The form on the page of a branch offers the days on which that branch is open. */
export function* checkFormDays(site: Site, today: string): Generator<AnyProblem> {
	const source = site.facts.get("forms")?.source;
	if (!source) return;
	yield* checkPlaces(site, source, today);
	for (const { form, path, days } of daysOffered(site)) {
		const branches = branchesWith(form, site).map((branch) => {
			const open = openDays(branch, site, today);
			return { name: branch.name, times: (day: Weekday) => open.filter((each) => each === day).length };
		});
		for (const { name, times } of branches) {
			for (const { day, option, step } of days) {
				if (times(day) === 0)
					yield problem("form-closed-day", source.valueAt([...path, step]), { day: option, branch: name });
			}
		}
		const missing = weekdays.filter(
			(day) => !days.some((each) => each.day === day) && branches.every(({ times }) => times(day) > weeks / 2),
		);
		if (branches.length === 0 || missing.length === 0) continue;
		const values = {
			days: missing.map((day) => weekdayName(day, site.source)),
			branches: branches.map(({ name }) => name),
		};
		yield problem("form-open-day", source.keyAt(path), values);
	}
}

/** A form that asks where, and offers days, knows which choice is which branch, and no day on which all are closed. */
function* checkPlaces(site: Site, source: Places, today: string): Generator<AnyProblem> {
	const offered = [...daysOffered(site)];
	for (const [form, { fields }] of Object.entries(site.facts.get("forms")?.value ?? {})) {
		const days = offered.filter((each) => each.form === form);
		for (const [index, { options = [], branches, kind }] of fields.entries()) {
			const at = [form, "fields", index] as const;
			const named = options.map((option) => /\{branches\.([a-z0-9-]+)\./.exec(option)?.[1]);
			const wrong = named.findIndex((name, step) => name !== undefined && branches?.[step] !== name);
			const hasOne = kind === "radio" || kind === "select";
			if (branches && (!hasOne || branches.length > options.length)) {
				yield problem("form-places", source.keyAt([...at, "branches"]), { what: hasOne ? "many" : "kind", kind });
			} else if (wrong >= 0 && hasOne && days.length > 0) {
				const place = source.valueAt([...at, "options", wrong]);
				const branch = named[wrong] ?? "";
				yield problem("form-places", place, { what: branches ? "other" : "none", option: options[wrong], branch });
			}
			if (!branches || branches.length < options.length) continue;
			const all = branches.flatMap((name) => site.facts.get("branches")?.value[name] ?? []);
			const open = new Set(all.flatMap((branch) => openDays(branch, site, today)));
			for (const { path, days: each } of days) {
				for (const { day, option, step } of each) {
					const values = { day: option, branch: all.map(({ name }) => name).join(", ") };
					if (!open.has(day)) yield problem("form-closed-day", source.valueAt([...path, step]), values);
				}
			}
		}
	}
}

/** The day of the week of each day on which a branch is open in the coming weeks. */
function openDays(branch: Branch, site: Site, today: string): Weekday[] {
	const [week, exceptions] = [weekOf(branch), exceptionsOf(branch, site)];
	const dates = Array.from({ length: 7 * weeks }, (_, days) => addDays(today, days));
	return dates.filter((date) => hoursOn(date, week, exceptions).length > 0).map(weekdayOf);
}

/** A question of a form that offers days. */
interface DaysOffered {
	readonly form: string;
	/** To its options, in the file of the forms. */
	readonly path: FieldPath;
	readonly days: readonly { readonly day: Weekday; readonly option: string; readonly step: number }[];
}

/** The days that forms offer. */
export function* daysOffered({ facts, source }: Site): Generator<DaysOffered> {
	for (const [form, { fields }] of Object.entries(facts.get("forms")?.value ?? {})) {
		for (const [index, { options = [] }] of fields.entries()) {
			const days = options.flatMap((option, step) => {
				const day = weekdayNamed(option, source);
				return day ? [{ day, option, step }] : [];
			});
			if (days.length > 0) yield { form, path: [form, "fields", index, "options"], days };
		}
	}
}

/** The branches that have a form on their page. */
export function branchesWith(form: string, { facts, pages }: Site): Branch[] {
	return Object.values(facts.get("branches")?.value ?? {}).filter((branch) => {
		const page = pages.get(branch.page);
		const fields = page ? [...namingFields(page)] : [];
		return fields.some(({ meta, value }) => meta.collection === "forms" && value === form);
	});
}
