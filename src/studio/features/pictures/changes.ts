import { editorWord } from "#core/fields/editor-words.ts";
import type { SourceLanguage } from "#core/languages.ts";
import type { Change, Spot } from "#core/studio.ts";

/** What stands in a field of a picture. */
export interface Shown {
	readonly file: string;
	/** Undefined for decoration. */
	readonly alt?: string | undefined;
	/** As written: `ja`, in the language of the site. */
	readonly decorative?: string | undefined;
	readonly focus?: string | undefined;
}

/** A place for a picture, and what stands there now. */
export interface Place extends Spot {
	readonly now: Shown | undefined;
}

/** What puts a picture in a place; the point that stays in sight was that of the picture before. */
export function changesTo(
	{ file, path, now }: Place,
	next: Pick<Shown, "file" | "alt">,
	source: SourceLanguage,
): Change[] {
	const said = saidOf(next, source);
	if (!now) return [{ do: "add", file, path, value: { file: next.file, ...said } }];
	const changes: Change[] = [];
	const become = (name: keyof Shown, value: string | undefined) => {
		const spot = { file, path: [...path, name] };
		const was = now[name];
		if (was === value) return;
		if (was === undefined) changes.push({ do: "add", ...spot, value: value ?? null });
		else if (value === undefined) changes.push({ do: "remove", ...spot, was });
		else changes.push({ do: "set", ...spot, was, value });
	};
	if (now.file !== next.file) {
		become("file", next.file);
		become("focus", undefined);
	}
	become("alt", said.alt);
	become("decorative", said.decorative);
	return changes;
}

/** What is written of a picture besides its name: what is to be seen, or that there is nothing to be told. */
export function saidOf(
	{ alt }: Pick<Shown, "alt">,
	source: SourceLanguage,
): { readonly alt?: string; readonly decorative?: string } {
	return alt === undefined ? { decorative: editorWord("yes", source) } : { alt };
}
