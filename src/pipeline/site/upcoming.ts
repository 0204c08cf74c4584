import { type Days, isOn, latest, never } from "#core/days.ts";
import { addDays } from "#core/opening.ts";
import type { Location } from "#core/problems/problem.ts";
import type { Path } from "../read/written.ts";
import type { Places, Site } from "./site.ts";
import { daysOf } from "./site-on.ts";

/** Something that will come to the site by itself, or is there for the last time. */
export interface Upcoming {
	readonly day: string;
	readonly change: "first-day" | "last-day";
	readonly what: "page" | "section" | "offer" | "message";
	/** `/nieuws/brood-bewaren`; the page of a section; `products.reis`; of the message none. */
	readonly name: string;
	/** Of a section: its type, and its place on the page, from 1. */
	readonly section?: { readonly type: string; readonly place: number };
	/** Where the day stands. */
	readonly place: Location;
}

/** So many days ahead are told. */
const ahead = 30;

/** What will appear or vanish in the next 30 days, in the order of the days. */
export function upcoming(site: Site, today: string): Upcoming[] {
	const span = { from: today, until: addDays(today, ahead) };
	const found: Upcoming[] = [];
	const add = (days: Days, source: Places, at: Path, thing: Pick<Upcoming, "what" | "name" | "section">) => {
		const { from, until } = days;
		const tell = (day: string, change: Upcoming["change"], field: string) =>
			found.push({ ...thing, day, change, place: source.valueAt([...at, field]) });
		if (from && from > today && isOn(span, from)) tell(from, "first-day", thing.what === "page" ? "publish" : "from");
		if (until && isOn(span, until)) tell(until, "last-day", "until");
	};
	for (const page of site.pages.values()) {
		const { outline, source, path: name } = page;
		const own = daysOf(page);
		if (own.from === never) continue;
		add(own, source, [], { what: "page", name });
		for (const [index, { type, from, until }] of outline.entries()) {
			// What comes with its page is told with it.
			const days = { from: latest(from, own.from) === own.from ? undefined : from, until };
			add(days, source, ["sections", index], { what: "section", name, section: { type, place: index + 1 } });
		}
	}
	const products = site.facts.get("products");
	for (const [name, { offer }] of Object.entries(products?.value ?? {})) {
		if (products && offer) add(offer, products.source, [name, "offer"], { what: "offer", name: `products.${name}` });
	}
	const { settings } = site;
	const message = settings?.value.message;
	if (settings && message) add(message, settings.source, ["message"], { what: "message", name: "" });
	return found.sort((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name));
}
