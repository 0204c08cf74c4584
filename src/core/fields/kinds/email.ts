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
		en: "an e-mail address such as `name@example.org`",
	},
	advice(written) {
		const bare = written.replace(/^mailto:/i, "").replace(/\s*(?:@|\(at\)|\[at\])\s*/i, "@");
		return mailAddress.test(bare) ? bare : undefined;
	},
	flaw(written) {
		if (!written.includes("@"))
			return { nl: "In een e-mailadres staat een `@`.", en: "An e-mail address contains an `@`." };
		if (written.split("@").length > 2) return { nl: "Schrijf één e-mailadres.", en: "Write one e-mail address." };
		return {
			nl: "Achter de `@` hoort een naam met een punt, en nergens een spatie.",
			en: "After the `@` comes a name with a dot, and there is no space anywhere.",
		};
	},
	label: ["e-mailadres", "e-mail address"],
	names: "nothing",
	inText: "address",
	pitfall: "none",
};
