import { isMap, isScalar, type Pair, type Scalar, visit, type YAMLMap } from "yaml";
import type { Place } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { type Edit, offsetOf } from "./repair.ts";

/** A value or a name of one line, as it stands in a text. */
export interface WrittenScalar {
	readonly scalar: Scalar;
	readonly offset: number;
	/** With its quotation marks. */
	readonly written: string;
}

/** The scalar that starts at a place; undefined when there is none, or when it runs over several lines. */
export function scalarAt(source: SourceFile, place: Place): WrittenScalar | undefined {
	const offset = offsetOf(source.text, place);
	let found: WrittenScalar | undefined;
	visit(source.document, {
		Scalar(_, scalar) {
			if (scalar.range?.[0] !== offset || scalar.range[1] === offset) return undefined;
			const written = source.text.slice(offset, scalar.range[1]);
			if (!/[\r\n]/.test(written)) found = { scalar, offset, written };
			return visit.BREAK;
		},
	});
	return found;
}

/** The block of fields, and the field in it, whose name starts at a place. */
export function fieldAt(source: SourceFile, place: Place): { block: YAMLMap; field: Pair } | undefined {
	const offset = offsetOf(source.text, place);
	let found: { block: YAMLMap; field: Pair } | undefined;
	visit(source.document, {
		Map(_, block) {
			const field = block.items.find(({ key }) => isScalar(key) && key.range?.[0] === offset);
			if (!field || !isMap(block)) return undefined;
			found = { block, field };
			return visit.BREAK;
		},
	});
	return found;
}

/** Puts another value in the place of a scalar; quotation marks stay as they are. Undefined when they cannot. */
export function replaceScalar({ scalar, offset, written }: WrittenScalar, value: string): Edit[] {
	if (scalar.type === "PLAIN") return [{ offset, length: written.length, text: value }];
	const bare = /^"(.*)"$/.exec(value)?.[1] ?? value;
	if (/["'\\]/.test(bare)) return [];
	return [{ offset: offset + 1, length: written.length - 2, text: bare }];
}

/** A text between quotation marks: double ones where nothing in it needs a backslash. */
export function quoted(text: string): string {
	if (!/["\\]/.test(text)) return `"${text}"`;
	if (!text.includes("'")) return `'${text}'`;
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
