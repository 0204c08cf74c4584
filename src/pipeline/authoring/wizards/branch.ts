import { branches } from "#core/facts/branches.ts";
import { text } from "#core/fields/fields.ts";
import type { Answers } from "#core/studio.ts";
import { sourceOf } from "../../site/accessors.ts";
import { entriesOf } from "../../site/facts.ts";
import { folderOf } from "../../site/folders.ts";
import { locatedIn } from "../../site/located.ts";
import { regionOf } from "../../site/region.ts";
import type { SitePage, SoundSite } from "../../site/site.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { fileEnding } from "../../text/file-ending.ts";
import { slugOf } from "../../text/letters.ts";
import { editPage } from "../edits/edit-page.ts";
import { firstNamesIn } from "../fillings.ts";
import { samplePostcode } from "../sample-postcode.ts";
import { lastOrder } from "./page.ts";
import { noPosition, positionFor, positionQuestion } from "./position.ts";
import { refused, suggestedStill, toCheck, toTranslate, type Wizard, type WizardResult } from "./wizard.ts";
import { withBlock } from "./yaml.ts";

const noModel = {
	nl: "De site heeft nog geen vestiging waarvan deze een kopie kan zijn.",
	en: "The site has no branch yet that this one could be copied from.",
};

/** What is copied from the first branch, where it may well be otherwise. */
const copied = ["hours", "access"];

export const branchStart: Wizard = {
	what: { nl: "een vestiging", en: "a branch" },
	about: {
		nl: "Met een pagina van haar eigen, in het menu en op de kaart.",
		en: "With a page of its own, in the menu and on the map.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "In welke plaats is de vestiging?", en: "In which town is the branch?" },
			field: branches.entry.shape.city,
		},
		{
			name: "street",
			ask: { nl: "Straat en huisnummer?", en: "Street and number?" },
			field: branches.entry.shape.street,
			where: true,
			sample: true,
			suggest: (site) => firstNamesIn(site).street,
		},
		{
			name: "postalCode",
			ask: { nl: "Postcode?", en: "Postal code?" },
			field: branches.entry.shape.postalCode,
			where: true,
			sample: true,
			suggest: (site) => samplePostcode(regionOf(site).country),
		},
		{
			name: "region",
			ask: { nl: "Welk gebied bedient de vestiging?", en: "Which area does the branch serve?" },
			field: branches.entry.shape.region,
			where: true,
			sample: true,
			suggest: (site) => String(Object.values(entriesOf(site, "branches"))[0]?.region ?? ""),
		},
		{
			...positionQuestion,
			field: text(
				"Zoek de plaats op Google Maps of openstreetmap.org en plak het adres uit uw browser. Zonder adres is er van deze vestiging geen kaart.",
				{ max: 1000 },
			).optional(),
		},
	],
	make(site, answers, typed) {
		const [model] = Object.entries(entriesOf(site, "branches"));
		const source = site.facts.get("branches")?.files.at(-1)?.source;
		return model && source ? copyOf(site, source, model, answers, typed) : refused(noModel);
	},
};

function copyOf(
	site: SoundSite,
	source: Parameters<typeof withBlock>[0],
	[like, model]: readonly [string, Readonly<Record<string, unknown>>],
	answers: Answers,
	typed: ReadonlySet<string> | undefined,
): WizardResult {
	const { name = "", street, postalCode, region, position = "" } = answers;
	const place = positionOf(site, { name, position });
	if (!place) return refused(noPosition);
	const key = slugOf(name, sourceOf(site));
	const page = site.pages.get(String(model.page));
	const address = `${folderOf(page?.path ?? "/")}/${key}`.replace("//", "/");
	const { image } = model as { image?: { file?: string } };
	// What lies around another branch is elsewhere, and so is that branch.
	const elsewhere = ["surroundings", ...(place.at ? [] : ["latitude", "longitude"])];
	const rest = Object.fromEntries(Object.entries(model).filter(([field]) => !elsewhere.includes(field)));
	const entry = {
		...rest,
		name: `${firstNamesIn(site).branch} ${name}`,
		street,
		postalCode,
		city: name,
		page: address,
		region,
		...place.at,
		image: { file: image?.file },
		samples: [
			...suggestedStill(branchStart, site, answers, typed).filter((each) => each !== "position"),
			...copied,
			...place.samples,
		],
	};
	const file = `content/pages${address}${fileEnding(page?.source.file ?? ".yaml")}`;
	return {
		added: page ? { [file]: pageLike(site, page, like, key) } : {},
		changed: { [source.file]: withBlock(source, { [key]: entry }) },
		opens: { page: page ? address : "/", spot: { file: source.file, path: [key, "street"] } },
		next: [
			{
				nl: "Open {facts} en vul onderaan de gegevens in: adres, openingstijden, bereikbaarheid, een foto. Haal uit samples weg wat klopt.",
				en: "Open {facts} and fill in the facts at the end: address, opening hours, how to get there, a photo. Remove from samples whatever is right.",
				values: { facts: source.file },
			},
			{
				nl: "Lees {file}: dat is de pagina van {like} met de gegevens van {key}.",
				en: "Read {file}: it is the page of {like} with the facts of {key}.",
				values: { file, like, key },
			},
			{
				nl: "Is de vestiging op andere dagen open, geef het afspraakformulier dan eigen dagen in content/facts/forms.yaml.",
				en: "If the branch is open on other days, give the appointment form its own days in content/facts/forms.yaml.",
			},
			...toTranslate(site),
			toCheck,
		],
	};
}

interface Place {
	/** Undefined where nobody knows. */
	readonly at: Readonly<Record<"latitude" | "longitude", string | number>> | undefined;
	/** What of it nobody has said. */
	readonly samples: readonly string[];
}

/** Where the answer says that it is, or else where the facts say that something of its name is; undefined where it says neither. */
function positionOf(site: SoundSite, { name, position }: { name: string; position: string }): Place | undefined {
	if (position !== "") {
		const at = positionFor(position, branches.entry);
		return at && { at, samples: [] };
	}
	const found = locatedIn(site).find((each) => each.name === name);
	if (!found) return { at: undefined, samples: [] };
	const { latitude, longitude } = found;
	return { at: { latitude, longitude }, samples: ["latitude", "longitude"] };
}

/** The page of a branch with the name of another, and the next place in the menu, where no page has a point to itself. */
function pageLike(site: SoundSite, { source, value }: SitePage, like: string, key: string): string {
	const edited = value.menu?.item ? editPage(source.file, source.text, [{ do: "remove", path: ["menu"] }]) : source;
	const { text } = "refused" in edited ? source : edited;
	const under = /^\s+"?under"?: "?([\w-]+)/m.exec(text)?.[1] ?? "";
	// A fact in braces, a field that names the branch, and a list that begins with it.
	const named = String.raw`(?<![\w-])(branches\.|branch"?: "?|branches"?:\s*(?:\[\s*|- )"?)`;
	return text
		.replace(new RegExp(`${named}${escapePattern(like)}(?![\\w-])`, "g"), `$1${key}`)
		.replace(/^(\s+"?order"?: )\d+/m, `$1${lastOrder(site, under) + 1}`);
}
