import { towns } from "#core/facts/towns.ts";
import { text } from "#core/fields/fields.ts";
import { entriesOf } from "../../site/facts.ts";
import type { SoundSite } from "../../site/site.ts";
import { refused, type Start, toCheck } from "./start.ts";
import { withItem } from "./yaml.ts";

const { latitude, longitude, name } = towns.entry.shape.towns.element.shape;

export const townStart: Start = {
	what: { nl: "een plaats aan huis", en: "a town for home visits" },
	about: {
		nl: "Een plaats waar u aan huis komt: in het zoekvak, op de kaart en in het formulier.",
		en: "A town where you visit people at home: in the search, on the map and in the form.",
	},
	questions: [
		{ name: "name", ask: { nl: "Hoe heet de plaats?", en: "What is the town called?" }, field: name },
		{
			name: "area",
			ask: { nl: "In welk gebied?", en: "In which area?" },
			field: text("Een gebied uit facts/towns.yaml.", { max: 100 }),
			where: true,
			options: (site) => Object.entries(areasOf(site)).map(([value, { region }]) => ({ value, text: region })),
			suggest: (site) => Object.keys(areasOf(site))[0] ?? "",
		},
		{
			name: "position",
			ask: { nl: "Waar ligt de plaats?", en: "Where is the town?" },
			field: text("Zoek de plaats op openstreetmap.org en plak het adres uit uw browser, of typ 53.192, 5.990.", {
				max: 300,
			}),
			where: true,
			suggest: () => "",
		},
	],
	make(site, { name = "", area = "", position = "" }) {
		const facts = site.facts.get("towns")?.files.find(({ value }) => Object.hasOwn(value, area));
		const known = areasOf(site)[area];
		if (!facts || !known) return refused(noArea);
		const [, north, east] = /(-?\d+\.\d+)\s*[/,; ]\s*(-?\d+\.\d+)\D*$/.exec(position) ?? [];
		if (!north || !latitude.safeParse(Number(north)).success) return refused(noPlace);
		if (!east || !longitude.safeParse(Number(east)).success) return refused(noPlace);
		const town = { name, latitude: north, longitude: east };
		const { source } = facts;
		const page = [...site.pages.values()].find(({ value }) => value.sections.some(({ type }) => type === "towns"));
		const count = known.towns.length;
		return {
			added: {},
			changed: { [source.file]: withItem(source, [area, "towns"], count, town) },
			opens: { page: page?.path ?? "/", spot: { file: source.file, path: [area, "towns", count, "name"] } },
			next: [toCheck],
		};
	},
};

function areasOf(site: SoundSite) {
	return entriesOf(site, "towns") as NonNullable<ReturnType<typeof site.facts.get<"towns">>>["value"];
}

const noArea = {
	nl: "Dit gebied staat niet in facts/towns.yaml.",
	en: "This area is not in facts/towns.yaml.",
};

const noPlace = {
	nl: "Zeg waar de plaats ligt: zoek haar op openstreetmap.org en plak het adres uit uw browser, of typ twee getallen zoals 53.192, 5.990.",
	en: "Say where the town is: find it on openstreetmap.org and paste the address of your browser, or type two numbers such as 53.192, 5.990.",
};
