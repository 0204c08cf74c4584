import type { OtherCopies, OthersFile } from "#studio/brain/people/others.ts";
import { decoded, sameBytes } from "../merge/bytes.ts";
import { isWritten } from "./drafts.ts";
import type { Draft } from "./read-draft.ts";
import type { SiteCopy } from "./site-copy.ts";

/** What others made of files: in drafts, and online where that is something else than here. */
export function othersOf(copy: SiteCopy, drafts: () => readonly Draft[]): OtherCopies {
	function* all(): Generator<OthersFile> {
		for (const [file, { base, who }] of copy.clashes) {
			const online = copy.online(file) ?? null;
			if (isWritten(file, base) && isWritten(file, online)) {
				yield { who, file, base: decoded(base), text: decoded(online) };
			}
		}
		for (const { edits, commit } of drafts()) {
			for (const [file, { base, mine }] of edits) {
				const isNew = isWritten(file, base) && isWritten(file, mine) && !sameBytes(mine, copy.now(file));
				if (isNew && !sameBytes(mine, copy.online(file))) {
					yield { who: commit.author.name, file, base: decoded(base), text: decoded(mine) };
				}
			}
		}
	}
	return {
		all,
		of: (file) => [...all()].filter((each) => each.file === file),
	};
}
