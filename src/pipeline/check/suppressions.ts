import { CST, Lexer } from "yaml";
import { nearest } from "#core/nearest.ts";
import { canBeSilenced, catalogue, type ProblemCode } from "#core/problems/catalogue.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";

/** `# negeer fact-written-out: dit is een citaat`, or in English. */
const pattern = /^#\s*(?:negeer|ignore)\s+([a-z][a-z-]*)\s*(?::\s*(.*?))?\s*$/;

/** A comment by which an editor says that a warning is meant so. */
interface Silence {
	readonly code: string;
	readonly reason: string;
	readonly place: Location;
	/** First and last line that it covers. */
	readonly from: number;
	readonly to: number;
}

/**
 * Takes out the warnings that an editor silenced, each at its own place, and says which silences are wrong or
 * no longer needed. `texts` are the files by their names.
 */
export function applySuppressions(
	problems: readonly AnyProblem[],
	texts: Iterable<readonly [string, string]>,
): AnyProblem[] {
	const silences = [...texts].flatMap(([file, text]) => (mentionsSilence(text) ? silencesIn(file, text) : []));
	if (silences.length === 0) return [...problems];
	const byFile = new Map<string, Silence[]>();
	for (const silence of silences) {
		const { file } = silence.place;
		byFile.set(file, [...(byFile.get(file) ?? []), silence]);
	}
	const used = new Set<Silence>();
	const left = problems.filter((each) => {
		const silence = byFile.get(each.place.file)?.find((candidate) => covers(candidate, each));
		if (silence) used.add(silence);
		return !silence || !canBeSilenced(each.code);
	});
	// What an error hides from the checks is not known, so meanwhile no silence is called needless.
	const unsure = left.some(({ level }) => level === "error");
	return [...left, ...silences.flatMap((silence) => judge(silence, unsure || used.has(silence)))];
}

/** Whether a file may hold a comment by which a warning is silenced. */
export function mentionsSilence(text: string): boolean {
	return /#\s*(?:negeer|ignore)\s/.test(text);
}

function covers({ code, reason, from, to }: Silence, found: AnyProblem): boolean {
	return reason !== "" && found.code === code && found.place.line >= from && found.place.line <= to;
}

function judge({ code, reason, place }: Silence, used: boolean): AnyProblem[] {
	if (!isProblemCode(code)) {
		const codes = Object.keys(catalogue).filter((each) => isProblemCode(each) && canBeSilenced(each));
		return [problem("silence-unknown", place, { code, nearest: nearest(code, codes) })];
	}
	if (!canBeSilenced(code)) return [problem("silence-refused", place, { code })];
	if (reason === "") return [problem("silence-without-reason", place, { code })];
	return used ? [] : [problem("silence-needless", place, { code })];
}

function isProblemCode(code: string): code is ProblemCode {
	return Object.hasOwn(catalogue, code);
}

function silencesIn(file: string, text: string): Silence[] {
	const lines = text.split(/\r?\n/);
	return commentsIn(text).flatMap(({ offset, source }) => {
		const match = pattern.exec(source);
		if (!match) return [];
		const before = text.slice(0, offset);
		const line = before.split("\n").length;
		const column = offset - before.lastIndexOf("\n");
		const alone = /^\s*$/.test(before.slice(before.lastIndexOf("\n") + 1));
		const from = alone ? nextLine(lines, line) : line;
		const [, code = "", reason = ""] = match;
		const place = { file, line, column, endColumn: column + source.trimEnd().length };
		return [{ code, reason, place, from, to: lastLine(lines, from) }];
	});
}

/** The comments of a file; what stands in a text only looks like one. */
function commentsIn(text: string): { offset: number; source: string }[] {
	const found: { offset: number; source: string }[] = [];
	let offset = 0;
	let isText = false;
	for (const source of new Lexer().lex(text)) {
		const type: CST.TokenType | "text" | null = isText ? "text" : CST.tokenType(source);
		// A mark before each text, and two others, say what follows and stand nowhere in the file.
		isText = type === "scalar";
		if (isText || type === "doc-mode" || type === "flow-error-end") continue;
		if (type === "comment") found.push({ offset, source });
		offset += source.length;
	}
	return found;
}

/** The first line below that is no comment. */
function nextLine(lines: readonly string[], line: number): number {
	let next = line + 1;
	while (next <= lines.length && /^\s*(#|$)/.test(lines[next - 1] ?? "")) next++;
	return next;
}

/** A text may run over several lines, each further in than its name; a block of fields is not covered. */
function lastLine(lines: readonly string[], line: number): number {
	const match = /^(\s*(?:- +)*)(?:[\w-]+:)?\s*\S/.exec(lines[line - 1] ?? "");
	const opensBlock = /^\s*(?:- +)*[\w-]+:\s*(#.*)?$/.test(lines[line - 1] ?? "");
	if (!match || opensBlock) return line;
	const indent = match[1]?.length ?? 0;
	let last = line;
	while (last < lines.length) {
		const next = lines[last] ?? "";
		if (next.trim() !== "" && next.length - next.trimStart().length <= indent) break;
		last++;
	}
	return last;
}
