import type { InReports } from "#core/fields/answers.ts";

/** What was asked for cannot be done; the message says what to do, in the languages of the reports. */
export class UsageError extends Error {
	readonly said: InReports;

	constructor(said: InReports) {
		super(said.en);
		this.said = said;
	}
}
