import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogue, type ProblemCode } from "#core/problems/catalogue.ts";
import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { openContent } from "#engine/content/content.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { parseSource } from "#pipeline/read/source.ts";
import { identityOf, offsetOf } from "#pipeline/repair/repair.ts";
import { repairsFor } from "#pipeline/repair/table.ts";
import { addOwnFacts, type TemporarySite } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";
import { variedSite } from "../helpers/varied-site.ts";

/**
 * Advice is right or it is not given. Somebody makes a mistake, reads the report, and writes what it says to the letter:
 * then the report is gone, no other comes, and the text says what it said at first.
 */
let site: TemporarySite;
let reader: SiteReader;
let usual: ReadonlySet<string>;

const today = "2026-11-21";

const contact = "pages/contact.yaml";
const products = "facts/products.yaml";
const branches = "facts/branches.yaml";
const business = "facts/business.yaml";
const forms = "facts/forms.yaml";
const page = "pages/index.yaml";
const settings = "site.yaml";

beforeAll(() => {
	site = variedSite();
	addOwnFacts(site);
	site.write("words.txt", "zoemfluiter\nreizigersdop\n");
	reader = openContent(site.root);
	usual = new Set(problemsOf(new Map()).map(identityOf));
});

afterAll(() => site.dispose());

/** So many slips are tried; `FUZZ_RUNS` asks for others. */
const slips = Number(process.env.FUZZ_RUNS ?? 60);

/** A mistake in a file of the content; obeyed, the part is `right`, or as it was at first. */
type Mistake = readonly [code: ProblemCode, file: string, from: string, to: string, right?: string];

