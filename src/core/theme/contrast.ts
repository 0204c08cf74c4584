import { type Palette, styleColors, type ThemeColor, themeColors } from "./colors.ts";
import { channelsOf, mixed } from "./mix.ts";

/** What is painted on what, by the names in the styles, and how much it has to stand out (WCAG 2.2, 1.4.6 and 1.4.11). */
const contrasts: readonly { least: number; on: Readonly<Record<string, readonly string[]>> }[] = [
	{
		// Texts. Pages as they are rendered are measured in tests/browser; this also knows hovering and pressing.
		least: 7,
		on: {
			paper: ["ink", "ink-2", "link", "sea", "clay", "ok", "error", "warn"],
			sand: ["ink", "ink-2", "link", "sea", "clay"],
			mist: ["ink", "ink-2", "link", "sea", "clay"],
			white: ["ink", "ink-2", "link", "sea", "ok", "error"],
			"sea-deep": ["paper", "mist", "sun", "white"],
			sea: ["white"],
			clay: ["white"],
			"clay-deep": ["white"],
			sun: ["ink"],
			ink: ["white"],
			"error-tint": ["error", "ink"],
			"ok-tint": ["ok", "ink"],
			"warn-tint": ["warn", "ink"],
		},
	},
	{
		// Edges of fields and buttons, icons and the focus ring: what must be seen to use the page.
		least: 3,
		on: {
			paper: ["control", "sea", "star", "ink"],
			sand: ["control", "sea", "ink"],
			mist: ["control", "sea", "ink"],
			white: ["control", "sea", "clay", "star", "ink", "error", "ok"],
			"sea-deep": ["foam", "sun"],
			sea: ["sun"],
			"error-tint": ["error"],
		},
	},
];

/** A colour that does not stand out enough from the ground it is painted on; both by their names in the styles. */
export interface Faint {
	readonly color: string;
	readonly ground: string;
	readonly ratio: number;
	/** What it has to be. */
	readonly least: number;
}

/** Where the colours of a palette do not stand out enough. */
export function faintIn(palette: Palette): Faint[] {
	const colors = styleColors(palette);
	return contrasts.flatMap(({ least, on }) =>
		Object.entries(on).flatMap(([ground, painted]) =>
			painted
				.map((color) => ({ color, ground, least, ratio: contrast(colors[color] ?? "", colors[ground] ?? "") }))
				.filter(({ ratio }) => ratio < least),
		),
	);
}

/** The nearest shade of a colour with which it stands out from all that it meets; undefined when there is none. */
export function nearestShade(palette: Palette, name: ThemeColor): string | undefined {
	const { style } = themeColors[name];
	for (let percent = 1; percent <= 100; percent++) {
		for (const end of ["#000000", "#ffffff"]) {
			const shade = mixed(palette[name], end, percent / 100);
			const met = faintIn({ ...palette, [name]: shade }).filter(({ color, ground }) => [color, ground].includes(style));
			if (met.length === 0) return shade;
		}
	}
	return undefined;
}

/** How much two colours stand out from each other: 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
	const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (higher + 0.05) / (lower + 0.05);
}

/** Of `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
