import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InReports } from "#core/fields/answers.ts";
import { group, link, list } from "#core/fields/fields.ts";
import { inLanguage } from "#core/in-language.ts";
import { defineSection, type SectionDefinition } from "#core/section.ts";
import type { Answers, EditAnswer, WizardState } from "#core/studio.ts";
import { linksLeft, namedTogether } from "#pipeline/authoring/page-actions/consequences.ts";
import { withoutLinks } from "#pipeline/authoring/page-actions/unlink.ts";
import { wizardsOf } from "#pipeline/authoring/wizards/wizards.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import type { Brain } from "#studio/brain/brain.ts";
import { commands, questions } from "#studio/brain/calls.ts";
import { markedPage } from "#studio/brain/page/marked-page.ts";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import { siteBefore } from "#studio/brain/wizards/site-before.ts";
import { wizardState } from "#studio/brain/wizards/wizards.ts";
import { questions as menuQuestions } from "#studio/features/menu/brain.ts";
import { differingFiles, filesIn } from "../helpers/content-folder.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";
import { PublishingSite } from "../helpers/publishing-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";
import { copyStudioSite } from "../helpers/studio-site.ts";

/** What Studio makes, moves and removes, in a copy of the real content. */
let site: TemporarySite;
let opened: ReturnType<typeof openStudio>;

beforeAll(() => {
	site = temporarySite(projectFolder);
	opened = openStudio(site.root);
});

afterAll(() => {
	opened.server.close();
	site.dispose();
});

/** Hears that files have changed. */
function hear(...files: readonly string[]): void {
	opened.server.refresh(new Set(files.map((file) => `content/${file}`)));
}

function ask(what: string, answers: Answers): WizardState {
	return wizardState(opened.server, what, answers);
}

function menu() {
	return menuQuestions.menu.run(opened.brain, {});
}

async function finishWizard(what: string, answers: Answers): Promise<EditAnswer> {
	return await commands.finishWizard.run(opened.brain, { what, answers, from: "/", name: what });
}

async function undo(): Promise<EditAnswer> {
	return await commands.undo.run(opened.brain, {});
}

const content = () => filesIn(join(site.root, "content"));
const textOf = (name: string) => readFileSync(join(site.root, "content", name), "utf8");

/** The names of files that came, went or changed. */
const changed = (before: ReadonlyMap<string, string>) => differingFiles(before, content());

const things: Readonly<Record<string, readonly [answers: Answers, files: readonly string[]]>> = {
	page: [{ name: "Hoortest voor kinderen" }, ["pages/hoortest-voor-kinderen.yaml"]],
	article: [{ name: "Oren reinigen" }, ["pages/blogs/oren-reinigen.yaml"]],
	branch: [{ name: "Sneek" }, ["facts/branches.yaml", "pages/locatie/sneek.yaml"]],
	product: [{ name: "Schoonmaakset" }, ["facts/products.yaml", "pages/gehoorbescherming/motor.yaml"]],
	form: [{ name: "Proefperiode" }, ["facts/forms.yaml"]],
	copy: [{ name: "/hoortoestellen", title: "Doofheid" }, ["pages/doofheid.yaml"]],
	services: [{ name: "Advies aan huis" }, ["facts/services.yaml"]],
	colors: [{ name: "Zeegroen", "field.hex": "#2e8b57" }, ["facts/colors.yaml"]],
	tax: [{ name: "2027" }, ["facts/tax.yaml"]],
	towns: [{ name: "Jorwert", position: "53.149, 5.710" }, ["facts/towns.yaml"]],
};

/** What is shown as an example, typed by somebody. */
function examplesIn(what: string, answers: Answers): Answers {
	const examples = ask(what, answers).questions.map(({ name, example }) => [name, example]);
	return Object.fromEntries(examples.filter(([, example]) => example !== undefined));
}

test("an example is no answer before somebody types one, and what somebody types is no sample", async () => {
	const questions = ask("product", { name: "Schoonmaakset" }).questions.filter(({ example }) => example !== undefined);
	expect(questions.map(({ name, answer, problem }) => [name, answer, problem])).toEqual([
		["price", "", "Vul dit in."],
		["unit", "", "Vul dit in."],
	]);
	const answers = { name: "Schoonmaakset", price: questions[0]?.example ?? "", unit: "per set" };
	expect(await finishWizard("product", answers)).toHaveProperty("written");
	expect(textOf("facts/products.yaml").split("schoonmaakset:")[1]).not.toContain("samples");
	await undo();
});

