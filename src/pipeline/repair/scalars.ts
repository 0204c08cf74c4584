import type { Location } from "#core/problems/problem.ts";
import { isJson } from "../read/json.ts";
import type { SourceFile } from "../read/source.ts";
import { nodesIn, type WrittenMap, type WrittenScalar } from "../read/written.ts";
import { type Edit, offsetOf } from "./repair.ts";

/** A value or a name of one line, as it stands in a text. */
interface FoundScalar {
	readonly scalar: WrittenScalar;
	/** With its quotation marks. */
	readonly written: string;
	/** It stands in a file of JSON. */
	readonly json: boolean;
}

/** The scalar that starts at a place; undefined when there is none, or when it runs over several lines. */
export function scalarAt(source: SourceFile, place: Location): FoundScalar | undefined {
	const offset = offsetOf(source.text, place);
	for (const scalar of nodesIn(source.written)) {
		if (scalar.kind !== "scalar" || scalar.start !== offset || scalar.end === offset) continue;
		const written = source.text.slice(offset, scalar.end);
		return /[\r\n]/.test(written) ? undefined : { scalar, written, json: isJson(source.file) };
	}
	return undefined;
}

/** The fields of the block, and the name of the field in it, that starts at a place. */
export function fieldAt(
	source: SourceFile,
	place: Location,
): { block: WrittenMap["fields"]; name: string } | undefined {
	const offset = offsetOf(source.text, place);
	for (const node of nodesIn(source.written)) {
		if (node.kind !== "map") continue;
		for (const [name, { key }] of node.fields) {
			if (key.kind === "scalar" && key.start === offset) return { block: node.fields, name };
		}
	}
	return undefined;
}

/** Puts another value in the place of a scalar; quotation marks stay as they are. Undefined when they cannot. */
export function replaceScalar({ scalar, written, json }: FoundScalar, value: string): Edit[] {
	const offset = scalar.start;
	const bare = /^"(.*)"$/.exec(value)?.[1] ?? value;
	if (scalar.plain) return [{ offset, length: written.length, text: json ? JSON.stringify(bare) : value }];
	if (/["'\\]/.test(bare)) return [];
	return [{ offset: offset + 1, length: written.length - 2, text: bare }];
}
