import { decodedAgain } from "./mojibake.ts";

/** What came along from where a text was copied. */
type Origin =
	| "chat"
	| "word"
	| "sheet"
	| "template"
	| "code"
	| "lines"
	| "computer"
	| "letters"
	| "sign"
	| "tab"
	| "table";

/** Something that a visitor would read and that nobody meant, and where in the text. */
export type Stray = { readonly found: string; readonly index: number } & (
	| { readonly what: "pasted"; readonly from: Origin; readonly write?: string | undefined }
	| { readonly what: "placeholder" }
	| { readonly what: "note" }
);

/** How one of them is known. A row may ask for a kind of text, and for a text in which something else does not stand. */
interface Row {
	readonly what: Origin | "placeholder" | "note";
	readonly pattern: RegExp;
	readonly in?: "line" | "markdown";
	/** A form may well ask for it by this name. */
	readonly notAsLabel?: true;
	readonly without?: RegExp;
	/** What no such text is without. */
	readonly sign?: RegExp;
	/** What is found holds one of the rare `signs`. */
	readonly signed?: true;
	readonly write?: (found: string) => string | undefined;
}

/** Few texts hold any of these, and half of the rows look for them. */
const signs = /[!<=[\\%@$#`~_|\tÃÂâØÙ»\ue000-\uf8ff\ufffd]/;

const rows: readonly Row[] = [
	{ what: "chat", pattern: /:?contentReference\[oaicite:\d+\]|\[?oaicite:\d+\]?|【[^【】\n]*】/g },
	{
		what: "chat",
		pattern: /[\ue000-\uf8ff]?(?:\bcite[\ue000-\uf8ff]?)?turn\d+(?:search|view|news|image|fetch)\d+[\ue000-\uf8ff]?/g,
	},
	{
		what: "chat",
		signed: true,
		pattern:
			/https?:\/\/[^\s()<>"]*[?&]utm_source=(?:chatgpt\.com|openai(?:\.com)?|chat\.openai\.com|copilot\.com|perplexity(?:\.ai)?)[^\s()<>"]*/g,
		write: withoutSource,
	},
	{
		what: "chat",
		pattern:
			/^(?:Natuurlijk|Zeker|Uiteraard|Certainly|Sure|Of course|Absolutely|Natürlich|Gerne|Bien sûr|Certainement|Por supuesto|Claro)\s?[!,.:]\s+(?:Hier|Dit is|Hierbij|Here|Below|Voici|Aquí)[^.:!?\n]*[.:!]?/gim,
	},
	{
		what: "chat",
		sign: /mod[eè]l|assistent/i,
		pattern:
			/(?<!\p{L})(?:als|as an?|como|en tant qu['’]|en tant que )\s?(?:een |ein )?(?:(?:AI|KI|IA)[- ]?(?:taalmodel|language model|Sprachmodell|model|assistent\p{L}*)|modèle de langage|modelo de lenguaje)/giu,
	},
	{
		what: "chat",
		pattern:
			/^(?:Hier(?:onder)? (?:is|staat|vindt u|volgt) (?:een|de|uw) (?:herschreven|aangepaste|verbeterde|vertaalde) (?:versie|vertaling|tekst)|Here(?:['’]s| is) (?:a|the|your) (?:rewritten|revised|improved|polished|translated) (?:version|translation|text))[^.\n]*[.:]/gim,
	},
	{
		what: "word",
		signed: true,
		pattern:
			/(?:Fout|Error|Fehler|Erreur)\s?! ?(?:Verwijzingsbron niet gevonden|Bladwijzer niet gedefinieerd|Reference source not found|Bookmark not defined|Hyperlink reference not valid|Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert|Source du renvoi introuvable|Signet non défini|No se encuentra el origen de la referencia|Marcador no definido)\.?/gi,
	},
	{
		what: "word",
		pattern:
			/\b(?:HYPERLINK|MERGEFIELD|PAGEREF|INCLUDEPICTURE|DOCPROPERTY|STYLEREF)\b|\b_Toc\d{5,}|\bmso-[a-z]+|\bMsoNormal\b/g,
	},
	{
		what: "sheet",
		signed: true,
		pattern:
			/#(?:REF!|VERW!|BEZUG!|N\/[ABV](?![\p{L}\d])|NV(?![\p{L}\d])|DIV\/0!|DEEL\/0!|VALUE!|WAARDE!|WERT!|VALEUR!|VALOR!|NAME\?|NAAM\?|NOM\?|NUM!|GETAL!|ZAHL!|NULL!|LEEG!|SPILL!|CALC!)|#¡(?:REF|DIV\/0|VALOR|NUM|NULO)!|#¿NOMBRE\?|#{7,}/gu,
	},
	{
		what: "sheet",
		pattern:
			/(?<![\p{L}\d.,])\d[.,]\d+E(?:[+-]\d+|\d{2,})(?![\p{L}\d])|^=[A-Z]{2,}\([^)\n]*\)|^(?:WAAR|ONWAAR|TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX)$/gmu,
	},
	{ what: "template", pattern: /<%[^%\n]*%?>?|\[object Object\]|^(?:undefined|null|NaN)$/gm },
	{ what: "template", signed: true, pattern: /<\?(?:php\b|=)/g, in: "line" },
	{ what: "code", signed: true, pattern: /^[ \t]*(?:`{3,}|~{3,})[^\n]*/gm, in: "markdown" },
	{
		what: "template",
		signed: true,
		pattern:
			/(?<![\p{L}\d%])%[sd](?![\p{L}\d])|%%[\p{L}_]+%%|(?<![\p{L}\d%])%[A-Z_]{3,}%|@@\w+@@|\$[A-Z][A-Z_]{2,}\b/gu,
	},
	{ what: "template", signed: true, pattern: /(?<![\p{L}\d_])__[A-Z][A-Z_]+__(?![\p{L}\d_])/gu, in: "markdown" },
	{
		what: "template",
		signed: true,
		pattern:
			/\[\/?(?:caption|gallery|contact-form-7|vc_\w+|et_pb_\w+|wpforms|elementor[\w-]*|su_\w+|embed)(?:\s[^\]\n]*)?\]/g,
	},
	{
		what: "lines",
		sign: /\\/,
		signed: true,
		pattern: /(?<=[\p{L}\d.,;:!?)])(?:\\r)?\\n(?![\\/])/gu,
		without: /\p{L}:\\/u,
	},
	{
		what: "computer",
		sign: /:\\|file:/i,
		pattern: /(?<![\p{L}\d])[A-Z]:\\[^\s"<>|]*|(?<!\]\()\bfile:\/\/\/[^\s"<>|)]*/giu,
	},
	{
		what: "letters",
		sign: /Ã|Â|â€|Ø|Ù|ï»/,
		signed: true,
		pattern:
			/\p{L}*(?:Ã[\u0080-\u00bf‚-™Œ-ž]|Â[\u00a0-\u00bf]|â€[\u0080-\u00bf‚-™Œ-ž]?|(?:[ØÙ][\u0080-\u00bf‚-™Œ-ž]){2,}|ï»¿)(?:\p{L}|[ÃÂâØÙ€][\u0080-\u00bf‚-™Œ-ž]?)*/gu,
		write: decodedAgain,
	},
	{ what: "letters", sign: /\ufffd/, signed: true, pattern: /[^\s\ufffd]*\ufffd+[^\s\ufffd]*/g },
	{ what: "sign", signed: true, pattern: /[\ue000-\uf8ff]+/g },
	{ what: "tab", sign: /\t/, signed: true, pattern: /(?<!\S)(?![•◦●▪■·‣∙]\t)\S+\t+\S+/g },
	{
		what: "table",
		signed: true,
		pattern: /^[ \t]*\|[^|\n]+\|[^\n]*\|[ \t]*(?=\n[ \t]*\|)/gm,
		in: "markdown",
		without: /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m,
	},
	{ what: "placeholder", pattern: /\blorem ipsum\b[^.\n]*/gi },
	// Spanish `TODO INCLUIDO` is no such word.
	{ what: "placeholder", pattern: /(?<![\p{L}\d])(?:TODO(?! +\p{Lu})|TBD|FIXME)(?![\p{L}\d])/gu },
	{ what: "placeholder", pattern: /(?<![\p{L}\d.])(?:xxx+|XXX+)(?![\p{L}\d])|(?<![\p{L}\d?!)])\?{3,}|_{4,}|\.{5,}/gu },
	{
		what: "placeholder",
		sign: /te(?:ks|x)t|vullen|نص/i,
		pattern:
			/(?<![\p{L}\d])(?:voorbeeldtekst|dummy ?tekst|opvultekst|vultekst|dummy text|sample text|placeholder text|Blindtext|Platzhaltertext|texte d['’]exemple|texte factice|texto de ejemplo|texto de relleno|نص تجريبي|nog (?:in te vullen|invullen)|hier invullen)(?![\p{L}\d])/giu,
	},
	{
		what: "placeholder",
		pattern:
			/^(?:(?:tekst|titel|kop|naam|beschrijving|omschrijving|inleiding|text|title|heading|name|description|Überschrift|Beschreibung|texte|titre|nom|texto|título|nombre) (?:hier|volgt(?: nog)?|invullen|here|goes here|to follow|hier einfügen|folgt(?: noch)?|ici|à venir|à compléter|aquí|por definir)|your text here)[.!…]*$/gimu,
	},
	{
		what: "placeholder",
		pattern:
			/^(?:(?:uw|jouw) bedrijf(?:snaam)?|your (?:company|business)(?: name)?|ihr (?:firmenname|unternehmen)|(?:nom de )?votre entreprise|(?:nombre de )?su empresa)$/giu,
		in: "line",
		notAsLabel: true,
	},
	{
		what: "placeholder",
		signed: true,
		pattern:
			/(?<![\\\])\w])\[(?!(?:sic|red|noot|object|\/?caption|gallery|contact-form|vc_|et_pb_|wpforms|elementor|su_|embed|oaicite)|[\w-]+(?:\.[\w-]+)+\])\p{L}[^[\]\n]{1,60}\](?!\s?[([:])/gu,
	},
	{
		what: "placeholder",
		signed: true,
		pattern:
			/<(?:\p{L}{3,} )*(?:naam|adres|datum|plaats|bedrijf\p{L}*|tekst|titel|name|date|company|place|address)>/giu,
		in: "line",
	},
	{
		what: "note",
		sign: /\[/,
		signed: true,
		pattern: /(?<![\p{L}\d\])\\])\[\^?\d{1,2}\](?![([:])|(?<=[\p{L}.,;!?)])\[\^?\d{1,2}\](?![([:])/gu,
	},
];

const ofWords = rows.filter(({ signed }) => !signed);

/** What a text is to visitors; a label is a line on a button, at a field of a form or in a list. */
export type TextKind = "line" | "label" | "markdown";

/** Everything in a text that nobody meant, each once. */
export function strayIn(text: string, kind: TextKind): Stray[] {
	const taken: { readonly from: number; readonly to: number }[] = [];
	const found: Stray[] = [];
	for (const { what, pattern, in: only, notAsLabel, sign, without, write } of signs.test(text) ? rows : ofWords) {
		if ((only && (only === "markdown") !== (kind === "markdown")) || (notAsLabel && kind === "label")) continue;
		// To look for one sign takes less time than to try a pattern at each letter.
		if ((sign ? !sign.test(text) : text.search(pattern) === -1) || without?.test(text)) continue;
		for (const { 0: words, index } of text.matchAll(pattern)) {
			const to = index + words.length;
			if (taken.some((other) => index < other.to && other.from < to)) continue;
			taken.push({ from: index, to });
			if (what === "placeholder" || what === "note") found.push({ what, found: words, index });
			else found.push({ what: "pasted", found: words, index, from: what, write: write?.(words) });
		}
	}
	return found;
}

function withoutSource(address: string): string {
	const url = new URL(address);
	url.searchParams.delete("utm_source");
	return url.href;
}
