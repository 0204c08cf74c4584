import type { FactsName } from "#core/facts/index.ts";
import type { SoundSite } from "./site.ts";

/** What may be written for some days only. */
interface Lasting {
	readonly from?: string | undefined;
	readonly until?: string | undefined;
}

/** A site without the opening hours of days that have passed before a day, and without a message of other days. */
export function withoutPassed(site: SoundSite, day: string): SoundSite {
	const business = site.facts.get("business");
	const branches = site.facts.get("branches");
	const { message, ...settings } = site.settings.value;
	const shown = message && (message.from ?? day) <= day && day <= (message.until ?? day);
	const facts = new Map(site.facts) as Map<FactsName, unknown>;
	facts.set("business", { ...business, value: upcoming(business.value, day) });
	if (branches) {
		const entries = Object.entries(branches.value).map(([name, branch]) => [name, upcoming(branch, day)] as const);
		facts.set("branches", { ...branches, value: Object.fromEntries(entries) });
	}
	const value = shown ? { ...settings, message } : settings;
	return { ...site, settings: { ...site.settings, value }, facts: facts as unknown as SoundSite["facts"] };
}

function upcoming<T extends { readonly exceptions?: readonly (Lasting & { from: string })[] | undefined }>(
	fact: T,
	day: string,
): T {
	const { exceptions, ...others } = fact;
	const left = exceptions?.filter(({ from, until = from }) => until >= day);
	return (left?.length ? { ...others, exceptions: left } : others) as T;
}
