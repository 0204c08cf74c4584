import type { Location } from "#core/problems/problem.ts";
import type { Written } from "../kinds/reference.ts";
import { writtenAt } from "../read/written.ts";

/** Where a reference stands: the text that refers, or the whole value. */
export function locationOf({ source, path, span, before = 0 }: Written): Location {
	const node = writtenAt(source.written, path);
	if (span === undefined || !node) return source.valueAt(path);
	const { start, end } = node;
	let left = before;
	for (const offset of offsetsOf(span, source.text.slice(start, end))) {
		if (left-- === 0) return source.range(start + offset, start + offset + span.length);
	}
	return source.valueAt(path);
}

/** Every place of some words in a text; an address inside a longer one does not count. */
function* offsetsOf(span: string, text: string): Generator<number> {
	const address = span.startsWith("/") || span.startsWith("#");
	for (let at = text.indexOf(span); at !== -1; at = text.indexOf(span, at + span.length)) {
		const around = `${text[at - 1] ?? " "}${text[at + span.length] ?? " "}`;
		if (!address || !/[\w/#-]/.test(around)) yield at;
	}
}
