import type { Language } from "#core/languages.ts";

/** When each file of the content last changed, by its path from the project: `content/pages/contact.yaml`. */
export type LastChanges = ReadonlyMap<string, Date>;

/** When anything that a page says in a language last changed; undefined when nobody knows. `path` has no language. */
export type ChangeOf = (path: string, language: Language) => Date | undefined;

/** When the latest of some files changed; undefined when that is not known of every one of them. */
export function latestChange(files: readonly string[], changes: LastChanges): Date | undefined {
	let latest: Date | undefined;
	for (const file of files) {
		const date = changes.get(file);
		if (!date) return undefined;
		if (!latest || date > latest) latest = date;
	}
	return latest;
}
