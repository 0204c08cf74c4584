import { inLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import { languageName, type Where } from "#core/problems/entry.ts";
import { type Expected, expectation } from "#core/problems/expectations.ts";
import type { JsonMistake } from "#core/problems/json-words.ts";
import type { Pasted, PastedKind } from "#core/problems/pasted-words.ts";
import type { SyntaxProblem } from "#core/problems/syntax-words.ts";

const numbers = new Intl.NumberFormat("de", { useGrouping: "min2", maximumFractionDigits: 1 });
const either = new Intl.ListFormat("de", { type: "disjunction" });
const all = new Intl.ListFormat("de");

/** "1600", "24.000", "3,2" */
export function number(value: number): string {
	return numbers.format(value);
}

/** "1 Text", "3 Texte" */
export function counted(count: number, one: string, many: string): string {
	return `${number(count)} ${count === 1 ? one : many}`;
}

function quoted(text: string): string {
	return `\`${text}\``;
}

/** "`a`, `b` oder `c`" */
export function listed(names: readonly string[]): string {
	return either.format(names.map(quoted));
}

/** "`a`, `b` und `c`" */
export function together(names: readonly string[]): string {
	return all.format(names.map(quoted));
}

/** "Meinten Sie `x`?" and what is allowed otherwise; empty when there is nothing to offer. */
export function offer(nearest: string | undefined, known: readonly string[]): string {
	if (nearest) return meant(nearest);
	return known.length > 0 ? `Möglich ist: ${listed(known)}.` : "";
}

export function meant(text: string): string {
	return `Meinten Sie \`${text}\`?`;
}

export function write(text: string): string {
	return `Schreiben Sie: \`${text}\``;
}

/** The block that a field belongs to, at the start of a sentence. */
export function inside({ kind, name }: Where): string {
	const names = {
		page: "Bei einer Seite",
		section: `Im Abschnitt \`${name}\``,
		facts: `Bei \`${name}\``,
		site: "In den Einstellungen",
		words: "Bei den Wörtern der Website",
		group: `Im Block \`${name}\``,
	};
	return names[kind];
}

/** What a field expects, in the nominative. */
export function expected(what: Expected): string {
	return inLanguage(expectation(what), "de");
}

/** "ist ein Tag wie `2026-03-12`", behind the name of a field. */
export function expectedFor(what: Expected): string {
	return `${what === "hours" ? "sind" : "ist"} ${expected(what)}`;
}

/** "auf Englisch" */
export function inTongue(language: Language): string {
	return `auf ${languageName(language, "de")}`;
}

/** "auf Englisch, Französisch und Spanisch" */
export function inTongues(languages: readonly Language[]): string {
	return `auf ${all.format(languages.map((language) => languageName(language, "de")))}`;
}

/** "Englisch oder Niederländisch" */
export function oneOf(languages: readonly Language[]): string {
	return either.format(languages.map((language) => languageName(language, "de")));
}

interface Said {
	readonly message: string;
	readonly hint: string;
}

type Sentences<Mistake extends string> = Readonly<Record<Mistake, readonly [message: string, hint: string]>>;

/** What is wrong with a line of YAML, and what to do. */
export function syntaxText({ mistake, write: example, about = "", moved }: SyntaxProblem): Said {
	if (moved) return movedText(moved);
	const text = "Setzen Sie den ganzen Text in Anführungszeichen";
	const sentences: Sentences<SyntaxProblem["mistake"]> = {
		"odd-space": [
			"Hier steht ein Leerzeichen, wie Word es macht (ein geschütztes Leerzeichen); am Anfang einer Zeile zählt es nicht als Leerzeichen.",
			"Ersetzen Sie diese Leerzeichen mit der Leertaste durch gewöhnliche",
		],
		"dash-space": ["Hinter den Strich gehört ein Leerzeichen.", "Setzen Sie hinter den Strich ein Leerzeichen"],
		"dash-sign": [
			`Ein Eintrag einer Liste beginnt mit einem einfachen Strich (\`-\`); hier steht \`${about}\`.`,
			"Ersetzen Sie das Zeichen durch einen Strich mit einem Leerzeichen",
		],
		"dash-missing": [
			`${about ? `Mit \`${about}:\`` : "Hier"} beginnt ein neuer Eintrag der Liste, aber der Strich davor fehlt.`,
			"Setzen Sie einen Strich davor, genau unter die anderen Striche",
		],
		"dash-extra": [
			`\`${about}:\` ist ein Feld, wie die Felder darüber und darunter; der Strich davor gehört nicht dorthin.`,
			"Entfernen Sie den Strich und das Leerzeichen dahinter",
		],
		"marked-name": [
			"Um den Namen dieses Feldes stehen Zeichen von Markdown; ein Name steht ohne sie da.",
			"Entfernen Sie diese Zeichen",
		],
		"colon-space": [
			"Hinter den Doppelpunkt gehört ein Leerzeichen.",
			"Setzen Sie hinter den Doppelpunkt ein Leerzeichen",
		],
		"colon-missing": [
			`Hinter \`${about}\` gehört ein Doppelpunkt.`,
			"Setzen Sie hinter den Namen einen Doppelpunkt und ein Leerzeichen",
		],
		colon: ["In diesem Text folgt auf einen Doppelpunkt ein Leerzeichen; so sieht er aus wie ein Feld.", text],
		"two-fields": [
			`Hier stehen zwei Felder in einer Zeile: Auch \`${about}:\` ist ein Feld.`,
			`Setzen Sie \`${about}:\` in eine eigene Zeile, genau unter das Feld davor.`,
		],
		"smart-quotes": [
			"Hier stehen geschwungene Anführungszeichen, wie Word sie macht; um einen Wert gehören gerade.",
			"Setzen Sie gerade Anführungszeichen",
		],
		"inner-quotes": [
			"In diesem Text steht dasselbe Anführungszeichen wie um ihn herum; deshalb scheint der Text zu früh aufzuhören.",
			"Setzen Sie um den ganzen Text die andere Art von Anführungszeichen",
		],
		quote: [
			"Dieser Wert beginnt mit einem Anführungszeichen, endet aber nicht damit.",
			"Setzen Sie dasselbe Zeichen ans Ende, oder setzen Sie den ganzen Text in Anführungszeichen",
		],
		backslash: [
			"In doppelten Anführungszeichen hat `\\` eine eigene Bedeutung.",
			"Nehmen Sie einfache Anführungszeichen oder lassen Sie `\\` weg",
		],
		sign: [`Ein Text, der mit \`${about}\` beginnt, gehört in Anführungszeichen.`, text],
		"block-start": [
			`Hinter \`${about}\` darf in dieser Zeile nichts mehr stehen.`,
			"Setzen Sie den Text in die Zeile darunter, mit zwei Leerzeichen mehr davor.",
		],
		bracket: [`Eine Klammer geht auf und nicht wieder zu: \`${about}\` fehlt.`, "Setzen Sie die Klammer ans Ende"],
		comma: ["Hinter diesem Wert steht ein Komma, das dort nicht hingehört.", "Entfernen Sie das Komma"],
		"comma-missing": ["Zwischen zwei Felder hintereinander gehört ein Komma.", "Setzen Sie ein Komma"],
		indent: [
			"Diese Zeile beginnt nicht genau unter den Zeilen, zu denen sie gehört.",
			about === "0"
				? "Entfernen Sie die Leerzeichen vor dieser Zeile"
				: `Setzen Sie genau ${about} Leerzeichen vor diese Zeile`,
		],
		outdented: [
			"Diese Zeile steht zu weit links, um zum Text darüber zu gehören, und ist kein Feld.",
			`Gehört die Zeile zu diesem Text, setzen Sie ${about} Leerzeichen davor. Ist sie ein Feld, schreiben Sie \`name: Wert\`.`,
		],
		divider: [
			"Eine Zeile, die mit `---` oder `...` beginnt, bedeutet, dass die Datei hier aufhört.",
			"Entfernen Sie diese Zeile, oder rücken Sie sie weiter nach rechts, wenn sie zu einem Text gehört.",
		],
		stray: [
			"Diese Zeile ist weder ein Feld noch ein Eintrag einer Liste.",
			"Schreiben Sie ein Feld als `name: Wert` und einen Eintrag als `- Wert`, genau unter die Zeilen, zu denen es gehört. Oder entfernen Sie die Zeile.",
		],
		"too-deep": [
			"Hier stehen zu viele Blöcke oder Klammern ineinander.",
			"Entfernen Sie, was hier aus Versehen eingefügt wurde; keine Seite braucht mehr als ein paar Blöcke ineinander.",
		],
		other: [
			"Ab hier ist nicht zu lesen, was gemeint ist.",
			"Hierher gehört ein Feld (`name: Wert`) oder ein Eintrag einer Liste (`- Wert`), genau unter die Zeilen, zu denen es gehört. Prüfen Sie diese Zeile und die Zeile darüber.",
		],
	};
	const [message, hint] = sentences[mistake];
	if (hint.endsWith(".")) return { message, hint };
	return { message, hint: example ? `${hint}. ${write(example)}` : `${hint}.` };
}

