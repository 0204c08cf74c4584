import { choice, color, group, image, number } from "../fields/fields.ts";
import { type ThemeColor, themeColorNames, themeColors } from "../theme/colors.ts";
import { type LookName, looks } from "../theme/looks.ts";
import { headingTypefaces, textTypefaces } from "../theme/typefaces.ts";
import { defineFacts } from "./define.ts";

/** What each name means, for the one who chooses. */
function meanings<Name extends string>(options: Readonly<Record<Name, { readonly about: string }>>) {
	const entries = Object.entries<{ readonly about: string }>(options).map(([name, { about }]) => [name, about]);
	return Object.fromEntries(entries) as Record<Name, string>;
}

const ownColors = Object.fromEntries(
	themeColorNames.map((name) => {
		const { about, label } = themeColors[name];
		return [name, color(`${about} Tussen aanhalingstekens, bijvoorbeeld "#7a3018".`, { label }).optional()];
	}),
) as Record<ThemeColor, ReturnType<ReturnType<typeof color>["optional"]>>;

export const theme = defineFacts({
	name: "theme",
	title: "Uiterlijk",
	summary: "Kleuren, letters, vormen en beeldmerk van de hele site. Zonder dit bestand: waddenlucht.",
	keyed: false,
	fields: {
		look: choice("Het uiterlijk waarmee de site begint.", meanings<LookName>(looks), {
			label: ["uiterlijk", "look"],
		}).optional(),
		colors: group("Kleuren die anders zijn dan die van het uiterlijk.", ownColors, {
			label: ["kleuren", "colours"],
		}).optional(),
		corners: number("Hoe rond de hoeken zijn, in beeldpunten: 0 is recht. Zonder deze regel: 12.", {
			max: 24,
			whole: true,
			label: ["hoeken", "corners"],
		}).optional(),
		headings: choice(
			"Hoe groot koppen zijn. Zonder deze regel: normal.",
			{ small: "kleiner", normal: "gewoon", large: "groter" },
			{ label: ["grootte van koppen", "size of headings"] },
		).optional(),
		headingFont: choice("De letter van koppen. Zonder deze regel: literata.", meanings(headingTypefaces), {
			label: ["letter van koppen", "font of headings"],
		}).optional(),
		textFont: choice("De letter van alle andere tekst. Zonder deze regel: atkinson.", meanings(textTypefaces), {
			label: ["letter van tekst", "font of texts"],
		}).optional(),
		ornament: choice(
			"Het sierlijntje boven het slot van een pagina. Zonder deze regel: line.",
			{ line: "een korte lijn", wave: "een golf die tot rust komt", none: "niets" },
			{ label: ["sierlijn", "ornament"] },
		).optional(),
		logo: image(
			"Het beeldmerk (logo) naast de naam, als tekening (svg). Wat erin currentColor heet, krijgt de sierkleur. Zonder deze regel staat er alleen de naam.",
			{ label: ["beeldmerk", "logo"], drawing: true },
		).optional(),
		icon: image(
			"Het teken (icoon) in het tabblad en op een beginscherm, als vierkante tekening (svg). Zonder deze regel: de eerste letter van de naam.",
			{ label: ["teken van de site", "icon of the site"], drawing: true },
		).optional(),
	},
});