/** One for each way in which advice comes about. */
const mistakes: readonly Mistake[] = [
	["invalid-value", products, '"45.50"', "€ 45,50", "45.50"],
	["invalid-value", products, '"45.50"', "45,5", "45.50"],
	["invalid-value", products, '"45.50"', "1.139,00", "1139.00"],
	["invalid-value", products, '"45.50"', "ab 4,50", "vanaf 4.50"],
	["invalid-value", products, "op aanvraag", "Prijs op aanvraag."],
	["invalid-value", branches, "monday: 09:30-17:00", "monday: 9.30am-5pm"],
	["invalid-value", branches, "monday: 09:30-17:00", "monday: van 9u30 tot 17 uur"],
	["invalid-value", branches, "sunday: gesloten\n  hours", "sunday: closed\n  hours"],
	["invalid-value", branches, "latitude: 52.9", "latitude: 52,9"],
	["invalid-value", branches, "page: /contact\n  region: De", "page: Contact/\n  region: De"],
	["invalid-value", branches, "    - onderhoud", "    - Onderhoud"],
	["invalid-value", branches, "    - onderhoud", "    - {services.onderhoud}"],
	["invalid-value", business, "2026-12-25", "12/25/2026"],
	["invalid-value", business, "2026-12-25", "25 december 2026"],
	["invalid-value", business, "info@praktijk-voorbeeld.example", "mailto:info@praktijk-voorbeeld.example"],
	["invalid-value", business, "https://www.voorbeeldnet", "http://www.voorbeeldnet"],
	["invalid-value", page, "file: scenes/voorbeeld.svg", "file: scenes\\voorbeeld.svg"],
	["invalid-value", page, "file: scenes/voorbeeld.svg", "file: content/images/Scenes/Voorbeeld.svg"],
	["invalid-value", page, "link: /contact\n", "link: contact\n"],
	["invalid-value", contact, "id: privacy", "id: Privacy"],
	["invalid-value", settings, "address: https://www.", "address: HTTPS://www."],
	["invalid-value", settings, "openForAppointments: ja", "openForAppointments: yes"],
	["invalid-value", "facts/colors.yaml", '"#ffffff"', "FFF"],
	["invalid-entry-name", products, "zwem:", "Zwem:"],
	["unknown-option", page, "background: sea", "background: seaa"],
	["unknown-icon", products, "icon: moon-stars", "icon: maan met sterren"],
	["unknown-field", contact, "    title: Vraag", "    titel: Vraag"],
	["unknown-section", contact, "type: form", "type: from"],
	["missing-type", contact, "type: form", "kind: form"],
	["unknown-ref", contact, "form: contact", "form: contatc"],
	["unknown-fact", contact, "{business.name} gebruikt", "{business.nane} gebruikt"],
	["unknown-fact", contact, "{business.name} gebruikt", "{business/name} gebruikt"],
	["unknown-facts", forms, "        - branches", "        - branchs"],
	["unknown-menu-item", contact, "item: contact", "item: contatc"],
	["unknown-menu-item", "pages/aanbod.yaml", "under: cases_and_satchels", "under: Koffers en tassen"],
	["unknown-menu-item", settings, "menuButton: contact", "menuButton: Contact"],
	["broken-link", page, "link: /contact\n", "link: /contatc\n"],
	["broken-anchor", page, "/contact#formulier", "/contact#formuler"],
	["missing-image", page, "scenes/voorbeeld.svg", "scenes/voorbeld.svg"],
	["missing-download", "pages/aanbod.yaml", "/files/voorbeeld.pdf", "/files/vorbeeld.pdf"],
	["form-condition", forms, "field: antwoord", "field: antword"],
	[
		"translation-fact",
		"translations/en/pages/contact.yaml",
		"{business.name} gebruikt uw gegevens alleen om u te antwoorden. Deze praktijk bestaat niet, dus er komt ook niets aan. EN",
		"{busines.name} uses your data only to answer. This practice does not exist. EN",
		"{business.name} uses your data only to answer. This practice does not exist. EN",
	],
	["own-address", page, "link: /contact\n", "link: https://praktijk-voorbeeld.example/contact\n"],
	[
		"quote-braces",
		page,
		'text: "{business.name} luistert eerst en meet daarna."',
		"text: {business.name} luistert eerst en meet daarna.",
	],
	[
		"colon-in-text",
		contact,
		"title: Stuur ons een bericht",
		"title:\n      Vraag: stel hem",
		'title:\n      "Vraag: stel hem"',
	],
	[
		"comma-in-text",
		"pages/aanbod.yaml",
		"{ text: Wit }",
		"{ text: Wit, of toch niet. }",
		'{ text: "Wit, of toch niet." }',
	],
	["quote-hash", "facts/colors.yaml", '"#ffffff"', "#ffffff"],
	["markup-in-line", contact, "title: Vraag het ons", "title: Vraag &amp; antwoord", "title: Vraag & antwoord"],
	["loose-brace", contact, "{business.name} gebruikt", "{{business.name}} gebruikt"],
	["loose-quotes", contact, "title: Vraag het ons", "title: “Vraag het ons”"],
	[
		"unread-link",
		products,
		"[laat het ons dan weten](/contact#formulier)",
		"[laat het ons dan weten] (/contact#formulier)",
	],
	["fact-written-out", contact, "{business.name} gebruikt", "Praktijk Voorbeeld gebruikt"],
	["unlikely", business, "email: info@praktijk-voorbeeld.example", "email: info@gmial.com", "email: info@gmail.com"],
	["name-differs", "facts/tax.yaml", "year: 2026", "year: 2025"],
	[
		"waiting-for-nothing",
		settings,
		"map:\n",
		"translateLater:\n  - file: facts/formss.yaml\n    until: 2026-12-01\nmap:\n",
		"translateLater:\n  - file: facts/forms.yaml\n    until: 2026-12-01\nmap:\n",
	],
	[
		"silence-unknown",
		contact,
		"    id: privacy",
		"    # negeer heading-ordr: zo bedoeld\n    id: privacy",
		"    # negeer heading-order: zo bedoeld\n    id: privacy",
	],
	["spelling", contact, "antwoorden. Deze", "antwoordeen. Deze"],
];

/** What nobody can be told to write instead: obeying a guess would change what is meant. */
const unsaid: readonly (readonly [file: string, from: string, to: string])[] = [
	[products, '"45.50"', "20%"],
	[products, '"45.50"', "1,75,00"],
	[products, '"45.50"', "139-175"],
	[products, '"45.50"', "139 euro per stuk"],
	[products, '"45.50"', "13O"],
	[branches, "monday: 09:30-17:00", "monday: 9-5"],
	[branches, "monday: 09:30-17:00", "monday: 9-12 en 1-5"],
	[branches, "monday: 09:30-17:00", "monday: 9-17 behalve 12-13"],
	[branches, "monday: 09:30-17:00", "monday: half 10 - 5 uur"],
	[branches, "monday: 09:30-17:00", "monday: 9:30-17:00 (op afspraak)"],
	[branches, "latitude: 52.9", "latitude: 52°54'"],
	[business, "2026-12-25", "03/04/2026"],
	[settings, "languages: [nl, en]", "languages: [nl, xx]"],
	[settings, "country: NL", "country: UK"],
	[settings, "address: https://www.praktijk-voorbeeld.example", "address: https://www.praktijk-voorbeeld.example/?nl"],
	[page, "file: scenes/voorbeeld.svg", "file: https://www.voorbeeld.nl/beeld.jpg"],
	[page, "image:\n      file: scenes/voorbeeld.svg", "image: https://www.voorbeeld.nl/beeld.jpg"],
	[page, "link: /contact\n", "link: nieuwe-pagina\n"],
	[branches, "    - onderhoud", "    - Groot onderhoud"],
	[products, "icon: moon-stars", "icon: year"],
	[products, "icon: moon-stars", "icon: earring"],
	[contact, "item: contact", "item: Iets anders"],
];

