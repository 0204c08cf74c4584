import { hash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { formerFiles, isLasting } from "#engine/base/former-files.ts";
import { readProven, writeProven } from "../files/proven-file.ts";
import { removeUnused } from "../memory/remove-unused.mjs";
import type { OutputFiles } from "./output-files.ts";

/** What the last output had, by paths with a slash before them. */
interface Kept {
	/** Files of the site whose names stand for what they hold. */
	readonly files: readonly string[];
	/** What stayed beside them, and since when; see `FormerFiles`. */
	readonly former: readonly (readonly [path: string, left: number])[];
}

/**
 * Adds to an output that is whole what pages that were opened before may still ask for. That is in `cache`, since the last
 * output may be gone: a workflow begins with an empty folder. What is given has to be called when the output is in place.
 */
export function addFormer(output: OutputFiles, cache: string): () => void {
	const { target } = output.place;
	const folder = join(cache, "former", hash("sha256", target, "hex").slice(0, 16));
	const before = readKept(folder);
	const files = [...output.made.keys()].filter(isLasting);
	const former = new Map<string, number>();
	for (const [path, left] of formerFiles(files, { files: before.files, former: new Map(before.former) })) {
		const content = readProven(folder + path);
		// A cache may lose what it will.
		if (!content) continue;
		output.write({ path, content });
		former.set(path, left);
	}
	return () => {
		for (const path of files) if (!readProven(folder + path)) writeProven(folder + path, readFileSync(target + path));
		writeProven(listIn(folder), JSON.stringify({ files, former: [...former] } satisfies Kept));
		const present = new Set([...files, ...former.keys()]);
		const all = [...before.files, ...before.former.map(([path]) => path)];
		for (const path of all) if (!present.has(path)) rmSync(folder + path, { force: true });
		removeUnused(join(cache, "former"), 20);
	};
}

function readKept(folder: string): Kept {
	const text = readProven(listIn(folder))?.toString();
	return text === undefined ? { files: [], former: [] } : (JSON.parse(text) as Kept);
}

function listIn(folder: string): string {
	return join(folder, "list");
}
