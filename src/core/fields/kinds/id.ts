import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { type FieldMeta, field } from "../kind.ts";

/** A name for an anchor: lower-case letters, digits and hyphens. */
export function id(description: string, { label, namedBy }: Labelled & Pick<FieldMeta, "namedBy"> = {}) {
	return field(z.string().regex(/^[a-z][a-z0-9-]*$/), description, { kind: "id", ...(namedBy && { namedBy }) }, label);
}

/** Such a name where it stands for another item of the list around. */
export function itemName(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/^[a-z][a-z0-9-]*$/), description, { kind: "id", namesItem: true }, label);
}

/** The name of a point of the menu, by which pages find it; underscores may stand in it too. */
export function menuKey(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/^[a-z][a-z0-9_-]*$/), description, { kind: "id" }, label);
}

/** Such a name where something finds it. Any words may stand there: whether they name a point is what counts. */
export function menuPoint(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/\S/).max(100), description, { kind: "id", namesMenuPoint: true }, label);
}

export const idKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "een naam van kleine letters, cijfers en streepjes",
		en: "a name of lower-case letters, digits and hyphens",
	},
	advice(written) {
		const bare = written
			.toLowerCase()
			.replace(/^#/, "")
			.replace(/[\s_]+/g, "-");
		return /^[a-z][a-z0-9-]*$/.test(bare) ? bare : undefined;
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
