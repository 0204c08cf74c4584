import { inLanguage } from "#core/in-language.ts";
import type { themeProblems } from "#core/problems/catalogue-theme.ts";
import type { Told } from "#core/problems/entry.ts";
import { number } from "./phrases.ts";

export const theme: Told<typeof themeProblems> = {
	"faint-color": {
		title: "Farbe hebt sich zu wenig ab",
		message: ({ name, found, other, ratio, least }) =>
			`\`${name}\` ist \`${found}\`. Daneben steht ${inLanguage(other, "de")}; der Kontrast ist ${number(ratio)} zu 1, und nötig ist ${number(least)} zu 1.`,
		hint: ({ nearest }) =>
			nearest
				? `Die ähnlichste Farbe, mit der es geht, ist \`"${nearest}"\`.`
				: "Wählen Sie eine viel dunklere oder viel hellere Farbe oder ändern Sie auch die andere.",
	},
	"no-drawing-for-mark": {
		title: "Logo oder Symbol ist keine Zeichnung",
		message: ({ name, file }) => `Hinter \`${name}\` steht \`${file}\`, aber das ist keine Zeichnung.`,
		hint: "Wählen Sie eine Zeichnung, deren Name auf `.svg` endet: Die bleibt in jeder Größe scharf.",
	},
};
