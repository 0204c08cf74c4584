import type { translatedProblems } from "#core/problems/catalogue-translated.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue, meant, number } from "./phrases.ts";

export const translated: Told<typeof translatedProblems> = {
	"translation-fact": {
		title: "Angabe in der Übersetzung stimmt nicht",
		message: ({ lost, added, source }) =>
			added
				? `\`${added}\` steht nicht im Text ${inTongue(source)}.`
				: `\`${lost}\` aus dem Text ${inTongue(source)} fehlt in der Übersetzung.`,
		hint: ({ lost, added, source }) =>
			!added
				? "Setzen Sie die Angabe mit den geschweiften Klammern an ihre Stelle in der Übersetzung."
				: lost
					? meant(lost)
					: `Entfernen Sie die Angabe oder setzen Sie sie auch in den Text ${inTongue(source)}.`,
	},
	"translation-link": {
		title: "Link in der Übersetzung stimmt nicht",
		message: ({ lost, added, source }) =>
			added
				? `Der Link zu \`${added}\` steht nicht im Text ${inTongue(source)}.`
				: `Der Link zu \`${lost}\` aus dem Text ${inTongue(source)} fehlt in der Übersetzung.`,
		hint: ({ lost, source }) =>
			lost
				? `Schreiben Sie \`[Wörter](${lost})\`. Adressen sind in jeder Sprache gleich.`
				: `Entfernen Sie den Link oder setzen Sie ihn auch in den Text ${inTongue(source)}.`,
	},
	"translation-shape": {
		title: "Übersetzung hat eine andere Form",
		message: ({ source }) => `Der Text ${inTongue(source)} und die Übersetzung sind nicht dieselbe Art von Block.`,
		hint: ({ heading }) =>
			heading
				? `Es ist eine Überschrift: Beginnen Sie auch die Übersetzung mit \`${heading}\` und einem Leerzeichen.`
				: "Ein Absatz bleibt ein Absatz, eine Überschrift behält ihre Rauten (`#`), eine Liste ebenso viele Punkte und eine Tabelle ebenso viele Zeilen.",
	},
	"translation-too-long": {
		title: "Übersetzung ist sehr lang",
		message: ({ length, max }) =>
			`Die Übersetzung ist ${number(length)} Zeichen lang. An diese Stelle passen etwa ${number(max)}.`,
		hint: "Sagen Sie es kürzer.",
	},
};
