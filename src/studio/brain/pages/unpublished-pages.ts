import { today } from "#core/opening.ts";
import type { DraftPage } from "#core/studio.ts";
import { formatDate } from "#pipeline/kinds/date.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { draftsOf } from "#pipeline/site/drafts.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { LiveSite } from "../content/live-site.ts";

/** The pages that visitors do not find today. */
export function draftPages({ content, language }: LiveSite): DraftPage[] {
	const found = content.show("/@studio/drafts", (site) => {
		const context = makeContext(site, site.source);
		return draftsOf(site, today(regionOf(site).timeZone)).map(({ page: { path, source, value }, from }) => ({
			path,
			title: context.name(value.title),
			file: source.file,
			from: from === undefined ? undefined : formatDate(from, language).long,
		}));
	});
	return found ?? [];
}
