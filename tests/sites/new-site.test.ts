import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type BusinessKind, businessKinds } from "#core/business-kinds.ts";
import { type Offering, offeringOf, offerings } from "#core/business-offerings.ts";
import { businessWords } from "#core/business-words.ts";
import { inLanguage } from "#core/in-language.ts";
import { looks } from "#core/theme/looks.ts";
import type { UsageError } from "#engine/base/usage-error.ts";
import { openContent } from "#engine/content/content.ts";
import { type NewSite, newSiteFiles } from "#engine/content/start-site.ts";
import { withSuggestions } from "#pipeline/authoring/wizards/wizard.ts";
import { wizardsOf } from "#pipeline/authoring/wizards/wizards.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { drawMarked } from "#studio/brain/page/marked-page.ts";
import { drawPage } from "#studio/worker/draw-page.ts";
import { kindCalled } from "../../scripts/commands/new/site.ts";
import { startNew } from "../../scripts/commands/new.ts";
import { builtPages } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { foreignWordsIn } from "../helpers/foreign-words.ts";
import { withoutMarks } from "../helpers/marks.ts";

const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A new site in a temporary folder. */
function begun(site: Partial<NewSite>): string {
	const folder = mkdtempSync(join(tmpdir(), "new-site-"));
	folders.push(folder);
	const whole = {
		name: "Bakkerij De Kluut",
		kind: "Bakery",
		country: "NL",
		languages: ["nl"],
		look: "tarwe",
		...site,
	} as const;
	for (const [file, text] of newSiteFiles(projectFolder, whole)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	return folder;
}

test.each([
	{ country: "NL" },
	{ country: "BE", name: 'Frituur "Het Hoekje": friet & meer', kind: "Restaurant" },
	{ country: "GB", kind: "LocalBusiness", look: "leisteen" },
] as const)("a new site in $country is valid, and only what nobody else can know is asked for", (site) => {
	const { problems } = checkContent(openContent(begun(site)));
	expect([...new Set(problems.map(({ code, level }) => `${level} ${code}`))]).toEqual(["warning template-left"]);
});

const welcomes = {
	nl: "Welkom bij",
	en: "Welcome to",
	de: "Willkommen bei",
	fr: "Bienvenue chez",
	es: "Le damos la bienvenida a",
};

const firstLanguages = [
	{ languages: ["nl"], country: "BE" },
	{ languages: ["en", "nl"], country: "GB" },
	{ languages: ["de"], country: "DE" },
	{ languages: ["fr"], country: "FR" },
	{ languages: ["es"], country: "ES" },
] as const satisfies Partial<NewSite>[];

/** Codes of what is wrong with a site, but for what nobody has installed or translated yet. */
const codesIn = (site: TemporarySite) => {
	const codes = new Set(site.check().problems.map(({ code, level }) => `${level} ${code}`));
	for (const later of ["remark no-dictionary", "warning file-not-translated"]) codes.delete(later);
	return [...codes].sort();
};

/** A new site that is built, and edited. */
function begunSite(asked: Partial<NewSite>): TemporarySite {
	const site = temporarySite(begun(asked));
	folders.push(site.root);
	return site;
}

test.each(firstLanguages)("a new site in $languages begins in its first language", (asked) => {
	const site = begunSite(asked);
	expect(codesIn(site)).toEqual(["warning template-left"]);
	const { html = "" } = new Map(builtPages(site)).get("/") ?? {};
	const [first] = asked.languages;
	const said = Object.values(welcomes).filter((welcome) => html.includes(`${welcome} Bakkerij De Kluut`));
	expect(said).toEqual([welcomes[first]]);
});

/** A kind of business for each offering. */
const kindWith = {
	products: "ToyStore",
	services: "Physiotherapy",
	courses: "EducationalOrganization",
	dishes: "CafeOrCoffeeShop",
	rooms: "BedAndBreakfast",
} as const satisfies Record<Offering, BusinessKind>;

/** The words by which one knows what is offered, in each language. */
const offered = {
	nl: {
		products: /product|winkel|verkopen/i,
		services: /dienst/i,
		courses: /cursus/i,
		dishes: /gerecht|op de kaart/i,
		rooms: /kamers?\b/i,
	},
	en: {
		products: /product|shop|sell/i,
		services: /service/i,
		courses: /course/i,
		dishes: /dish|on the menu/i,
		rooms: /rooms?\b/i,
	},
	de: {
		products: /Produkt|Geschäft/,
		services: /Leistung/i,
		courses: /Kurs/i,
		dishes: /(?<!Amts|Handels)Gericht|Speisekarte/i,
		rooms: /Zimmer/i,
	},
	fr: {
		products: /produit|magasin/i,
		services: /prestation/i,
		courses: /cours(?!e)/i,
		dishes: /à la carte|plats?\b/i,
		rooms: /chambre/i,
	},
	es: {
		products: /product|tienda/i,
		services: /servicio/i,
		courses: /curso/i,
		dishes: /platos?\b|en la carta/i,
		rooms: /habitaci/i,
	},
} as const;

test.each(firstLanguages)("a new site in $languages begins with what such a business offers", (asked) => {
	const words: Readonly<Record<Offering, RegExp>> = offered[asked.languages[0]];
	for (const offering of offerings) {
		const kind = kindWith[offering];
		expect(offeringOf[kind]).toBe(offering);
		const site = begunSite({ ...asked, kind });
		expect(codesIn(site), offering).toEqual(["warning template-left"]);
		const pages = [...builtPages(site)].filter(([path]) => !path.startsWith("/nl"));
		const read = pages.map(([path, { html }]) => `${path} ${wordsOn(html)}`).join(" ");
		expect(offerings.filter((each) => words[each].test(read))).toEqual([offering]);
		expect(foreignWordsIn(read, asked.languages[0])).toEqual([]);
		expect(read.match(ofHearing)).toBeNull();
		// One more of it stands where the others do.
		const sound = assertSound(site.check().site);
		const start = wizardsOf(sound)[offering === "products" ? "product" : offering];
		const made = start?.make(sound, withSuggestions(start, sound, { name: "Nummer 4" }));
		for (const [file, text] of Object.entries(made?.changed ?? {})) site.write(file.replace(/^content\//, ""), text);
		expect(codesIn(site), offering).toEqual(["warning template-left"]);
		const there = [...builtPages(site)].filter(([, { html }]) => wordsOn(html).includes(" Nummer 4 "));
		expect(there.map(([path]) => path).filter((path) => !path.startsWith("/nl"))).toEqual([made?.opens?.page]);
	}
});

const ofHearing = /\boor|gehoor|audicien|\bears?\b|hearing|Ohr|Gehör|oreille|audition|oído|audífono/i;

/** What a visitor reads on a page, and hears of its pictures. */
function wordsOn(html: string): string {
	const alts = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
	const texts = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
	return [texts, ...alts]
		.join(" ")
		.replace(/[\u00ad\u2060]/g, "")
		.replace(/\s+/g, " ");
}

test.each(firstLanguages)(
	"what is started in a site in $languages speaks its language, and has no mistake",
	(asked) => {
		const site = begunSite(asked);
		const names = {
			page: "Extra",
			article: "Extra 2",
			product: "Extra 3",
			branch: "Extra 4",
			copy: "/contact",
		};
		for (const [what, name] of Object.entries(names)) {
			const checked = assertSound(site.check().site);
			const known = checked.pages.has(name) ? name : (checked.pages.keys().next().value ?? name);
			const start = wizardsOf(checked)[what];
			const made = start?.make(checked, withSuggestions(start, checked, { name: what === "copy" ? known : name }));
			if (!made) throw new Error(`Nothing starts ${what}.`);
			const texts = Object.entries({ ...made.added, ...made.changed });
			expect(texts.length, what).toBeGreaterThan(0);
			for (const [file, text] of texts) site.write(file.replace(/^content\//, ""), text);
		}
		// What its editor does next: give the copied page words of its own, and lead to what is new.
		expect(codesIn(site)).toEqual(["warning head-twice", "warning orphan-page", "warning template-left"]);
		const written = [...builtPages(site)].filter(([path]) => !path.startsWith("/nl/"));
		const dutch = /\b(?:komt|schrijf|zinnen|vestiging|voorbeeld\w*|per stuk|neem|nergens|beschrijf)\b/i;
		const found = written.filter(([, { html }]) => dutch.test(html)).map(([path]) => path);
		expect(found).toEqual(asked.languages[0] === "nl" ? written.map(([path]) => path) : []);
	},
);

test.each(firstLanguages)("a new site in $languages begins its first form in that language", (asked) => {
	const site = begunSite(asked);
	const sound = assertSound(site.check().site);
	const { form } = wizardsOf(sound);
	const made = form?.make(sound, withSuggestions(form, sound, { name: "Extra" }));
	for (const [file, text] of Object.entries(made?.added ?? {})) site.write(file.replace(/^content\//, ""), text);
	// No page has it yet.
	expect(codesIn(site)).toEqual(["remark unused-fact", "warning template-left"]);
	const text = readFileSync(join(site.root, "content/facts/forms.yaml"), "utf8");
	expect([text.includes("Naam"), text.includes("Verstuur")]).toEqual(Array(2).fill(asked.languages[0] === "nl"));
});

test.each([
	{ language: "de", name: "Ärger mit der Größe", address: "/aerger-mit-der-groesse" },
	{ language: "nl", name: "Coöperatie Müller", address: "/cooperatie-muller" },
	{ language: "fr", name: "L’œuvre d’été", address: "/l-oeuvre-d-ete" },
] as const)("the address of a page is spelled as $language spells it", ({ language, name, address }) => {
	const sound = assertSound(begunSite({ languages: [language] }).check().site);
	const { page } = wizardsOf(sound);
	expect(page?.make(sound, withSuggestions(page, sound, { name })).opens?.page).toBe(address);
});

test("a new site has a page for each point of its menu, and nothing of another business", () => {
	const site = temporarySite(begun({}));
	folders.push(site.root);
	const pages = new Map(builtPages(site));
	expect([...pages.keys()].sort()).toEqual([
		"/",
		"/404",
		"/aanbod",
		"/bedrijfsgegevens",
		"/contact",
		"/nieuws",
		"/nieuws/onze-nieuwe-site",
		"/over-ons",
	]);
	const html = [...pages.values()].map((page) => page.html).join("\n");
	expect(html).toContain("Bakkerij De Kluut");
	// What is a sample is told to nobody.
	expect(html).not.toContain("LocalBusiness");
	expect(html).toContain(looks.tarwe.palette.background);
	expect(html).not.toMatch(/audicien|gehoor|hoortest|friesland|leeuwarden|medical/i);
});

test("a new site is open when such a business is, and lies on land", () => {
	const branch = (asked: Partial<NewSite>) => {
		const { facts } = assertSound(openContent(begun(asked)).read().site);
		return Object.values(facts.get("branches")?.value ?? {})[0];
	};
	const restaurant = branch({ kind: "Restaurant", languages: ["es"], country: "ES" });
	expect(restaurant?.hours).toMatchObject({ monday: "cerrado", saturday: "12:00-22:00", sunday: "12:00-21:00" });
	const hotel = branch({ kind: "Hotel" });
	expect(new Set(Object.values(hotel?.hours ?? {}))).toEqual(new Set(["08:00-22:00"]));
	expect([restaurant?.latitude, restaurant?.longitude]).toEqual([40.42, -3.7]);
});

/** What the law of a country asks of a site, as a visitor there looks for it, and what only the business knows of it. */
const legalPages: readonly (Pick<NewSite, "country" | "languages"> & {
	readonly page: string;
	readonly label: string;
	readonly asked: readonly RegExp[];
})[] = [
	{
		...({ country: "DE", languages: ["de"], page: "/impressum", label: "Impressum" } as const),
		asked: [/§ 5 DDG/, /Vor- und Nachnamen/, /Amtsgericht/, /DE000000000/, /Kammer/, /§ 18 Abs. 2 MStV/],
	},
	{
		...({ country: "AT", languages: ["de"], page: "/impressum", label: "Impressum" } as const),
		asked: [/§ 5 ECG/, /§ 25 MedienG/, /Firmenbuch/, /ATU00000000/],
	},
	{
		...({ country: "FR", languages: ["fr"], page: "/mentions-legales", label: "Mentions légales" } as const),
		asked: [/RCS/, /FR00/, /Directeur de la publication/, /Hébergeur/, /médiateur/],
	},
	{
		...({ country: "ES", languages: ["es"], page: "/aviso-legal", label: "Aviso legal" } as const),
		asked: [/NIF/, /Registro Mercantil/, /número de colegiado/],
	},
	{
		...({ country: "NL", languages: ["nl"], page: "/bedrijfsgegevens", label: "Bedrijfsgegevens" } as const),
		asked: [/KVK-nummer/, /Btw-id/, /Vergunning/],
	},
	{
		...({ country: "BE", languages: ["nl", "fr"], page: "/bedrijfsgegevens", label: "Bedrijfsgegevens" } as const),
		asked: [/Ondernemingsnummer/, /RPR/, /zetel/],
	},
	{
		...({ country: "GB", languages: ["en"], page: "/legal-notice", label: "Legal notice" } as const),
		asked: [/registered office/, /VAT number/],
	},
];

test.each(legalPages)("a new site in $languages and $country says who is behind it as the law there asks", (each) => {
	const { page, label, asked, country, languages } = each;
	const site = begunSite({ country, languages });
	expect(codesIn(site)).toEqual(["warning template-left"]);
	const pages = new Map(builtPages(site));
	const footers = [...pages]
		.filter(([path]) => !path.startsWith("/fr"))
		.map(([, { html }]) => html.split("<footer")[1]);
	for (const footer of footers) expect(footer).toMatch(new RegExp(`<a[^>]* href="${page}"[^>]*>${label}</a>`));
	const read = wordsOn(pages.get(page)?.html ?? "");
	const { name, email } = assertSound(site.check().site).facts.get("business").value;
	for (const known of [name, email, ...asked]) expect(read).toMatch(known);
	// What nobody has confirmed goes online nowhere.
	const { problems } = checkContent(openContent(site.root), { live: true });
	const codes = problems.filter(({ place }) => place.file === `content/pages${page}.yaml`).map(({ code }) => code);
	expect(codes).toEqual(expect.arrayContaining(["sample-left", "template-left"]));
});

test.each(firstLanguages)("what a new site in $languages says to type can be typed in its folder", (asked) => {
	const root = begun(asked);
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const said = ["README.md", "content/README.md"].map((name) => readFileSync(join(root, name), "utf8")).join("\n");
	const typed = [...said.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name as string);
	expect(typed.filter((name) => !(name in scripts))).toEqual([]);
	expect(said).not.toContain("--root");
});

test("a new site is the same bytes in Git on every system", () => {
	const files = newSiteFiles(projectFolder, {
		...{ name: "Bakkerij De Kluut", kind: "Bakery", country: "NL", languages: ["nl"], look: "tarwe" },
		package: undefined,
	});
	expect(files.get(".gitattributes")).toMatch(/^\* text=auto eol=lf$/m);
});

test.each([
	["Physiotherapeut", "Physiotherapy"],
	["friseur", "HairSalon"],
	["School", "EducationalOrganization"],
	["boulangerie", "Bakery"],
	["panaderia", "Bakery"],
	["Bike shop", "BikeStore"],
	["Café", "CafeOrCoffeeShop"],
	["hair salon", "HairSalon"],
])("a business that calls itself %s is found", (said, kind) => {
	expect(kindCalled(said, "en")).toBe(kind);
});

test("a word names one kind of business, and every kind has its words", () => {
	const kindOf = new Map<string, string>();
	for (const [kind, words] of Object.entries(businessWords)) {
		for (const word of new Set(words.toLowerCase().split(", "))) {
			expect(kindOf.get(word), word).toBeUndefined();
			expect(kindCalled(word, "en"), word).toBe(kind);
			kindOf.set(word, kind);
		}
	}
	for (const [kind, dutch] of Object.entries(businessKinds)) expect(kindCalled(dutch, "nl"), dutch).toBe(kind);
});

test("what begins a site speaks the language of that site, also when it refuses", async () => {
	const folder = mkdtempSync(join(tmpdir(), "new-site-"));
	folders.push(folder);
	let said = "";
	vi.spyOn(process.stdout, "write").mockImplementation((text) => {
		said += String(text);
		return true;
	});
	const begin = (options: Record<string, string>, asked?: "nl" | "en") =>
		startNew(
			{ project: projectFolder, root: folder, language: "nl", asked, options, words: ["site", join(folder, "shop")] },
			undefined,
		).catch((error: UsageError) => inLanguage(error.said, "nl"));
	const wrong = { languages: "de,nl", country: "Deutschland", kind: "Frisuer" };
	const dutch = "--kind kent Frisuer niet. Bedoelde u Friseur?";
	expect(await begin(wrong)).toBe("--kind kennt Frisuer nicht. Meinten Sie Friseur?");
	expect(await begin(wrong, "nl")).toBe(dutch);
	expect(await begin({ ...wrong, languages: "nl" })).toBe(dutch);
	expect(await begin({ ...wrong, languages: "tr" })).toBe("--kind does not know Frisuer. Did you mean Friseur?");
	expect(await begin({ ...wrong, kind: "Friseur" })).toBe(0);
	vi.restoreAllMocks();
	expect(said).toMatch(/^Die Website von Beispiel liegt in .*\n\nSo geht es weiter:\n1\. Führen Sie `/);
	// What is typed is the same in every language.
	expect(said.replace(/`[^`]*`/g, "")).not.toMatch(/\b(?:de|het|typ|klik|the|click|run)\b/i);
	const settings = readFileSync(join(folder, "shop/content/site.yaml"), "utf8");
	expect(settings).toContain("country: DE");
	expect(settings).toContain("kind: HairSalon");
});

test("where no site is yet a site is begun, and Enter takes what is suggested", async () => {
	const folder = mkdtempSync(join(tmpdir(), "new-site-"));
	folders.push(folder);
	vi.spyOn(process.stdout, "write").mockReturnValue(true);
	const answers = [join(folder, "cabinet"), "Moreau", "kiné", "FR", ""];
	const asked: string[] = [];
	const asking = {
		close: () => {},
		question: async (question: string) => {
			asked.push(question);
			return answers.shift() ?? "";
		},
	};
	const here = { project: projectFolder, root: folder, language: "fr" } as const;
	expect(await startNew({ ...here, options: {}, words: [] }, asking)).toBe(0);
	vi.restoreAllMocks();
	expect(asked[0]).toMatch(/^Dans quel dossier/);
	expect(asked.at(-1)).toMatch(/\[fr\]\n> $/);
	const settings = readFileSync(join(folder, "cabinet/content/site.yaml"), "utf8");
	expect(settings).toMatch(/^languages: \[fr\]$/m);
	expect(settings).toContain("country: FR");
});

test.each([
	["who asks for a language", "fr"],
	["a computer", undefined],
] as const)(
	"%s that names none for the site begins one in its own, also where nobody can be asked",
	async (_, asked) => {
		const folder = mkdtempSync(join(tmpdir(), "new-site-"));
		folders.push(folder);
		vi.spyOn(process.stdout, "write").mockReturnValue(true);
		const words = ["site", join(folder, "shop")];
		const spoken = { project: projectFolder, root: folder, language: "fr", asked } as const;
		expect(await startNew({ ...spoken, options: { country: "FR" }, words }, undefined)).toBe(0);
		vi.restoreAllMocks();
		expect(readFileSync(join(folder, "shop/content/site.yaml"), "utf8")).toMatch(/^languages: \[fr\]$/m);
	},
);

test("what is still a sample keeps a new site from going live", () => {
	const { problems } = checkContent(openContent(begun({})), { live: true });
	const codes = new Set(problems.filter(({ level }) => level === "error").map(({ code }) => code));
	expect([...codes].sort()).toEqual(["placeholder-left", "sample-left", "template-left"]);
});

test.each(Object.entries(kindWith))(
	"whoever edits finds what is offered as %s in the page, in each language",
	(_, kind) => {
		const begunSite = siteOn(
			assertSound(openContent(begun({ kind, languages: ["fr", "en"] })).read().site),
			"2026-11-22",
		);
		const places = begunSite.settings.value.languages.flatMap((language) =>
			[...begunSite.pages.values()].flatMap((written) => {
				const context = makeContext(begunSite, language as "fr" | "en");
				const presented = {
					page: presentPage(written, context),
					shell: presentShell(context, 2026),
					today: begunSite.today,
				};
				const { html, origins } = drawMarked(begunSite, { ...presented, written }, drawPage);
				const [marked, shown] = [html, drawPage(presented.page, presented.shell)].map((each) => each.split("<body")[1]);
				expect(withoutMarks(marked ?? "")).toBe(shown);
				return origins.map(({ file, path }) => [file, ...path].join(" "));
			}),
		);
		const prices = places.filter((each) => /^content\/facts\/\w+\.yaml [\w-]+ price$/.test(each));
		expect(new Set(prices).size).toBeGreaterThan(1);
	},
);
