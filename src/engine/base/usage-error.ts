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

/** What comes of something, or what is said to whoever asked for it when a `UsageError` stands in the way. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | InReports> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof UsageError) return error.said;
		throw error;
	}
}
