import type { Files, ListedFile } from "#core/files.ts";

/** Changes to a content folder that have not been written. Files are named from the project folder. */
export interface Drafts {
	/** New texts, by the name that the file has after the changes. */
	readonly texts: ReadonlyMap<string, string>;
	/** New names, by the present ones. */
	readonly names: ReadonlyMap<string, string>;
	/** Files that are no longer there, or not the same. */
	readonly gone?: ReadonlySet<string>;
	/** Files that come as a whole. */
	readonly come?: ReadonlyMap<string, Uint8Array>;
}

export const noDrafts: Drafts = { texts: new Map(), names: new Map() };

/** The files as they are after some changes. */
export function filesWith(files: Files, drafts: Drafts): Files {
	if (drafts === noDrafts) return files;
	const { texts, names, gone, come = new Map<string, Uint8Array>() } = drafts;
	const former = new Map([...names].map(([from, to]) => [to, from]));
	const before = (name: string) => former.get(name) ?? name;
	return {
		*list(): Generator<ListedFile> {
			const added = new Set(texts.keys());
			for (const found of files.list()) {
				if (gone?.has(found.name)) continue;
				const name = names.get(found.name) ?? found.name;
				added.delete(name);
				yield { ...found, name };
			}
			for (const name of [...added, ...come.keys()]) yield { name };
		},
		has: (name) => come.has(name) || texts.has(name) || (!gone?.has(before(name)) && files.has(before(name))),
		bytes(name) {
			const text = texts.get(name);
			return come.get(name) ?? (text === undefined ? files.bytes(before(name)) : new TextEncoder().encode(text));
		},
		stamp: (name) => (come.has(name) || texts.has(name) ? undefined : files.stamp(before(name))),
		pathOf: (name) => files.pathOf(before(name)),
	};
}
