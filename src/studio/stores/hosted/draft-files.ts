import type { Content, Edit } from "../merge/versions.ts";
import type { Clash } from "./kept-state.ts";

/** Where a draft says with what files began that others have changed otherwise: hidden, and so no content. */
const began = { with: "content/.began/with/", without: "content/.began/without/" } as const;

/** The files of a draft: what is edited, and with what that began where it is not what the draft follows. */
export function draftFiles(
	own: ReadonlyMap<string, Content>,
	clashes: ReadonlyMap<string, Clash>,
): ReadonlyMap<string, Content> {
	const files = new Map(own);
	for (const [file, { base }] of clashes) {
		if (base) files.set(began.with + file, base);
		else files.set(began.without + file, new Uint8Array());
	}
	return files;
}

/** The edits of a draft, of which these are the files in which it differs from what it follows. */
export function editsOf(files: ReadonlyMap<string, Edit>): ReadonlyMap<string, Edit> {
	const edits = new Map<string, Edit>();
	for (const [file, edit] of files) {
		if (file.startsWith(began.with) || file.startsWith(began.without)) continue;
		const base = files.get(began.with + file)?.mine ?? (files.has(began.without + file) ? null : edit.base);
		edits.set(file, { base, mine: edit.mine });
	}
	return edits;
}