test("sections go to another page with their translations and with the links to them", async () => {
	const before = content();
	const page = "/hoortoestellen";
	const from = site.check().site.pages.get(page);
	if (!from) throw new Error("There is a page about hearing aids.");
	const last = from.value.sections.length - 1;
	const answers = { name: page, sections: String(last), to: "/werkwijze" };
	expect(await finishWizard("move-sections", answers)).toMatchObject({ session: { pages: { undo: "/" } } });
	expect(changed(before)).toEqual(expect.arrayContaining(["pages/hoortoestellen.yaml", "pages/werkwijze.yaml"]));
	const stale = site.check().problems.filter(({ code }) => code.startsWith("translation"));
	expect(stale).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);
	const all = Array.from(from.value.sections.keys()).join();
	expect(ask("move-sections", { ...answers, sections: all }).refused).toMatch(/^Een pagina houdt ten minste/);
});

test("everything that can be begun is made in one edit, and taken back to the byte", async () => {
	expect(Object.keys(things)).toEqual(Object.keys(wizardsOf(site.check().site)));
	for (const [what, [answers, files]] of Object.entries(things)) {
		const before = content();
		const answer = await finishWizard(what, { ...examplesIn(what, answers), ...answers });
		expect(answer, what).toMatchObject({ written: expect.anything(), session: { pages: { undo: "/" } } });
		expect(changed(before), what).toEqual(files);
		const made = content();
		expect(await undo(), what).toHaveProperty("written");
		expect(changed(before), what).toEqual([]);
		if (what !== "branch") continue;
		await commands.redo.run(opened.brain, {});
		expect(changed(made), what).toEqual([]);
		await undo();
		expect(changed(before), what).toEqual([]);
	}
});

test("each question says what is wrong with its answer, and whether an address is free", async () => {
	const asked = async (answers: Answers) => {
		const { questions } = ask("page", answers);
		return Object.fromEntries(questions.map(({ name, answer, problem, note }) => [name, [answer, problem ?? note]]));
	};
	expect(await asked({})).toMatchObject({ name: ["", "Vul dit in."] });
	expect(await asked({ name: "Hoortest" })).toMatchObject({ address: ["/hoortest", "Dit adres is vrij."] });
	expect(await asked({ name: "x".repeat(71) })).toMatchObject({
		name: [expect.anything(), expect.stringContaining("er passen er 70")],
	});
	const addresses = { "/contact": "al in gebruik", "/en/x": "de site zelf", "/Een Adres": "kleine letters" };
	for (const [address, said] of Object.entries(addresses))
		expect(await asked({ address })).toMatchObject({ address: [address, expect.stringContaining(said)] });
});

