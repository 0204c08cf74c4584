import * as z from "zod";
import { addressFault } from "#core/addresses.ts";
import { describedInReports, fieldNamesOf, schemaAt } from "#core/fields/at.ts";
import { fieldMeant } from "#core/fields/field-meant.ts";
import { renamed } from "#core/fields/former.ts";
import { fieldOf } from "#core/fields/kind.ts";
import { adviceFor, labelOf } from "#core/fields/kinds.ts";
import { isBlank, lengthOf } from "#core/fields/words.ts";
import { iconMeant } from "#core/icons/meant.ts";
import { nearest } from "#core/nearest.ts";
import { type Where, whereNl } from "#core/problems/entry.ts";
import { type Expected, isKind } from "#core/problems/expectations.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { isJson } from "../read/json.ts";
import { parseSource, type SourceFile } from "../read/source.ts";
import { readValue } from "../read/value.ts";
import { type Path, type WrittenList, type WrittenMap, writtenAt } from "../read/written.ts";
import { expectedOf, kindOf, optionCalled } from "./expected.ts";
import { isUnknownHere } from "./unknown-here.ts";

/** What is judged: a block of a file, by its schema, under a name for the report. */
export interface Judged<S extends z.ZodType = z.ZodType> {
	readonly source: SourceFile;
	readonly schema: S;
	/** Where the block stands in the file. */
	readonly at: Path;
	readonly where: Where;
	/** What is meant by what stands there, where that is known. */
	readonly meant?: object;
}

export interface Validation<T> {
	/** Only when it is sound. */
	readonly value?: T;
	/** What it says besides fields that nobody knows here, where nothing else is wrong; what is misspelt, as it was meant. */
	readonly known?: T;
	readonly problems: AnyProblem[];
}

/** Judges a block of a file. Gives its value when it is sound, and otherwise every problem in it. */
export function validateValue<S extends z.ZodType>(judged: Judged<S>): Validation<z.output<S>> {
	const written = writtenAt(judged.source.written, judged.at);
	const read = readValue(written, judged.schema);
	const data = judged.meant ? Object.assign(read as object, judged.meant) : read;
	const result = judged.schema.safeParse(data);
	if (result.success) return { value: result.data, problems: [] };
	const { issues } = result.error;
	const problems = withoutEchoes(firstOfEach(issues).flatMap((issue) => fromIssue(judged, issue)));
	if (!problems.every(isUnknownHere)) return { problems };
	const rest = judged.schema.safeParse(withoutUnknown(judged, data, issues));
	return { ...(rest.success && { known: rest.data }), problems };
}

/** What was read, without the fields that a schema does not know; one whose name is misspelt says what was meant. */
function withoutUnknown({ schema }: Judged, data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
	for (const issue of issues) {
		if (issue.code !== "unrecognized_keys") continue;
		const block = issue.path.reduce((at, step) => (at as Record<PropertyKey, unknown>)[step], data) as Record<
			string,
			unknown
		>;
		const fields = fieldNamesOf(schemaAt(schema, issue.path));
		for (const name of issue.keys) {
			const free = fields.filter((each) => !Object.hasOwn(block, each));
			const meant = fieldMeant(name, free);
			if (meant !== undefined) block[meant] = block[name];
			delete block[name];
		}
	}
	return data;
}

/** A misspelt field is also a missing one; what an editor must mend is the spelling. */
function withoutEchoes(problems: readonly AnyProblem[]): AnyProblem[] {
	const misspelt = new Set<string>();
	for (const { code, values } of problems) {
		if (code === "unknown-field" && values.nearest) misspelt.add(`${whereNl(values.where)}: ${values.nearest}`);
	}
	const swapped = new Set<string>();
	return problems.filter(({ code, values }) => {
		// Two numbers in each other's place are one mistake.
		if (code === "out-of-range" && values.swapped) return swapped.add(values.name) && !swapped.has(values.swapped);
		return code !== "missing-field" || !misspelt.has(`${whereNl(values.where)}: ${values.name}`);
	});
}

