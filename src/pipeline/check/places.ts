import type { Location } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { type Path, writtenAt } from "../read/written.ts";

/** A text as it is read, and where in it something was found: what `matchAll` gives says it. */
interface Found {
	readonly input?: string | undefined;
	readonly index?: number | undefined;
}

/**
 * The place of a span inside a written value; of the whole value when the span cannot be found as it is. A text may hold
 * it several times, also as a part of a word: without `found` it is the first.
 */
export function placeInside(source: SourceFile, path: Path, span: string, found: Found = {}): Location {
	const node = writtenAt(source.written, path);
	if (!node) return source.valueAt(path);
	const { start, end } = node;
	const offset = offsetOf(source.text.slice(start, end), span, found);
	if (offset === -1) return source.valueAt(path);
	return source.range(start + offset, start + offset + span.length);
}

/** A text is written with other signs and line ends than it is read, and holds the same spans in the same order. */
function offsetOf(written: string, span: string, { input = "", index = 0 }: Found): number {
	let offset = written.indexOf(span);
	for (let at = input.indexOf(span); at !== -1 && at < index; at = input.indexOf(span, at + 1)) {
		const next = written.indexOf(span, offset + 1);
		if (next === -1) break;
		offset = next;
	}
	return offset;
}
