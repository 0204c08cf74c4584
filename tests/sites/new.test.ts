import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UsageError } from "#engine/base/usage-error.ts";
import { factAt } from "#pipeline/site/facts.ts";
import { startNew } from "../../scripts/commands/new.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { saidOfRefusal } from "../helpers/refused.ts";

/** What `npm run new` makes: complete, without a mistake, and with nothing to say of it but what is to be written. */
let site: TemporarySite;
let said: string;

beforeEach(() => {
	site = temporarySite(projectFolder);
	// Of a site in one language, nothing is to be translated.
	site.replace("site.yaml", "languages: [nl, en, fr, es, ar]", "languages: [nl]");
	said = "";
	vi.spyOn(process.stdout, "write").mockImplementation((text) => {
		said += String(text);
		return true;
	});
});

afterEach(() => {
	vi.restoreAllMocks();
	site.dispose();
});

/** Answers questions in turn, and says which were asked. */
function person(answers: readonly string[]) {
	const asked: string[] = [];
	const left = [...answers];
	return {
		asked,
		close: () => {},
		question: async (question: string) => {
			asked.push(question);
			return left.shift() ?? "";
		},
	};
}

function make(words: readonly string[], asking?: ReturnType<typeof person>, language: "nl" | "en" = "nl") {
	return startNew({ project: projectFolder, root: site.root, language, options: {}, words }, asking);
}

/** What a check before going live says besides what was a sample or a placeholder before. */
function check() {
	const { problems, site: checked } = site.check({ live: true });
	const news = problems.filter(
		({ code }) => code !== "sample-left" && code !== "placeholder-left" && code !== "language-not-shown",
	);
	const samples = problems.filter(({ code }) => code === "sample-left").map(({ values }) => values);
	return { said: [...new Set(news.map(({ code, level }) => `${level} ${code}`))], samples, checked };
}

test.each([
	["page", "/locatie/sneek"],
	["page", "Hoortest voor kinderen"],
	["article", "Oren reinigen: wel of niet?"],
	["product", "Schoonmaakset"],
	["copy", "/hoortoestellen"],
])("%s %s is valid at once, and what is to be written is refused before going live", async (what, name) => {
	expect(await make([what, name])).toBe(0);
	expect(check().said).toEqual(["error template-left"]);
});

test("a branch is complete at once, on a page of its own, and its facts count as samples", async () => {
	expect(await make(["branch", "Sneek"])).toBe(0);
	const { said: problems, samples, checked } = check();
	expect(problems).toEqual([]);
	expect(samples).toContainEqual({ name: "sneek.street" });
	const page = checked.pages.get("/locatie/sneek");
	expect(page?.value.menu).toEqual({ under: "location", label: "{branches.sneek.city}", order: 4 });
	expect(page?.source.text).not.toContain("leeuwarden");
});

test("without words it asks, suggests and says what to do next", async () => {
	const editor = person(["4", "Schoonmaakset", "€ 15,-", "", "/gehoorbescherming/muziek"]);
	expect(await make([], editor)).toBe(0);
	expect(editor.asked.join("\n")).toMatchInlineSnapshot(`
		"Wat wilt u maken?
		  1  een pagina
		  2  een artikel
		  3  een vestiging
		  4  een product
		  5  een formulier
		  6  een kopie van een pagina
		  7  een dienst
		  8  een kleur
		  9  een jaar belastingregels
		  10  een plaats aan huis
		  11  een soort onderdeel, voor wie programmeert
		  12  een hele site, voor een ander bedrijf
		> 
		Hoe heet het product?
		> 
		Wat kost het? [139]
		> 
		Waarvoor is die prijs? [per stuk]
		> 
		Op welke pagina staat het? (/gehoorbescherming/motor, /gehoorbescherming/muziek, /gehoorbescherming/reis, /gehoorbescherming/slaap, /gehoorbescherming/stilte, /gehoorbescherming/werk, /gehoorbescherming/zwem) [/gehoorbescherming/motor]
		> "
	`);
	expect(said).toMatchInlineSnapshot(`
		"Aangevuld: content/facts/products.yaml
		Aangevuld: content/pages/gehoorbescherming/muziek.yaml

		Zo gaat u verder:
		1. Open content/facts/products.yaml en vul het product in. Haal uit samples weg wat klopt.
		2. Het staat nu op /gehoorbescherming/muziek. Hoort het ergens anders, zet schoonmaakset dan daar bij items van een onderdeel products.
		3. Typ \`npm run validate\`. Wat u nog moet invullen, wijst dat aan.
		"
	`);
	const { said: problems, checked } = check();
	const { facts, pages } = checked;
	expect(facts.get("products")?.value.schoonmaakset).toMatchObject({
		price: "15",
		unit: "per stuk",
		samples: ["unit"],
	});
	expect(pages.get("/gehoorbescherming/muziek")?.source.text).toContain("- muziek-premium\n      - schoonmaakset\n");
	expect(problems).toEqual(["error template-left"]);
});

