import type { FactsFile } from "#core/facts/index.ts";
import type { Path } from "../read/written.ts";
import type { Sound, SoundFacts } from "./site.ts";

/** A collection with a file of it that is new, or in the place of what that file said before. */
export function withFile(known: SoundFacts | undefined, file: Sound<FactsFile<string>>): SoundFacts {
	const others = known?.files.filter(({ source }) => source.file !== file.source.file) ?? [];
	return togetherOf([...others, file]);
}

/** Puts the files of a collection together. Of two entries of one name, which is reported, the first counts. */
function togetherOf(all: readonly Sound<FactsFile<string>>[]): SoundFacts {
	const files = [...all].sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
	const [first, ...rest] = files as [Sound<FactsFile<string>>];
	if (rest.length === 0) return { ...first, files };
	const value: FactsFile<string> = Object.assign({}, ...[...files].reverse().map((file) => file.value));
	const sourceOf = ([entry]: Path) => holderOf(files, String(entry))?.source ?? first.source;
	return {
		value,
		source: {
			file: first.source.file,
			text: files.map(({ source }) => source.text).join("\n"),
			keyAt: (path) => sourceOf(path).keyAt(path),
			valueAt: (path) => sourceOf(path).valueAt(path),
		},
		files,
	};
}

/** The file that holds an entry. */
export function holderOf<F extends Sound<object>>(files: readonly F[], entry: string): F | undefined {
	return files.find(({ value }) => Object.hasOwn(value, entry));
}

/** The file beside a folder comes before those in it. */
function orderOf({ source }: Sound<unknown>): string {
	return source.file.replace(/\.\w+$/, "");
}
