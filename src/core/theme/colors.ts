import { mixed } from "./mix.ts";

/** What a colour of a theme is for, by the name that an editor gives it: its name in the styles, and what it paints. */
export const themeColors = {
	background: { style: "paper", about: "De grond van de pagina.", label: ["grond", "background"] },
	backgroundWarm: { style: "sand", about: "De grond van een warmere band.", label: ["warme grond", "warm background"] },
	backgroundCool: { style: "mist", about: "De grond van een koelere band.", label: ["koele grond", "cool background"] },
	text: { style: "ink", about: "De tekst.", label: ["tekst", "text"] },
	textSoft: { style: "ink-2", about: "Tekst die minder opvalt.", label: ["zachtere tekst", "softer text"] },
	link: { style: "link", about: "Links in een tekst.", label: ["link", "link"] },
	main: { style: "sea", about: "De hoofdkleur: tekens, lijnen, de tweede knop.", label: ["hoofdkleur", "main colour"] },
	dark: { style: "sea-deep", about: "De donkere band en de voet.", label: ["donkere band", "dark band"] },
	edge: { style: "foam", about: "Randen op de donkere band.", label: ["rand op donker", "border on dark"] },
	button: { style: "clay", about: "De eerste knop.", label: ["knop", "button"] },
	buttonPressed: {
		style: "clay-deep",
		about: "Die knop onder de muis.",
		label: ["knop onder de muis", "button under the pointer"],
	},
	highlight: { style: "sun", about: "Wat oplicht, zoals de knop op donker.", label: ["oplichten", "highlight"] },
	accent: { style: "accent", about: "Het beeldmerk en sierlijnen.", label: ["sierkleur", "accent"] },
	control: { style: "control", about: "De rand van een invulveld.", label: ["rand van een veld", "border of a field"] },
	line: { style: "line", about: "Dunne lijnen tussen regels.", label: ["lijn", "line"] },
} as const satisfies Record<string, { style: string; about: string; label: readonly [string, string] }>;

export type ThemeColor = keyof typeof themeColors;

export const themeColorNames = Object.keys(themeColors) as readonly ThemeColor[];

/** A colour for each purpose, as `#rrggbb`. */
export type Palette = Readonly<Record<ThemeColor, string>>;

/** Colours that mean the same in every theme, by their names in the styles. */
const fixedColors: Readonly<Record<string, string>> = {
	white: "#ffffff",
	error: "#8a1414",
	"error-tint": "#fdecea",
	ok: "#17502c",
	"ok-tint": "#e6f2e9",
	warn: "#5c3f00",
	"warn-tint": "#fff4d6",
	star: "#b9770e",
};

/** Light shades of a palette, from which and to which the tints of cards run, by their names in the styles. */
function tints({ edge, accent, highlight }: Palette) {
	const light = (hex: string, part: number) => mixed(hex, "#ffffff", part);
	return {
		"foam-tint": light(edge, 0.27),
		"clay-tint": light(accent, 0.84),
		"clay-tint-2": light(accent, 0.72),
		"sun-tint": light(highlight, 0.74),
		"sun-tint-2": light(highlight, 0.46),
	};
}

/** Every colour of a site by its name in the styles. */
export function styleColors(palette: Palette): Readonly<Record<string, string>> {
	return {
		...tints(palette),
		...Object.fromEntries(themeColorNames.map((name) => [themeColors[name].style, palette[name]])),
		...fixedColors,
	};
}
