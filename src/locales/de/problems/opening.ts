import { inLanguage } from "#core/in-language.ts";
import type { openingProblems } from "#core/problems/catalogue-opening.ts";
import type { Told } from "#core/problems/entry.ts";
import { number } from "./phrases.ts";

const list = new Intl.ListFormat("de");

export const opening: Told<typeof openingProblems> = {
	"hours-order": {
		title: "Öffnungszeiten stimmen nicht",
		message: ({ found, why }) =>
			why === "backwards" ? `\`${found}\` endet, bevor es beginnt.` : `In \`${found}\` überschneiden sich die Zeiten.`,
		hint: "Schreiben Sie die früheste Zeit zuerst, zum Beispiel `09:30-12:30, 13:00-17:00`. Nur die letzte Zeit darf nach Mitternacht enden, bis 06:00.",
	},
	"exceptions-overlap": {
		title: "Zweimal abweichende Zeiten",
		message: ({ found, line, what }) =>
			what === "day"
				? `Für ${found} stehen auch in Zeile ${line} abweichende Zeiten.`
				: `In den Zeitraum in Zeile ${line} fällt auch ${found}.`,
		hint: "Fassen Sie sie zusammen oder ändern Sie eines von beiden. Ein einzelner Tag innerhalb eines Zeitraums ist erlaubt: Dann zählt der Tag.",
	},
	"exception-without-effect": {
		title: "Abweichende Zeiten weichen nicht ab",
		message: ({ found }) => `Am ${found} gelten diese Zeiten schon.`,
		hint: "Ändern Sie den Tag oder die Zeiten, oder entfernen Sie diesen Block. An einem Tag, an dem Sie sonst geschlossen haben, ist in einem Zeitraum nur geöffnet, wenn der Tag unter `days` steht.",
	},
	"holidays-missing": {
		title: "Feiertage fehlen",
		message: ({ missing: { length } }) =>
			length === 1
				? "An einem Feiertag des kommenden Jahres gelten die üblichen Öffnungszeiten."
				: `An ${number(length)} Feiertagen des kommenden Jahres gelten die üblichen Öffnungszeiten.`,
		hint: ({ missing }) =>
			`Schreiben Sie unter \`exceptions\` in \`facts/business.yaml\`: ${list.format(missing.map(({ date, name }) => `\`${date}\` ${inLanguage(name, "de")}`))}. Mit \`from\` und \`reason\` ist an diesem Tag geschlossen; haben Sie doch geöffnet, schreiben Sie \`hours\` mit den Zeiten dazu.`,
	},
	"exceptions-past": {
		title: "Abweichende Zeiten sind vorbei",
		message: ({ found }) => `Alle diese Tage sind vorbei; der letzte war ${found}.`,
		hint: "Tragen Sie die freien Tage des kommenden Jahres ein oder entfernen Sie die Liste.",
	},
};
