import type { Content } from "../merge/versions.ts";
import type { NewCommit, ObjectId, Person } from "../remote.ts";
import { withMark } from "./marks.ts";

/** What a commit says besides what it changes. */
export interface CommitWords {
	readonly person: Person;
	readonly now: () => Date;
	readonly mark: string;
	readonly message: string;
}

/** What is to be otherwise than in a commit, as the next one. */
export function commitOf(
	changes: ReadonlyMap<string, Content>,
	parent: ObjectId,
	{ person, now, mark, message }: CommitWords,
): NewCommit {
	const date = now();
	return {
		parents: [parent],
		changes,
		message: withMark(message, mark),
		author: person,
		time: date.getTime(),
		zone: -date.getTimezoneOffset(),
	};
}
