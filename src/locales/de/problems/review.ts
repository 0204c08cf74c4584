import type { reviewProblems } from "#core/problems/catalogue-review.ts";
import type { Told } from "#core/problems/entry.ts";
import { counted, inTongue } from "./phrases.ts";

export const review: Told<typeof reviewProblems> = {
	"address-vanished": {
		title: "Adresse führt nirgends mehr hin",
		message: ({ address, page }) =>
			page
				? `Die Adresse \`${address}\` gibt es nicht mehr. An ihre Stelle scheint \`${page}\` getreten zu sein.`
				: `Die Adresse \`${address}\` gibt es nicht mehr. Wer sie gespeichert hat oder findet, liest, dass die Seite nicht da ist.`,
		hint: ({ address, page }) =>
			page
				? `Schreiben Sie in dieser Datei \`- ${address}\` unter \`formerly:\`. Besucher kommen dann von selbst zu \`${page}\`.`
				: `Wählen Sie die Seite, die Besuchern jetzt am besten hilft, und schreiben Sie dort \`- ${address}\` unter \`formerly:\`.`,
	},
	"language-vanished": {
		title: "Adressen einer Sprache führen nirgends mehr hin",
		message: ({ language, addresses }) =>
			`Die Website gibt es ${inTongue(language)} nicht mehr. ${counted(addresses, "Adresse führt", "Adressen führen")} dadurch nirgends mehr hin: \`/${language}\` und alles darunter.`,
		hint: ({ language }) =>
			`Schreiben Sie \`${language}\` wieder zu \`languages\`. Soll die Sprache wirklich weg, schreiben Sie über diese Zeile \`# ignore language-vanished: \` und den Grund.`,
	},
};
