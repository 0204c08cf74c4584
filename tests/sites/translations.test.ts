import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Language } from "#core/languages.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { gatherTranslations } from "#pipeline/report/gather-translations.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { assertSound } from "#pipeline/site/site.ts";
import translations from "../../scripts/commands/translations.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { allWords, translatedWords } from "../helpers/translated-words.ts";

/** A page of a few passages, translated into English, and what happens when its Dutch changes. */
let site: TemporarySite;

const page = `title: Over ons
description: Wie wij zijn en wat wij doen, in een paar zinnen voor wie ons nog niet kent.
sections:
  - type: hero
    title: Wij zijn er voor u
  - type: prose
    text: |
      Kom gerust langs voor een kopje koffie. Bellen mag ook: {business.phone}.

      ## Wat het kost

      Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
  - type: prose
    text: |
      U vindt ons naast het station.
`;

const file = "translations/en/pages/over-ons.yaml";

/** Written by hand: a remark, quotes, an empty line too many, a block and two spaces behind a dash. */
const english = `# yaml-language-server: $schema=../../../../schemas/translations/en.schema.json
# Translated by Anna.

- nl: Over ons
  en: About us

# The description stands in search engines.
- nl: Wie wij zijn en wat wij doen, in een paar zinnen voor wie ons nog niet kent.
  en: "Who we are and what we do, in a few sentences for those who do not know us yet."


-   nl: 'Wij zijn er voor u'
    en: We are here for you # short!

- nl: >-
    Kom gerust langs voor een kopje koffie.
    Bellen mag ook: {business.phone}.
  en: |-
    Do drop by for a cup of coffee. You may also call {business.phone}.
- nl: '## Wat het kost'
  en: '## What it costs'
- nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
  en: Earplugs cost {products.slaap.price}. See [contact](/contact).
- nl: U vindt ons naast het station.
  en: You will find us next to the station.
`;

const words = "translations/en/words/nl.yaml";

const englishWords = translatedWords("en");

beforeEach(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.write("pages/over-ons.yaml", page);
	site.replace(
		"pages/index.yaml",
		"label: Neem contact op\n        link: /contact",
		"label: Over ons\n        link: /over-ons",
	);
	site.write(file, english);
	site.write("words/nl.yaml", allWords());
	site.write(words, englishWords);
	vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => {
	vi.restoreAllMocks();
	site.dispose();
});

/** Brings the translations up to date, and gives those of the page. */
async function update(): Promise<string> {
	const code = await translations.run({
		project: site.root,
		root: site.root,
		language: undefined,
		options: {},
		words: [],
	});
	expect(code).toBe(0);
	return readFileSync(join(site.root, "content", file), "utf8");
}

/** What the check says of a file, the page without one, and its translations, code by code. */
function findings(name = "pages/over-ons.yaml"): string[] {
	return site
		.check()
		.problems.filter(({ place }) => place.file.endsWith(name))
		.map(({ code, place }) => `${code} ${place.file.replace("content/", "")}:${place.line}:${place.column}`);
}

/** The HTML of the first text of the English page. */
function shown(): string {
	const content = assertSound(site.check().site);
	const written = content.pages.get("/over-ons");
	if (!written) throw new Error("The page is not sound.");
	const { sections } = presentPage(written, makeContext(content, "en"));
	const [, text] = sections;
	return String((text?.data as { text?: unknown } | undefined)?.text);
}

test("a complete translation stays byte for byte what it is", async () => {
	expect(findings()).toEqual([]);
	expect(await update()).toBe(english);
	expect(shown()).toContain("Do drop by for a cup of coffee.");
});

test("text that is broken over lines in another way is the same text", async () => {
	site.replace("pages/over-ons.yaml", "kopje koffie. Bellen", "kopje\n      koffie. Bellen");
	expect(findings()).toEqual([]);
	expect(await update()).toBe(english);
});

test("a missing passage gets its pair in the place that it has on the page", async () => {
	site.replace("pages/over-ons.yaml", "      ## Wat", "      U mag iemand meenemen.\n\n      ## Wat");
	expect(findings()).toEqual(["translation-missing pages/over-ons.yaml:10:7"]);
	expect(shown()).toContain('<div lang="nl" dir="ltr"><p>U mag iemand meenemen.</p></div>');
	expect(await update()).toBe(
		english.replace("- nl: '## Wat het", "- nl: U mag iemand meenemen.\n  en:\n- nl: '## Wat het"),
	);
	expect(findings()).toEqual([`translation-missing ${file}:20:7`]);
});

