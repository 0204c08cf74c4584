import type { Language } from "#core/languages.ts";
import { type Weekday, weekdays } from "#core/opening.ts";
import { branchesWith, daysOffered } from "../check/form-days.ts";
import { parseHours } from "../kinds/hours.ts";
import { tracedSite } from "../present/readings.ts";
import { isSoundSite, type Site } from "../site/site.ts";
import { announcedLanguages } from "../translate/coverage.ts";
import { sharedLanguages } from "./around.ts";
import type { Change } from "./changes.ts";
import type { Look } from "./look.ts";
import type { PagePair } from "./pages.ts";
import { spotAt } from "./spots.ts";

/** Pages that search engines lose or find in a language, because less or more of them is translated. */
export function* compareAnnounced({ sites: { before, after } }: Look, pairs: readonly PagePair[]): Generator<Change> {
	if (!isSoundSite(before) || !isSoundSite(after)) return;
	const [old, now] = [tracedSite(before), tracedSite(after)];
	const groups = new Map<string, { lost: boolean; languages: Language[]; pages: string[]; file: string }>();
	for (const [one, other] of pairs) {
		const [was, is] = [announcedLanguages(old, one), announcedLanguages(now, other)];
		for (const lost of [true, false]) {
			const languages = sharedLanguages(before, after).filter(
				(each) => each !== after.source && was.includes(each) === lost && is.includes(each) !== lost,
			);
			if (languages.length === 0) continue;
			const key = `${lost} ${languages.join(" ")}`;
			const known = groups.get(key);
			if (known) known.pages.push(other.path);
			else groups.set(key, { lost, languages, pages: [other.path], file: other.source.file });
		}
	}
	for (const { file, ...group } of groups.values()) yield { kind: "announced-changed", ...group, place: { file } };
}

/** Days on which branches open or close from now on, and forms that do not follow. */
export function* compareFormDays({ before, after }: Look["sites"]): Generator<Change> {
	const forms = after.facts.get("forms");
	for (const { form, path, days } of daysOffered(after)) {
		for (const day of weekdays) {
			const open = isOpen(after, form, day);
			const offered = days.some((each) => each.day === day);
			if (!forms || offered === open || isOpen(before, form, day) === open) continue;
			yield { kind: "form-day-left", form, day, open, place: spotAt(forms.source, path) };
		}
	}
}

/** Whether a branch that has the form on its page is open; any branch, where none has it. */
function isOpen(site: Site, form: string, day: Weekday): boolean {
	const own = branchesWith(form, site);
	const branches = own.length > 0 ? own : Object.values(site.facts.get("branches")?.value ?? {});
	return branches.some(({ hours }) => parseHours(hours[day]).length > 0);
}
