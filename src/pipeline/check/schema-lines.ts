import { collectionOf } from "#core/facts/collection-of.ts";
import type { Language } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { nameOf } from "../read/content-name.ts";
import type { SourceFile } from "../read/source.ts";
import { isRemembered, type Site } from "../site/site.ts";

const line = /^# *yaml-language-server: *\$schema=(\S*)/m;

/** The first line of a file, by which programs help an editor, names the schema of such a file. */
export function* checkSchemaLines(site: Site): Generator<AnyProblem> {
	for (const source of filesOf(site)) {
		const match = line.exec(source.text);
		if (!match) continue;
		const [whole, found = ""] = match;
		const expected = `${"../".repeat(source.file.split("/").length - 1)}schemas/${schemaOf(nameOf(source), site.source)}.schema.json`;
		// A folder of content may stand deeper than the program.
		if (/^(?:\.\.\/)*$/.test(found.slice(0, -expected.length)) && found.endsWith(expected)) continue;
		const end = match.index + whole.length;
		yield problem("schema-line", source.range(end - found.length, end), { found, expected });
	}
}

function* filesOf({
	settings,
	facts,
	declarations,
	words,
	languageWords,
	pages,
	translations,
}: Site): Generator<SourceFile> {
	const files = [...facts.values()].flatMap((each) => each.files);
	for (const file of [settings, words, ...languageWords.values(), ...declarations.values(), ...files])
		if (file) yield file.source;
	// A page that did not change had no such mistake.
	for (const page of pages.values()) if (!isRemembered(page)) yield page.source;
	for (const files of translations.values()) for (const { source } of files.values()) yield source;
}

/** `name` is that of the file below `content/`. */
function schemaOf(name: string, language: Language): string {
	const [folder = "", second = ""] = name.split(/[/.]/);
	if (folder === "translations") return `translations/${second}`;
	if (folder === "pages") return "page";
	if (folder === "kinds") return codedCollections.has(second) ? "kinds/extra" : "kinds/collection";
	if (folder === "facts") return `facts/${collectionOf(`content/${name}`)}`;
	if (folder === "words") return second === language ? "words" : "language-words";
	return name.replace(/\.yaml$/, "");
}