function movedText({ below, by }: NonNullable<SyntaxProblem["moved"]>): Said {
	const lines = below === 1 ? "die Zeile darunter" : `die ${number(below)} Zeilen darunter`;
	const spaces = `${Math.abs(by)} Leerzeichen`;
	return {
		message: `Diese Zeile und ${lines} beginnen nicht genau unter den Zeilen, zu denen sie gehören.`,
		hint:
			by > 0 ? `Setzen Sie vor jede dieser Zeilen ${spaces} mehr.` : `Entfernen Sie vor jeder dieser Zeilen ${spaces}.`,
	};
}

/** What is wrong with a line of JSON, and what to do. */
export const jsonText: Sentences<JsonMistake> = {
	"comma-missing": ["Zwischen zwei Werte gehört ein Komma.", "Setzen Sie ein Komma hinter den ersten der beiden."],
	"comma-extra": [
		"Hinter dem letzten Wert eines Blocks oder einer Liste steht ein Komma.",
		"Entfernen Sie dieses Komma.",
	],
	quotes: [
		"In JSON stehen Namen und Texte in geraden doppelten Anführungszeichen.",
		'Setzen Sie sie darum, wie in `"title": "Kontakt"`.',
	],
	text: [
		"Dieser Text geht in der nächsten Zeile weiter, oder es steht ein Zeichen darin, das in JSON anders geschrieben wird.",
		'Setzen Sie ans Ende ein `"`. Schreiben Sie für eine neue Zeile `\\n`, für `"` im Text `\\"` und für `\\` selbst `\\\\`.',
	],
	comment: [
		"In JSON darf kein Kommentar stehen.",
		"Entfernen Sie den Kommentar. In einer `.yaml`-Datei ist er erlaubt.",
	],
	colon: ["Hinter den Namen eines Feldes gehört ein Doppelpunkt.", "Setzen Sie einen Doppelpunkt dahinter."],
	open: [
		"Diese Klammer wird nicht geschlossen.",
		"Setzen Sie `}` oder `]` dorthin, wo der Block oder die Liste endet.",
	],
	other: [
		"Das ist kein JSON.",
		"Sehen Sie nach, ob eine Klammer, ein Komma oder ein Anführungszeichen zu viel ist oder fehlt.",
	],
};

