import { type DeclarableKind, declarableKinds, type Limits } from "#core/facts/declarable.ts";
import {
	collectionSchema,
	type Declaration,
	type DeclaredField,
	declarationSchemaOf,
	fieldsOfDeclaration,
} from "#core/facts/declaration.ts";
import type { Card } from "#core/facts/define.ts";
import { describedInReports, schemaAt } from "#core/fields/at.ts";
import type { Where } from "#core/problems/entry.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { codedCollections } from "../read/coded-collections.ts";
import type { SourceFile } from "../read/source.ts";
import { validateValue } from "./issues.ts";

/** Judges what is declared of a collection: by its schema, each field by its kind, and the card by the fields. */
export function validateDeclaration(
	source: SourceFile,
	name: string,
): { readonly value?: Declaration; readonly problems: readonly AnyProblem[] } {
	const code = codedCollections.get(name);
	const schema = declarationSchemaOf(code);
	const where: Where = { kind: "facts", name: `kinds/${name}` };
	const judged = validateValue<typeof schema>({ source, schema, at: [], where });
	if (!judged.value) return { problems: judged.problems };
	const value: Declaration = judged.value;
	const inside = "extra" in value ? "extra" : "fields";
	const fields = fieldsOfDeclaration(value);
	const taken = new Set(["samples", "all", ...Object.keys(code?.entry.shape ?? {})]);
	const problems: AnyProblem[] = [];
	for (const [field, declared] of Object.entries(fields)) {
		const at = [inside, field];
		if (taken.has(field)) problems.push(problem("field-taken", source.keyAt(at), { name: field, collection: name }));
		problems.push(...faultsOfField(source, at, declared));
	}
	if (Object.keys(fields).length === 0) problems.push(problem("empty-value", source.keyAt([inside]), { name: inside }));
	if ("card" in value && value.card) problems.push(...faultsOfCard(source, value.card, fields));
	return problems.length > 0 ? { problems } : { value, problems };
}

/** A field says what its kind needs, and nothing that means nothing for it. */
function* faultsOfField(source: SourceFile, at: readonly string[], declared: DeclaredField): Generator<AnyProblem> {
	const { takes, needs } = declarableKinds[declared.kind as DeclarableKind];
	const where: Where = { kind: "group", name: String(at.at(-1)) };
	const limits: readonly (keyof Limits)[] = ["min", "max", "options", "collection"];
	if (needs && declared[needs] === undefined) {
		const description = describedInReports(schemaAt(collectionSchema, ["fields", "", needs]));
		yield problem("missing-field", source.valueAt(at), { name: needs, where, description });
	}
	for (const limit of limits) {
		if (declared[limit] === undefined || takes.includes(limit)) continue;
		const known = takes.filter((each) => declared[each] === undefined);
		yield problem("unknown-field", source.keyAt([...at, limit]), { name: limit, nearest: undefined, known, where });
	}
	if (declared.options && Object.keys(declared.options).length === 0) {
		yield problem("empty-value", source.keyAt([...at, "options"]), { name: "options" });
	}
}

/** The kinds of fields that can be a part of a card. */
const partKinds: Readonly<Record<keyof Card, readonly DeclarableKind[]>> = {
	title: ["text", "name"],
	text: ["text", "markdown"],
	image: ["image"],
	link: ["link"],
};

function* faultsOfCard(
	source: SourceFile,
	card: Card,
	fields: Readonly<Record<string, DeclaredField>>,
): Generator<AnyProblem> {
	for (const part of Object.keys(partKinds) as (keyof Card)[]) {
		const found = card[part];
		const fitting = Object.entries(fields).filter(
			([, { kind, many }]) => !many && partKinds[part].includes(kind as DeclarableKind),
		);
		const known = fitting.map(([name]) => name);
		if (found === undefined || known.includes(found)) continue;
		yield problem("no-card-field", source.valueAt(["card", part]), { part, found, kinds: partKinds[part], known });
	}
}
