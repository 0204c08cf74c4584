import { type Document, isAlias, isPair, isScalar, visit, type YAMLError } from "yaml";
import { type AnyProblem, type Place, problem } from "#core/problems/problem.ts";
import { documentOf, writtenOf } from "./document.ts";
import { readEvents } from "./events.ts";
import { forbiddenKeys } from "./forbidden.ts";
import { parseSource, type SourceFile } from "./source.ts";
import { unprintableOf } from "./unprintable.ts";
import type { WrittenNode } from "./written.ts";

const deepest = 40;

interface ReadYaml {
	readonly source: SourceFile | undefined;
	readonly problems: AnyProblem[];
}

/**
 * Reads YAML defensively: no references, no merge keys, no name twice, no endless nesting, no signs that
 * cannot be shown.
 * With problems the source is not to be used, except for its places.
 */
export function readYaml(file: string, text: string): ReadYaml {
	const written = readEvents(text);
	return written ? { source: parseSource(file, text, written), problems: [] } : readCarefully(file, text);
}

/** The same by the parser that has words for every mistake, which takes several times as long. */
export function readCarefully(file: string, text: string): ReadYaml {
	let document: Document.Parsed;
	let written: WrittenNode;
	try {
		document = documentOf(text);
		written = writtenOf(document.contents);
	} catch (error) {
		// The parser recurses, so a file that nests thousands of levels overflows its stack.
		if (!(error instanceof RangeError)) throw error;
		const place = { file, line: 1, column: 1 };
		return { source: undefined, problems: [problem("yaml-syntax", place, tooDeep)] };
	}
	const source = parseSource(file, text, written);
	if (document.errors.length > 0) return { source, problems: syntaxProblems(source, document.errors) };
	if (written.kind === "scalar" && written.value === null) {
		return { source, problems: [problem("empty-file", { file, line: 1, column: 1 }, {})] };
	}
	return { source, problems: refusals(source, document) };
}

const tooDeep = { detail: "other", original: "nested too deep" } as const;

/** What YAML itself cannot read. After the first real mistake the rest is mostly its echo, and left out. */
function syntaxProblems(source: SourceFile, errors: readonly YAMLError[]): AnyProblem[] {
	const found: AnyProblem[] = [];
	let echo = false;
	for (const error of errors) {
		const made = syntaxProblem(source, error);
		if (made.code === "yaml-syntax" || made.code === "quote-braces") {
			if (echo) continue;
		}
		echo ||= made.code !== "duplicate-key";
		const known = found.some(({ place }) => place.line === made.place.line);
		if (!known) found.push(made);
	}
	return found;
}

function syntaxProblem(source: SourceFile, error: YAMLError): AnyProblem {
	const place = source.range(error.pos[0], error.pos[1]);
	const line = source.text.split(/\r?\n/)[place.line - 1] ?? "";
	if (error.code === "DUPLICATE_KEY") {
		const key = /^["']?([^"':]*)/.exec(line.slice(place.column - 1))?.[1]?.trim() ?? "";
		// Two nameless fields come of lines that stand too far to the left.
		if (key === "") return problem("yaml-syntax", place, { detail: "indent", original: error.message });
		return problem("duplicate-key", { ...place, endColumn: place.column + key.length }, { key });
	}
	if (error.code === "TAB_AS_INDENT" || /^\s*\t/.test(line)) {
		return problem("tab-indent", { ...place, column: 1 + line.indexOf("\t") }, {});
	}
	const braces = /^(\s*(?:- )*(?:[\w-]+:\s+)?)(\{[\w.-]+\}.*)$/.exec(line);
	if (braces?.[2]) {
		const column = (braces[1]?.length ?? 0) + 1;
		const marked = { ...place, column, endColumn: column + braces[2].length };
		return problem("quote-braces", marked, { source: braces[2].trimEnd() });
	}
	const detail = special.test(line) ? "special" : detailOf(error);
	const spot = detail === "quote" ? (openQuote(source) ?? place) : place;
	return problem("yaml-syntax", spot, { detail, original: error.message });
}

/** A value that starts with a sign that YAML keeps for itself. */
const special = /^\s*(?:- )*(?:[\w-]+:\s+)?[%@`&*]/;

/** Where a value starts with a quotation mark that does not end on its line: `'s avonds`. */
function openQuote(source: SourceFile): Place | undefined {
	for (const [index, line] of source.text.split(/\r?\n/).entries()) {
		const match = /^(\s*(?:- )*(?:[\w-]+:\s+)?)(["'])((?!\2).)*$/.exec(line);
		if (match) return { file: source.file, line: index + 1, column: (match[1]?.length ?? 0) + 1 };
	}
	return undefined;
}

function detailOf({ code, message }: YAMLError): "indent" | "quote" | "colon" | "divider" | "other" {
	if (code === "MULTIPLE_DOCS") return "divider";
	if (code === "BLOCK_AS_IMPLICIT_KEY" || /Nested mappings|implicit map key/i.test(message)) return "colon";
	if (/quote/i.test(message)) return "quote";
	if (code === "BAD_INDENT" || /indent|column|indicator/i.test(message)) return "indent";
	return "other";
}

/** What YAML allows and this site does not. */
function refusals(source: SourceFile, document: Document.Parsed): AnyProblem[] {
	const found: AnyProblem[] = [];
	visit(document, {
		Node(_, node, ancestors) {
			const [start, end] = node.range ?? [0, 0];
			const place = source.range(start, end);
			if (ancestors.length > deepest * 2) {
				found.push(problem("yaml-syntax", place, tooDeep));
				return visit.BREAK;
			}
			const anchor = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`;
			if (anchor) found.push(problem("alias-refused", place, { name: anchor }));
			const tag = isAlias(node) ? undefined : node.tag;
			if (tag) found.push(problem("tag-refused", place, { tag }));
			const hidden = isScalar(node) && unprintableOf(source, node);
			if (hidden) found.push(hidden);
			return undefined;
		},
		Pair(_, pair) {
			if (!isPair(pair) || !isScalar(pair.key)) return undefined;
			const key = String(pair.key.value);
			const [start, end] = pair.key.range ?? [0, 0];
			if (forbiddenKeys.has(key)) found.push(problem("forbidden-key", source.range(start, end), { key }));
			return undefined;
		},
	});
	return found;
}