test("a changed passage falls back, and stands beside its old translation until somebody looks at it", async () => {
	site.replace("pages/over-ons.yaml", "een kopje koffie", "koffie of thee");
	expect(findings()).toEqual(["translation-stale pages/over-ons.yaml:8:7"]);
	expect(shown()).toMatch(/<div lang="nl" dir="ltr"><p>Kom gerust langs voor koffie of thee\. Bellen mag ook: <a/);
	const updated = await update();
	expect(updated).toBe(
		english.replace(
			"- nl: >-\n    Kom",
			'- nl: "Kom gerust langs voor koffie of thee. Bellen mag ook: {business.phone}."\n  was: >-\n    Kom',
		),
	);
	expect(findings()).toEqual([`translation-stale ${file}:16:3`]);
	// The Dutch changes once more: what was translated stays what it was.
	site.replace("pages/over-ons.yaml", "koffie of thee", "thee");
	expect(await update()).toBe(updated.replace("koffie of thee", "thee"));
	// The translator has mended the sentence and taken the line away.
	site.write(file, updated.replace("koffie of thee", "thee").replace(/ {2}was: [\s\S]*?(?= {2}en: \|)/, ""));
	expect(findings()).toEqual([]);
});

test("a change that is taken back needs no translator", async () => {
	site.replace("pages/over-ons.yaml", "naast het station", "tegenover het station");
	const updated = await update();
	expect(updated).toContain("was: U vindt ons naast het station.");
	site.replace("pages/over-ons.yaml", "tegenover het station", "naast het station");
	expect(await update()).toBe(english);
});

test("what is no longer used stands at the end, and comes back when it is used again", async () => {
	site.replace("pages/over-ons.yaml", "      ## Wat het kost\n\n", "");
	const updated = await update();
	expect(
		updated.endsWith(
			"\n\n# Niet meer op de site. Bewaard voor later; mag weg.\n- nl: '## Wat het kost'\n  en: '## What it costs'\n",
		),
	).toBe(true);
	expect(updated.split("- nl: '## Wat het kost'")).toHaveLength(2);
	expect(findings()).toEqual([]);
	expect(await update()).toBe(updated);
	site.replace("pages/over-ons.yaml", "      Oordoppen", "      ## Wat het kost\n\n      Oordoppen");
	expect((await update()).trimEnd()).toBe(english.trimEnd());
});

test("sections in another order change nothing in the translations", async () => {
	const [head = "", hero = "", first = "", second = ""] = page.split(/(?= {2}- type)/);
	site.write("pages/over-ons.yaml", head + hero + second + first);
	expect(findings()).toEqual([]);
	expect(await update()).toBe(english);
});

test("a block that is split in two stands twice beside its old translation", async () => {
	site.replace("pages/over-ons.yaml", " Bellen mag ook:", "\n\n      Bellen mag ook:");
	expect(findings()).toEqual([
		"translation-stale pages/over-ons.yaml:8:7",
		"translation-stale pages/over-ons.yaml:10:7",
	]);
	const updated = await update();
	expect(updated).toContain("- nl: Kom gerust langs voor een kopje koffie.\n  was: >-\n    Kom gerust");
	expect(updated).toContain(
		'- nl: "Bellen mag ook: {business.phone}."\n  was: "Kom gerust langs voor een kopje koffie. Bellen mag ook: {business.phone}."\n  en: Do drop by for a cup of coffee. You may also call {business.phone}.\n',
	);
});

test("a new file takes over what is always translated in the same way elsewhere", async () => {
	site.write("pages/blogs/tweede.yaml", page.replace("naast het", "bij het"));
	await update();
	const made = readFileSync(join(site.root, "content/translations/en/pages/blogs/tweede.yaml"), "utf8");
	expect(made).toContain("- nl: Over ons\n  en: About us\n");
	expect(made).toContain("- nl: U vindt ons bij het station.\n  en:\n");
	expect(made.startsWith("# yaml-language-server: $schema=../../../../../schemas/translations/en.schema.json\n")).toBe(
		true,
	);
});

test("a changed word of the shell is out of date in each language until somebody looks at it", async () => {
	site.replace("site.yaml", "languages: [nl, en]", "languages: [nl, en, fr]");
	site.write("translations/fr/words/nl.yaml", translatedWords("fr"));
	const spoken = (language: Language) => makeContext(assertSound(site.check().site), language).words;
	expect(findings("words/nl.yaml")).toEqual([]);
	expect([spoken("en").read_more, spoken("fr").read_more]).toEqual(["Read more", "Lire la suite"]);
	site.replace("words/nl.yaml", "read_more: Lees meer", "read_more: Verder lezen");
	const stale = site.check().problems.filter(({ code }) => code === "translation-stale");
	expect(stale.map(({ place, values }) => ({ at: `${place.file}:${place.line}:${place.column}`, values }))).toEqual([
		{ at: "content/words/nl.yaml:21:12", values: { languages: ["en", "fr"], source: "nl", fallback: "en" } },
	]);
	expect(spoken("fr").read_more).toBe("Verder lezen");
	await update();
	expect(readFileSync(join(site.root, "content", words), "utf8")).toBe(
		englishWords.replace("- nl: Lees meer\n", "- nl: Verder lezen\n  was: Lees meer\n"),
	);
	expect(findings("words/nl.yaml")).toEqual([
		"translation-stale translations/en/words/nl.yaml:64:3",
		"translation-stale translations/fr/words/nl.yaml:64:3",
	]);
	site.replace(words, "  was: Lees meer\n  en: Read more\n", "  en: Read on\n");
	site.replace("translations/fr/words/nl.yaml", "  was: Lees meer\n", "");
	expect(findings("words/nl.yaml")).toEqual([]);
	expect([spoken("en").read_more, spoken("fr").read_more]).toEqual(["Read on", "Lire la suite"]);
});

