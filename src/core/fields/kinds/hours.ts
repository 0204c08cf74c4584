import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { anyLanguagePattern, spellingsOf } from "../editor-words.ts";
import { field } from "../kind.ts";

/** Opening hours of one day: `gesloten` in the language of the site, `09:30-17:00` or `09:30-12:30, 13:00-17:00`. */
export function hours(description: string, { label }: Labelled = {}) {
	const clock = "([01]\\d|2[0-3]):[0-5]\\d";
	const range = `${clock} ?[-–] ?${clock}`;
	const pattern = new RegExp(`^(${anyLanguagePattern("closed")}|${range}(, ?${range})*)$`);
	return field(z.string().regex(pattern), description, { kind: "hours" }, label);
}

/** `9`, `9.30`, `09:30`, `9u`, `9 h 30`, `0930` */
const anyClock = /(?<!\d)(\d{1,2})(?:(?:[:.]|\s?[uh]\s?)?(\d{2}))?(?!\d)/g;

/** The same, where nothing else is said: with the hours of half a day, and the small words of any language. */
const clock = String.raw`(\d{1,2})(?:(?:[:.]|\s?[uh]\s?)?(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?(?:\s*(?:uur|uhr|u|h)\b\.?)?`;
const range = String.raw`(?:(?:van|from|von|de)\s+)?${clock}\s*(?:-|–|—|tot|t/m|to|bis|à|a)\s*${clock}`;
const between = String.raw`\s*(?:,|;|/|&|\+|\b(?:en|and|und|et|y)\b)\s*`;
const allRanges = new RegExp(`^${range}(?:${between}${range})*$`, "i");
const everyRange = new RegExp(range, "gi");

const closed = new RegExp(`^(?:${spellingsOf("closed")})$`, "iu");

function isTime(time: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** `5pm` is `17:00`; undefined for what is no time of half a day. */
function timeOf(hour: string, minute = "00", half: string | undefined): string | undefined {
	const number = Number(hour);
	if (half !== undefined && (number < 1 || number > 12)) return undefined;
	const whole = half === undefined ? number : (number % 12) + (/^p/i.test(half) ? 12 : 0);
	const time = `${String(whole).padStart(2, "0")}:${minute}`;
	return isTime(time) ? time : undefined;
}

/** Two times as a range; undefined where one of them may be meant in the other half of the day: `9-5`, `9-5pm`. */
function rangeOf([, hour = "", minute, half, toHour = "", toMinute, toHalf]: RegExpExecArray): string | undefined {
	if ((half === undefined) !== (toHalf === undefined)) return undefined;
	const [opens, closes] = [timeOf(hour, minute, half), timeOf(toHour, toMinute, toHalf)];
	if (!opens || !closes || (closes <= opens && opens < "12:00")) return undefined;
	return `${opens}-${closes}`;
}

export const hoursKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "hours",
	expected: {
		nl: "openingstijden zoals `09:30-17:00`, of `gesloten`",
		en: "opening hours such as `09:30-17:00`, or `closed`, in the language of the site",
	},
	editorWords: ["closed"],
	advice(written) {
		if (closed.test(written)) return "gesloten";
		if (!allRanges.test(written)) return undefined;
		const ranges = [...written.matchAll(everyRange)].map(rangeOf);
		return ranges.includes(undefined) ? undefined : ranges.join(", ");
	},
	flaw(written) {
		const times = [...written.matchAll(anyClock)].map(
			([, hour = "", minute = "00"]) => `${hour.padStart(2, "0")}:${minute}`,
		);
		const wrong = times.find((each) => !isTime(each));
		if (wrong)
			return {
				nl: "`{wrong}` is geen tijd: een dag loopt van 00:00 tot 23:59.",
				en: "`{wrong}` is not a time: a day runs from 00:00 to 23:59.",
				values: { wrong },
			};
		if (times.length % 2 === 1)
			return {
				nl: "Schrijf van elke keer open de tijd van het begin en die van het eind.",
				en: "For each opening, write when it starts and when it ends.",
			};
		return undefined;
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
