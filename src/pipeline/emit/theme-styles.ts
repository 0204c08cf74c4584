import { styleColors } from "#core/theme/colors.ts";
import { familiesOf, headingTypefaces, textTypefaces } from "#core/theme/typefaces.ts";
import type { Theme } from "../site/theme.ts";

/** The largest size of each step of headings in rem, and how it grows with the screen: rem, and hundredths of its width. */
const headingSizes = { "2xl": [2.125, 1, 3.8], "3xl": [3, 1, 5.8], "4xl": [3.25, 1, 6] } as const;

const factors = { small: 0.88, normal: 1, large: 1.12 } as const;

const ornaments = {
	line: ".ornament { width: 5rem; height: 4px; background: var(--color-accent); }",
	wave: `.ornament { height: 2.5rem; background: var(--color-accent); mask: url("/src/ui/wave.svg") no-repeat left center / auto 100%; }
[dir="rtl"] .ornament { transform: scaleX(-1); }`,
	none: ".ornament { display: none; }",
} as const;

/** What the styles of a site say besides those of every site, for Tailwind; addresses count from the folder of the program. */
export function themeStyles({ palette, corners, headings, headingFont, textFont, ornament }: Theme): string {
	const [heading, text] = [headingTypefaces[headingFont], textTypefaces[textFont]];
	const rounded = (value: number) => Number(value.toFixed(3));
	const factor = factors[headings];
	const size = (parts: readonly [number, number, number]) => {
		const [most, least, grow] = parts.map((part) => rounded(part * factor));
		return `min(${most}rem, ${least}rem + ${grow}vw)`;
	};
	const values = {
		...Object.fromEntries(Object.entries(styleColors(palette)).map(([name, hex]) => [`color-${name}`, hex])),
		"font-sans": familiesOf(text),
		"font-sans-arabic": familiesOf(text, true),
		"font-serif": familiesOf(heading),
		"font-serif-arabic": familiesOf(heading, true),
		...Object.fromEntries(Object.entries(headingSizes).map(([step, parts]) => [`text-${step}`, size(parts)])),
		"radius-sm": `${Math.round(corners / 2)}px`,
		"radius-md": `${corners}px`,
		"radius-lg": `${Math.round((corners * 5) / 3)}px`,
	};
	const lines = Object.entries(values).map(([name, value]) => `\t--${name}: ${value};`);
	return ["@theme {", ...lines, "}", "@layer components {", ornaments[ornament], "}", ""].join("\n");
}
