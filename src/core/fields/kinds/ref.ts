import * as z from "zod";
import { digitsType, type KindAnswers, type Labelled, readAsWritten, wordless } from "../answers.ts";
import { field } from "../kind.ts";
import { idKind } from "./id.ts";

/** A collection of facts as far as a reference goes. */
interface Referred {
	readonly name: string;
	readonly entry: z.ZodType;
}

/**
 * The name of an entry in `content/facts/<collection>.yaml`; a view receives the entry itself.
 * `shows` names the fields that the view shows, when it does not show all of them; it receives no others. `details` is
 * the field beside it that names the fields that a site declared, of which the view receives those that are shown.
 * A collection of the builder goes by its name, and one that a section brings by its definition.
 */
export function ref<const C extends string | Referred, const F extends string = never, const D extends string = never>(
	collection: C,
	description: string,
	{ shows, details, label }: { shows?: readonly F[]; details?: D } & Labelled = {},
) {
	const name = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
	const facts = typeof collection === "string" ? collection : collection.name;
	const meta = { kind: "ref", collection: facts, ...(shows && { shows }), ...(details && { details }) } as const;
	return field<"ref", string, { collection: C; shows: F; details: D }>(name, description, meta, label);
}

export const refKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "entry",
	read: readAsWritten,
	jsonType: digitsType,
	expected: { nl: "een naam uit de feiten, in kleine letters", en: "a name from the facts, in lower case" },
	advice(written) {
		return idKind.advice(/^\{(?:[^{}]*\.)?([^{}.]+)\}$/.exec(written)?.[1] ?? written);
	},
	label: undefined,
	names: "fact",
	inText: "nothing",
	pitfall: "none",
};
