import * as z from "zod";
import { mailAddress } from "#core/addresses.ts";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** An e-mail address. */
export function email(description: string, { label }: Labelled = {}) {
	return field(z.string().max(254).regex(mailAddress), description, { kind: "email" }, label);
}

export const emailKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "een e-mailadres zoals `naam@voorbeeld.nl`",
		en: "an email address such as `name@example.org`",
	},
	advice(written) {
		const bare = written.replace(/^mailto:/i, "").replace(/\s*(?:@|\(at\)|\[at\])\s*/i, "@");
		return mailAddress.test(bare) ? bare : undefined;
	},
	flaw(written) {
		if (!written.includes("@"))
			return { nl: "In een e-mailadres staat een `@`.", en: "An email address contains an `@`." };
		if (written.split("@").length > 2) return { nl: "Schrijf één e-mailadres.", en: "Write one email address." };
		return {
			nl: "Achter de `@` hoort een naam met een punt, en nergens een spatie.",
			en: "The `@` is followed by a name with a dot, and there are no spaces.",
		};
	},
	label: ["e-mailadres", "email address"],
	names: "nothing",
	inText: "address",
	pitfall: "none",
};
