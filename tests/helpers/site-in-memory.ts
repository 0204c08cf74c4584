import { join } from "node:path";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { MemoryFiles } from "#studio/stores/memory-files.ts";
import { filesIn } from "./content-folder.ts";
import { type EditedSite, editedSite, exampleSite } from "./example-site.ts";

const read = new Map<string, ReadonlyMap<string, Uint8Array>>();

/** The content of a folder, read once. */
function contentOf(root: string): ReadonlyMap<string, Uint8Array> {
	const known = read.get(root);
	if (known) return known;
	const files = new Map(
		[...filesIn(join(root, "content"))].map(([name, text]) => [`content/${name}`, Buffer.from(text, "latin1")]),
	);
	read.set(root, files);
	return files;
}

/** The example site, or another one, to be changed and checked without a disk. It knows no sections of a site's own. */
export function siteInMemory(from = exampleSite): EditedSite {
	const first = contentOf(from);
	const files = new MemoryFiles(first);
	const reader = new SiteReader(files, { dictionary: (language) => dictionaryFor(language, from) });
	return editedSite({
		check: (options) => checkContent(reader, options),
		read(name) {
			const bytes = files.bytes(name);
			if (!bytes) throw new Error(`Nobody knows what ${name} holds.`);
			return bytes;
		},
		write: (name, bytes) => files.write(name, bytes),
		remove: (name) => files.remove(name),
		restore() {
			for (const { name } of files.list()) if (!first.has(name)) files.remove(name);
			for (const [name, bytes] of first) if (!files.has(name) || files.bytes(name) !== bytes) files.write(name, bytes);
		},
		dispose() {},
	});
}
