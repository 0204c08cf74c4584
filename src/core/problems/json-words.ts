/** What an editor did where JSON cannot go on. */
export type JsonMistake = "comma-missing" | "comma-extra" | "quotes" | "text" | "comment" | "colon" | "open" | "other";

type Sentences = Readonly<Record<JsonMistake, readonly [message: string, hint: string]>>;

/** What is wrong with a line of JSON, and what to do, in Dutch. */
export const jsonTextNl: Sentences = {
	"comma-missing": ["Tussen twee waarden hoort een komma.", "Zet een komma achter de eerste van de twee."],
	"comma-extra": ["Achter de laatste waarde van een blok of lijst staat een komma.", "Haal die komma weg."],
	quotes: [
		"In JSON staan namen en teksten tussen rechte dubbele aanhalingstekens.",
		'Zet ze eromheen, zoals in `"title": "Contact"`.',
	],
	text: [
		"Deze tekst loopt door op een volgende regel, of er staat een teken in dat in JSON anders geschreven wordt.",
		'Zet aan het eind een `"`. Schrijf voor een nieuwe regel `\\n`, voor `"` in de tekst `\\"` en voor `\\` zelf `\\\\`.',
	],
	comment: ["In JSON mag geen opmerking staan.", "Haal de opmerking weg. In een `.yaml`-bestand mag ze wel."],
	colon: ["Achter de naam van een veld hoort een dubbele punt.", "Zet er een dubbele punt achter."],
	open: ["Dit haakje wordt niet gesloten.", "Zet `}` of `]` waar het blok of de lijst eindigt."],
	other: ["Dit is geen JSON.", "Kijk of er een haakje, een komma of een aanhalingsteken te veel of te weinig staat."],
};

/** The same in English. */
export const jsonTextEn: Sentences = {
	"comma-missing": ["A comma is missing between two values.", "Add a comma after the first of the two."],
	"comma-extra": ["There is a comma after the last value of a block or list.", "Remove that comma."],
	quotes: [
		"In JSON, names and texts go between straight double quotes.",
		'Put quotes around it, as in `"title": "Contact"`.',
	],
	text: [
		"This text runs over onto the next line, or contains a character that JSON writes differently.",
		'End it with `"`. Write `\\n` for a new line, `\\"` for `"` inside the text and `\\\\` for `\\`.',
	],
	comment: ["JSON allows no comments.", "Remove the comment. A `.yaml` file may have it."],
	colon: ["A colon is missing after the name of a field.", "Add a colon."],
	open: ["This bracket is never closed.", "Put `}` or `]` where the block or list ends."],
	other: ["This is not JSON.", "Check for a bracket, comma or quotation mark too many or too few."],
};
