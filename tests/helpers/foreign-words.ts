import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "vite";
import type { Dictionary, EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { wordsOf } from "#core/problems/problem.ts";
import { loadLocale } from "#engine/content/locale.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";

// What is said of a problem in a language is known once that was fetched.
await Promise.all(sourceLanguages.map(loadLocale));

const project = fileURLToPath(new URL("../..", import.meta.url));

/** What is said in a language around what is reported, in the words of its dictionaries; in Dutch, what there is a word for in another language. */
export function dictionaryTexts(language: EditorLanguage): string[] {
	const folder = join(project, "src/locales", language === "nl" ? "de" : language);
	return readdirSync(folder)
		.filter((name) => name.endsWith(".json"))
		.flatMap((name) => textsIn(join(folder, name), language));
}

/** The same of what the own sections of the site in this folder say. */
export function ownTexts(language: EditorLanguage): string[] {
	return textsIn(join(project, `src/site/sections/locales/${language === "nl" ? "de" : language}.json`), language);
}

function textsIn(file: string, language: EditorLanguage): string[] {
	const words = JSON.parse(readFileSync(file, "utf8")) as Dictionary;
	return language === "nl" ? Object.keys(words) : Object.values(words);
}

/** A text in code, and the names of the fields in which it stands, from the outermost. */
interface Written {
	readonly text: string;
	readonly below: readonly string[];
}

/** Every sentence in code, whatever stands in its braces. */
function sentencesIn(file: string, code: string): Written[] {
	const fields: { name: string; start: number; end: number }[] = [];
	const found: { text: string; start: number }[] = [];
	new Visitor({
		Property({ key, value }) {
			if (key.type === "Identifier") fields.push({ name: key.name, start: value.start, end: value.end });
		},
		Literal({ value, start }) {
			if (typeof value === "string") found.push({ text: value, start });
		},
		TemplateLiteral({ quasis, start }) {
			found.push({ text: quasis.map(({ value }) => value.cooked ?? "").join("{value}"), start });
		},
	}).visit(parseSync(file, code).program);
	return found
		.filter(({ text }) => text.trim().includes(" "))
		.map(({ text, start: at }) => ({
			text,
			below: fields.filter(({ start, end }) => start <= at && at < end).map(({ name }) => name),
		}));
}

function codeIn(folder: string): [file: string, code: string][] {
	const names = readdirSync(join(project, folder), { recursive: true, encoding: "utf8" });
	return names
		.filter((name) => /\.(?:tsx?|mjs)$/.test(name))
		.map((name) => [name, readFileSync(join(project, folder, name), "utf8")]);
}

/** Where Dutch and English stand beside each other. */
const bilingual = ["app", "core", "engine", "pipeline", "sections", "studio", "../scripts"].map(
	(name) => `src/${name}`,
);

let pairs: readonly Written[] | undefined;

/**
 * What the code says in a language: in Dutch and English all of it, and in others what is said of every problem and in
 * every report and review, whatever its values are.
 */
export function saidInCode(language: EditorLanguage): string[] {
	if (language !== "nl" && language !== "en")
		return codeIn(`src/locales/${language}`).flatMap((each) => sentencesIn(...each).map(({ text }) => text));
	const whole = codeIn("src/pipeline/report/wording").filter(([file]) => file === `${language}.ts`);
	pairs ??= bilingual
		.flatMap(codeIn)
		.filter(([, code]) => code.includes("en: "))
		.flatMap((each) => sentencesIn(...each));
	const own = pairs.filter(({ below }) => below.includes(language));
	return [...own, ...whole.flatMap((each) => sentencesIn(...each))].map(({ text }) => text);
}

/** What is quoted was written by whoever is told of it; the others are names, addresses and commands as they are typed. */
const noWords =
	/`[^`]*`|"[^"]*"|“[^”]*”|‘[^’]*’|„[^“]*“|«[^»]*»|\{\w+\}|<[^>]*>|\[[^\]]*\]|\bnpm run .*|[^\s()]*[./_|@=:#,-]\w\S*|\w+\/|\b(?:[nN]ode|[pP]lay) \S+/g;

/** The words of a text; of German no nouns, which other languages have in lower case. */
function wordsIn(text: string): Set<string> {
	const plain = text
		.replace(noWords, " {} ")
		.replace(/(?:^|[.!?:;…]\s+)(?:[¿¡]\s?)?\p{Lu}/gu, (start) => start.toLowerCase());
	return new Set(plain.match(/(?<![\p{L}\d])\p{Ll}[\p{Ll}]+(?![\p{L}\d])/gu));
}

type Frequencies = ReadonlyMap<string, number>;

/** In how many of a thousand texts of each language a word is; counted when somebody first asks. */
let known: ReadonlyMap<EditorLanguage, Frequencies> | undefined;

function frequenciesOf(language: EditorLanguage): Frequencies {
	const texts = [...dictionaryTexts(language), ...saidInCode(language)];
	const counts = new Map<string, number>();
	for (const word of texts.flatMap((text) => [...wordsIn(text)])) counts.set(word, (counts.get(word) ?? 0) + 1);
	return new Map([...counts].map(([word, count]) => [word, (count * 1000) / texts.length]));
}

/** In fewer of a thousand texts a word tells no language. */
const leastOften = 3;

/** A word is of another language when that says it so many times as often. */
const farMoreOften = 20;

/** Names of fields and values, which descriptions give as they are typed. */
const typed: ReadonlySet<string> = new Set([
	"address",
	"cards",
	"email",
	"line",
	"menu",
	"message",
	"name",
	"page",
	"phone",
	"text",
	"type",
]);

/** Words that are rare in a language and frequent in another. */
const ownToo: Readonly<Record<EditorLanguage, readonly string[]>> = {
	nl: ["and", "beiden", "folder", "los", "opening", "pas", "web", "werden"],
	en: ["door", "hat", "image", "information", "met", "sans"],
	de: ["block", "browser", "information", "liste", "texte", "version"],
	fr: ["hier", "met", "nu", "sent", "table"],
	es: ["dan", "fin", "le", "par", "van"],
};

/** The words of another language in what is said in one; empty when there are none. */
export function foreignWordsIn(text: string, language: EditorLanguage): string[] {
	known ??= new Map(sourceLanguages.map((each) => [each, frequenciesOf(each)]));
	const all = known;
	return [...wordsIn(text)].filter((word) => {
		const own = all.get(language)?.get(word) ?? 0;
		const most = Math.max(...[...all.values()].map((each) => each.get(word) ?? 0));
		return most >= leastOften && own * farMoreOften <= most && !ownToo[language].includes(word) && !typed.has(word);
	});
}

/**
 * Throws when what is said of a problem in a language has words of another. What an editor describes in a sentence of the
 * content is told as it is.
 */
export function refuseForeign({ problems, site: { texts } }: CheckedSite): void {
	const isOwn = (sentence: string) => [...texts.values()].some((text) => text.includes(sentence));
	// A back-tick in a value ends what is quoted.
	for (const each of problems.filter(({ values }) => !JSON.stringify(values ?? "").includes("`")))
		for (const language of sourceLanguages)
			for (const [part, said] of Object.entries(wordsOf(each, language)))
				for (const sentence of said.replace(/`[^`]*`/g, "{}").split(/(?<=[.!?]) +/)) {
					const [word] = foreignWordsIn(sentence, language);
					if (word && !isOwn(sentence))
						throw new Error(`The ${part} of ${each.code} in "${language}" has "${word}": ${said}`);
				}
}
