import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** Opening hours of one day: `gesloten`, `09:30-17:00` or `09:30-12:30, 13:00-17:00`. */
export function hours(description: string, { label }: Labelled = {}) {
	const clock = "([01]\\d|2[0-3]):[0-5]\\d";
	const range = `${clock} ?[-–] ?${clock}`;
	const pattern = new RegExp(`^(gesloten|${range}(, ?${range})*)$`);
	return field(z.string().regex(pattern), description, { kind: "hours" }, label);
}

export const hoursKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "openingstijden zoals `09:30-17:00`, of `gesloten`",
		en: "opening hours such as `09:30-17:00`, or `gesloten`",
	},
	advice(written) {
		if (/^(dicht|closed|gesloten)$/i.test(written)) return "gesloten";
		const times = written.match(/\d{1,2}[:.]\d{2}/g);
		if (times?.length !== 2) return undefined;
		return times.map((each) => each.replace(".", ":").padStart(5, "0")).join("-");
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
