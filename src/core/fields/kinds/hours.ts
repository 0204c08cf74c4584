import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { anyLanguagePattern, inAnyLanguage } from "../editor-words.ts";
import { field } from "../kind.ts";

/** Opening hours of one day: `gesloten` in the language of the site, `09:30-17:00` or `09:30-12:30, 13:00-17:00`. */
export function hours(description: string, { label }: Labelled = {}) {
	const clock = "([01]\\d|2[0-3]):[0-5]\\d";
	const range = `${clock} ?[-–] ?${clock}`;
	const pattern = new RegExp(`^(${anyLanguagePattern("closed")}|${range}(, ?${range})*)$`);
	return field(z.string().regex(pattern), description, { kind: "hours" }, label);
}

/** `9`, `9.30`, `09:30`, `9u`, `0930` */
const clock = /(?<!\d)(\d{1,2})(?:[:.u]?(\d{2}))?(?!\d)/g;

function isTime(time: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

export const hoursKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "hours",
	expected: {
		nl: "openingstijden zoals `09:30-17:00`, of `gesloten`",
		en: "opening hours such as `09:30-17:00`, or `gesloten` in the language of the site",
	},
	editorWords: ["closed"],
	advice(written) {
		if (/^dicht$/i.test(written)) return "gesloten";
		const closed = inAnyLanguage("closed").find((each) => each === written.toLowerCase());
		if (closed) return closed;
		const times = [...written.matchAll(clock)].map(
			([, hour = "", minute = "00"]) => `${hour.padStart(2, "0")}:${minute}`,
		);
		if (times.length === 0 || times.length % 2 === 1 || !times.every(isTime)) return undefined;
		return times.map((each, index) => (index % 2 === 0 ? `${index > 0 ? ", " : ""}${each}` : `-${each}`)).join("");
	},
	flaw(written) {
		const times = [...written.matchAll(clock)].map(
			([, hour = "", minute = "00"]) => `${hour.padStart(2, "0")}:${minute}`,
		);
		const wrong = times.find((each) => !isTime(each));
		if (wrong)
			return {
				nl: `\`${wrong}\` is geen tijd: een dag loopt van 00:00 tot 23:59.`,
				en: `\`${wrong}\` is no time: a day runs from 00:00 to 23:59.`,
			};
		if (times.length % 2 === 1)
			return {
				nl: "Schrijf van elke keer open de tijd van het begin en die van het eind.",
				en: "Write when each opening starts and when it ends.",
			};
		return undefined;
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