/** Codes that offer something in another way than by a value in a line, and where they are obeyed. */
const elsewhere: Partial<Record<ProblemCode, string>> = {
	"unknown-file": "repair.test.ts: the name of a file",
	"wrong-file-name": "repair.test.ts: the name of a file",
	"unportable-file-name": "repair.test.ts: the name of a file",
	"wrong-image-name": "repair.test.ts: the name of a file",
	"wrong-download-name": "repair.test.ts: the name of a file",
	"wrong-extension": "repair.test.ts: the name of a file",
	"wrong-image-kind": "reading.test.ts: the name of a file and what names it",
	"price-without-cents": "advice.test.ts: four prices at once",
	"faint-color": "theme.test.ts: a colour that can be read",
	"unknown-detail": "declared-facts.test.ts: a field that a site declared",
	"pasted-along": "sense.test.ts: only where letters were read in a wrong way",
	"fact-in-signs": "sense.test.ts: signs round a fact",
	"translation-of-nothing": "translations.test.ts: the file that was meant",
	"link-to-further-page": "overviews.test.ts: needs an overview of several pages",
};

function path(file: string): string {
	return `content/${file}`;
}

function textOf(file: string): string {
	return readFileSync(join(site.root, path(file)), "utf8");
}

function problemsOf(texts: ReadonlyMap<string, string>): readonly AnyProblem[] {
	return checkContent(reader, { today, drafts: { ...noDrafts, texts } }).problems;
}

/** What is wrong with a file that says something else, and was not at first. */
function newsOf(file: string, text: string): readonly AnyProblem[] {
	return problemsOf(new Map([[path(file), text]])).filter((each) => !usual.has(identityOf(each)));
}

/** What a repair makes of a file with a mistake; the same where nothing is certain. */
function repaired(file: string, text: string, problems: readonly AnyProblem[]): string {
	const { site: read } = checkContent(reader, { today, drafts: { ...noDrafts, texts: new Map([[path(file), text]]) } });
	const source = parseSource(path(file), text);
	const own = problems.filter(({ place }) => place.file === path(file));
	const context = { site: read, source, problems: own, examine: () => [] };
	const edits = own.flatMap((each) => repairsFor(each, () => context)).filter((each) => "offset" in each);
	return edits
		.filter((each) => each.file === path(file))
		.sort((one, other) => other.offset - one.offset)
		.reduce((now, { offset, length, text: write }) => now.slice(0, offset) + write + now.slice(offset + length), text);
}

/** What a hint tells somebody to write; undefined where it leaves that to them. */
function offeredBy(problem: AnyProblem): string | undefined {
	const { hint } = wordsOf(problem, "nl");
	return /(?:^Schrijf:?|^Bedoelde u|^Begin de kop met|schrijf dan:|aanhalingstekens:) `(.*?)`(?: in plaats|[?.,;:]|$)/.exec(
		hint,
	)?.[1];
}

/** What stands wrong in the marked part, by the report. */
function wrongOf({ code, values }: AnyProblem): string {
	if (code === "unknown-fact") return `{${values.name}}`;
	if (code === "missing-type") return `${values.found}:`;
	const told = ["found", "code", "source", "anchor", "target", "file", "added", "name"];
	const key = told.find((each) => each in values);
	return String((values as Readonly<Record<string, unknown>>)[key ?? ""]);
}

/** Writes what was told where the report points, as a person does: quotation marks stay. */
function obey(text: string, problem: AnyProblem, offered: string): string {
	const start = offsetOf(text, problem.place);
	const line = text.indexOf("\n", start);
	const end = problem.place.endColumn === undefined ? line : start + problem.place.endColumn - problem.place.column;
	const marked = text.slice(start, end);
	const wrong = wrongOf(problem);
	// A whole line is told with the name of its field.
	const [field] = /^[\w-]+: /.exec(offered) ?? [];
	const from = field === undefined ? -1 : text.indexOf(field, text.lastIndexOf("\n", start));
	if (from !== -1 && from < line) return text.slice(0, from) + offered + text.slice(line);
	const at = marked.indexOf(wrong);
	const now = at === -1 ? offered : marked.slice(0, at) + offered + marked.slice(at + wrong.length);
	return text.slice(0, start) + now + text.slice(end);
}

