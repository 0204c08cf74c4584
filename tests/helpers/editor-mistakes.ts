import type { ProblemCode } from "#core/problems/catalogue.ts";

/** A mistake of an editor in the real content, and the one problem that is reported of it. */
interface EditorMistake {
	/** From the folder `content`. */
	readonly file: string;
	/** A part of the file; the first one counts. */
	readonly from: string;
	readonly to: string;
	readonly code: ProblemCode;
	/** Lines below that of that part. */
	readonly below?: number;
}

const contact = "pages/contact.yaml";
const title = "title: Kom gerust bij ons langs";
const sentence = "Zet geen uitslagen of diagnoses in het formulier.";
const text = "    text: U bent welkom";
const hours = "monday: 09:30-17:00";

/** By what was done. */
export const editorMistakes: Readonly<Record<string, EditorMistake>> = {
	"a colon without its space": { file: "words/nl.yaml", from: "home: Return", to: "home:Return", code: "yaml-syntax" },
	"no colon": { file: "site.yaml", from: "address: https", to: "address https", code: "yaml-syntax" },
	"an equals sign": { file: "facts/business.yaml", from: "name: ", to: "name = ", code: "yaml-syntax" },
	"no hyphen": { file: contact, from: "  - type: form", to: "    type: form", code: "yaml-syntax" },
	"a hyphen without its space": { file: contact, from: "- type: form", to: "-type: form", code: "yaml-syntax" },
	"a bullet": { file: contact, from: "- U hoeft geen", to: "• U hoeft geen", code: "yaml-syntax" },
	"one space too many": { file: contact, from: text, to: ` ${text}`, code: "yaml-syntax" },
	"an item one space too far": { file: contact, from: "      - U hoeft", to: "       - U hoeft", code: "yaml-syntax" },
	"a name behind a hard space": {
		file: contact,
		from: "  item: contact",
		to: "\u00a0\u00a0item: contact",
		code: "yaml-syntax",
	},
	"quotes in quotes": { file: contact, from: title, to: 'title: "Kom "gerust" langs"', code: "yaml-syntax" },
	"an open bracket": { file: "site.yaml", from: "es, ar]", to: "es, ar", code: "yaml-syntax" },
	"a wrapped line": {
		file: contact,
		from: "welkom in {branches",
		to: "welkom\nin {branches",
		code: "yaml-syntax",
		below: 1,
	},
	"a line of a text at the margin": { file: contact, from: `          ${sentence}`, to: sentence, code: "yaml-syntax" },
	"a heading of a text at the margin": {
		file: contact,
		from: "          ### Als u een kaart",
		to: "### Als u een kaart",
		code: "yaml-syntax",
	},
	"a text on the line of its sign": { file: contact, from: title, to: "title: > Kom langs", code: "yaml-syntax" },
	"two versions": {
		file: contact,
		from: "menu:\n",
		to: "<<<<<<< HEAD\nmenu:\n=======\nmenu:\n>>>>>>> tak\n",
		code: "merge-conflict",
	},
	"two versions inside a text": {
		file: contact,
		from: `          ${sentence}`,
		to: `          <<<<<<< HEAD\n          ${sentence}\n          =======\n          >>>>>>> tak`,
		code: "merge-conflict",
	},
	"HTML in a line": { file: contact, from: title, to: "title: <b>Kom</b> langs", code: "markup-in-line" },
	"HTML in a word": { file: "words/nl.yaml", from: "home: Return", to: "home: <i>Return</i>", code: "markup-in-line" },
	"a code of HTML": { file: contact, from: title, to: "title: Kom &amp; zie", code: "markup-in-line" },
	"bold in a line": { file: contact, from: title, to: "title: Kom **gerust** langs", code: "markup-in-line" },
	"braces twice": { file: contact, from: sentence, to: "Mail {{business.email}}.", code: "loose-brace" },
	"a brace left open": { file: contact, from: title, to: "title: Mail {business.email", code: "loose-brace" },
	"curly quotes round a title": { file: contact, from: title, to: "title: “Kom langs”", code: "loose-quotes" },
	"a quote left over": { file: contact, from: title, to: 'title: Kom langs"', code: "loose-quotes" },
	"a link in two": {
		file: contact,
		from: sentence,
		to: "Zie [de AP] (https://www.voorbeeld.nl).",
		code: "unread-link",
	},
	"a link turned round": {
		file: contact,
		from: sentence,
		to: "Zie (de AP)[https://www.voorbeeld.nl].",
		code: "unread-link",
	},
	"a link without words": {
		file: contact,
		from: sentence,
		to: "Zie [](https://www.voorbeeld.nl).",
		code: "empty-link",
	},
	"bold that never ends": { file: contact, from: sentence, to: "Zet **geen gegevens neer.", code: "open-emphasis" },
	"bullets in a text": { file: contact, from: sentence, to: "• een\n          • twee", code: "typed-bullet" },
	"a paragraph four spaces too deep": {
		file: contact,
		from: `          ${sentence}`,
		to: `              ${sentence}`,
		code: "indented-code",
	},
	"a sign without width": { file: contact, from: title, to: "title: Kom\u200b langs", code: "unprintable-sign" },
	"a turned direction": { file: contact, from: title, to: "title: Kom\u202e langs", code: "unprintable-sign" },
	"nothing but spaces": { file: "words/nl.yaml", from: "home: Return to Home", to: 'home: "   "', code: "empty-value" },
	"a file name as alternative text": {
		file: "facts/branches.yaml",
		from: "alt: Tekening van een winkel met brillen in de etalage aan de gracht in Leeuwarden, met de scheve toren Oldehove ernaast.",
		to: "alt: IMG_2034.JPG",
		code: "file-name-as-text",
	},
	"a sentence of the template": {
		file: contact,
		from: title,
		to: "title: Hier komt de inleiding.",
		code: "template-left",
	},
	"a word without its braces": {
		file: "words/nl.yaml",
		from: "not_found_home:",
		to: "rating: vijf sterren\nnot_found_home:",
		code: "word-values",
	},
	"a day that does not exist": {
		file: "facts/business.yaml",
		from: "from: 2026-12-25",
		to: "from: 2026-02-30",
		code: "invalid-value",
	},
	"a price in another notation": {
		file: "facts/products.yaml",
		from: "price: 139",
		to: "price: 1.139,00",
		code: "invalid-value",
	},
	"a letter in a price": { file: "facts/products.yaml", from: "price: 139", to: "price: 13O", code: "invalid-value" },
	"an hour too late": { file: "facts/branches.yaml", from: hours, to: "monday: 09:30-25:00", code: "invalid-value" },
	"an English yes": {
		file: "site.yaml",
		from: "openForAppointments: ja",
		to: "openForAppointments: yes",
		code: "invalid-value",
	},
	"numbers in each other's place": {
		file: "facts/branches.yaml",
		from: "latitude: 53.201\n  longitude: 5.799",
		to: "latitude: 5.799\n  longitude: 53.201",
		code: "unlikely",
	},
	"a field by its Dutch name": {
		file: "facts/products.yaml",
		from: "price: 139",
		to: "prijs: 139",
		code: "unknown-field",
	},
	"a dead address of the site itself": {
		file: contact,
		from: "link: /afspraak-maken",
		to: "link: https://www.audicien-friesland.example/weg",
		code: "broken-link",
	},
	"a fact that is misspelt": {
		file: contact,
		from: "{branches.leeuwarden.city} en",
		to: "{branches.leeuwaden.city} en",
		code: "unknown-fact",
	},
};
