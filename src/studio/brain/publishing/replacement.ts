import { diffLines } from "diff";
import { isText } from "#pipeline/read/files.ts";
import type { Version } from "./versions.ts";

/** What files become: other texts, files that come as a whole, and files that go. A picture that changes goes and comes. */
export interface Replacement {
	readonly texts: ReadonlyMap<string, string>;
	readonly come: ReadonlyMap<string, Uint8Array>;
	readonly gone: readonly string[];
}

interface Two {
	readonly now: Version;
	readonly earlier: Version;
}

/** What makes files what they are in an earlier version. What is no file of the content is left as it is. */
export function replacementOf(files: readonly string[], { now, earlier }: Two): Replacement {
	const texts = new Map<string, string>();
	const come = new Map<string, Uint8Array>();
	const gone: string[] = [];
	for (const file of files) {
		const [here, there] = [now.bytes(file), earlier.bytes(file)];
		if (here && there && isAlike(here, there)) continue;
		const text = here && there && isText(file) ? earlier.text(file) : undefined;
		if (text !== undefined) texts.set(file, text);
		else {
			if (here) gone.push(file);
			if (there) come.set(file, there);
		}
	}
	return { texts, come, gone };
}

function isAlike(here: Uint8Array, there: Uint8Array): boolean {
	return here.length === there.length && here.every((byte, index) => byte === there[index]);
}

/** The file that a file is about: of a translation, what it translates. */
export function subjectOf(file: string): string {
	return file.replace(/^content\/translations\/[a-z]{2}\//, "content/");
}

/** How many hunks two texts differ in. */
export function hunksIn(now: string, then: string): number {
	return hunks(now, then).filter((each) => each.there !== undefined).length;
}

/** A text in which one of the hunks is what it is in another text. */
export function withHunk(now: string, then: string, number: number): string {
	let count = -1;
	return hunks(now, then)
		.map(({ here, there }) => {
			if (there !== undefined) count += 1;
			return there !== undefined && count === number ? there : here;
		})
		.join("");
}

/** `there` is undefined for what is the same. */
function hunks(now: string, then: string): { readonly here: string; readonly there: string | undefined }[] {
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
