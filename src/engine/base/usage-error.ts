import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";

/** What was asked for cannot be done; what it says, says what to do, in every language of the reports. */
export class UsageError extends Error {
	readonly said: InReports;

	constructor(said: InReports) {
		super(inLanguage(said, "en"));
		this.said = said;
	}
}
