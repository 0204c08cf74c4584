import type { FieldMeta } from "#core/fields/kind.ts";
import type { FormOption, Steps, WrittenData } from "#core/studio.ts";
import { optionsNamed } from "../../site/fact-options.ts";
import type { Site } from "../../site/site.ts";
import { bareWords } from "../../text/markdown.ts";
import { dataAt, isBlock, isList } from "../edits/data.ts";

/**
 * What can be chosen where another item of the list around is named, or one of the choices of that item. Undefined for a
 * field that names none, and where there is nothing to choose from.
 */
export function namedAround(
	data: WrittenData,
	path: Steps,
	meta: FieldMeta | undefined,
	site: Site,
): readonly FormOption[] | undefined {
	if (!meta?.namesItem && !meta?.choiceOf) return undefined;
	const at = path.findLastIndex((step) => typeof step === "number");
	const list = dataAt(data, path.slice(0, at));
	const items = isList(list) ? list.filter((each, index) => isBlock(each) && index !== path[at]).filter(isBlock) : [];
	if (meta.namesItem) {
		const options = items.flatMap(({ name, label }) =>
			typeof name === "string" ? [{ value: name, text: bareWords(typeof label === "string" ? label : name) }] : [],
		);
		return options.length > 0 ? options : undefined;
	}
	const { item = "", choices = "", facts = "" } = meta.choiceOf ?? {};
	const named = dataAt(data, [...path.slice(0, -1), item]);
	const holders = items.filter(({ name }) => named === undefined || name === named);
	const words = new Set(
		holders.flatMap((holder) => [...textsIn(holder[choices]), ...optionsNamed(textsIn(holder[facts]), site)]),
	);
	return words.size > 0 ? [...words].map((value) => ({ value, text: bareWords(value) })) : undefined;
}

function textsIn(list: WrittenData | undefined): string[] {
	return isList(list) ? list.filter((each) => typeof each === "string") : [];
}
