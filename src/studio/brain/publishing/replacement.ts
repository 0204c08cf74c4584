import { realpathSync } from "node:fs";
import { join } from "node:path";
import { diffLines } from "diff";
import type { Language } from "#core/languages.ts";
import { readOwn } from "#engine/studio/own-files.ts";
import { isBelow } from "#pipeline/read/below.ts";
import { readBytes } from "#pipeline/read/bytes.ts";
import { contentFile, isText } from "#pipeline/read/files.ts";

/** What files become: other texts, files that come as a whole, and files that go. A picture that changes goes and comes. */
export interface Replacement {
	readonly texts: ReadonlyMap<string, string>;
	readonly come: ReadonlyMap<string, Uint8Array>;
	readonly gone: readonly string[];
}

/** Two folders that hold `content`. */
interface Roots {
	readonly now: string;
	readonly earlier: string;
	/** The language that editors write. */
	readonly source: Language;
}

/** What makes files of one folder what they are in another. What is no file of the content is left as it is. */
export function replacementOf(files: readonly string[], { now, earlier, source }: Roots): Replacement {
	const texts = new Map<string, string>();
	const come = new Map<string, Uint8Array>();
	const gone: string[] = [];
	for (const file of files) {
		const [here, there] = [bytesIn(now, file, source), bytesIn(earlier, file, source)];
		if (here && there && Buffer.compare(here, there) === 0) continue;
		const listed = contentFile(join(earlier, "content"), file, source);
		const text = listed && here && there && isText(file) ? readOwn(earlier, listed)?.text : undefined;
		if (text !== undefined) texts.set(file, text);
		else {
			if (here) gone.push(file);
			if (there) come.set(file, there);
		}
	}
	return { texts, come, gone };
}

/** The bytes of a file of the content, unless a link leads out of it. */
function bytesIn(root: string, file: string, source: Language): Buffer | undefined {
	const listed = contentFile(join(root, "content"), file, source);
	try {
		const isInside = listed && isBelow(realpathSync(join(root, "content")), realpathSync(listed.absolute));
		return isInside ? readBytes(listed.absolute) : undefined;
	} catch {
		return undefined;
	}
}

/** The file that a file is about: of a translation, what it translates. */
export function subjectOf(file: string): string {
	return file.replace(/^content\/translations\/[a-z]{2}\//, "content/");
}

/** How many stretches of lines two texts differ in. */
export function stretchesIn(now: string, then: string): number {
	return stretches(now, then).filter((each) => each.there !== undefined).length;
}

/** A text in which one of the stretches is what it is in another text. */
export function withStretch(now: string, then: string, number: number): string {
	let count = -1;
	return stretches(now, then)
		.map(({ here, there }) => {
			if (there !== undefined) count += 1;
			return there !== undefined && count === number ? there : here;
		})
		.join("");
}

/** `there` is undefined for what is the same. */
function stretches(now: string, then: string): { readonly here: string; readonly there: string | undefined }[] {
	const found: { here: string; there: string | undefined }[] = [];
	for (const { added, removed, value } of diffLines(now, then)) {
		const last = found.at(-1);
		if (!added && !removed) found.push({ here: value, there: undefined });
		else if (last?.there === undefined) found.push(added ? { here: "", there: value } : { here: value, there: "" });
		else if (added) last.there += value;
		else last.here += value;
	}
	return found;
}
