import type { Files } from "#core/files.ts";
import { defaultSource, type SourceLanguage } from "#core/languages.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { type ContentFile, listContent } from "../read/files.ts";
import type { Memory, Site } from "../site/site.ts";
import { addressesOf } from "./assemble.ts";
import { missingFiles } from "./missing-files.ts";
import { publishedIn } from "./published.ts";

/** What stands in a content folder, before anything of it but the source language is read. */
export interface Listing {
	/** The language that editors write, on which depends what each file is for. */
	readonly source: SourceLanguage;
	/** By their names. */
	readonly files: ReadonlyMap<string, ContentFile>;
	readonly addresses: Site["addresses"];
	/** Two files claim the same address. */
	readonly clash: boolean;
	/** The collections of facts that no file fills. */
	readonly absent: Site["absent"];
	/** What files were meant as that have another name. */
	readonly meant: Site["meant"];
	/** What is missing, or has a name that nothing can have. */
	readonly misplaced: readonly AnyProblem[];
	/** The files that are published as they are. */
	readonly published: Pick<Site, "images" | "downloads">;
}

/** That of a folder that nobody has looked into yet. */
export function emptyListing(all: Files, source: SourceLanguage = defaultSource): Listing {
	const nothing = { files: new Map(), addresses: new Map(), clash: false, absent: new Set<string>(), misplaced: [] };
	const meant = new Set<string>();
	return { source, ...nothing, meant, published: publishedIn([], all, source) };
}

/** Lists the content; `memory` is what an earlier run knew of it. */
export function listFiles(all: Files, memory: Memory | undefined): Listing {
	const { files, misnamed, meant, problems, source } = listContent(all);
	const claimed = addressesOf(files, misnamed);
	const there = [...files, ...misnamed];
	const declared = there.flatMap((file) => (file.role === "kind" ? [file.name] : []));
	const absent = new Set([...codedCollections.keys(), ...declared]);
	for (const file of there) if (file.role === "facts") absent.delete(file.name);
	const blind = problems.some(({ code }) => code === "unreadable-folder");
	return {
		source,
		files: new Map(files.map((file) => [file.file, file])),
		addresses: claimed.addresses,
		clash: claimed.problems.length > 0,
		absent,
		meant,
		misplaced: [...problems, ...claimed.problems, ...(blind ? [] : missingFiles(there))],
		published: publishedIn(files, all, source, memory?.source === source ? memory : undefined),
	};
}

/** Whether no file of a listing came or went. `changed` are files and folders by their paths from the project. */
export function listHolds({ files }: Listing, all: Files, changed: ReadonlySet<string>): boolean {
	// They say which language the files are in.
	if (changed.has("content/site.yaml") || changed.has("content/site.json")) return false;
	return [...changed].every((name) => {
		const there = all.has(name);
		if (there || files.has(name)) return there === files.has(name);
		// What came and went again, as when an editor saves, unless it was a folder.
		for (const file of files.keys()) if (file.startsWith(`${name}/`)) return false;
		return true;
	});
}

/** A file that changed, or stands in a folder that came, went or took another's place. */
export function isAmong(file: string, changed: ReadonlySet<string>): boolean {
	if (changed.has(file)) return true;
	for (const name of changed) if (file.startsWith(`${name}/`)) return true;
	return false;
}
