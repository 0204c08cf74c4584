import { type Language, languageNameOf } from "#core/languages.ts";
import { writtenOf } from "#core/resolved.ts";
import type { Words } from "#core/words.ts";
import type { Field } from "./types.ts";
import type { Values } from "./values.ts";
import type ownWords from "./words.ts";

/** The body that the form service receives: these keys and no others. */
export interface Message {
	readonly name: string;
	readonly email: string;
	readonly phone: string;
	readonly subject: string;
	readonly message: string;
	readonly _subject: string;
	readonly _captcha: false;
}

/** Word for a language, by the language that the business reads. */
const languageWord: Partial<Record<Language, string>> = { nl: "Taal", de: "Sprache", fr: "Langue", es: "Idioma" };

interface Sending {
	readonly fields: readonly Field[];
	readonly subject: string;
	/** Of the visitor. */
	readonly language: Language;
	/** The source language of the site, in which the business reads. */
	readonly source: Language;
}

/** Fields that have a key of their own in the message. */
const ownKeys: ReadonlySet<string> = new Set(["name", "email", "phone", "subject", "message"]);

/**
 * Makes the message of what was filled in. Fields without a key of their own become lines below the visitor's text;
 * `subject` serves a form that does not ask for one. What stands beside the visitor's own words is in the source language, for the business.
 */
export function buildMessage(
	{ fields, subject: fixed, language, source }: Sending,
	values: Values,
	words: Pick<Words<typeof ownWords>, "form_not_given" | "form_subject_prefix">,
): Message {
	const subject = values.subject || fixed;
	const lines = fields.filter(({ name }) => !ownKeys.has(name) && values[name]).map((field) => lineOf(field, values));
	// The business reads these lines in its own language, and must know in which language to answer.
	if (lines.length > 0 && language !== source)
		lines.push(`${languageWord[source] ?? "Language"}: ${languageNameOf(language)}`);
	return {
		name: values.name ?? "",
		email: values.email ?? "",
		phone: values.phone || words.form_not_given,
		subject,
		message: [values.message, lines.join("\n")].filter(Boolean).join("\n\n"),
		_subject: words.form_subject_prefix + subject,
		_captcha: false,
	};
}

/** `Postcode: 1234 AB`, but `Waar wilt u voor komen? Advies`. */
function lineOf({ name, label }: Field, values: Values): string {
	const words = writtenOf(label);
	return `${words}${/[?؟:]$/.test(words) ? "" : ":"} ${values[name]}`;
}
