import { inLanguage } from "#core/in-language.ts";
import type { themeProblems } from "#core/problems/catalogue-theme.ts";
import type { Told } from "#core/problems/entry.ts";
import { number } from "./phrases.ts";

const contrast = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });

export const theme: Told<typeof themeProblems> = {
	"faint-color": {
		title: "Couleur trop peu contrastée",
		message: ({ name, found, other, ratio, least }) =>
			`\`${name}\` est \`${found}\`. Son contraste avec ${inLanguage(other, "fr")} est de ${contrast.format(ratio)} pour 1 ; il faut ${number(least)} pour 1.`,
		hint: ({ nearest }) =>
			nearest
				? `La couleur la plus proche qui convient est \`"${nearest}"\`.`
				: "Choisissez une couleur beaucoup plus foncée ou beaucoup plus claire, ou changez aussi l’autre.",
	},
	"no-drawing-for-mark": {
		title: "Logo qui n’est pas un dessin",
		message: ({ name, file }) => `\`${name}\` indique \`${file}\`, qui n’est pas un dessin.`,
		hint: "Choisissez un dessin dont le nom se termine par `.svg` : il reste net à toutes les tailles.",
	},
};