test("a price is said as people of a language write it, and a question has the signs and words of who reads it", async () => {
	const answers = { name: "Schoonmaakset", price: "9,50", unit: "per set" };
	const price = ask("product", answers).questions.find(({ name }) => name === "price");
	expect(price).toMatchObject({ answer: "9.50", problem: undefined });
	expect(await finishWizard("product", answers)).toHaveProperty("written");
	expect(textOf("facts/products.yaml").split("schoonmaakset:")[1]).toMatch(/price: "?9\.50/);
	await undo();
	const wrong = ask("product", { ...answers, price: "veel" }).questions.find(({ name }) => name === "price");
	expect(wrong?.problem).toContain("‘veel’");
	expect(wrong?.problem).not.toMatch(/`|zonder €/);
});

test("a copy asks for its title before anything else, and has an address by that, beside the page that it is of", () => {
	const name = "/gehoorbescherming/reis";
	const asked = (answers: Answers) => {
		const { questions } = ask("copy", { name, ...answers });
		return questions.slice(1, 3).map(({ name, answer, problem, note }) => [name, answer, problem ?? note]);
	};
	expect(asked({})[0]).toEqual(["title", "", "Vul dit in."]);
	expect(asked({ title: "Reizen met kinderen" })).toEqual([
		["title", "Reizen met kinderen", undefined],
		["address", "/gehoorbescherming/reizen-met-kinderen", "Dit adres is vrij."],
	]);
	expect(ask("copy", { name: "/", title: "Welkom terug" }).questions[2]?.answer).toBe("/welkom-terug");
});

test("a new page and a copy get a point of the menu to themselves, before its button", async () => {
	for (const [what, answers] of [
		["page", { name: "Hoortest voor kinderen" }],
		["copy", { name: "/werkwijze", title: "Hoortest voor kinderen" }],
	] as const) {
		const { questions } = ask(what, answers);
		const under = questions.find(({ name }) => name === "under")?.field.content;
		const options = under?.is === "value" ? under.options : [];
		const own = options?.find(({ text }) => text === "als eigen punt in het menu")?.value ?? "";
		const all = { ...examplesIn(what, answers), ...answers, under: own };
		expect(await finishWizard(what, all), what).toHaveProperty("written");
		const { site: now } = site.check();
		expect(now.settings?.value.menu?.map(({ label }) => label).slice(-2)).toEqual([
			"Hoortest voor kinderen",
			"Afspraak maken",
		]);
		expect(now.pages.get("/hoortest-voor-kinderen")?.value.menu).toEqual({ item: "hoortest-voor-kinderen" });
		await undo();
	}
});

test("a page in the menu becomes a point of its own with its translations, and goes below one again", async () => {
	const before = content();
	const name = "/gehoorbescherming/zwem";
	expect(await finishWizard("own-point", { name })).toHaveProperty("written");
	const { points, others } = menu();
	const keys = points.map(({ key }) => key);
	expect(keys.indexOf("zwem-gehoorbescherming")).toBe(keys.indexOf("hearing_protection") + 1);
	expect(points[2]).toMatchObject({ name: "Zwem gehoorbescherming", page: { path: name }, pages: [], opens: true });
	expect(others.map(({ path }) => path)).not.toContain(name);
	expect(textOf("translations/en/site.yaml")).toContain("en: Hearing Protection for Swimming");
	expect(site.check().problems.filter(({ code }) => code.startsWith("translation"))).toEqual([]);
	expect(ask("own-point", { name }).refused).toMatch(/^Deze pagina heeft al een eigen punt/);

	expect(await finishWizard("under-point", { name, under: "hearing_aids" })).toHaveProperty("written");
	expect(
		menu()
			.points.find(({ key }) => key === "hearing_aids")
			?.pages.at(-1),
	).toMatchObject({ path: name });
	expect(menu().points.map(({ key }) => key)).not.toContain("zwem-gehoorbescherming");
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	await undo();
	expect(changed(before)).toEqual([]);
});

test("what cannot stand elsewhere in the menu says why", () => {
	const refused = (what: string, answers: Answers) => ask(what, answers).refused;
	expect(refused("under-point", { name: "/contact", under: "make_appointment" })).toMatch(/^De knop van het menu/);
	expect(refused("under-point", { name: "/afspraak-maken", under: "contact" })).toMatch(/^De knop van het menu/);
	expect(refused("under-point", { name: "/werkwijze", under: "contact" })).toBeDefined();
	expect(refused("own-point", { name: "/is-er-niet" })).toBe("Deze pagina is er niet.");
});

test("a branch is where a map says that it is, or nowhere as long as nobody knows", async () => {
	const answers = { ...examplesIn("branch", { name: "Zoutkamp" }), name: "Zoutkamp" };
	const placed = () => site.check().site.facts.get("branches")?.value.zoutkamp;
	expect(await finishWizard("branch", answers)).toHaveProperty("written");
	expect(placed()).not.toHaveProperty("latitude");
	await undo();
	const position = "https://www.google.com/maps/place/Zoutkamp/@53.338,6.301,15z";
	expect(await finishWizard("branch", { ...answers, position })).toHaveProperty("written");
	expect(placed()).toMatchObject({ latitude: 53.338, longitude: 6.301 });
	// What is copied from another branch may be otherwise here.
	expect(placed()?.samples).toEqual(["hours", "access"]);
	await undo();
	const { questions } = ask("branch", { ...answers, position: "https://maps.app.goo.gl/AbC" });
	expect(questions.find(({ name }) => name === "position")).toMatchObject({
		problem: expect.stringMatching(/^Zeg waar het ligt/),
		field: { required: false },
	});
});

test("a page gets another address: every link to it follows, also in translations, and nothing becomes stale", async () => {
	const before = content();
	const { consequences: tells, opens } = ask("rename", { name: "/werkwijze", address: "/zo-werken-wij" });
	expect(opens).toMatchObject({ page: "/zo-werken-wij" });
	expect(tells).toEqual([
		"Wie naar /werkwijze gaat, komt op /zo-werken-wij.",
		"Diensten: 1 link",
		"Afspraak maken: 1 link",
		"Gehoorschade voorkomen: 1 link",
		"Noise cancelling: goed of slecht voor uw oren?: 1 link",
		"Welke hoortoestellen zijn er?: 1 link",
		"Audicien in Leeuwarden en aan huis: 1 link",
		"Audicien aan huis in Friesland: 1 link",
		"Over ons: 1 link",
		"In de vertalingen: 48 links",
		"De vertalingen van deze pagina (4 talen) gaan mee.",
		"Het menu verandert mee.",
	]);
	expect(await finishWizard("rename", { name: "/werkwijze", address: "/zo-werken-wij" })).toHaveProperty("written");
	expect(textOf("pages/zo-werken-wij.yaml")).toContain("formerly:\n  - /werkwijze\n");
	const arabic = (name: string, of: ReadonlyMap<string, string>) => of.get(`translations/ar/pages/${name}.yaml`);
	expect(arabic("zo-werken-wij", content())).toBe(arabic("werkwijze", before));
	const left = [...content()].filter(([name, text]) => /\.yaml$/.test(name) && /[( ]\/werkwijze\b/.test(text));
	expect(left.map(([name]) => name)).toEqual(["pages/zo-werken-wij.yaml"]);
	expect(site.check().problems).toEqual([]);

	// And back: what was its address is its address again.
	await finishWizard("rename", { name: "/zo-werken-wij", address: "/werkwijze" });
	expect(textOf("pages/werkwijze.yaml")).toContain("formerly:\n  - /zo-werken-wij\n");
	expect(site.check().problems).toEqual([]);

	// Also after a restart.
	opened.server.close();
	opened = openStudio(site.root);
	await undo();
	await undo();
	expect(changed(before)).toEqual([]);
});

test("a page goes: links and visitors are sent to another, and all of it comes back", async () => {
	const before = content();
	await finishWizard("remove", { name: "/second-opinion", to: "/contact" });
	expect(existsSync(join(site.root, "content/pages/second-opinion.yaml"))).toBe(false);
	expect(textOf("pages/contact.yaml")).toContain("formerly:\n  - /second-opinion\n");
	expect(textOf("facts/services.yaml")).toContain("link: /contact");
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);
});

test("a page goes with every link to it: words stay and a button goes, as where it is hidden", async () => {
	const before = content();
	const where = (what: string) => ask(what, { name: "/werkwijze" }).questions.find(({ name }) => name === "to")?.field;
	expect(where("remove")?.content).toEqual(where("hide")?.content);
	const answers = { name: "/werkwijze", to: "nowhere" };
	const { consequences, refused, opens } = ask("remove", answers);
	expect([refused, opens]).toEqual([undefined, { page: "/" }]);
	expect(consequences).toEqual(
		expect.arrayContaining([
			"Wie nog naar /werkwijze gaat, leest dat die pagina er niet is.",
			"Over ons: 1 link",
			"De vertalingen van deze pagina (4 talen) gaan mee weg.",
			"De pagina gaat uit het menu.",
		]),
	);
	expect(await finishWizard("remove", answers)).toHaveProperty("written");
	expect(existsSync(join(site.root, "content/pages/werkwijze.yaml"))).toBe(false);
	expect(textOf("pages/over-ons.yaml")).toMatch(/gratis hoorcheck(?!\])/);
	const left = [...content()].filter(([name, text]) => /\.yaml$/.test(name) && /[( ]\/werkwijze\b/.test(text));
	expect(left).toEqual([]);
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);
	// A link without which something is nothing asks for a page, also here.
	expect(ask("remove", { name: "/contact", to: "nowhere" }).refused).toMatch(
		/^Een link kan hier niet weg: .+ Kies een pagina/,
	);
});

test("a page is hidden with every link to it: words stay, a button goes, or all lead elsewhere", async () => {
	const before = content();
	const hide = { name: "/werkwijze", to: "nowhere" };
	const { consequences, refused } = ask("hide", hide);
	expect(refused).toBeUndefined();
	expect(consequences).toEqual(
		expect.arrayContaining([
			"De pagina gaat uit het menu.",
			"Over ons: 1 link",
			expect.stringMatching(/^In de vertalingen: \d+ links$/),
		]),
	);
	expect(await finishWizard("hide", hide)).toHaveProperty("written");
	expect(textOf("pages/werkwijze.yaml")).toContain("draft: ja\n");
	expect(textOf("pages/over-ons.yaml")).toMatch(/gratis hoorcheck(?!\])/);
	const left = [...content()].filter(([name, text]) => /\.yaml$/.test(name) && /[( ]\/werkwijze\b/.test(text));
	expect(left).toEqual([]);
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);

	await finishWizard("hide", { ...hide, to: "/contact" });
	expect(textOf("pages/over-ons.yaml")).toContain("[gratis hoorcheck](/contact)");
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);
});

test("a page that is hidden, or waits for its day, is shown again", async () => {
	const before = content();
	const text = textOf("pages/werkwijze.yaml");
	await finishWizard("hide", { name: "/werkwijze", to: "/contact" });
	expect(await finishWizard("show", { name: "/werkwijze" })).toHaveProperty("written");
	expect(textOf("pages/werkwijze.yaml")).toBe(text);
	await undo();
	await undo();
	const file = join(site.root, "content/pages/werkwijze.yaml");
	writeFileSync(file, text.replace(/^title: .*$/m, "$&\npublish: 2099-01-15"));
	hear("pages/werkwijze.yaml");
	expect(opened.server.content.site.pages.get("/werkwijze")?.value.publish).toBe("2099-01-15");
	expect(await finishWizard("show", { name: "/werkwijze" })).toHaveProperty("written");
	expect(changed(before)).toEqual([]);
});

describe("the links that went when a page was hidden", () => {
	let kept: PublishingSite;
	let brain: Brain;

	beforeEach(() => {
		const site = temporarySite();
		copyStudioSite(site.root);
		kept = new PublishingSite({ site });
		({ brain } = kept.open());
	});

	afterEach(() => kept.dispose());

	const page = { name: "/werkwijze" };
	const file = (name: string) => join(kept.root, "content", name);
	const files = () => filesIn(join(kept.root, "content"));
	const says = () => readFileSync(file("pages/hoortoestellen.yaml"), "utf8");
	const run = (what: string, answers: Answers) =>
		Promise.resolve(commands.finishWizard.run(brain, { what, answers, from: "/", name: what }));
	const asked = (answers: Answers) => questions.wizard.run(brain, { what: "show", answers });
	const rewrite = (name: string, change: (text: string) => string) => {
		writeFileSync(file(name), change(readFileSync(file(name), "utf8")));
		brain.live.refresh(new Set([`content/${name}`]));
	};

	test("come back with it, wherever they led since then", async () => {
		const before = files();
		for (const to of ["nowhere", "/contact"]) {
			await run("hide", { ...page, to });
			expect(says()).not.toContain("](/werkwijze)");
			// What is online since then is as it was hidden.
			if (to === "/contact") kept.git("commit", "--all", "--quiet", "--message", "Verborgen");
			const { consequences } = await asked(page);
			expect(consequences).toContain("Welke hoortoestellen zijn er?: 1 link");
			expect(consequences).not.toContainEqual(expect.stringContaining("zelf"));
			expect(await run("show", page)).toHaveProperty("written");
			expect(differingFiles(before, files())).toEqual([]);
		}
	});

	test("stay as they are for whoever wants that, and nothing is asked of a page that nobody had linked to", async () => {
		const stay = { ...page, links: "stay" };
		await run("hide", { ...page, to: "/contact" });
		expect((await asked(stay)).consequences).toEqual([]);
		await run("show", stay);
		expect(says()).toContain("[hoe wij werken](/contact)");
		kept.git("commit", "--all", "--quiet", "--message", "Getoond");
		rewrite("pages/werkwijze.yaml", (text) => text.replace(/^title: .*$/m, "$&\ndraft: ja"));
		expect((await asked(page)).consequences).toEqual([]);
	});

	test("stay where somebody has written something else meanwhile, and that is said", async () => {
		await run("hide", { ...page, to: "nowhere" });
		const written = says().replace("hoe wij werken", "hoe wij dat doen");
		rewrite("pages/hoortoestellen.yaml", () => written);
		const { consequences } = await asked(page);
		expect(consequences).toContain(
			"Welke hoortoestellen zijn er?: hier is intussen iets veranderd. Zet de link daar zelf terug.",
		);
		expect(consequences).toContainEqual(expect.stringMatching(/: \d+ links?$/));
		expect(await run("show", page)).toHaveProperty("written");
		expect(says()).toBe(written);
	});

	test("come back to the address that it was given meanwhile, to which the one that visitors knew leads", async () => {
		for (const isOnline of [false, true]) {
			const before = files();
			await run("hide", { ...page, to: isOnline ? "/contact" : "nowhere" });
			if (isOnline) kept.git("commit", "--all", "--quiet", "--message", "Verborgen");
			await run("rename", { ...page, address: "/aanpak" });
			if (isOnline) {
				kept.git("add", "--all");
				kept.git("commit", "--quiet", "--message", "Hernoemd");
			}
			expect(readFileSync(file("pages/aanpak.yaml"), "utf8")).toMatch(/formerly:\n +- \/werkwijze\n/);
			expect((await asked({ name: "/aanpak" })).consequences).toContain("Welke hoortoestellen zijn er?: 1 link");
			expect(await run("show", { name: "/aanpak" })).toHaveProperty("written");
			expect(says()).toContain("[hoe wij werken](/aanpak)");
			await run("rename", { name: "/aanpak", address: "/werkwijze" });
			rewrite("pages/werkwijze.yaml", (text) => text.replace(/formerly:\n +- .*\n/, ""));
			expect(differingFiles(before, files())).toEqual([]);
		}
	});

	test("a page that visitors never saw leaves no address behind", async () => {
		await run("hide", { ...page, to: "nowhere" });
		kept.git("commit", "--all", "--quiet", "--amend", "--message", "Een concept");
		await run("rename", { ...page, address: "/aanpak" });
		expect(readFileSync(file("pages/aanpak.yaml"), "utf8")).not.toContain("formerly");
	});

	test("cannot be found where nobody knows how the site was, which is said", async () => {
		await run("hide", { ...page, to: "nowhere" });
		const publications = () => Promise.reject(new Refusal({ nl: "Geen antwoord.", en: "No answer." }));
		const { live, repository, versions } = brain;
		const silent = { state: () => repository.state(), publications };
		const earlier = await siteBefore({ live, versions, repository: silent }, "show", page);
		expect(earlier).toBe("unknown");
		expect(wizardState(live, "show", page, earlier).consequences).toEqual([
			"Links die weggingen toen de pagina werd verborgen, komen nu niet terug: Studio kan niet nagaan welke dat waren. Met internet kan dat wel.",
		]);
	});
});

test("many places in which the same changes stand under one line, which counts them and names the first", () => {
	const { site } = opened.server.content;
	const pages = [...site.pages.values()].slice(0, 25);
	const links = new Map(pages.map(({ source }) => [source.file, { count: 2 }]));
	const lines = pages.map(({ value }) => `${value.title}: 2 links`);
	const said = (words: InReports) => inLanguage(words, "nl");
	const [together, ...more] = linksLeft(site, links);
	expect(more).toEqual([]);
	const first = pages.slice(0, 5).map(({ value }) => value.title);
	expect(together && said(together)).toBe(`50 links op 25 plekken: ${first.join(" · ")} · nog 20`);
	expect(together?.each?.map(said)).toEqual(lines);
	// So many are read.
	links.delete(pages.at(-1)?.source.file ?? "");
	expect(linksLeft(site, links).map(said)).toEqual(lines.slice(0, -1));
});

test("all links to an address are mended at once, and a link that cannot go asks for a page", async () => {
	const before = content();
	const last = { name: "/afspraak-maken", to: "nowhere" };
	const places = ["Over ons: 3 links", "Over ons: ‘Afspraak maken’ gaat weg"];
	expect(ask("links", last).consequences).toEqual(expect.arrayContaining(places));
	expect(await finishWizard("links", last)).toHaveProperty("written");
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);
	expect(ask("links", { name: "/contact", to: "nowhere" }).refused).toMatch(
		/^Een link kan hier niet weg: .+ Kies een pagina/,
	);
	expect(ask("links", { name: "/nergens", to: "nowhere" }).refused).toMatch(/geen links meer/);
});

test("of many places that hold something a few are named, and of the others how many they are", () => {
	const said = (names: readonly string[]) =>
		inLanguage({ nl: "{names}.", values: { names: namedTogether(names) } }, "nl");
	expect(said(["A", "B", "C", "D", "E"])).toBe("A · B · C · D · E.");
	expect(said(["A", "B", "C", "D", "E", "F", "G"])).toBe("A · B · C · D · E · nog 2.");
});

test("what goes with one of its links takes nothing of what comes behind it", () => {
	const thing = group("Een ding.", { more: link("Meer.").optional(), link: link("Waarheen.") });
	const things = { title: { nl: "Dingen", en: "Things" }, summary: { nl: "Dingen.", en: "Things." } };
	const definition = defineSection({ type: "things", ...things, fields: { items: list("Alle.", thing, { max: 9 }) } });
	const definitions = sectionDefinitions as Map<string, SectionDefinition>;
	definitions.set("things", definition);
	try {
		const example = siteInMemory();
		const item = (to: string) => `      - more: ${to}\n        link: ${to}\n`;
		const section = (...all: string[]) => `  - type: things\n    items:\n${all.map(item).join("")}`;
		const page =
			"title: Dingen\ndescription: Alle dingen die er zijn, bij elkaar.\nsections:\n  - type: hero\n    title: Dingen\n";
		example.write("pages/dingen.yaml", page + section("/contact", "/", "/aanbod"));
		const { texts, held } = withoutLinks(example.check().site, "/contact");
		expect(held).not.toContain("content/pages/dingen.yaml");
		expect(texts.get("content/pages/dingen.yaml")?.text).toBe(page + section("/", "/aanbod"));
	} finally {
		definitions.delete("things");
	}
});

test("another product comes in the place of one that goes, also where a text names it in any language", async () => {
	const before = content();
	const answers = { name: "products.muziek-regular", to: "products.muziek-premium" };
	expect(ask("discard", answers)).toMatchObject({
		refused: undefined,
		consequences: expect.arrayContaining([expect.stringMatching(/: daar komt het andere in de plaats$/)]),
	});
	expect(await finishWizard("discard", answers)).toHaveProperty("written");
	const left = [...content()].filter(([name, text]) => /\.yaml$/.test(name) && /muziek-regular(?!\.svg)/.test(text));
	expect(left).toEqual([]);
	expect(textOf("pages/blogs/muziekfestivals-en-gehoor.yaml")).toContain("{products.muziek-premium.price}");
	expect(textOf("pages/gehoorbescherming/muziek.yaml").match(/- muziek-premium/g)).toHaveLength(1);
	expect(site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
	await undo();
	expect(changed(before)).toEqual([]);
});

test("a product goes out of the facts and out of the lists that have others, and all of it comes back", async () => {
	const before = content();
	const answers = { name: "products.werk-premium" };
	const { consequences: tells, refused } = ask("discard", answers);
	expect([tells, refused]).toEqual([["Gehoorbescherming op maat voor uw werk: gaat daar uit de lijst"], undefined]);
	await finishWizard("discard", answers);
	expect(changed(before)).toEqual(["facts/products.yaml", "pages/gehoorbescherming/werk.yaml"]);
	expect(textOf("facts/products.yaml")).not.toContain("werk-premium");
	expect(textOf("pages/gehoorbescherming/werk.yaml")).not.toContain("werk-premium");
	await undo();
	expect(changed(before)).toEqual([]);
});

test("what no page names goes out of the facts, as any other", async () => {
	const products = textOf("facts/products.yaml");
	const copied = products.slice(products.indexOf("\nzwem-maatwerk:")).replace("zwem-maatwerk:", "tuin:");
	site.write("facts/products.yaml", products + copied);
	hear("facts/products.yaml");
	const answers = { name: "products.tuin" };
	expect(ask("discard", answers)).toMatchObject({ consequences: [], refused: undefined });
	await finishWizard("discard", answers);
	expect(textOf("facts/products.yaml")).toBe(products);
});

describe("nothing is written", () => {
	test.each([
		["rename", { name: "/", address: "/thuis" }, "voorpagina"],
		["remove", { name: "/", to: "/contact" }, "voorpagina"],
		["remove", { name: "/contact", to: "/contact" }, "de pagina zelf"],
		["rename", { name: "/blogs", address: "/artikelen" }, "andere pagina’s (9)"],
		["rename", { name: "/contact", address: "/over-ons" }, "is er al"],
		["rename", { name: "/contact", address: "/../../x" }, "kan zo niet heten"],
		["rename", { name: "/contact", address: "/images" }, "gereserveerd"],
		["page", { name: "Contact" }, "is er al"],
		["towns", { name: "Sneek", position: "53.033, 5.659" }, "Staat er twee keer"],
		["towns", { name: "Jorwert", position: "in het noorden" }, "waar het ligt"],
		["product", { name: "Reis" }, "reis"],
		["discard", { name: "products.stilte" }, "Gehoorbescherming op maat voor meer stilte"],
		["discard", { name: "products.muziek-regular" }, "nog genoemd"],
		["discard", { name: "products.er-niet" }, "staat niet meer"],
	])("%s %j", async (what, answers, said) => {
		const before = content();
		expect(JSON.stringify(await finishWizard(what, answers as Answers))).toContain(said);
		expect(changed(before)).toEqual([]);
	});

	test("into a file that somebody changed and Studio has not read, or that is in JSON", async () => {
		const contact = join(site.root, "content/pages/contact.yaml");
		const text = readFileSync(contact, "utf8");
		writeFileSync(contact, `${text}# Van iemand anders.\n`);
		const before = content();
		expect(await finishWizard("remove", { name: "/second-opinion", to: "/contact" })).toHaveProperty("refused");
		expect(changed(before)).toEqual([]);
		hear("pages/contact.yaml");
		expect(await finishWizard("remove", { name: "/second-opinion", to: "/contact" })).toHaveProperty("written");
		expect(textOf("pages/contact.yaml")).toContain("# Van iemand anders.");
		await undo();
		expect(changed(before)).toEqual([]);
		writeFileSync(contact, text);
		site.write("pages/proef.json", JSON.stringify({ title: "Proef", sections: [] }));
		hear("pages/contact.yaml", "pages/proef.json");
		expect(await finishWizard("rename", { name: "/proef", address: "/test" })).toHaveProperty("refused");
		site.remove("pages/proef.json");
		hear("pages/proef.json");
	});
});

