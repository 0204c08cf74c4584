import * as z from "zod";
import { partOf } from "#core/fields/at.ts";
import { unwrap } from "#core/fields/kind.ts";
import type { Steps, WrittenData } from "#core/studio.ts";
import { type WrittenNode, writtenAt } from "../../read/written.ts";
import { definitionMeant } from "../../site/sections.ts";
import { dataAt } from "../edits/data.ts";

type Schema = z.core.$ZodType;

/** The schema of a part of a block or a list. That of a section is known by its type. */
export function partFor(schema: Schema, step: string | number, node: WrittenNode | undefined): Schema | undefined {
	return partOfType(schema, step, () => typeIn(node));
}

/** The schema at a path of a file. */
export function schemaAlong(schema: Schema, path: Steps, root: WrittenNode): Schema | undefined {
	return path.reduce<Schema | undefined>(
		(at, step, index) => at && partFor(at, step, writtenAt(root, path.slice(0, index + 1))),
		schema,
	);
}

/** The same of a file of which is known what it says: nothing has to be read for it. */
export function schemaIn(schema: Schema, path: Steps, data: WrittenData): Schema | undefined {
	return path.reduce<Schema | undefined>(
		(at, step, index) => at && partOfType(at, step, () => dataAt(data, [...path.slice(0, index + 1), "type"])),
		schema,
	);
}

function partOfType(schema: Schema, step: string | number, typeOf: () => WrittenData | undefined): Schema | undefined {
	const part = partOf(unwrap(schema), String(step));
	if (!(part instanceof z.ZodUnknown)) return part;
	const type = typeOf();
	return typeof type === "string" ? definitionMeant(type)?.schema : undefined;
}

function typeIn(node: WrittenNode | undefined): string | undefined {
	const type = node?.kind === "map" ? node.fields.get("type")?.value : undefined;
	return type?.kind === "scalar" ? type.text : undefined;
}