describe("a mistake of each kind, mended as the report says", () => {
	test.each(mistakes.map(([code, file, from, to, right = from]) => [code, file, from, to, right] as const))(
		"%s in %s: %j to %j",
		(code, file, from, to, right) => {
			const before = textOf(file);
			expect(before).toContain(from);
			const wrong = before.replace(from, () => to);
			const found = newsOf(file, wrong);
			const problem = found.find((each) => each.code === code);
			expect(problem, found.map((each) => each.code).join(", ")).toBeDefined();
			expect(found.filter(({ level }) => level === "error").every((each) => each === problem)).toBe(true);
			const offered = problem && offeredBy(problem);
			expect(offered).toBeDefined();
			const obeyed = problem && obey(wrong, problem, offered ?? "");
			expect(obeyed).toBe(before.replace(from, () => right));
			const left = newsOf(file, obeyed ?? "").filter((each) => each.level === "error" || each.code === code);
			expect(left).toEqual([]);
			// A repair writes the same, or it leaves the mistake to the editor.
			expect([wrong, obeyed]).toContain(repaired(file, wrong, found));
		},
	);
});

test.each(unsaid)("in %s, for %j to %j no value is offered", (file, from, to) => {
	const before = textOf(file);
	expect(before).toContain(from);
	const wrong = before.replace(from, () => to);
	const errors = newsOf(file, wrong).filter(({ level }) => level === "error");
	expect(errors).not.toEqual([]);
	expect(errors.map(offeredBy)).toEqual(errors.map(() => undefined));
	expect(repaired(file, wrong, errors)).toBe(wrong);
});

/** A word of one letter less, or with a letter twice, changed, or in the place of its neighbour. */
function slipped(word: string, random: Random): string {
	const at = 1 + random.below(word.length - 2);
	const [start, letter, next, end] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
	return random.pick([
		start + next + end,
		start + letter + letter + next + end,
		`${start}x${next}${end}`,
		start + next + letter + end,
	]);
}

/** Names in the content: of fields, of options, of facts, pages and pictures; what gives something its name has no wrong one. */
const nameInLine =
	/^[ -]*(?:(?<field>[a-z]\w{3,}):|(?!id:|key:|name:)[\w-]+: (?<value>[a-z/][a-z0-9/.-]{3,})$|- (?<item>[a-z][a-z0-9-]{3,})$)/gm;

test("a slip in any name is mended as the report says, or the report leaves it to the editor", () => {
	const random = new Random(29);
	const files = readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" })
		.map((each) => each.replaceAll("\\", "/"))
		.filter((each) => /^(?:site|pages.*|facts.*)\.yaml$/.test(each))
		.sort();
	let obeyed = 0;
	for (let run = 0; run < slips; run++) {
		const file = random.pick(files);
		const before = textOf(file);
		const { index, 0: line, groups = {} } = random.pick([...before.matchAll(nameInLine)]);
		const name = groups.field ?? groups.value ?? groups.item ?? "";
		const at = index + line.lastIndexOf(name);
		const wrong = before.slice(0, at) + slipped(name, random) + before.slice(at + name.length);
		for (const problem of newsOf(file, wrong)) {
			const offered = problem.level === "error" ? offeredBy(problem) : undefined;
			if (offered === undefined || problem.place.file !== path(file)) continue;
			expect(obey(wrong, problem, offered), `${name}: ${wordsOf(problem, "nl").message}`).toBe(before);
			obeyed++;
		}
	}
	expect(obeyed).toBeGreaterThan(slips / 4);
});

test("every code that can offer a value has been obeyed", () => {
	const offering = Object.entries(catalogue).filter(
		([
			,
			{
				nl: { hint },
			},
		]) =>
			/Bedoelde u|offerNl\)?\((?!undefined)|^[^:]*=> `(?:Schrijf|Begin) \\`\$\{|chrijf(?: dan)?:? \\`\$\{|aanhalingstekens: \\`|Hernoem|kleur die wel kan|Verwijs naar \\`/.test(
				String(hint),
			),
	);
	const known = new Set<string>([...mistakes.map(([code]) => code), ...Object.keys(elsewhere)]);
	expect(offering.length).toBeGreaterThan(25);
	expect(offering.map(([code]) => code).filter((code) => !known.has(code))).toEqual([]);
});
