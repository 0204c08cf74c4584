import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type ContentWatch, watchContent } from "#engine/dev/watch-content.ts";

const root = mkdtempSync(join(tmpdir(), "watched-"));
const folder = join(root, "content");
let watched: ContentWatch | undefined;

afterEach(() => {
	watched?.close();
	rmSync(root, { recursive: true, force: true });
});

function make(): void {
	mkdirSync(join(folder, "pages"), { recursive: true });
	writeFileSync(join(folder, "pages/index.yaml"), "title: Home\n");
}

test("a folder that goes and comes back at once is watched again, though the system gives it the number it had", async () => {
	make();
	let told = new Set<string>();
	const tell = (changed: ReadonlySet<string>) => {
		told = new Set([...told, ...changed]);
	};
	const fail = (error: unknown) => {
		throw error;
	};
	watched = watchContent(folder, tell, fail);
	for (const gone of [folder, join(folder, "pages")]) {
		for (let times = 0; times < 10; times++) {
			rmSync(gone, { recursive: true });
			make();
			await setTimeout(100);
			told.clear();
			writeFileSync(join(folder, "pages/contact.yaml"), `title: ${times}\n`);
			await expect.poll(() => [...told], { timeout: 5000 }).toContain("content/pages/contact.yaml");
		}
	}
});