test("a word of signs alone is written in each language in its own way", () => {
	site.replace(words, 'en: "{number}%"', 'en: "{number} per cent"');
	expect(makeContext(assertSound(site.check().site), "en").words).toMatchObject({ percentage: "{number} per cent" });
});

test("content that is not sound is left alone", async () => {
	site.replace("pages/over-ons.yaml", "(/contact)", "(/contakt)");
	const code = await translations.run({ project: "", root: site.root, language: undefined, options: {}, words: [] });
	expect(code).toBe(1);
	expect(readFileSync(join(site.root, "content", file), "utf8")).toBe(english);
	expect(existsSync(join(site.root, "content/translations/en/site.yaml"))).toBe(false);
});

describe("what is to be translated", () => {
	/** The report as the command prints it. */
	function printed(language: "nl" | "en", all = false): string {
		const { problems, site: content } = site.check({ today: "2026-11-22" });
		const told = all ? problems : gatherTranslations(problems);
		return terminalReport(told, { language, color: false, texts: content.texts, all });
	}

	const change = () => {
		site.replace("pages/over-ons.yaml", "naast het station", "tegenover het station");
		site.replace("pages/over-ons.yaml", "      ## Wat", "      U mag iemand meenemen.\n\n      ## Wat");
		site.replace("site.yaml", "languages: [nl, en]", "languages: [nl, en, fr]");
		site.write("translations/fr/words/nl.yaml", translatedWords("fr"));
	};

	test("a line for each file, which stays when the translations are brought up to date", async () => {
		change();
		expect(printed("nl")).toMatchInlineSnapshot(`
			"Waarschuwing: Nog te vertalen  translations-open

			  content/facts/branches.yaml:1  10 teksten nog niet vertaald in het Engels en Frans
			  content/facts/business.yaml:1  9 teksten nog niet vertaald in het Engels en Frans
			  content/facts/forms.yaml:1  30 teksten nog niet vertaald in het Engels en Frans
			  content/facts/products.yaml:1  27 teksten nog niet vertaald in het Engels en Frans
			  content/facts/services.yaml:1  4 teksten nog niet vertaald in het Engels en Frans
			  content/kinds/products.yaml:1  3 teksten nog niet vertaald in het Engels en Frans
			  content/kinds/services.yaml:1  2 teksten nog niet vertaald in het Engels en Frans
			  content/pages/aanbod.yaml:1  14 teksten nog niet vertaald in het Engels en Frans
			  content/pages/blogs/een-eerste-opmeting.yaml:1  13 teksten nog niet vertaald in het Engels en Frans
			  content/pages/blogs/index.yaml:1  3 teksten nog niet vertaald in het Engels en Frans
			  content/pages/blogs/rugtassen-op-maat.yaml:1  5 teksten nog niet vertaald in het Engels en Frans
			  content/pages/contact.yaml:1  7 teksten nog niet vertaald in het Engels en Frans
			  content/pages/index.yaml:1  8 teksten nog niet vertaald in het Engels en Frans
			  content/pages/over-ons.yaml:1  1 tekst nog niet vertaald in het Engels; 8 teksten nog niet vertaald in het Frans; 1 tekst verouderd in het Engels
			  content/site.yaml:1  8 teksten nog niet vertaald in het Engels en Frans
			  → Draai \`npm run translations\` en vul aan in content/translations. \`npm run validate -- --all\` wijst elke tekst aan. Mag het wachten, zet het dan met een dag onder \`translateLater\` in content/site.yaml.

			15 waarschuwingen
			"
		`);
		expect(printed("en")).toMatchInlineSnapshot(`
			"Warning: Still to be translated  translations-open

			  content/facts/branches.yaml:1  10 texts not translated yet into English and French
			  content/facts/business.yaml:1  9 texts not translated yet into English and French
			  content/facts/forms.yaml:1  30 texts not translated yet into English and French
			  content/facts/products.yaml:1  27 texts not translated yet into English and French
			  content/facts/services.yaml:1  4 texts not translated yet into English and French
			  content/kinds/products.yaml:1  3 texts not translated yet into English and French
			  content/kinds/services.yaml:1  2 texts not translated yet into English and French
			  content/pages/aanbod.yaml:1  14 texts not translated yet into English and French
			  content/pages/blogs/een-eerste-opmeting.yaml:1  13 texts not translated yet into English and French
			  content/pages/blogs/index.yaml:1  3 texts not translated yet into English and French
			  content/pages/blogs/rugtassen-op-maat.yaml:1  5 texts not translated yet into English and French
			  content/pages/contact.yaml:1  7 texts not translated yet into English and French
			  content/pages/index.yaml:1  8 texts not translated yet into English and French
			  content/pages/over-ons.yaml:1  1 text not translated yet into English; 8 texts not translated yet into French; 1 text out of date in English
			  content/site.yaml:1  8 texts not translated yet into English and French
			  → Run \`npm run translations\` and fill in the rest in content/translations. \`npm run validate -- --all\` points out every text. If it can wait, put it with a date under \`translateLater\` in content/site.yaml.

			15 warnings
			"
		`);
		const before = printed("nl").split("\n").length;
		await update();
		expect(printed("nl")).toMatchInlineSnapshot(`
			"Waarschuwing: Nog te vertalen  translations-open

			  content/facts/branches.yaml:1  10 teksten nog niet vertaald in het Engels en Frans
			  content/facts/business.yaml:1  9 teksten nog niet vertaald in het Engels en Frans
			  content/facts/forms.yaml:1  30 teksten nog niet vertaald in het Engels en Frans
			  content/facts/products.yaml:1  27 teksten nog niet vertaald in het Engels en Frans
			  content/facts/services.yaml:1  4 teksten nog niet vertaald in het Engels en Frans
			  content/kinds/products.yaml:1  3 teksten nog niet vertaald in het Engels en Frans
			  content/kinds/services.yaml:1  2 teksten nog niet vertaald in het Engels en Frans
			  content/pages/aanbod.yaml:1  14 teksten nog niet vertaald in het Engels en Frans
			  content/pages/blogs/een-eerste-opmeting.yaml:1  13 teksten nog niet vertaald in het Engels en Frans
			  content/pages/blogs/rugtassen-op-maat.yaml:1  5 teksten nog niet vertaald in het Engels en Frans
			  content/pages/contact.yaml:1  7 teksten nog niet vertaald in het Engels en Frans
			  content/pages/index.yaml:1  7 teksten nog niet vertaald in het Engels; 8 teksten nog niet vertaald in het Frans
			  content/pages/over-ons.yaml:1  1 tekst nog niet vertaald in het Engels; 8 teksten nog niet vertaald in het Frans; 1 tekst verouderd in het Engels
			  content/translations/en/pages/blogs/index.yaml:6  2 teksten nog niet vertaald in het Engels en Frans
			  content/translations/en/site.yaml:6  6 teksten nog niet vertaald in het Engels en Frans
			  → Draai \`npm run translations\` en vul aan in content/translations. \`npm run validate -- --all\` wijst elke tekst aan. Mag het wachten, zet het dan met een dag onder \`translateLater\` in content/site.yaml.

			15 waarschuwingen
			"
		`);
		expect(printed("nl").split("\n").length).toBeLessThanOrEqual(before);
		expect(printed("nl", true).split("\n").length).toBeGreaterThan(before);
	});

	test("may wait until a day, for a language, a file, or a file in a language", () => {
		change();
		const written = readFileSync(join(site.root, "content/site.yaml"), "utf8");
		/** What is said of the page when this may wait. */
		const later = (entries: string) => {
			site.write("site.yaml", `${written}\ntranslateLater:\n${entries}`);
			return /^ {2}content\/pages\/over-ons.yaml:\d+ {2}(.*)$/m.exec(printed("nl"))?.[1];
		};
		const english = "1 tekst nog niet vertaald in het Engels; 1 tekst verouderd in het Engels";
		const french = "8 teksten nog niet vertaald in het Frans";
		expect(later("  - language: fr\n    until: 2026-11-22")).toBe(english);
		expect(later("  - language: en\n    until: 2026-11-22")).toBe(french);
		expect(later("  - file: pages/over-ons.yaml\n    until: 2027-01-01")).toBe(undefined);
		expect(later("  - file: pages/over-ons.yaml\n    language: fr\n    until: 2027-01-01")).toBe(english);
		expect(later("  - file: pages/contact.yaml\n    until: 2027-01-01")).toContain("Frans");
		expect(later("  - until: 2027-01-01")).toBe(undefined);
		expect(later("  - until: 2026-11-21")).toContain("Frans");
	});

	test("may not wait any longer, or waits for nothing", () => {
		site.replace(
			"site.yaml",
			"languages: [nl, en]",
			"languages: [nl, en]\ntranslateLater:\n  - until: 2026-11-21\n  - language: es\n    file: pages/over-osn.yaml\n    until: 2027-01-01",
		);
		const own = (language: "nl" | "en") => printed(language).split(/(?=^\S+: \S.* translations-open$)/m)[0];
		expect(own("nl")).toMatchInlineSnapshot(`
			"content/site.yaml

			Waarschuwing: Vertalen mag niet langer wachten  content/site.yaml:18:12  waiting-is-over
			  De vertaling mocht wachten tot en met \`2026-11-21\`, en die dag is voorbij.
			    17 | translateLater:
			  > 18 |   - until: 2026-11-21
			       |            ^^^^^^^^^^
			    19 |   - language: es
			  → Haal dit uitstel weg, of kies een nieuwe dag.

			Waarschuwing: Hier is niets te vertalen  content/site.yaml:19:15  waiting-for-nothing
			  \`es\` mag wachten met vertalen, maar de site heeft daar niets te vertalen.
			    18 |   - until: 2026-11-21
			  > 19 |   - language: es
			       |               ^^
			    20 |     file: pages/over-osn.yaml
			  → Schrijf een taal van de site, zoals \`ar\`, of een bestand in content, zoals \`pages/contact.yaml\`. Of haal dit uitstel weg.

			Waarschuwing: Hier is niets te vertalen  content/site.yaml:20:11  waiting-for-nothing
			  \`pages/over-osn.yaml\` mag wachten met vertalen, maar de site heeft daar niets te vertalen.
			    19 |   - language: es
			  > 20 |     file: pages/over-osn.yaml
			       |           ^^^^^^^^^^^^^^^^^^^
			    21 |     until: 2027-01-01
			  → Bedoelde u \`pages/over-ons.yaml\`?

			"
		`);
		expect(own("en")).toMatchInlineSnapshot(`
			"content/site.yaml

			Warning: Translation can wait no longer  content/site.yaml:18:12  waiting-is-over
			  The translation could wait until \`2026-11-21\`, and that day has passed.
			    17 | translateLater:
			  > 18 |   - until: 2026-11-21
			       |            ^^^^^^^^^^
			    19 |   - language: es
			  → Remove this entry, or choose another day.

			Warning: Nothing to translate here  content/site.yaml:19:15  waiting-for-nothing
			  The translation of \`es\` can wait, but the site has nothing to translate there.
			    18 |   - until: 2026-11-21
			  > 19 |   - language: es
			       |               ^^
			    20 |     file: pages/over-osn.yaml
			  → Write a language of the site, such as \`ar\`, or a file in content, such as \`pages/contact.yaml\`. Or remove this entry.

			Warning: Nothing to translate here  content/site.yaml:20:11  waiting-for-nothing
			  The translation of \`pages/over-osn.yaml\` can wait, but the site has nothing to translate there.
			    19 |   - language: es
			  > 20 |     file: pages/over-osn.yaml
			       |           ^^^^^^^^^^^^^^^^^^^
			    21 |     until: 2027-01-01
			  → Did you mean \`pages/over-ons.yaml\`?

			"
		`);
	});
});

