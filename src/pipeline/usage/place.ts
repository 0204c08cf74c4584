import type { Place } from "#core/problems/problem.ts";
import type { Written } from "../kinds/reference.ts";
import { writtenAt } from "../read/written.ts";

/** Where a reference stands: the stretch that refers, or the whole value. */
export function placeOf({ source, path, stretch, before = 0 }: Written): Place {
	const node = writtenAt(source.written, path);
	if (stretch === undefined || !node) return source.valueAt(path);
	const { start, end } = node;
	let left = before;
	for (const offset of offsetsOf(stretch, source.text.slice(start, end))) {
		if (left-- === 0) return source.range(start + offset, start + offset + stretch.length);
	}
	return source.valueAt(path);
}

/** Every place of a stretch in a text; an address inside a longer one does not count. */
function* offsetsOf(stretch: string, text: string): Generator<number> {
	const address = stretch.startsWith("/") || stretch.startsWith("#");
	for (let at = text.indexOf(stretch); at !== -1; at = text.indexOf(stretch, at + stretch.length)) {
		const around = `${text[at - 1] ?? " "}${text[at + stretch.length] ?? " "}`;
		if (!address || !/[\w/#-]/.test(around)) yield at;
	}
}
