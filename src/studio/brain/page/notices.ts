import { isOn } from "#core/days.ts";
import type { InReports } from "#core/fields/answers.ts";
import { escapeHtml } from "#core/html.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { Page, PageSection } from "#core/page.ts";
import type { Html } from "#core/resolved.ts";
import { daysInWords } from "#pipeline/kinds/date.ts";
import { sectionId } from "#pipeline/present/page.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import type { SitePage } from "#pipeline/site/site.ts";
import { daysOf, type SiteOfDay } from "#pipeline/site/site-on.ts";

const words = {
	draft: { nl: "Concept", en: "Draft" },
	page: {
		nl: "Deze pagina staat {days} op de site.",
		en: "On the site: {days} (the whole page).",
	},
	notToday: { nl: "Niet vandaag", en: "Not today" },
	section: {
		nl: "Het onderdeel hieronder staat {days} op de site.",
		en: "On the site: {days} (the section below).",
	},
	unknown: { nl: "Dit onderdeel is hier niet te zien", en: "This section cannot be shown here" },
	newer: {
		nl: "Waarschijnlijk is het met een nieuwere Studio gemaakt. Het blijft staan zoals het is, en al het andere op deze pagina kunt u wijzigen.",
		en: "It was probably made with a newer Studio. It stays as it is, and you can change everything else on this page.",
	},
};

/** A page without the sections that nobody knows here. */
export function withoutUnknown(page: SitePage): SitePage {
	const sections = page.value.sections.filter(({ type }) => sectionDefinitions.has(type));
	if (sections.length === page.value.sections.length) return page;
	return { ...page, value: Object.create(page.value, { sections: { value: sections, enumerable: true } }) };
}

/** A page with a mark on all that is not on the site today, as an editor sees it who writes it, and on what is not known here. */
export function withNotices(page: Page, written: SitePage, { today }: SiteOfDay, language: EditorLanguage): Page {
	const own = daysOf(written);
	const say = (said: InReports, days?: string) => inLanguage(said, language, { days });
	const head = isOn(own, today)
		? []
		: [notice("concept", "warning", say(words.draft), say(words.page, daysInWords(own, language)))];
	// They are in the order in which they are written, and two may have the same name by mistake.
	const left = [...page.sections];
	const sections = written.value.sections.flatMap((section) => {
		const id = sectionId(section);
		if (!sectionDefinitions.has(section.type))
			return [notice(`unknown-${id}`, "info", say(words.unknown), say(words.newer))];
		const shown = left[0]?.id === id ? left.splice(0, 1) : [];
		if (shown.length === 0 || isOn(section, today)) return shown;
		const text = say(words.section, daysInWords(section, language));
		return [notice(`concept-${id}`, "warning", say(words.notToday), text), ...shown];
	});
	return { ...page, sections: [...head, ...sections] };
}

/** Looks like a section of the page, so that it is there wherever the page is shown. */
function notice(id: string, tone: "warning" | "info", title: string, text: string): PageSection {
	const data = { tone, title, text: `<p>${escapeHtml(text)}</p>` as Html };
	return { type: "notice", id, background: "paper", data };
}
