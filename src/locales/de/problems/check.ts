import type { checkProblems } from "#core/problems/catalogue-check.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, meant, number, offer } from "./phrases.ts";

export const check: Told<typeof checkProblems> = {
	"broken-link": {
		title: "Link führt ins Leere",
		message: ({ target }) => `Es gibt keine Seite \`${target}\`.`,
		hint: ({ nearest }) =>
			nearest
				? meant(nearest)
				: "Setzen Sie den Link auf eine Seite, die es gibt, oder legen Sie die Seite in content/pages an.",
	},
	"broken-anchor": {
		title: "Anker gibt es nicht",
		message: ({ page, anchor }) => `Auf \`${page}\` gibt es keinen Abschnitt mit \`id: ${anchor}\`.`,
		hint: ({ anchor, nearest, known }) =>
			offer(nearest, known) ||
			`Geben Sie dem Abschnitt dort eine Zeile \`id: ${anchor}\` oder setzen Sie den Link auf die Seite, ohne Anker.`,
	},
	"unsafe-link": {
		title: "Link ist nicht erlaubt",
		message: ({ target }) => `\`${target}\` ist keine sichere Adresse.`,
		hint: "Nehmen Sie eine Adresse, die mit `/`, `#`, `https://`, `mailto:` oder `tel:` beginnt.",
	},
	"unknown-fact": {
		title: "Angabe gibt es nicht",
		message: ({ name }) => `\`{${name}}\` verweist auf eine Angabe, die es nicht gibt.`,
		hint: ({ nearest, known }) =>
			offer(
				nearest && `{${nearest}}`,
				known.map((each) => `{${each}}`),
			),
	},
	"unprintable-fact": {
		title: "Angabe passt nicht in einen Text",
		message: ({ name }) =>
			`\`{${name}}\` ist weder Text noch Preis, Datum oder Nummer und kann nicht in einem Satz stehen.`,
		hint: "Verweisen Sie auf ein einzelnes Feld der Angabe, zum Beispiel `{products.roggenbrot.price}`.",
	},
	"price-on-request": {
		title: "Diesen Preis gibt es nur auf Anfrage",
		message: ({ name }) => `\`{${name}}\` ist kein Betrag: Den Preis gibt es nur auf Anfrage.`,
		hint: "Schreiben Sie den Satz ohne Preis, zum Beispiel: Fragen Sie uns nach dem Preis.",
	},
	"unlinkable-fact": {
		title: "Link führt nirgendwohin",
		message: ({ target }) =>
			`\`${target}\` ist keine Adresse: Nur eine Telefonnummer, eine E-Mail-Adresse oder eine Adresse kann ein Link sein.`,
		hint: 'Verweisen Sie auf eine einzelne Angabe mit einer Adresse, zum Beispiel `"{business.phone}"`, oder schreiben Sie eine Adresse wie `/kontakt`.',
	},
	"no-pages-below": {
		title: "Übersicht bleibt leer",
		message: ({ folder }) => `Unter \`${folder}\` gibt es keine einzige Seite.`,
		hint: "Wählen Sie eine Adresse, unter der es Seiten gibt, zum Beispiel `/blogs`.",
	},
	"cut-by-hash": {
		title: "Text hört bei # auf",
		message: ({ lost }) =>
			`Was nach einem Leerzeichen und # kommt, liest YAML als Kommentar: \`${lost}\` steht nicht auf der Website.`,
		hint: "Setzen Sie den ganzen Text in doppelte Anführungszeichen. Ist es wirklich ein Kommentar, setzen Sie hinter das # ein Leerzeichen.",
	},
	"unknown-ref": {
		title: "Name kommt nicht vor",
		message: ({ name, collection }) => `In content/facts/${collection}.yaml steht kein \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"duplicate-anchor": {
		title: "Anker steht zweimal da",
		message: ({ anchor, line }) => `\`id: ${anchor}\` steht auf dieser Seite auch in Zeile ${line}.`,
		hint: "Geben Sie jedem Abschnitt eine eigene `id`.",
	},
	"page-heading": {
		title: "Seite hat nicht genau eine Hauptüberschrift",
		message: ({ found }) =>
			found === 0
				? "Kein Abschnitt dieser Seite trägt die Hauptüberschrift."
				: `${number(found)} Abschnitte dieser Seite tragen eine Hauptüberschrift; es darf nur einer sein.`,
		hint: ({ types }) => `Beginnen Sie die Seite mit einem einzigen Abschnitt ${listed(types)}.`,
	},
	"invalid-phone": {
		title: "Telefonnummer kann es nicht geben",
		message: ({ found }) => `\`${found}\` hat nicht so viele Ziffern wie eine Telefonnummer.`,
		hint: ({ dutch }) =>
			dutch
				? "Eine niederländische Nummer hat zehn Ziffern; eine ausländische Nummer beginnt mit + und der Vorwahl des Landes."
				: "Schreiben Sie die Nummer so, wie man sie in Ihrem Land wählt; eine ausländische Nummer beginnt mit + und der Vorwahl des Landes.",
	},
	"sample-left": {
		title: "Beispiel ist noch nicht ersetzt",
		message: ({ name }) => `\`${name}\` ist noch ein Beispiel.`,
		hint: ({ all }) =>
			all
				? "Tragen Sie ein, was stimmt, und entfernen Sie dann die Zeile mit `samples:`."
				: "Tragen Sie den echten Wert ein und entfernen Sie den Namen aus der Liste `samples:`.",
	},
};
