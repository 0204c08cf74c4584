/** What came along with a file that was copied from a chat, a mail or another program. */
export type PastedKind =
	/** The lines that a chat puts around code. */
	| "fence"
	/** What a chat says before, between and behind it. */
	| "talk"
	/** Where it left something out. */
	| "left-out"
	/** A remark of HTML, JavaScript or another language. */
	| "remark"
	/** Spaces of a word processor before lines. */
	| "odd-spaces"
	/** Another sign than a hyphen before items. */
	| "bullets"
	/** The signs of a comparison before lines. */
	| "diff"
	/** The signs of an answer to a mail before lines. */
	| "quote"
	/** Numbers of lines. */
	| "numbers";

export interface Pasted {
	readonly kind: PastedKind;
	/** How many other lines are like this one, and where the last of them is. */
	readonly others: number;
	readonly last: number;
	/** How the line can be written. */
	readonly write?: string;
}

type Sentences = Readonly<Record<PastedKind, readonly [message: string, hint: string]>>;

const nl: Sentences = {
	fence: [
		"Deze regel is van de chat waaruit het bestand is gekopieerd: zo begint en eindigt daar een stuk code.",
		"Haal de regels met deze tekens weg.",
	],
	talk: [
		"Dit is geen veld, maar een zin uit een gesprek die is meegekopieerd.",
		"Haal de zin weg. Is het een opmerking voor uzelf, zet er dan `# ` voor.",
	],
	"left-out": [
		"Hier is een stuk weggelaten door wie of wat de tekst schreef; het staat niet meer in het bestand.",
		"Zet terug wat hier stond, uit een vorige versie van het bestand, en haal deze regel weg.",
	],
	remark: ["Zo schrijft een andere taal een opmerking; hier begint een opmerking met `#`.", "Zet er een hekje voor"],
	"odd-spaces": [
		"Deze regel springt in met spaties zoals Word die maakt (harde spaties); die tellen niet als spatie.",
		"Vervang ze door gewone spaties, of draai `npm run validate -- --fix`.",
	],
	bullets: [
		"Een punt van een lijst begint met een gewoon streepje (`-`); hier staat een ander teken.",
		"Vervang het teken door een streepje met een spatie, of draai `npm run validate -- --fix`.",
	],
	diff: [
		"Dit is een vergelijking van twee versies: voor de regels staat `+`, `-` of een spatie.",
		"Kopieer het bestand zelf, en niet de vergelijking.",
	],
	quote: [
		"Voor elke regel staat `>`, zoals in het antwoord op een mail.",
		"Haal die tekens weg, of draai `npm run validate -- --fix`.",
	],
	numbers: [
		"Voor elke regel staat het nummer van die regel.",
		"Haal de nummers weg, of draai `npm run validate -- --fix`.",
	],
};

const en: Sentences = {
	fence: [
		"This line comes from the chat that the file was copied from, where it starts and ends a piece of code.",
		"Remove the lines with these characters.",
	],
	talk: [
		"This is not a field but a sentence from a conversation that was copied along.",
		"Remove the sentence. If it is a note to yourself, put `# ` before it.",
	],
	"left-out": [
		"Something was left out here by whoever or whatever wrote the text; it is no longer in the file.",
		"Put back what was here, from an earlier version of the file, and remove this line.",
	],
	remark: ["This is how another language writes a comment; here a comment starts with `#`.", "Put a # before it"],
	"odd-spaces": [
		"This line is indented with non-breaking spaces, as word processors make them; they do not count as spaces.",
		"Replace them with plain spaces, or run `npm run validate -- --fix`.",
	],
	bullets: [
		"A list item starts with a plain hyphen (`-`); found another character.",
		"Replace it with a hyphen and a space, or run `npm run validate -- --fix`.",
	],
	diff: [
		"This is a comparison of two versions: each line starts with `+`, `-` or a space.",
		"Copy the file itself instead of the comparison.",
	],
	quote: [
		"Each line starts with `>`, as in the reply to an email.",
		"Remove these characters, or run `npm run validate -- --fix`.",
	],
	numbers: ["Each line starts with its number.", "Remove the numbers, or run `npm run validate -- --fix`."],
};

export function pastedNl({ kind, others, last, write }: Pasted) {
	const [message, hint] = nl[kind];
	const also =
		others === 1 ? ` Zo is ook regel ${last}.` : ` Zo zijn nog ${others} regels, de laatste op regel ${last}.`;
	return { message: others > 0 ? message + also : message, hint: write ? `${hint}: \`${write}\`.` : hint };
}

export function pastedEn({ kind, others, last, write }: Pasted) {
	const [message, hint] = en[kind];
	const also =
		others === 1
			? ` Line ${last} is like this too.`
			: ` There are ${others} more lines like this, the last one on line ${last}.`;
	return { message: others > 0 ? message + also : message, hint: write ? `${hint}: \`${write}\`.` : hint };
}
