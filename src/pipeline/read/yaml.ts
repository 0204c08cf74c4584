import { type Document, isAlias, isPair, isScalar, visit, type YAMLError } from "yaml";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { documentOf, writtenOf } from "./document.ts";
import { readEvents } from "./events.ts";
import { forbiddenKeys } from "./forbidden.ts";
import { isJson, jsonMistake } from "./json.ts";
import { mistakesIn } from "./mistakes/diagnose.ts";
import { problemsOf } from "./mistakes/report.ts";
import { pastedIn } from "./pasted.ts";
import { parseSource, type SourceFile } from "./source.ts";
import { unprintableOf } from "./unprintable.ts";
import type { WrittenNode } from "./written.ts";

const deepest = 40;

interface ReadYaml {
	readonly source: SourceFile | undefined;
	readonly problems: AnyProblem[];
}

/**
 * Reads YAML, or JSON, which is YAML too, defensively: no references, no merge keys, no name twice, no endless nesting, no signs that
 * cannot be shown. `isField` knows the names of fields, for what is wrong may be told by them.
 * With problems the source is not to be used, except for its places.
 */
export function readYaml(file: string, text: string, isField: (name: string) => boolean): ReadYaml {
	const mistake = isJson(file) ? jsonMistake(text) : undefined;
	if (mistake) {
		const source = parseSource(file, text);
		return { source, problems: [problem("json-syntax", source.range(mistake.start, mistake.end), mistake)] };
	}
	const written = readEvents(text);
	if (!written) return readCarefully(file, text, isField);
	const problems = isJson(file) ? [] : pastedIn(file, text, { isRead: true, isField });
	return { source: parseSource(file, text, written), problems };
}

/** The same by the parser that finds every mistake, which takes several times as long. */
export function readCarefully(file: string, text: string, isField: (name: string) => boolean): ReadYaml {
	const tooDeep = problem("yaml-syntax", deepestPlace(file, text), { mistake: "too-deep" });
	if (/(?:[[{]\s*){41}/.test(text)) return { source: undefined, problems: [tooDeep] };
	let document: Document.Parsed;
	let written: WrittenNode;
	try {
		document = documentOf(text);
		written = writtenOf(document.contents);
	} catch (error) {
		// The parser recurses, so a file that nests thousands of levels overflows its stack.
		if (!(error instanceof RangeError)) throw error;
		return { source: undefined, problems: [tooDeep] };
	}
	const source = parseSource(file, text, written);
	if (document.errors.length > 0) return { source, problems: syntaxProblems(source, document.errors, isField) };
	if (written.kind === "scalar" && written.value === null) {
		return { source, problems: [problem("empty-file", { file, line: 1, column: 1 }, {})] };
	}
	return { source, problems: refusals(source, document) };
}

/** Where a file opens the most brackets at once. */
function deepestPlace(file: string, text: string): Location {
	const lines = text.split("\n");
	const most = lines.map((line) => line.match(/[[{]/g)?.length ?? 0);
	const line = most.indexOf(Math.max(...most));
	return { file, line: line + 1, column: (lines[line] ?? "").search(/[[{]|$/) + 1 };
}

/** What YAML itself cannot read. What was copied along, and tabs, are told by themselves: the rest shows without them. */
function syntaxProblems(
	source: SourceFile,
	errors: readonly YAMLError[],
	isField: (name: string) => boolean,
): AnyProblem[] {
	const pasted = isJson(source.file) ? [] : pastedIn(source.file, source.text, { isRead: false, isField });
	if (pasted.length > 0) return pasted;
	const lines = source.text.split("\n");
	const tabs = new Map(errors.map(({ pos }) => [source.range(...pos).line, source.range(...pos)]));
	const found = [...tabs.values()].flatMap((place) => {
		const tab = /^\s*?(?=\t)/.exec(lines[place.line - 1] ?? "")?.[0].length;
		return tab === undefined ? [] : [problem("tab-indent", { ...place, column: tab + 1 }, {})];
	});
	return found.length > 0 ? found : problemsOf(source, mistakesIn(source, isField));
}

/** What YAML allows and this site does not. */
function refusals(source: SourceFile, document: Document.Parsed): AnyProblem[] {
	const found: AnyProblem[] = [];
	visit(document, {
		Node(_, node, ancestors) {
			const [start, end] = node.range ?? [0, 0];
			const place = source.range(start, end);
			if (ancestors.length > deepest * 2) {
				found.push(problem("yaml-syntax", place, { mistake: "too-deep" }));
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
