import { type Collections, declaredCollection } from "#core/facts/collections.ts";
import { codedCollections } from "../read/coded-collections.ts";
import type { ContentFile } from "../read/files.ts";
import type { FileResult } from "./file-result.ts";

/** The collections of facts of a site. Of one of which the declaration is not sound, nobody can say what stands in it. */
export function collectionsIn(files: readonly ContentFile[], results: ReadonlyMap<string, FileResult>): Collections {
	const collections = new Map(codedCollections);
	for (const file of files) {
		if (file.role !== "kind") continue;
		const valid = results.get(file.file)?.valid;
		if (valid?.kind === "declaration") {
			collections.set(file.name, declaredCollection(file.name, valid.sound.value, codedCollections.get(file.name)));
		} else collections.delete(file.name);
	}
	return collections;
}

/** The files of facts that were judged by another declaration than that of now. */
export function judgedOtherwise(files: readonly ContentFile[], before: Collections, now: Collections): string[] {
	return files.flatMap((file) =>
		file.role === "facts" && now.get(file.name) !== before.get(file.name) ? [file.file] : [],
	);
}