test("a page stands in the menu where its name says, or beside the pages of its folder", async () => {
	const editor = person(["1", "Kindertest", "", "Hoe een test bij een kind gaat.", "Gehoorbescherming"]);
	await make([], editor);
	await make(["page", "/locatie/sneek"]);
	const { pages } = site.check().site;
	expect(pages.get("/kindertest")?.value).toMatchObject({
		description: "Hoe een test bij een kind gaat.",
		menu: { under: "hearing_protection", order: 8 },
	});
	expect(pages.get("/locatie/sneek")?.value.menu).toMatchObject({ under: "location", label: "Sneek" });
});

test("where nobody can answer, it says how to ask", async () => {
	const refused = await make([]).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(UsageError);
	expect((refused as UsageError).said).toMatchInlineSnapshot(`
		{
		  "en": "Say what to create and what it is called: \`npm run new page /about-bread\`, or with \`article\`, \`branch\`, \`product\`, \`form\`, \`copy\`, \`section\` or the name of facts of your own. In a terminal, \`npm run new\` asks you questions.",
		  "nl": "Zeg wat u wilt maken en hoe het heet: \`npm run new page /over-brood\`, of met \`article\`, \`branch\`, \`product\`, \`form\`, \`copy\`, \`section\` of de naam van eigen feiten. In een terminal stelt \`npm run new\` u vragen.",
		}
	`);
	expect(await saidOfRefusal(make(["page", "/contact"]))).toContain("content/pages/contact.yaml bestaat al");
	await expect(make(["product", "Reis"])).rejects.toThrow("duplicate-key");
	expect(await saidOfRefusal(make(["copy", "/is-er-niet"]))).toBe("Deze pagina is er niet.");
	expect(await saidOfRefusal(make(["town", "Joure"]))).toContain("waar het ligt");
	expect(said).toBe("");
});

test("a town stands behind the others of its area, where the map has it", async () => {
	const address = "https://www.openstreetmap.org/#map=14/53.149/5.710";
	expect(await make(["town"], person(["Jorwert", "", address]))).toBe(0);
	const { said: problems, checked } = check();
	expect(problems).toEqual([]);
	expect(factAt(checked, "towns.friesland.towns.62")).toEqual({ name: "Jorwert", latitude: 53.149, longitude: 5.71 });
});

test("a year of rules says of nothing that it was looked up: all that is not said is a sample, with where to find it", async () => {
	expect(await make(["tax", "2027"])).toBe(0);
	const { said: problems, samples, checked } = check();
	expect(problems).toEqual(["remark unused-fact"]);
	const { year, samples: open, ...facts } = factAt(checked, "tax.2027") as Record<string, unknown>;
	expect(year).toBe(2027);
	expect([...(open as string[])].sort()).toEqual(Object.keys(facts).sort());
	expect(samples).toContainEqual({ name: "2027.checked" });
	expect(facts.checked).toEqual((factAt(checked, "tax.2026") as typeof facts).checked);
	expect(said).toContain(
		"1. Zoek in content/facts/tax.yaml voor 2027 op wat van 2026 is overgenomen: single, partner, sources. Onder sources staat waar.",
	);
});

test("an address that no page can have is refused, and one that is nearly right is taken as it is meant", async () => {
	expect(await saidOfRefusal(make(["page", "/"]))).toBe("Welk adres krijgt ze? /\nDit adres is al in gebruik.");
	expect(await saidOfRefusal(make(["page", "/"], undefined, "en"))).toBe(
		"What is its address? /\nThis address is already in use.",
	);
	expect(await saidOfRefusal(make(["article", "!!!"]))).toBe("Welk adres krijgt het? \nVul dit in.");
	expect(await make(["page", "/Over-Brood"])).toBe(0);
	expect(site.check().site.pages.has("/over-brood")).toBe(true);
});

test("a colour is never that of another one", async () => {
	expect(await saidOfRefusal(make(["colors", "Zeegroen"]))).toMatch(/^Zeg ook: kleur\./);
	expect(await make(["colors"], person(["Zeegroen", "", "#2e8b57"]))).toBe(0);
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
});
