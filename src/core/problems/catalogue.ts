import { addressProblems } from "./catalogue-address.ts";
import { adviceProblems } from "./catalogue-advice.ts";
import { checkProblems } from "./catalogue-check.ts";
import { daysProblems } from "./catalogue-days.ts";
import { declaredProblems } from "./catalogue-declared.ts";
import { downloadProblems } from "./catalogue-downloads.ts";
import { elsewhereProblems } from "./catalogue-elsewhere.ts";
import { fileProblems } from "./catalogue-files.ts";
import { formProblems } from "./catalogue-forms.ts";
import { imageProblems } from "./catalogue-images.ts";
import { menuProblems } from "./catalogue-menu.ts";
import { openingProblems } from "./catalogue-opening.ts";
import { overviewProblems } from "./catalogue-overview.ts";
import { readProblems } from "./catalogue-read.ts";
import { reviewProblems } from "./catalogue-review.ts";
import { senseProblems } from "./catalogue-sense.ts";
import { spellingProblems } from "./catalogue-spelling.ts";
import { strayProblems } from "./catalogue-stray.ts";
import { suppressionProblems } from "./catalogue-suppression.ts";
import { textProblems } from "./catalogue-text.ts";
import { themeProblems } from "./catalogue-theme.ts";
import { translateProblems } from "./catalogue-translate.ts";
import { translatedProblems } from "./catalogue-translated.ts";
import { validateProblems } from "./catalogue-validate.ts";
import { valueProblems } from "./catalogue-values.ts";
import { wordingProblems } from "./catalogue-wording.ts";
import { yamlProblems } from "./catalogue-yaml.ts";
import type { Entry } from "./entry.ts";

const entries = {
	...adviceProblems,
	...fileProblems,
	...readProblems,
	...yamlProblems,
	...addressProblems,
	...validateProblems,
	...valueProblems,
	...checkProblems,
	...declaredProblems,
	...daysProblems,
	...formProblems,
	...openingProblems,
	...senseProblems,
	...wordingProblems,
	...imageProblems,
	...downloadProblems,
	...menuProblems,
	...overviewProblems,
	...textProblems,
	...strayProblems,
	...themeProblems,
	...translateProblems,
	...translatedProblems,
	...suppressionProblems,
	...spellingProblems,
	...reviewProblems,
	...elsewhereProblems,
} as const;

export type ProblemCode = keyof typeof entries;

/** The values that the text of each problem mentions. */
export type ProblemValues = {
	[C in ProblemCode]: (typeof entries)[C] extends Entry<infer V> ? V : never;
};

/** Every mistake that the builder reports. Codes are permanent; see README.md for how to write one. */
export const catalogue: { readonly [C in ProblemCode]: Entry<ProblemValues[C]> } = entries;

/** Whether a comment with a reason takes a problem out of the report. */
export function canBeSilenced(code: ProblemCode): boolean {
	return catalogue[code].level !== "error" || catalogue[code].excusable === true;
}
