import type { SiteFile } from "#core/settings.ts";
import type { FormField, Spot, Steps } from "#core/studio.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { isKeyed } from "#pipeline/site/facts.ts";
import { isSoundSite, NotSound, type Site, type SoundSite } from "#pipeline/site/site.ts";
import { usagesOf } from "#pipeline/usage/usages.ts";
import type { LiveSite } from "../content/live-site.ts";
import { titleOf } from "../find/named.ts";

/** What somebody sets for the whole site, as people think of it, wherever that stands. */
export type TopicName =
	| "business"
	| "hours"
	| "look"
	| "menu"
	| "footer"
	| "message"
	| "languages"
	| "forms"
	| "search"
	| "more";

export interface Topic {
	readonly name: TopicName;
	/** What is filled in here. */
	readonly spots: readonly NamedSpot[];
	/** What has a form of its own. */
	readonly ways: readonly Way[];
}

interface NamedSpot extends Spot {
	/** What people call the thing that it is of, when that is not clear from what it is called itself. */
	readonly of: string | undefined;
}

interface Way extends NamedSpot {
	/** The titles of the pages that show it: two can be called the same. */
	readonly shownOn: readonly string[];
}

/** Where each setting belongs; undefined for what is set where people meet it: translations that wait. */
const topicOf: Readonly<Record<keyof SiteFile, TopicName | undefined>> = {
	business: "business",
	openForAppointments: "forms",
	form: "forms",
	booking: "forms",
	frames: "more",
	map: "more",
	video: "more",
	address: "search",
	sharePictures: "search",
	languages: "languages",
	reportLanguage: "languages",
	translateLater: undefined,
	titleSuffix: "search",
	menu: "menu",
	menuButton: "menu",
	message: "message",
	footer: "footer",
	article: "more",
};

const names = Object.keys(topicOf) as (keyof SiteFile)[];

/** The topics of the settings, and what belongs to each. */
export function topicsOf(live: LiveSite): readonly Topic[] {
	const { site } = live.content;
	if (!site.settings) throw new NotSound("content/site.yaml");
	const { file } = site.settings.source;
	const hours = hoursIn(live);
	// Of a file that has a topic of its own, each field that has no other.
	const whole = (collection: string): NamedSpot[] =>
		filesOf(site, collection)
			.flatMap((name) => fieldsIn(live.content, name))
			.filter((field) => !holdsHours(field))
			.map(({ file, path }) => ({ file, path, of: undefined }));
	const spots: Record<TopicName, NamedSpot[]> = {
		business: whole("business"),
		hours,
		look: whole("theme"),
		menu: [],
		footer: [],
		message: [],
		languages: [],
		forms: [],
		search: [],
		more: [],
	};
	for (const name of names) {
		const topic = topicOf[name];
		if (topic) spots[topic].push({ file, path: [name], of: undefined });
	}
	const topics = Object.entries(spots) as [TopicName, NamedSpot[]][];
	return topics.map(([name, spots]) => ({ name, spots, ways: name === "forms" ? formsIn(live) : [] }));
}

function filesOf({ facts }: Site, collection: string): string[] {
	return facts.get(collection)?.files.map(({ source }) => source.file) ?? [];
}

function formsIn({ content }: LiveSite): Way[] {
	const { site } = content;
	const entries = filesOf(site, "forms").flatMap((name) => fieldsIn(content, name));
	const pagesOf = isSoundSite(site)
		? (path: Steps) => titlesAt(site, usagesOf(site).dependents.get(`fact forms.${path[0]}`) ?? [])
		: () => [];
	return entries.map(({ file, path, label }) => ({ file, path, of: label, shownOn: pagesOf(path) }));
}

function titlesAt(site: SoundSite, addresses: Iterable<string>): string[] {
	const pages = [...addresses].flatMap((address) => site.pages.get(address) ?? []);
	return pages.map(({ value }) => titleOf(site, value.title));
}

/** All opening hours in the facts: first other days of all branches together, then those of each. */
function hoursIn({ content }: LiveSite): NamedSpot[] {
	const found = [...content.site.facts].flatMap(([collection, { files }]) =>
		files.flatMap(({ source }) => {
			const fields = fieldsIn(content, source.file);
			if (!isKeyed(collection)) return hoursAmong(fields, undefined);
			return fields.flatMap((entry) => hoursAmong(partsOf(entry), entry.label));
		}),
	);
	return [...found.filter(({ of }) => of === undefined), ...found.filter(({ of }) => of !== undefined)];
}

function hoursAmong(fields: readonly FormField[], of: string | undefined): NamedSpot[] {
	return fields.filter(holdsHours).map(({ file, path }) => ({ file, path, of }));
}

/** The outermost fields of a file. */
function fieldsIn(content: LiveSite["content"], name: string): readonly FormField[] {
	const file = content.file(name);
	const text = content.textOf(name);
	const form = file && text !== undefined ? formAt({ site: content.site, file, text, language: "nl" }, []) : undefined;
	return form ? partsOf(form) : [];
}

/** Also what an item would be that is not there yet. */
function partsOf({ content }: FormField): readonly FormField[] {
	if (content.is === "value") return [];
	return content.is === "block" ? content.fields : [...content.items, ...(content.item ? [content.item] : [])];
}

function holdsHours(field: FormField): boolean {
	return field.content.is === "value" ? field.content.kind === "hours" : partsOf(field).some(holdsHours);
}
