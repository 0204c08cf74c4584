import type { Delivery } from "#core/delivery.ts";
import { inLanguage } from "#core/in-language.ts";
import { clockIn, today } from "#core/opening.ts";
import type { SiteVersion } from "#core/site-version.ts";
import type { SeenOnline } from "#core/studio-publishing.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { LiveSite } from "../content/live-site.ts";
import { later } from "../later.ts";
import { publishingWords } from "./refusals.ts";
import type { Repository } from "./repository.ts";
import type { Versions } from "./versions.ts";

/** What is asked beyond the repository. Each gives undefined when there is no answer. */
export interface OnlineHost {
	/** The site at its address on the web. */
	readonly siteVersion: (address: string) => Promise<SiteVersion | undefined>;
	/** What a server makes of a commit, or of what was pushed last. */
	readonly delivery: (commit: string) => Promise<Delivery | undefined>;
}

/** What the server has, and since when. */
export interface Tip {
	readonly commit: string;
	readonly at: string;
}

/** Whether what the server has is what visitors see: the site itself is asked. */
export async function seenOnline(
	live: LiveSite,
	versions: Versions,
	tip: Tip | undefined,
	repository: Pick<Repository, "isIn">,
	host: OnlineHost,
): Promise<SeenOnline> {
	const { language } = live;
	const { site } = versions.now();
	const address = site.settings?.value.address;
	const unknown = (why: keyof typeof publishingWords.notSeen): SeenOnline => ({
		is: "unknown",
		why: inLanguage(publishingWords.notSeen[why], language),
	});
	if (tip === undefined || address === undefined) return unknown("noServer");
	const [found, delivery] = await Promise.all([host.siteVersion(address), host.delivery(tip.commit)]);
	const isShown = found?.commit ? await repository.isIn(tip.commit, found.commit) : false;
	if (found && isShown) return { is: "online", since: sinceOf(found.at, language, regionOf(site).timeZone), address };
	if (delivery?.state === "failed" && delivery.commit && (await repository.isIn(tip.commit, delivery.commit)))
		return { is: "failed", ...(await (await later()).notMade(delivery, delivery.commit, live, versions)) };
	if (delivery?.state === "made") return { is: "not shown", page: delivery.page };
	if (delivery?.state === "building") return { is: "under way", since: laterOf(tip.at, delivery.at) };
	if (delivery?.state === "waiting") return { is: "waiting", since: tip.at };
	if (!found) return unknown("silent");
	if (!found.commit) return unknown("noVersion");
	return isShown === undefined ? unknown("otherVersion") : { is: "under way", since: tip.at };
}

function laterOf(one: string, other: string): string {
	return new Date(one) > new Date(other) ? one : other;
}

/** A time of today is told without the day. */
function sinceOf(at: string, language: string, timeZone: string): string {
	const instant = new Date(at);
	const isToday = clockIn(timeZone, instant).date === today(timeZone);
	const format = new Intl.DateTimeFormat(language, {
		timeStyle: "short",
		timeZone,
		...(!isToday && { dateStyle: "long" }),
	});
	return format.format(instant);
}
