import { isOn } from "#core/days.ts";
import { escapeHtml } from "#core/html.ts";
import type { Page, PageSection } from "#core/page.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { Html } from "#core/resolved.ts";
import { daysInWords } from "#pipeline/kinds/date.ts";
import { sectionId } from "#pipeline/present/page.ts";
import type { SitePage } from "#pipeline/site/site.ts";
import { daysOf, type SiteOfDay } from "#pipeline/site/site-on.ts";

const words = {
	nl: {
		draft: "Concept",
		page: (days: string) => `Deze pagina staat ${days} op de site.`,
		notToday: "Niet vandaag",
		section: (days: string) => `De sectie hieronder staat ${days} op de site.`,
	},
	en: {
		draft: "Draft",
		page: (days: string) => `On the site: ${days}. This is about the whole page.`,
		notToday: "Not today",
		section: (days: string) => `On the site: ${days}. This is about the section below.`,
	},
} as const;

/** A page with a mark on all that is not on the site today, as an editor sees it who writes it. */
export function withDayNotices(page: Page, written: SitePage, { today }: SiteOfDay, report: ReportLanguage): Page {
	const own = daysOf(written);
	const say = words[report];
	const head = isOn(own, today) ? [] : [notice("concept", say.draft, say.page(daysInWords(own, report)))];
	const sections = page.sections.flatMap((section) => {
		const days = written.value.sections.find((each) => sectionId(each) === section.id) ?? {};
		if (isOn(days, today)) return [section];
		const text = say.section(daysInWords(days, report));
		return [notice(`concept-${section.id}`, say.notToday, text), section];
	});
	return { ...page, sections: [...head, ...sections] };
}

/** Looks like a section of the page, so that it is there wherever the page is shown. */
function notice(id: string, title: string, text: string): PageSection {
	const data = { tone: "warning", title, text: `<p>${escapeHtml(text)}</p>` as Html };
	return { type: "notice", id, background: "paper", data };
}
