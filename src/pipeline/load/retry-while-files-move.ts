import { FileGone } from "#core/files.ts";

/** So often files may go away while they are read, before that is no longer put down to somebody who moves them. */
const mostTries = 20;

/** Reads again when a file went away before it could be read; what it says is known only when all stand still. */
export function retryWhileFilesMove<T>(read: () => T): T {
	for (let tries = 1; ; tries++) {
		try {
			return read();
		} catch (error) {
			if (tries === mostTries || !(error instanceof FileGone)) throw error;
		}
	}
}
