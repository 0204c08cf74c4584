import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** A colour as a hash sign and six digits, `"#7a3018"`; written between quotation marks. */
export function color(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/^#[0-9a-fA-F]{6}$/), description, { kind: "color" }, label);
}

export const colorKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "color",
	expected: {
		nl: 'een kleurcode tussen aanhalingstekens, zoals `"#7a3018"`',
		en: 'a colour code between quotation marks, such as `"#7a3018"`',
	},
	advice(written) {
		const digits = written.replace(/^#/, "").toLowerCase();
		const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
		// The hash needs quotation marks: without them YAML takes the colour for a comment.
		return /^[0-9a-f]{6}$/.test(long) ? `"#${long}"` : undefined;
	},
	label: ["kleur", "colour"],
	names: "nothing",
	inText: "nothing",
	pitfall: "hash",
};
