import { isOn } from "#core/days.ts";
import { productOn } from "#core/facts/products.ts";
import type { SiteFile } from "#core/settings.ts";
import type { SiteFacts, Sound } from "./site.ts";

/** Facts without what has passed before a day, and with the offers of that day. */
export function factsOn<F extends SiteFacts>(facts: F, day: string): F {
	const [business, branches, products] = [facts.get("business"), facts.get("branches"), facts.get("products")];
	const now = new Map(facts);
	if (business) now.set("business", { ...business, value: upcoming(business.value, day) });
	if (branches) now.set("branches", { ...branches, value: each(branches.value, (branch) => upcoming(branch, day)) });
	if (products) now.set("products", { ...products, value: each(products.value, (product) => productOn(product, day)) });
	return now as SiteFacts as F;
}

/** Settings without a message of other days. */
export function settingsOn<S extends Sound<SiteFile> | undefined>(settings: S, day: string): S {
	if (!settings?.value.message || isOn(settings.value.message, day)) return settings;
	return { ...settings, value: { ...settings.value, message: undefined } };
}

function each<T>(entries: Readonly<Record<string, T>>, change: (entry: T) => T): Record<string, T> {
	return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, change(entry)]));
}

interface Excepting {
	readonly exceptions?: readonly Period[] | undefined;
}

export interface Period {
	readonly from: string;
	readonly until?: string | undefined;
}

/** Whether a day or a period lies before a day. */
export function hasPassed({ from, until = from }: Period, day: string): boolean {
	return until < day;
}

/** Somebody's opening hours, without the exceptions of days that have passed. */
function upcoming<T extends Excepting>(fact: T, day: string): T {
	const left = fact.exceptions?.filter((each) => !hasPassed(each, day));
	return fact.exceptions ? { ...fact, exceptions: left?.length ? left : undefined } : fact;
}
