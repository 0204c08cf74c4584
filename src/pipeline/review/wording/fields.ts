import type * as z from "zod";
import { partOf } from "#core/fields/at.ts";
import { type KindName, unwrap } from "#core/fields/kind.ts";
import { labelOf } from "#core/fields/kinds.ts";
import { type EditorLanguage, nameInLanguage, quoted } from "#core/in-language.ts";
import { nodeKinds } from "../../kinds/node-kinds.ts";
import type { Step } from "../changes.ts";

type Schema = z.core.$ZodType | undefined;

/** What a reader calls the steps to a field. `schema` is that of the block in which they begin. */
export function stepNames(trail: readonly Step[], schema: Schema, report: EditorLanguage): string[] {
	return trail.map((step, index) =>
		typeof step === "string"
			? nameOf(step, partAt(trail.slice(0, index + 1), schema), report)
			: quoted(step.item, report),
	);
}

/** The value of a field as a report shows it. `beside` is the schema of the block that it stands in. */
export function fieldValue(value: string, kind: KindName, beside: Schema, report: EditorLanguage): string {
	return nodeKinds[kind].told(value, report, (name) => nameOf(name, partOf(beside, name), report));
}

/** The schema of what stands at the end of a trail. */
export function partAt(trail: readonly Step[], schema: Schema): Schema {
	return trail.reduce<Schema>((at, step) => partOf(at && unwrap(at), typeof step === "string" ? step : ""), schema);
}

function nameOf(name: string, schema: Schema, report: EditorLanguage): string {
	const label = schema && labelOf(schema);
	return label ? nameInLanguage(label, report) : name;
}