const pasted: Sentences<PastedKind> = {
	fence: [
		"Diese Zeile stammt aus dem Chat, aus dem die Datei kopiert wurde: So beginnt und endet dort ein Stück Code.",
		"Entfernen Sie die Zeilen mit diesen Zeichen.",
	],
	talk: [
		"Das ist kein Feld, sondern ein Satz aus einem Gespräch, der mitkopiert wurde.",
		"Entfernen Sie den Satz. Ist es eine Anmerkung für Sie selbst, setzen Sie `# ` davor.",
	],
	"left-out": [
		"Hier hat jemand oder ein Programm beim Schreiben ein Stück weggelassen; es steht nicht mehr in der Datei.",
		"Setzen Sie wieder ein, was hier stand, aus einer früheren Version der Datei, und entfernen Sie diese Zeile.",
	],
	remark: [
		"So schreibt eine andere Sprache einen Kommentar; hier beginnt ein Kommentar mit `#`.",
		"Setzen Sie eine Raute davor",
	],
	"odd-spaces": [
		"Diese Zeile ist mit Leerzeichen eingerückt, wie Word sie macht (geschützte Leerzeichen); die zählen nicht als Leerzeichen.",
		"Ersetzen Sie sie durch einfache Leerzeichen oder führen Sie `npm run validate -- --fix` aus.",
	],
	bullets: [
		"Ein Eintrag einer Liste beginnt mit einem einfachen Strich (`-`); hier steht ein anderes Zeichen.",
		"Ersetzen Sie das Zeichen durch einen Strich mit einem Leerzeichen oder führen Sie `npm run validate -- --fix` aus.",
	],
	diff: [
		"Das ist ein Vergleich zweier Versionen: Vor den Zeilen steht `+`, `-` oder ein Leerzeichen.",
		"Kopieren Sie die Datei selbst und nicht den Vergleich.",
	],
	quote: [
		"Vor jeder Zeile steht `>`, wie in der Antwort auf eine E-Mail.",
		"Entfernen Sie diese Zeichen oder führen Sie `npm run validate -- --fix` aus.",
	],
	numbers: [
		"Vor jeder Zeile steht ihre Nummer.",
		"Entfernen Sie die Nummern oder führen Sie `npm run validate -- --fix` aus.",
	],
};

/** What came along with lines that were copied from elsewhere, and what to do. */
export function pastedText({ kind, others, last, write: example }: Pasted): Said {
	const [message, hint] = pasted[kind];
	const also =
		others === 1
			? ` Dasselbe gilt für Zeile ${last}.`
			: ` Dasselbe gilt für ${number(others)} weitere Zeilen; die letzte ist Zeile ${last}.`;
	return { message: others > 0 ? message + also : message, hint: example ? `${hint}: \`${example}\`.` : hint };
}