/** zod also measures the length of what is no list at all; of each value only its first mistake counts. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
	const seen = new Set<string>();
	return issues.filter((issue) => {
		const key = `${issue.path.join("\0")}\0${issue.code === "unrecognized_keys"}`;
		return !seen.has(key) && seen.add(key);
	});
}

function fromIssue(judged: Judged, issue: z.core.$ZodIssue): AnyProblem[] {
	const { source } = judged;
	const path = [...judged.at, ...(issue.path as Path)];
	if (issue.code === "unrecognized_keys") {
		const written = writtenAt(source.written, path);
		const schema = schemaAt(judged.schema, issue.path);
		// What is there already is not offered for something else.
		const known = fieldNamesOf(schema).filter((name) => written?.kind !== "map" || !written.fields.has(name));
		const nearestTo = (name: string) =>
			renamed(name, known) ?? nearest(name, known) ?? known.find((each) => each === fieldCalled(name, schema));
		const strange = new Set(issue.keys.filter((name) => nearestTo(name) === undefined));
		const torn = written?.kind === "map" && !isJson(source.file) ? tornTexts(written, { schema, strange }) : [];
		const rests = new Set(torn.flatMap(({ rest }) => rest));
		return [
			...torn.map(({ start, end }) =>
				problem("comma-in-text", source.range(start, end), { source: source.text.slice(start, end) }),
			),
			...issue.keys
				.filter((name) => !rests.has(name))
				.map((name) =>
					problem("unknown-field", source.keyAt([...path, name]), {
						name,
						nearest: nearestTo(name),
						known,
						where: whereOf(judged, issue.path as Path),
					}),
				),
		];
	}
	if (issue.code === "invalid_key") {
		const block = writtenAt(source.written, path.slice(0, -1));
		const meant = entryNameOf(nameOf(path));
		const isFree = block?.kind === "map" && meant !== undefined && !block.fields.has(meant);
		return [
			problem("invalid-entry-name", source.keyAt(path), { name: nameOf(path), ...(isFree && { nearest: meant }) }),
		];
	}
	return [valueProblem(judged, issue, path)];
}

interface TornText {
	readonly start: number;
	readonly end: number;
	/** What YAML takes for names of fields. */
	readonly rest: readonly string[];
}

/** The texts between braces that go on behind a comma: to YAML a name without a value, of which no field goes by. */
function tornTexts(
	{ flow, fields }: WrittenMap,
	{ schema, strange }: { schema: z.core.$ZodType | undefined; strange: ReadonlySet<string> },
): TornText[] {
	const torn: TornText[] = [];
	let text: TornText | undefined;
	for (const [name, { key, value }] of flow ? fields : []) {
		const isRest = strange.has(name) && value.kind === "scalar" && value.value === null;
		if (text && isRest) text = { ...text, end: key.end, rest: [...text.rest, name] };
		else {
			if (text && text.rest.length > 0) torn.push(text);
			const isText = value.kind === "scalar" && value.plain && kindOf(expectedOf(schemaAt(schema ?? z.any(), [name])));
			text = isText && isText.words !== "none" ? { start: value.start, end: value.end, rest: [] } : undefined;
		}
	}
	return text && text.rest.length > 0 ? [...torn, text] : torn;
}

/** The name of an entry of facts that was meant by one with capitals or spaces; undefined for what has other signs. */
export function entryNameOf(written: string): string | undefined {
	const name = written
		.trim()
		.toLowerCase()
		.replace(/[\s_]+/g, "-");
	return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? name : undefined;
}

/** The field that goes by a Dutch name in reports: `prijs` is `price`. */
function fieldCalled(name: string, schema: z.core.$ZodType | undefined): string | undefined {
	if (!(schema instanceof z.ZodObject)) return undefined;
	return Object.keys(schema.shape).find((key) => labelOf(schema.shape[key])?.[0] === name.toLowerCase());
}

/** The innermost named block around a path. */
function whereOf(judged: Judged, path: Path): Where {
	const name = path.findLast((step) => typeof step === "string");
	return typeof name === "string" ? { kind: "group", name } : judged.where;
}

/** The name of a field, or of its list with the number of the item, counted from 1. */
function nameOf(path: Path): string {
	const last = path.at(-1);
	const name = path.findLast((step) => typeof step === "string") ?? "";
	return typeof last === "number" ? `${name} (${last + 1})` : String(name);
}

function valueProblem(judged: Judged, issue: z.core.$ZodIssue, path: Path): AnyProblem {
	const { source } = judged;
	const node = writtenAt(source.written, path);
	const name = nameOf(path) || source.file;
	const place = source.valueAt(path);
	const expected = expectedOf(schemaAt(judged.schema, issue.path));
	if (node === undefined) {
		return problem("missing-field", source.valueAt(path.slice(0, -1)), {
			name,
			where: whereOf(judged, issue.path.slice(0, -1) as Path),
			description: describedInReports(schemaAt(judged.schema, issue.path)),
		});
	}
	if (node.kind === "scalar" && (node.value === null || isBlank(node.text))) {
		const hash = kindOf(expected)?.pitfall === "hash" ? remarkBehind(source, path) : undefined;
		if (hash) return problem("quote-hash", source.keyAt(path), { name, source: hash });
		return problem("empty-value", source.keyAt(path), { name });
	}
	if (node.kind !== "scalar") {
		return collectionProblem(issue, { source, node, name, expected, schema: schemaAt(judged.schema, issue.path) });
	}
	const found = node.text;
	if (expected === "map" || expected === "list") {
		const slip = colonSpaceIn(found, fieldNamesOf(schemaAt(judged.schema, issue.path)));
		if (slip) return problem("yaml-syntax", place, slip);
		return problem("wrong-structure", place, { name, expected, found: "value" });
	}
	if (expected === "icon") {
		const { name: nearest, others } = iconMeant(found);
		return problem("unknown-icon", place, { name, found, nearest, others });
	}
	switch (issue.code) {
		case "invalid_value": {
			const known = issue.values.map(String);
			const meant = optionCalled(found, schemaAt(judged.schema, issue.path));
			return problem("unknown-option", place, { name, found, nearest: meant ?? nearest(found, known), known });
		}
		case "too_big":
			return issue.origin === "string"
				? problem("too-long", place, { name, length: lengthOf(found), max: Number(issue.maximum) })
				: problem("out-of-range", place, {
						...rangeOf(judged, issue, name),
						found,
						limit: String(issue.maximum),
						side: "max",
					});
		case "too_small":
			return problem("out-of-range", place, {
				...rangeOf(judged, issue, name),
				found,
				limit: String(issue.minimum),
				side: "min",
			});
		default: {
			const why = kindOf(expected)?.pitfall === "address" ? addressFault(found) : undefined;
			if (why) return problem("unusable-address", place, { found, why });
			return invalidValue(place, { name, found, expected, schema: schemaAt(judged.schema, issue.path) });
		}
	}
}

