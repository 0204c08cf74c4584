import { isOn } from "#core/days.ts";
import type { InReports } from "#core/fields/answers.ts";
import { escapeHtml } from "#core/html.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { Page, PageSection } from "#core/page.ts";
import type { Html } from "#core/resolved.ts";
import { daysInWords } from "#pipeline/kinds/date.ts";
import { sectionId } from "#pipeline/present/page.ts";
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
};

/** A page with a mark on all that is not on the site today, as an editor sees it who writes it. */
export function withDayNotices(page: Page, written: SitePage, { today }: SiteOfDay, language: EditorLanguage): Page {
	const own = daysOf(written);
	const say = (said: InReports, days?: string) => inLanguage(said, language, { days });
	const head = isOn(own, today)
		? []
		: [notice("concept", say(words.draft), say(words.page, daysInWords(own, language)))];
	const sections = page.sections.flatMap((section) => {
		const days = written.value.sections.find((each) => sectionId(each) === section.id) ?? {};
		if (isOn(days, today)) return [section];
		const text = say(words.section, daysInWords(days, language));
		return [notice(`concept-${section.id}`, say(words.notToday), text), section];
	});
	return { ...page, sections: [...head, ...sections] };
}

/** Looks like a section of the page, so that it is there wherever the page is shown. */
function notice(id: string, title: string, text: string): PageSection {
	const data = { tone: "warning", title, text: `<p>${escapeHtml(text)}</p>` as Html };
	return { type: "notice", id, background: "paper", data };
}
