import type { EditorLanguage } from "#core/in-language.ts";
import { capitalized } from "../../text/letters.ts";

/** Where something stands in the content, in a half sentence of its own: `; staat onder menu in site.yaml`. */
const asides = /;[^;]*\s[\w/-]+\.ya?ml(?=[.,;]|\s*$)/g;

/** The same behind what it is: `Vestiging uit facts/branches.yaml`. */
const places =
	/(?:[,;]|\s?:\s(?:een naam|namen|a name|names|ein Name|Namen|un nom|des noms|un nombre|nombres))?\s(?:uit|in|from|aus|de|dans|en|tirés de|qui figure dans|que figura en)\s(?:(?:facts|kinds|pages|words)\/(?:[\w/-]*\.ya?ml)?|content(?:\/[\w/-]*)?(?:\.ya?ml)?|[\w-]+\.ya?ml)/g;

/** A sentence that says no more than where something stands: `Naam en prijs staan in facts/products.yaml.` */
const whereabouts =
	/\b(?:staat|staan|stehen|steht|is|are|stands?|se trouvent?|están?|se indica)\b[^;]*\s[\w/-]+\.ya?ml\b/;

/** What is typed in a file, where a form has a control for it: an example of it, or the words that can be chosen. */
const notations =
	/(?:,?\s(?:bijvoorbeeld|for example|zum Beispiel|par exemple|por ejemplo)|\s?:)\s(?:\/?[\w-]+\/[\w./-]+|[a-z]\w*\.\w+|#?"#?\w+"|\d{4}-\d\d-\d\d|\d\d:\d\d-\d\d:\d\d(?: (?:of|or|oder|ou|o) \p{L}+)?|\p{L}+ (?:of|or|oder|ou|o) \d\d:\d\d-\d\d:\d\d)(?=[.,]|\s*$)/gu;

/** A sentence about lines and blocks of a file, names of fields, or what is typed in a terminal. */
const ofFiles =
	/`|\.ya?ml\b|\bYAML\b|\bnpm\b|content\/|\b(?:dit blok|deze regels?|this block|this line|these lines|menu block|diese Zeilen?|diesen Block|Block menu|cette ligne|ces lignes|ce bloc|bloc menu|esta línea|estas líneas|este bloque|bloque menu)\b|-blok\b|currentColor|^(?:Tussen aanhalingstekens|(?:Between|In) quotation marks|In Anführungszeichen|Entre guillemets|Entre comillas)\b|^If left out: [a-z]+\./;

/** What is said of a field to who fills in a form: a control has no file, no line and no notation. */
export function plainWords(said: string): string {
	return said
		.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
		.map((sentence) => sentence.replace(asides, ""))
		.filter((sentence) => !whereabouts.test(sentence))
		.map((sentence) => sentence.replace(places, "").replace(notations, ""))
		.filter((sentence) => !ofFiles.test(sentence))
		.join(" ");
}

/** An amount of a file, `45.00`, as people of a language type it: a form takes it so. */
export function withCentsAsIn(language: EditorLanguage, said: string): string {
	const mark = new Intl.NumberFormat(language).format(0.5).charAt(1);
	return said.replace(/(?<=\d)\.(?=\d\d(?!\d))/g, mark);
}

/** A part of the file that is taken out of use, line by line: `phones:`, `- label: Voor wie`. */
const outOfUse = /^(?:-\s+)?[a-z]\w*:(?:\s|$)/;

/** Lets the check pass over something; the reason behind it is for people. */
const silence = /^(?:negeer|ignore)\s+[a-z][a-z-]*\s*:\s*/;

/** A sentence of a remark about lines of the file, the signs in it, or names such as `alsoKnownAs`. */
const ofNotation =
	/(?<!\p{L})(?:hekjes?|regels? (?:weg|hieronder|met|hierboven)|samples|streepjes?|hash signs?|lines? (?:below|above|away)|Rauten?|Rautenzeichen|Zeilen?|dièses?|lignes?|almohadillas?|líneas?)(?!\p{L})|(?<!\p{L})[a-z]+[A-Z]/u;

/** What stands before the name of a field in such a sentence. */
const beforeName =
	"achter|onder|zonder|behind|below|under|after|without|hinter|unter|ohne|derrière|après|sous|sans|detrás de|bajo|sin";

/** What a form shows besides a remark. */
interface Besides {
	/** Of the fields of the block. */
	readonly names: readonly string[];
	/** What is said of the field already. */
	readonly description: string;
	/** The words that a file has for what can be chosen. */
	readonly options: readonly string[];
}

/** What the lines of a remark say to who fills in a form, sentence by sentence, and the form does not say itself. */
export function plainRemarks(lines: readonly string[], { names, description, options }: Besides): string[] {
	const said = lines.filter((line) => !outOfUse.test(line) && !silence.test(line));
	const reasons = lines.flatMap((line) => (silence.test(line) ? capitalized(line.replace(silence, "")) : []));
	const ofNames = new RegExp(`(?<!\\p{L})(?:${beforeName}) (?:${names.join("|")})(?!\\p{L})`, "iu");
	const known = new Set(wordsOf(description));
	const isKnown = (sentence: string) => {
		const telling = wordsOf(sentence).filter(({ length }) => length > short);
		return telling.length > 0 && telling.every((word) => known.has(word));
	};
	const isOfOptions = (sentence: string) => wordsOf(sentence).filter((word) => options.includes(word)).length > 1;
	return [...said.join(" ").split(/(?<=[.!?])\s+(?=\p{Lu})/u), ...reasons].filter(
		(sentence) =>
			sentence !== "" &&
			![ofFiles, ofNotation, ofNames].some((pattern) => pattern.test(sentence)) &&
			!isOfOptions(sentence) &&
			!isKnown(sentence),
	);
}

/** A word of so many letters at most, such as `van`, tells nothing by itself. */
const short = 3;

function wordsOf(text: string): readonly string[] {
	return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
