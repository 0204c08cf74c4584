import type { Change, Spot, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, isList } from "./data.ts";

/** What takes away the mark that says that a value, or something in which it stands, is a sample; undefined without one. */
export function unmarked(data: WrittenData, { file, path }: Spot): Change | undefined {
	for (let depth = path.length - 1; depth >= 0; depth -= 1) {
		const list = [...path.slice(0, depth), "samples"];
		const marks = dataAt(data, list);
		const name = path[depth];
		if (!isList(marks) || typeof name !== "string" || name === "samples") continue;
		const at = marks.indexOf(name);
		if (at === -1) continue;
		if (marks.length === 1) return { do: "remove", file, path: list, was: marks };
		return { do: "remove", file, path: [...list, at], was: name };
	}
	return undefined;
}

/** What takes away the mark that says that all of a block is a sample; undefined without one. */
export function wholeUnmarked(data: WrittenData, { file, path }: Spot): Change | undefined {
	const list = [...path, "samples"];
	const marks = dataAt(data, list);
	return isList(marks) && marks.includes("all") ? { do: "remove", file, path: list, was: marks } : undefined;
}

/** The block in which a value stands names it among its samples. */
export function isMarked(data: WrittenData, path: Steps): boolean {
	const marks = dataAt(data, [...path.slice(0, -1), "samples"]);
	return isList(marks) && marks.includes(String(path.at(-1)));
}