/** The only field of a block without the space behind its colon: to YAML that is a text. */
function colonSpaceIn(found: string, fields: readonly string[]) {
	const [, about = "", value] = /^([\w-]+):(\S.*)$/.exec(found) ?? [];
	return fields.includes(about) && ({ mistake: "colon-space", write: `${about}: ${value}`, about } as const);
}

interface Invalid {
	readonly name: string;
	readonly found: string;
	readonly expected: Expected;
	readonly schema?: z.core.$ZodType | undefined;
}

function invalidValue(place: Location, invalid: Invalid): AnyProblem {
	const { name, found, expected, schema } = invalid;
	const advice = adviceOn(invalid);
	const max = limitsOf(schema)?.[1];
	const flaw = advice === undefined ? kindOf(expected)?.flaw?.(found.trim()) : undefined;
	const meta = schema && fieldOf(schema);
	return problem("invalid-value", place, {
		...{ name, found, expected, advice, flaw },
		...(max !== undefined && { max }),
		...(meta && { meta }),
	});
}

/** What was likely meant, where the field takes it: not every price may be on request. */
function adviceOn({ found, expected, schema }: Invalid): string | undefined {
	if (!isKind(expected)) return undefined;
	const advice = adviceFor(expected, found);
	if (advice === undefined || !schema) return advice;
	return z.safeParse(schema, readValue(parseSource("", advice).written, schema)).success ? advice : undefined;
}

function limitsOf(schema: z.core.$ZodType | undefined): readonly [number, number] | undefined {
	if (!(schema instanceof z.ZodNumber)) return undefined;
	return [schema.minValue ?? Number.NEGATIVE_INFINITY, schema.maxValue ?? Number.POSITIVE_INFINITY];
}

/** What a number may be, and the number beside it that would fit here while this one fits there. */
function rangeOf({ source, schema, at }: Judged, { path }: z.core.$ZodIssue, name: string) {
	const block = path.slice(0, -1);
	const written = writtenAt(source.written, [...at, ...(block as Path)]);
	const range = limitsOf(schemaAt(schema, path));
	const numberOf = (field: string) => {
		const node = written?.kind === "map" ? written.fields.get(field)?.value : undefined;
		return node?.kind === "scalar" ? Number(node.text) : Number.NaN;
	};
	const fits = (value: number, limits: readonly [number, number] | undefined) =>
		limits !== undefined && value >= limits[0] && value <= limits[1];
	const others = written?.kind === "map" ? [...written.fields.keys()].filter((field) => field !== name) : [];
	const swapped = others.find(
		(field) => fits(numberOf(field), range) && fits(numberOf(name), limitsOf(schemaAt(schema, [...block, field]))),
	);
	return { name, range, swapped };
}

/** A colour without quotation marks: YAML takes it for a remark behind the name of its field. */
function remarkBehind(source: SourceFile, path: Path): string | undefined {
	const { line } = source.keyAt(path);
	return /:\s+(#[0-9a-f]+)\s*$/i.exec(source.text.split("\n")[line - 1] ?? "")?.[1];
}

function collectionProblem(
	issue: z.core.$ZodIssue,
	context: {
		source: SourceFile;
		node: WrittenList | WrittenMap;
		name: string;
		expected: ReturnType<typeof expectedOf>;
		schema: z.core.$ZodType | undefined;
	},
): AnyProblem {
	const { source, node, name, expected, schema } = context;
	const { start, end } = node;
	const place = source.range(start, start);
	if (issue.code === "too_big" || issue.code === "too_small") {
		const side = issue.code === "too_big" ? "max" : "min";
		const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
		const found = node.kind === "map" ? node.fields.size : node.items.length;
		return problem("wrong-count", place, { name, found, limit, side });
	}
	const written = source.text.slice(start, end).trim();
	const marked = source.range(start, start + written.length);
	if (node.kind === "map" && kindOf(expected)?.holdsFacts && !isJson(source.file)) {
		// An unquoted {business.phone} is a YAML map with one empty field.
		if (node.flow) return problem("quote-braces", marked, { source: written });
		if (node.fields.size === 1 && !written.includes("\n")) {
			return problem("colon-in-text", marked, { source: written });
		}
	}
	if (node.kind === "map" && node.flow && kindOf(expected)?.names === "fact") {
		return invalidValue(marked, { name, found: written, expected, schema });
	}
	return problem("wrong-structure", place, { name, expected, found: node.kind });
}
