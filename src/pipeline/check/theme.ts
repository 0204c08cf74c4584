import type { InReports } from "#core/fields/answers.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { type ThemeColor, themeColorNames, themeColors } from "#core/theme/colors.ts";
import { type Faint, faintIn, nearestShade } from "#core/theme/contrast.ts";
import type { Site } from "../site/site.ts";
import { themeFrom } from "../site/theme.ts";

/** Every text and every part of a page stands out from its ground in the colours of the site. */
export function* checkTheme(site: Site): Generator<AnyProblem> {
	const theme = site.facts.get("theme");
	if (!theme) return;
	const { source, value } = theme;
	const { palette } = themeFrom(value);
	const own = new Set(Object.keys(value.colors ?? {}) as ThemeColor[]);
	const worst = new Map<ThemeColor, Faint>();
	for (const faint of faintIn(palette)) {
		// A colour of the look is right by itself: what an editor changed is what is to be changed again.
		const name = [faint.color, faint.ground].map(nameOf).find((each) => each && own.has(each));
		const known = name && worst.get(name);
		if (name && (!known || faint.ratio / faint.least < known.ratio / known.least)) worst.set(name, faint);
	}
	for (const [name, { color, ground, ratio, least }] of worst) {
		const other = color === themeColors[name].style ? ground : color;
		yield problem("faint-color", source.valueAt(["colors", name]), {
			name,
			found: palette[name],
			other: labelOf(other),
			ratio,
			least,
			nearest: nearestShade(palette, name),
		});
	}
}

function nameOf(style: string): ThemeColor | undefined {
	return themeColorNames.find((name) => themeColors[name].style === style);
}

/** What every theme has, as a report names it. */
const fixed: Readonly<Record<string, InReports>> = {
	white: { nl: "wit", en: "white" },
	error: { nl: "de kleur van een fout", en: "the colour of an error" },
	ok: { nl: "de kleur van gelukt", en: "the colour of success" },
	warn: { nl: "de kleur van een waarschuwing", en: "the colour of a warning" },
	star: { nl: "een ster", en: "a star" },
};

function labelOf(style: string): InReports {
	const name = nameOf(style);
	const own = name ? `\`${name}\`` : style;
	return (name ? undefined : fixed[style]) ?? { nl: own, en: own };
}
