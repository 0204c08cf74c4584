import { entry } from "./entry.ts";

/** A pair of colours as a report names it; `least` is the contrast that it needs. */
interface FaintColor {
	readonly name: string;
	readonly found: string;
	/** What it meets: another colour by its name, or what every site has. */
	readonly other: { readonly nl: string; readonly en: string };
	readonly ratio: number;
	readonly least: number;
	/** The nearest colour with which it is right; undefined when there is none. */
	readonly nearest: string | undefined;
}

const inDutch = (value: number) => value.toLocaleString("nl", { maximumFractionDigits: 1 });
const inEnglish = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 1 });

/** Mistakes in the look of a site. */
export const themeProblems = {
	"faint-color": entry<FaintColor>({
		nl: {
			title: "Kleur steekt te weinig af",
			message: ({ name, found, other, ratio, least }) =>
				`\`${name}\` is \`${found}\`. Naast ${other.nl} is het contrast ${inDutch(ratio)} op 1, en nodig is ${least} op 1.`,
			hint: ({ nearest }) =>
				nearest
					? `De dichtstbijzijnde kleur die wel kan, is \`"${nearest}"\`.`
					: "Kies een veel donkerdere of veel lichtere kleur, of verander ook de andere.",
		},
		en: {
			title: "Colour with too little contrast",
			message: ({ name, found, other, ratio, least }) =>
				`\`${name}\` is \`${found}\`. Beside ${other.en} its contrast is ${inEnglish(ratio)} to 1, and it needs ${least} to 1.`,
			hint: ({ nearest }) =>
				nearest
					? `The nearest colour that will do is \`"${nearest}"\`.`
					: "Choose a much darker or much lighter colour, or change the other one too.",
		},
	}),
	"no-drawing-for-mark": entry<{ name: string; file: string }>({
		nl: {
			title: "Beeldmerk is geen tekening",
			message: ({ name, file }) => `Achter \`${name}\` staat \`${file}\`, en dat is geen tekening.`,
			hint: "Kies een tekening waarvan de naam op `.svg` eindigt: die blijft in elke grootte scherp.",
		},
		en: {
			title: "Logo is not a drawing",
			message: ({ name, file }) => `\`${name}\` names \`${file}\`, which is not a drawing.`,
			hint: "Choose a drawing whose name ends in `.svg`: it stays sharp at every size.",
		},
	}),
};
