import type { Change, Spot } from "#core/studio.ts";

/** What stands in a field of a picture. */
export interface Shown {
	readonly file: string;
	/** Undefined for decoration. */
	readonly alt?: string | undefined;
	readonly focus?: string | undefined;
}

/** A place for a picture, and what stands there now. */
export interface Place extends Spot {
	readonly now: Shown | undefined;
}

/** What puts a picture in a place; the point that stays in sight was that of the picture before. */
export function changesTo({ file, path, now }: Place, next: Omit<Shown, "focus">): Change[] {
	const { alt } = next;
	if (!now) return [{ do: "add", file, path, value: { file: next.file, ...(alt !== undefined && { alt }) } }];
	const changes: Change[] = [];
	const [name, words, point] = [
		[...path, "file"],
		[...path, "alt"],
		[...path, "focus"],
	];
	if (now.file !== next.file) {
		changes.push({ do: "set", file, path: name, was: now.file, value: next.file });
		if (now.focus !== undefined) changes.push({ do: "remove", file, path: point, was: now.focus });
	}
	if (now.alt === undefined && alt !== undefined) changes.push({ do: "add", file, path: words, value: alt });
	else if (now.alt !== undefined && alt === undefined) changes.push({ do: "remove", file, path: words, was: now.alt });
	else if (now.alt !== undefined && alt !== undefined && now.alt !== alt)
		changes.push({ do: "set", file, path: words, was: now.alt, value: alt });
	return changes;
}
