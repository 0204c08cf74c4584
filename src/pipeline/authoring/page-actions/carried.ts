import type { WrittenData } from "#core/studio.ts";
import { isJson } from "../../read/json.ts";
import type { SoundSite } from "../../site/site.ts";
import { passagesOf } from "../../text/markdown.ts";
import { keyOf } from "../../text/passage.ts";
import { dataIn, isBlock, isList } from "../edits/data.ts";
import { editText } from "../edits/edit-text.ts";
import { yaml } from "../wizards/yaml.ts";

interface Carried {
	readonly added: Record<string, string>;
	readonly changed: Record<string, string>;
}

interface Way {
	/** Two files below `content/`, by the names by which their translations are found. */
	readonly from: string;
	readonly to: string;
	/** What a file says by now. */
	readonly textOf?: (source: { readonly file: string; readonly text: string }) => string;
}

/** The translations of what moves from one file to another, in the files of the other. */
export function carryTranslations(
	site: SoundSite,
	moved: readonly WrittenData[],
	{ from, to, textOf = ({ text }) => text }: Way,
): Carried {
	const said = new Set(
		moved
			.flatMap(wordsIn)
			.flatMap((each) => [each, ...passagesOf(each)])
			.map(keyOf),
	);
	const result: Carried = { added: {}, changed: {} };
	for (const [language, files] of site.translations) {
		const [left, heir] = [files.get(from)?.source, files.get(to)?.source];
		if (!left || isJson(left.file) || (heir && isJson(heir.file))) continue;
		const pairs = pairsIn(textOf(left)).filter((pair) => said.has(keyOf(pairOf(pair, site))));
		const known = new Set(pairsIn(heir?.text ?? "").map((pair) => keyOf(pairOf(pair, site))));
		const coming = pairs.filter((pair) => !known.has(keyOf(pairOf(pair, site))));
		if (coming.length === 0) continue;
		if (!heir) {
			result.added[`content/translations/${language}/${to}`] = yaml(coming as object[]);
			continue;
		}
		let now = textOf(heir);
		for (const pair of coming) {
			const at = pairsIn(now).length;
			const edited = editText(now, { do: "insert", file: heir.file, path: [at], value: pair });
			if ("text" in edited) now = edited.text;
		}
		result.changed[heir.file] = now;
	}
	return result;
}

function pairsIn(source: string): readonly WrittenData[] {
	const data = dataIn(source);
	return isList(data) ? data : [];
}

function pairOf(pair: WrittenData, { source }: SoundSite): string {
	const said = isBlock(pair) ? pair[source] : undefined;
	return typeof said === "string" ? said : "";
}

function wordsIn(data: WrittenData): string[] {
	if (typeof data === "string") return [data];
	return (isList(data) ? data : isBlock(data) ? Object.values(data) : []).flatMap(wordsIn);
}
