import type { KindName } from "#core/fields/kind.ts";
import { freeName } from "#core/free-name.ts";
import { shortName } from "#core/short-name.ts";
import type { FormField } from "#core/studio.ts";

/**
 * The field with the words of which a name is made that nobody has to think of: that of an item of a list, which only other
 * fields know. Undefined for any other field.
 */
export function wordsBehind(part: FormField, { content, path }: FormField): FormField | undefined {
	if (!part.required || !hasKind(part, "id") || content.is !== "block" || typeof path.at(-1) !== "number")
		return undefined;
	return content.fields.find((each) => hasKind(each, "label") || hasKind(each, "text"));
}

/** What somebody fills in of a block. */
export function shownParts(field: FormField): readonly FormField[] {
	const { content } = field;
	return content.is === "block" ? content.fields.filter((part) => !wordsBehind(part, field)) : [];
}

/**
 * A name that none of the items beside it has: the one that goes with what was chosen beside it, as long as that is free, or
 * one made of words; undefined where they are not said.
 */
export function nameFor(
	words: string,
	part: FormField,
	beside: readonly FormField[],
	chosen: (field: string) => string | undefined,
): string | undefined {
	if (words.trim() === "") return undefined;
	const namedBy = part.content.is === "value" ? part.content.namedBy : undefined;
	const wanted = namedBy?.names[chosen(namedBy.field) ?? ""];
	const others = beside.flatMap(({ content }) => (content.is === "block" ? content.fields : []));
	const isTaken = (name: string) =>
		others.some(
			({ path, content }) => path.at(-1) === part.path.at(-1) && content.is === "value" && content.written === name,
		);
	return wanted && !isTaken(wanted) ? wanted : freeName(shortName(words) || "x", isTaken);
}

function hasKind({ content }: FormField, kind: KindName): boolean {
	return content.is === "value" && content.kind === kind;
}