describe("the report", () => {
	/** Without the files of the example site that nobody has translated. */
	function report(language: "nl" | "en"): string {
		const { problems, site: content } = site.check();
		const own = problems.filter(({ code }) => code !== "file-not-translated");
		return terminalReport(own, { language, color: false, texts: content.texts });
	}

	test("facts, links and blocks that a translation lost, added or misspelt", () => {
		site.replace(file, "call {business.phone}", "call {bussiness.phone}");
		site.replace(
			file,
			"cost {products.slaap.price}. See [contact](/contact)",
			"cost 45 euros. See [contact](/en/contact)",
		);
		site.replace(file, "'## What it costs'", "'What it costs'");
		site.replace(file, "en: You will find us next to", "en: You will find <b>us</b> next to");
		site.replace(file, "We are here for you", `We are here for you${", as long as it takes".repeat(6)}`);
		site.replace(words, 'en: "{minutes} min read"', "en: A short read");
		site.replace("words/nl.yaml", 'minutes: "{minutes} min"', "minutes: enkele minuten");
		expect(report("nl")).toMatchInlineSnapshot(`
			"content/words/nl.yaml

			Accolades in een woord kloppen niet  content/words/nl.yaml:28:10  word-values
			  In \`minutes\` staat tussen accolades iets anders dan de site daar invult.
			    27 | page_description: Pagina {number}. {text}
			  > 28 | minutes: enkele minuten
			       |          ^^^^^^^^^^^^^^
			    29 | reading_time: "{minutes} min leestijd"
			  → Gebruik \`{minutes}\`.

			content/translations/en/pages/over-ons.yaml

			Feit in de vertaling klopt niet  content/translations/en/pages/over-ons.yaml:19:55  translation-fact
			  \`{bussiness.phone}\` staat niet in de Nederlandse tekst.
			    18 |   en: |-
			  > 19 |     Do drop by for a cup of coffee. You may also call {bussiness.phone}.
			       |                                                       ^^^^^^^^^^^^^^^^^
			    20 | - nl: '## Wat het kost'
			  → Bedoelde u \`{business.phone}\`?

			Vertaling heeft een andere vorm  content/translations/en/pages/over-ons.yaml:21:7  translation-shape
			  Het Nederlands en de vertaling zijn niet hetzelfde soort blok.
			    20 | - nl: '## Wat het kost'
			  > 21 |   en: 'What it costs'
			       |       ^^^^^^^^^^^^^^^
			    22 | - nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
			  → Het is een kop: begin ook de vertaling met \`##\` en een spatie.

			Feit in de vertaling klopt niet  content/translations/en/pages/over-ons.yaml:23:7  translation-fact
			  \`{products.slaap.price}\` uit de Nederlandse tekst ontbreekt in de vertaling.
			    22 | - nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
			  > 23 |   en: Earplugs cost 45 euros. See [contact](/en/contact).
			       |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    24 | - nl: U vindt ons naast het station.
			  → Zet het feit met de accolades op zijn plaats in de vertaling.

			Link in de vertaling klopt niet  content/translations/en/pages/over-ons.yaml:23:45  translation-link
			  De link naar \`/en/contact\` staat niet in de Nederlandse tekst.
			    22 | - nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
			  > 23 |   en: Earplugs cost 45 euros. See [contact](/en/contact).
			       |                                             ^^^^^^^^^^^
			    24 | - nl: U vindt ons naast het station.
			  → Schrijf \`[woorden](/contact)\`. Adressen zijn in elke taal gelijk.

			HTML in de tekst  content/translations/en/pages/over-ons.yaml:25:21  raw-html
			  \`<b>\` is HTML, en dat mag niet in een tekst staan.
			    24 | - nl: U vindt ons naast het station.
			  > 25 |   en: You will find <b>us</b> next to the station.
			       |                     ^^^
			    26 |
			  → Gebruik **vet**, *cursief*, lijsten met streepjes en [links](/contact). Een los <-teken schrijft u als \`\\<\`.

			Waarschuwing: Vertaling is erg lang  content/translations/en/pages/over-ons.yaml:13:9  translation-too-long
			  De vertaling is 145 tekens lang. Op deze plaats passen er ongeveer 117.
			    12 | -   nl: 'Wij zijn er voor u'
			  > 13 |     en: We are here for you, as long as it takes, as long as it takes, as long as it takes, as l…
			       |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    14 |
			  → Zeg het korter.

			content/translations/en/words/nl.yaml

			Feit in de vertaling klopt niet  content/translations/en/words/nl.yaml:88:7  translation-fact
			  \`{minutes}\` uit de Nederlandse tekst ontbreekt in de vertaling.
			    87 | - nl: "{minutes} min leestijd"
			  > 88 |   en: A short read
			       |       ^^^^^^^^^^^^
			    89 |
			  → Zet het feit met de accolades op zijn plaats in de vertaling.

			7 fouten en 1 waarschuwing
			"
		`);
		expect(report("en")).toMatchInlineSnapshot(`
			"content/words/nl.yaml

			Wrong braces in a word  content/words/nl.yaml:28:10  word-values
			  The braces of \`minutes\` are not those that the site fills in.
			    27 | page_description: Pagina {number}. {text}
			  > 28 | minutes: enkele minuten
			       |          ^^^^^^^^^^^^^^
			    29 | reading_time: "{minutes} min leestijd"
			  → Use \`{minutes}\`.

			content/translations/en/pages/over-ons.yaml

			Wrong fact in the translation  content/translations/en/pages/over-ons.yaml:19:55  translation-fact
			  \`{bussiness.phone}\` is not in the Dutch text.
			    18 |   en: |-
			  > 19 |     Do drop by for a cup of coffee. You may also call {bussiness.phone}.
			       |                                                       ^^^^^^^^^^^^^^^^^
			    20 | - nl: '## Wat het kost'
			  → Did you mean \`{business.phone}\`?

			Translation has a different structure  content/translations/en/pages/over-ons.yaml:21:7  translation-shape
			  The Dutch and the translation are not the same kind of block.
			    20 | - nl: '## Wat het kost'
			  > 21 |   en: 'What it costs'
			       |       ^^^^^^^^^^^^^^^
			    22 | - nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
			  → It is a heading: begin the translation with \`##\` and a space, too.

			Wrong fact in the translation  content/translations/en/pages/over-ons.yaml:23:7  translation-fact
			  \`{products.slaap.price}\` is in the Dutch text but not in the translation.
			    22 | - nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
			  > 23 |   en: Earplugs cost 45 euros. See [contact](/en/contact).
			       |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    24 | - nl: U vindt ons naast het station.
			  → Put the fact, with its braces, in its place in the translation.

			Wrong link in the translation  content/translations/en/pages/over-ons.yaml:23:45  translation-link
			  The link to \`/en/contact\` is not in the Dutch text.
			    22 | - nl: Oordoppen kosten {products.slaap.price}. Zie [contact](/contact).
			  > 23 |   en: Earplugs cost 45 euros. See [contact](/en/contact).
			       |                                             ^^^^^^^^^^^
			    24 | - nl: U vindt ons naast het station.
			  → Write \`[words](/contact)\`. Addresses are the same in every language.

			HTML in the text  content/translations/en/pages/over-ons.yaml:25:21  raw-html
			  \`<b>\` is HTML, which is not allowed in a text.
			    24 | - nl: U vindt ons naast het station.
			  > 25 |   en: You will find <b>us</b> next to the station.
			       |                     ^^^
			    26 |
			  → Use **bold**, *italics*, lists with hyphens and [links](/contact). Write a single < as \`\\<\`.

			Warning: Translation is very long  content/translations/en/pages/over-ons.yaml:13:9  translation-too-long
			  The translation is 145 characters long. There is room for about 117.
			    12 | -   nl: 'Wij zijn er voor u'
			  > 13 |     en: We are here for you, as long as it takes, as long as it takes, as long as it takes, as l…
			       |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    14 |
			  → Make it shorter.

			content/translations/en/words/nl.yaml

			Wrong fact in the translation  content/translations/en/words/nl.yaml:88:7  translation-fact
			  \`{minutes}\` is in the Dutch text but not in the translation.
			    87 | - nl: "{minutes} min leestijd"
			  > 88 |   en: A short read
			       |       ^^^^^^^^^^^^
			    89 |
			  → Put the fact, with its braces, in its place in the translation.

			7 errors and 1 warning
			"
		`);
	});

	test("what is missing, out of date or belongs to nothing", () => {
		site.replace("pages/over-ons.yaml", "naast het station", "tegenover het station");
		site.replace("pages/over-ons.yaml", "      ## Wat", "      U mag iemand meenemen.\n\n      ## Wat");
		site.write("translations/en/pages/verdwenen.yaml", "- nl: Weg\n  en: Gone\n");
		site.write("translations/fr/site.yaml", "- nl: Privacy\n  fr: Confidentialité\n");
		expect(report("nl")).toMatchInlineSnapshot(`
			"content/pages/over-ons.yaml

			Waarschuwing: Nog niet vertaald  content/pages/over-ons.yaml:10:7  translation-missing
			  Deze tekst is nog niet vertaald in het Engels. Bezoekers lezen daar Nederlands.
			     9 |
			  > 10 |       U mag iemand meenemen.
			       |       ^^^^^^^^^^^^^^^^^^^^^^
			    11 |
			  → Draai \`npm run translations\` en vul de vertaling in, in content/translations.

			Waarschuwing: Vertaling is verouderd  content/pages/over-ons.yaml:17:7  translation-stale
			  Deze tekst is veranderd sinds hij werd vertaald in het Engels. Tot iemand ernaar kijkt, lezen bezoekers daar Nederlands.
			    16 |     text: |
			  > 17 |       U vindt ons tegenover het station.
			       |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    18 |
			  → Draai \`npm run translations\`, verbeter de vertaling in content/translations en haal daar de regel \`was:\` weg.

			content/translations/en/pages/verdwenen.yaml

			Waarschuwing: Vertaling zonder bestand  content/translations/en/pages/verdwenen.yaml:1:1  translation-of-nothing
			  Er is geen \`content/pages/verdwenen.yaml\` om te vertalen.
			  > 1 | - nl: Weg
			      | ^
			    2 |   en: Gone
			  → Is het bestand hernoemd, hernoem dan ook de vertaling. Is het weg, gooi dan ook de vertaling weg.

			content/translations/fr/site.yaml

			Waarschuwing: Taal staat niet aan  content/translations/fr/site.yaml:1:1  language-not-shown
			  Er zijn vertalingen in het Frans, maar die taal staat niet bij \`languages\`.
			  > 1 | - nl: Privacy
			      | ^
			    2 |   fr: Confidentialité
			  → Zet \`fr\` in het lijstje achter \`languages\`, of gooi de vertalingen weg.

			4 waarschuwingen
			"
		`);
		expect(report("en")).toMatchInlineSnapshot(`
			"content/pages/over-ons.yaml

			Warning: Not translated yet  content/pages/over-ons.yaml:10:7  translation-missing
			  This text has not been translated into English yet. Visitors read Dutch instead.
			     9 |
			  > 10 |       U mag iemand meenemen.
			       |       ^^^^^^^^^^^^^^^^^^^^^^
			    11 |
			  → Run \`npm run translations\` and fill in the translation, in content/translations.

			Warning: Translation is out of date  content/pages/over-ons.yaml:17:7  translation-stale
			  This text has changed since it was translated into English. Until someone looks at it, visitors read Dutch instead.
			    16 |     text: |
			  > 17 |       U vindt ons tegenover het station.
			       |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    18 |
			  → Run \`npm run translations\`, correct the translation in content/translations and remove its line \`was:\`.

			content/translations/en/pages/verdwenen.yaml

			Warning: Translation without a file  content/translations/en/pages/verdwenen.yaml:1:1  translation-of-nothing
			  There is no \`content/pages/verdwenen.yaml\` to translate.
			  > 1 | - nl: Weg
			      | ^
			    2 |   en: Gone
			  → If the file was renamed, rename the translation too. If it was removed, remove the translation.

			content/translations/fr/site.yaml

			Warning: Language is not switched on  content/translations/fr/site.yaml:1:1  language-not-shown
			  There are translations into French, but \`languages\` does not list it.
			  > 1 | - nl: Privacy
			      | ^
			    2 |   fr: Confidentialité
			  → Add \`fr\` to the list \`languages\`, or remove the translations.

			4 warnings
			"
		`);
	});

	test("mistakes in a translation file itself", () => {
		site.replace(file, "  en: About us", "  nl: About us");
		site.write("translations/en/pages/index.yaml", "- nl: Contact\n  engels: Contact\n- en: Contact\n");
		site.write("translations/xx/site.yaml", "- nl: Privacy\n  xx: Riservatezza\n");
		site.replace("site.yaml", "[nl, en]", "[ar, nl, en, en]");
		expect(report("nl")).toMatchInlineSnapshot(`
			"content/site.yaml

			Deze taal kan niet vooraan staan  content/site.yaml:16:12  first-language
			  De eerste taal is die waarin u schrijft: \`nl\`, \`en\`, \`de\`, \`fr\` of \`es\`.
			    15 | reportLanguage: nl
			  > 16 | languages: [ar, nl, en, en]
			       |            ^
			    17 | titleSuffix: Praktijk Voorbeeld
			  → Bijvoorbeeld: \`languages: [nl, ar]\`.

			Staat er twee keer  content/site.yaml:16:25  listed-twice
			  \`en\` staat in deze lijst ook op regel 16.
			    15 | reportLanguage: nl
			  > 16 | languages: [ar, nl, en, en]
			       |                         ^^
			    17 | titleSuffix: Praktijk Voorbeeld
			  → Haal een van de twee weg.

			content/translations/en/pages/index.yaml

			Onbekend veld  content/translations/en/pages/index.yaml:2:3  unknown-field
			  \`engels\` is geen veld van het blok \`pages/index.yaml\`.
			    1 | - nl: Contact
			  > 2 |   engels: Contact
			      |   ^^^^^^
			    3 | - en: Contact
			  → Mogelijk is: \`was\` of \`en\`.

			Veld ontbreekt  content/translations/en/pages/index.yaml:3:3  missing-field
			  In het blok \`pages/index.yaml\` ontbreekt \`nl\`.
			    2 |   engels: Contact
			  > 3 | - en: Contact
			      |   ^
			    4 |
			  → Voeg een regel \`nl:\` toe. De tekst, precies zoals die op de site staat.

			content/translations/en/pages/over-ons.yaml

			Regel is niet te lezen  content/translations/en/pages/over-ons.yaml:5:3  yaml-syntax
			  Met \`nl:\` begint een nieuw punt van de lijst, maar het streepje ervoor ontbreekt.
			    4 | - nl: Over ons
			  > 5 |   nl: About us
			      |   ^^^^^^^^^^^^
			    6 |
			  → Zet er een streepje voor, recht onder de andere streepjes. Schrijf: \`- nl: About us\`

			content/translations/xx/site.yaml

			Onbekend bestand  content/translations/xx/site.yaml:1:1  unknown-file
			  Geen onderdeel van de site leest \`content/translations/xx/site.yaml\`.
			  → Mogelijk is: \`translations/en\`, \`translations/de\`, \`translations/fr\`, \`translations/es\` of \`translations/ar\`.

			6 fouten
			"
		`);
	});
});