test("drafts are known, with the day on which they appear", () => {
	const drafts = () => opened.studio.session(opened.server).drafts.map(({ path, from }) => [path, from]);
	site.replace("pages/over-ons.yaml", "menu:", "publish: 2999-01-15\nmenu:");
	site.replace("pages/contact.yaml", "menu:", "draft: ja\nmenu:");
	hear("pages/over-ons.yaml", "pages/contact.yaml");
	expect(drafts()).toEqual([
		["/over-ons", "15 januari 2999"],
		["/contact", undefined],
	]);
	site.replace("pages/over-ons.yaml", "publish: 2999-01-15\n", "");
	site.replace("pages/contact.yaml", "draft: ja\n", "");
	hear("pages/over-ons.yaml", "pages/contact.yaml");
	expect(drafts()).toEqual([]);
});

test("a page that leads to a draft is shown to whoever opens Studio then", () => {
	site.replace("pages/belasting-teruggave.yaml", "menu:", "draft: ja\nmenu:");
	hear("pages/belasting-teruggave.yaml");
	const later = openStudio(site.root);
	for (const { server } of [opened, later])
		expect(markedPage(server, "/contact")?.file).toBe("content/pages/contact.yaml");
	later.server.close();
	site.replace("pages/belasting-teruggave.yaml", "draft: ja\n", "");
	hear("pages/belasting-teruggave.yaml");
});

test("two sections that have the same name for links are each shown once", () => {
	const before = textOf("pages/werkwijze.yaml");
	const section = (words: string) => `  - type: prose\n    id: zelfde\n    text: ${words}\n`;
	site.write("pages/werkwijze.yaml", before + section("De eerste tekst.") + section("De tweede tekst."));
	hear("pages/werkwijze.yaml");
	const { html = "" } = markedPage(opened.server, "/werkwijze") ?? {};
	expect([/De eerste tekst/g, /De tweede tekst/g].map((words) => html.match(words)?.length)).toEqual([1, 1]);
	site.write("pages/werkwijze.yaml", before);
	hear("pages/werkwijze.yaml");
});
