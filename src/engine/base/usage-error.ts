import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";

/** What was asked for cannot be done; the message says what to do, in the languages of the reports. */
export class UsageError extends Error {
	readonly said: InReports;
	/** The same as it is said in any language. */
	readonly words: InReports;

	constructor(said: InReports) {
		const [nl, en] = [inLanguage(said, "nl"), inLanguage(said, "en")];
		super(en);
		this.said = { nl, en };
		this.words = said;
	}
}
