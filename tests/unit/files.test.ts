import { afterAll, expect, test } from "vitest";
import { FileGone, type Files } from "#core/files.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { MemoryFiles } from "#studio/stores/memory-files.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { temporarySite } from "../helpers/example-site.ts";

const site = temporarySite();
afterAll(() => site.dispose());

/** What a reader can learn from files. */
function seenIn(files: Files): unknown {
	const names = [...files.list()].map(({ name }) => name);
	return {
		names,
		has: ["content", "content/pages", "content/pages/contact.yaml", "content/page"].map((name) => files.has(name)),
		bytes: names.map((name) => Buffer.from(files.bytes(name) ?? []).toString("latin1")),
		gone: ["content/pages/geen.yaml", "content/pages"].map((name) => isGone(() => files.bytes(name))),
	};
}

function isGone(read: () => unknown): boolean {
	try {
		read();
		return false;
	} catch (error) {
		return error instanceof FileGone;
	}
}

test("files in memory are listed and read as those of a disk", () => {
	site.write("pages/contact/index.yaml", "title: Ook contact\n");
	site.write("pages/.verborgen.yaml", "title: Verborgen\n");
	const bytes = [...filesIn(site.root)].map(([name, text]) => [name, Buffer.from(text, "latin1")] as const);
	const memory = new MemoryFiles(new Map(bytes));
	expect(seenIn(memory)).toEqual(seenIn(new DiskFiles(site.root)));
	const before = memory.stamp("content/pages/contact.yaml");
	memory.write("content/pages/contact.yaml", new Uint8Array());
	expect(memory.stamp("content/pages/contact.yaml")).not.toBe(before);
});
