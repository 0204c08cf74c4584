import type { CountryCode } from "#core/countries.ts";
import type { senseProblems } from "#core/problems/catalogue-sense.ts";
import type { Told } from "#core/problems/entry.ts";
import { meant, number } from "./phrases.ts";

export const sense: Told<typeof senseProblems> = {
	"listed-twice": {
		title: "Steht zweimal da",
		message: ({ found, line }) => `\`${found}\` steht in dieser Liste auch in Zeile ${line}.`,
		hint: "Entfernen Sie eines von beiden.",
	},
	"listed-again": {
		title: "Steht schon in einem anderen Abschnitt",
		message: ({ found, line }) =>
			`\`${found}\` steht auf dieser Seite auch in Zeile ${line}, in einem anderen Abschnitt.`,
		hint: "Entfernen Sie eines von beiden.",
	},
	"wrong-sum": {
		title: "Summe stimmt nicht",
		message: ({ sum, outcome, found }) => `${sum} ist ${outcome}, und hier steht \`${found}\`.`,
		hint: ({ outcome }) =>
			outcome.startsWith("−")
				? "Prüfen Sie die Beträge und ihre Zeichen: Es wird mehr abgezogen, als da ist."
				: `Schreiben Sie hier \`${outcome}\` oder prüfen Sie die Beträge und Zeichen darüber.`,
	},
	"fact-twice": {
		title: "Angabe steht in zwei Dateien",
		message: ({ name, other }) => `\`${name}\` steht auch in ${other}.`,
		hint: "Lassen Sie die Angabe an einer Stelle stehen. Sind es wirklich zwei, geben Sie einer davon einen anderen Namen.",
	},
	"circular-fact": {
		title: "Angabe verweist auf sich selbst",
		message: ({ chain }) => `Das geht im Kreis: ${chain.map((name) => `\`{${name}}\``).join(" → ")}.`,
		hint: "Schreiben Sie an einer dieser Stellen die Wörter selbst.",
	},
	"name-differs": {
		title: "Feld und Block sind nicht gleich",
		message: ({ name, field, found }) => `Im Block \`${name}\` steht \`${field}: ${found}\`.`,
		hint: ({ name, field }) => `Schreiben Sie \`${field}: ${name}\` und prüfen Sie, ob der Rest des Blocks dazugehört.`,
	},
	unlikely: {
		title: "Stimmt das?",
		message: (values) =>
			({
				price: () => "Dieses Produkt kostet nichts.",
				"postal-code": () => `\`${values.found}\` ist keine niederländische Postleitzahl.`,
				day: () => `\`${values.found}\` liegt zeitlich sehr weit weg.`,
				"mail-domain": () => `\`${values.found}\` sieht nach einem Tippfehler aus.`,
				"far-away": () =>
					`\`${values.found}\` liegt ${"kilometres" in values ? number(values.kilometres) : ""} Kilometer von allen anderen Orten und Standorten entfernt.`,
				abroad: () =>
					`\`${values.found}\` liegt nicht im Land des Unternehmens (${"country" in values ? countryName(values.country) : ""}).`,
				"half-position": () => `\`${values.found}\` hat nur eins von beiden: einen Breitengrad oder einen Längengrad.`,
				"always-closed": () => `\`${values.found}\` ist an allen Tagen geschlossen.`,
				suffix: () =>
					`\`${values.found}\` nennt das Unternehmen anders als \`${"name" in values ? values.name : ""}\`.`,
			})[values.why](),
		hint: (values) =>
			({
				price: "Tragen Sie den Preis ein.",
				"postal-code": "Schreiben Sie vier Ziffern, ein Leerzeichen und zwei Großbuchstaben: `1234 AB`.",
				day: "Prüfen Sie, ob die vier Ziffern des Jahres stimmen.",
				"mail-domain": meant("meant" in values ? values.meant : ""),
				abroad:
					"Prüfen Sie, ob `latitude` und `longitude` stimmen und nicht vertauscht sind, und ob das Land in site.yaml stimmt.",
				"far-away": "Prüfen Sie, ob `latitude` und `longitude` stimmen.",
				"half-position": "Tragen Sie auch das andere ein: Erst dann gibt es eine Karte.",
				"always-closed": "Tragen Sie die Öffnungszeiten ein, zum Beispiel `09:30-17:00`.",
				suffix:
					'Diese Wörter stehen hinter dem Titel jeder Seite. Passen Sie sie an oder schreiben Sie `"{business.name}"`.',
			})[values.why],
	},
};

function countryName(country: CountryCode): string {
	return new Intl.DisplayNames("de", { type: "region" }).of(country) ?? country;
}
