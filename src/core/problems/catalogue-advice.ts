import { remark, warning } from "./entry.ts";

const lengths = { title: { nl: "titel", en: "title" }, description: { nl: "beschrijving", en: "description" } };

type Head = keyof typeof lengths;

/** What is allowed, and yet most often a mistake. */
export const adviceProblems = {
	"future-date": warning<{ name: string; found: string }>({
		nl: {
			title: "Datum ligt in de toekomst",
			message: ({ name, found }) => `\`${name}\` is ${found}, en die dag moet nog komen.`,
			hint: ({ found }) =>
				`Kijk of de dag, de maand en het jaar kloppen. Komt de pagina pas op die dag online, zet dan bovenin \`publish: ${found}\`.`,
		},
		en: {
			title: "Date is in the future",
			message: ({ name, found }) => `\`${name}\` is ${found}, which is still to come.`,
			hint: ({ found }) =>
				`Check the day, the month and the year. If the page should go online on that day, write \`publish: ${found}\` at the top.`,
		},
	}),
	"price-without-cents": warning<{ found: string; other: string; page: string }>({
		nl: {
			title: "Prijs zonder centen",
			message: ({ found, other, page }) =>
				`Op \`${page}\` staan \`${found}\` en \`${other}\` bij elkaar: de ene prijs met centen, de andere zonder.`,
			hint: ({ found }) => `Schrijf \`${found}.00\`, of laat de centen bij de andere prijs weg.`,
		},
		en: {
			title: "Price without cents",
			message: ({ found, other, page }) =>
				`\`${page}\` shows \`${found}\` and \`${other}\` together: one price with cents and one without.`,
			hint: ({ found }) => `Write \`${found}.00\`, or remove the cents from the other price.`,
		},
	}),
	"fact-written-out": warning<{ found: string; tokens: readonly string[] }>({
		nl: {
			title: "Feit staat in de tekst zelf",
			message: ({ found }) =>
				`\`${found}\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.`,
			hint: ({ tokens }) =>
				`Schrijf ${new Intl.ListFormat("nl", { type: "disjunction" }).format(tokens.map((token) => `\`{${token}}\``))}.`,
		},
		en: {
			title: "Fact is written out",
			message: ({ found }) => `\`${found}\` is already one of the facts. A change there will not change it here.`,
			hint: ({ tokens }) =>
				`Write ${new Intl.ListFormat("en", { type: "disjunction" }).format(tokens.map((token) => `\`{${token}}\``))}.`,
		},
	}),
	"head-length": warning<{ name: Head; length: number; min: number; max: number }>({
		nl: {
			title: "Lengte past niet bij zoekmachines",
			message: ({ name, length }) => `De ${lengths[name].nl} is ${length} tekens lang.`,
			hint: ({ name, min, max }) => `Zoekmachines tonen het best een ${lengths[name].nl} van ${min} tot ${max} tekens.`,
		},
		en: {
			title: "Length does not suit search results",
			message: ({ name, length }) => `The ${lengths[name].en} is ${length} characters long.`,
			hint: ({ name, min, max }) => `A ${lengths[name].en} of ${min} to ${max} characters suits search results best.`,
		},
	}),
	"head-twice": warning<{ name: Head; other: string }>({
		nl: {
			title: "Twee pagina's heten hetzelfde",
			message: ({ name, other }) => `\`${other}\` heeft dezelfde ${lengths[name].nl}.`,
			hint: "Zeg op elke pagina wat er alleen daar te vinden is; zo kiest een bezoeker de goede.",
		},
		en: {
			title: "Two pages say the same about themselves",
			message: ({ name, other }) => `\`${other}\` has the same ${lengths[name].en}.`,
			hint: "Say what only this page offers, so that visitors pick the right one.",
		},
	}),
	"heading-order": warning<{ found: string; expected: string }>({
		nl: {
			title: "Kop slaat een niveau over",
			message: ({ found }) => `\`${found}\` staat onder een kop die meer dan één niveau hoger is.`,
			hint: ({ expected }) => `Begin de kop met \`${expected}\`. Schermlezers lezen koppen als een inhoudsopgave.`,
		},
		en: {
			title: "Heading skips a level",
			message: ({ found }) => `\`${found}\` follows a heading that is more than one level higher.`,
			hint: ({ expected }) =>
				`Start the heading with \`${expected}\`. Screen readers use headings as a table of contents.`,
		},
	}),
	"orphan-page": warning<{ path: string }>({
		nl: {
			title: "Niemand komt op deze pagina",
			message: ({ path }) => `Geen menu, overzicht of link leidt naar \`${path}\`.`,
			hint: "Verwijs ernaar vanaf een andere pagina, of geef de pagina een `menu:`.",
		},
		en: {
			title: "Page cannot be reached",
			message: ({ path }) => `No menu, overview or link leads to \`${path}\`.`,
			hint: "Link to it from another page, or give the page a `menu:`.",
		},
	}),
	"unused-image": remark<{ file: string }>({
		nl: {
			title: "Beeld wordt niet gebruikt",
			message: ({ file }) => `Geen pagina en geen feit noemt \`${file}\`. Het komt niet op de site.`,
			hint: "Gooi het weg, of bewaar het voor later.",
		},
		en: {
			title: "Unused picture",
			message: ({ file }) => `No page or fact names \`${file}\`, so it is not published.`,
			hint: "Remove it, or keep it for later.",
		},
	}),
	"unused-fact": remark<{ name: string; collection: string }>({
		nl: {
			title: "Feit wordt niet gebruikt",
			message: ({ name, collection }) =>
				`Geen pagina en geen ander feit noemt \`${name}\` uit \`${collection}\`. Het verschijnt nergens.`,
			hint: "Noem het waar het moet staan, of haal het weg.",
		},
		en: {
			title: "Unused fact",
			message: ({ name, collection }) =>
				`No page or other fact names \`${name}\` of \`${collection}\`, so it appears nowhere.`,
			hint: "Name it where it should appear, or remove it.",
		},
	}),
	"placeholder-left": warning<{ found: string }>({
		nl: {
			title: "Invulling ontbreekt nog",
			message: ({ found }) => `\`${found}\` is nog geen echte waarde.`,
			hint: "Vul in wat een bezoeker moet lezen.",
		},
		en: {
			title: "Placeholder not replaced",
			message: ({ found }) => `\`${found}\` is not a real value yet.`,
			hint: "Fill in what visitors should read.",
		},
	}),
} as const;
