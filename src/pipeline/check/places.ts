import type { Location } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { type Path, writtenAt } from "../read/written.ts";

/** The place of a span inside a written value; of the whole value when the span cannot be found as it is. */
export function placeInside(source: SourceFile, path: Path, span: string): Location {
	const node = writtenAt(source.written, path);
	if (!node) return source.valueAt(path);
	const { start, end } = node;
	const offset = source.text.slice(start, end).indexOf(span);
	if (offset === -1) return source.valueAt(path);
	return source.range(start + offset, start + offset + span.length);
}
