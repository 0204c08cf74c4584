import type { PastedKind } from "#core/problems/pasted-words.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { isAside, isBlank } from "./mistakes/lines.ts";

/** A line that came along when a file was copied from elsewhere. */
interface PastedLine {
	/** From 0. */
	readonly line: number;
	readonly kind: PastedKind;
	/** What comes in its place, where there is one answer. */
	readonly write?: string;
}

type IsField = (name: string) => boolean;

/** What a file holds that was never meant as a part of it: one problem for each kind. `isRead` when YAML can read it. */
export function pastedIn(file: string, text: string, { isRead, isField }: { isRead: boolean; isField: IsField }) {
	// Most files hold nothing that could be of this kind.
	if (isRead && !/^ *#\s*(?:\.\.\.|…)|^[^\s#:]+ [^\n:]*:\s*$/mu.test(text)) return [];
	const lines = text.split(/\r?\n/);
	const found = isRead ? pastedUnseen(lines, isField) : pastedLines(lines, isField);
	const kinds = new Set(found.map(({ kind }) => kind));
	return [...kinds].map((kind) =>
		problemOf(
			file,
			lines,
			found.filter((each) => each.kind === kind),
		),
	);
}

/** The same lines, for who mends them. */
export function pastedLinesIn(text: string, kind: PastedKind, isField: IsField): readonly PastedLine[] {
	return pastedLines(text.split(/\r?\n/), isField).filter((each) => each.kind === kind);
}

function problemOf(file: string, lines: readonly string[], found: readonly PastedLine[]): AnyProblem {
	const [first = { line: 0, kind: "talk" }] = found;
	const text = lines[first.line] ?? "";
	const column = text.length - text.trimStart().length + 1;
	const place = { file, line: first.line + 1, column, endColumn: Math.max(column, text.trimEnd().length) + 1 };
	const { kind } = first;
	return problem("pasted-lines", place, {
		kind,
		others: found.length - 1,
		last: (found.at(-1)?.line ?? 0) + 1,
		...(kind === "remark" && first.write && { write: first.write.trim() }),
	});
}

function pastedLines(lines: readonly string[], isField: IsField): readonly PastedLine[] {
	const marked = markedLines(lines);
	if (marked.length > 0) return marked;
	const outside = outsideTexts(lines);
	const found = outside.flatMap((line): PastedLine[] => {
		const text = lines[line] ?? "";
		if (/^\s*(?:```|~~~)/.test(text)) return [{ line, kind: "fence", write: "" }];
		return isLeftOut(text) ? [{ line, kind: "left-out" }] : [];
	});
	const alike = [...leadingSpaces(lines), ...bullets(lines, outside)];
	const remarks = remarksIn(lines, outside);
	const isCopied = found.some(({ kind }) => kind === "fence");
	const others = outside.filter((line) => !remarks.some((each) => each.line === line));
	const talk = talkIn(lines, others, isField).map(
		(line): PastedLine => ({
			line,
			kind: "talk",
			// What stands around the code of a chat is no part of it.
			...(isCopied && { write: "" }),
		}),
	);
	return [...found, ...remarks, ...talk, ...alike];
}

/** What YAML can read all the same: a sentence that ends in a colon, and a remark that stands for what was left out. */
function pastedUnseen(lines: readonly string[], isField: IsField): readonly PastedLine[] {
	const outside = outsideTexts(lines);
	const talk = talkIn(lines, outside, isField).filter((line) => /:\s*$/.test(lines[line] ?? ""));
	const left = outside.filter((line) => isLeftOut(lines[line] ?? ""));
	return [
		...left.map((line): PastedLine => ({ line, kind: "left-out" })),
		...talk.map((line): PastedLine => ({ line, kind: "talk" })),
	];
}

/** The lines that are no part of a text of several lines. */
function outsideTexts(lines: readonly string[]): readonly number[] {
	let text: number | undefined;
	return lines.flatMap((line, index) => {
		if (isBlank(line)) return [];
		const indent = line.length - line.trimStart().length;
		if (text !== undefined && indent > text) return [];
		const [, head] = /^(\s*(?:- +)*)[\w-]+:\s+[|>][-+\d]*\s*(?:#.*)?$/.exec(line) ?? [];
		text = head?.length;
		return [index];
	});
}

const left =
	/^\s*(?:#\s*)?(?:\[?(?:\.\.\.|…)\]?|[([]?(?:\.\.\.|…)?\s*(?:de |the |le |el |der )?(?:rest|overige|andere|remaining|existing|other|bestaande|restliche|reste|resto)\b.{0,60}(?:gelijk|hetzelfde|ongewijzigd|onveranderd|zoals|unchanged|same|as (?:is|before)|stays|unverändert|gleich|inchangé|igual).{0,20}[)\]]?)\s*$/iu;

/** `…` and `# ... de rest blijft hetzelfde`. A line of three dots at the margin ends the file, which is told as that. */
function isLeftOut(line: string): boolean {
	return left.test(line) && !/^\.\.\./.test(line) && !/^\s*#\s*(?:\.\.\.|…)?\s*$/.test(line);
}

const remark = /^(\s*)(?:<!--\s*(.*?)\s*-->|\/\/+\s?(.*)|\/\*+\s*(.*?)\s*\*+\/|(?:;|--|REM\b)\s+(.*))\s*$/;

/** `<!-- intro -->`, `// intro` and their like, also over several lines. */
function remarksIn(lines: readonly string[], outside: readonly number[]): readonly PastedLine[] {
	const found: PastedLine[] = [];
	let end: "-->" | "*/" | undefined;
	for (const line of outside) {
		const text = lines[line] ?? "";
		const [, indent = "", ...said] = remark.exec(text) ?? [];
		const single = said.find((each) => each !== undefined);
		if (end === undefined && single !== undefined) {
			found.push({ line, kind: "remark", write: `${indent}# ${single}`.trimEnd() });
			continue;
		}
		const [, before = "", opened, rest = ""] = /^(\s*)(<!--|\/\*+)?\s*(.*)$/.exec(text) ?? [];
		if (end === undefined && opened === undefined) continue;
		end ??= opened === "<!--" ? "-->" : "*/";
		const last = text.includes(end);
		found.push({ line, kind: "remark", write: `${before}# ${rest.replace(end, "").trim()}`.trimEnd() });
		if (last) end = undefined;
	}
	return found;
}

/** How those speak who hand over a file. */
const handing =
	/^(?:hier(?:onder| is| staat|mee| vind)|natuurlijk|zeker|prima|graag gedaan|laat (?:het )?me|wilt u|wil je|ik heb|succes|here(?:'s| is| are)|below is|sure|certainly|of course|let me|would you|i(?:'ve| have)|hope this|voici|bien sûr|n'hésite|dites-moi|aquí|claro|por supuesto|avíseme|hier ist|natürlich|gerne|sicher|lass(?:en)? )/iu;

/** Sentences at the margin, outside everything: before the first field, behind the last, or in the words of a chat. */
function talkIn(lines: readonly string[], outside: readonly number[], isField: IsField): readonly number[] {
	const isCode = (line: number) => {
		const text = lines[line] ?? "";
		return /^[\s#]/.test(text) || /^(?:- |---|\.\.\.|[[{}\]"'“]|```|~~~)/.test(text) || isEntry(text, isField);
	};
	const code = outside.filter(isCode);
	const fields = code.filter((line) => isEntry((lines[line] ?? "").replace(/^- +/, "").trimStart(), isField));
	const [first, last] = [fields[0], lines.findLastIndex((line) => /^\s+\S/.test(line) || isEntry(line, isField))];
	// A file without any field is no file of fields with something beside it.
	if (first === undefined) return [];
	return outside.filter((line) => {
		const text = lines[line] ?? "";
		if (
			code.includes(line) ||
			isField(/^[\w-]+/.exec(text)?.[0] ?? "") ||
			!/^[\p{L}\p{Emoji_Presentation}¡¿]/u.test(text)
		)
			return false;
		// What holds fields is the name of an entry, however it is written.
		if (
			!handing.test(text) &&
			/:\s*$/.test(text) &&
			/^\s/.test(lines.find((each, below) => below > line && !isBlank(each)) ?? "")
		)
			return false;
		const ends = line > last && /^[\p{Lu}\p{Emoji_Presentation}]/u.test(text) && isBetween(lines, line);
		return line < first || ends || (handing.test(text) && /\s/.test(text));
	});
}

/** `title: Contact`; a name of several words is none. */
function isEntry(text: string, isField: IsField): boolean {
	const [, name] = /^["'“”*`_]*([\w-]+)["'“”*`_]*\s*[:：=]/.exec(text) ?? [];
	return name !== undefined && (isField(name) || /:(?:\s|$)/.test(text));
}

/** Whether an empty line, or one of a chat, stands above a line. */
function isBetween(lines: readonly string[], line: number): boolean {
	const above = lines[line - 1] ?? "";
	return isBlank(above) || /^(?:```|~~~)/.test(above) || /^\p{Lu}.*[.!?:]$/u.test(above);
}

const oddSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Lines that begin with spaces of a word processor; a single one is told for itself. */
function leadingSpaces(lines: readonly string[]): readonly PastedLine[] {
	const found = lines.flatMap((text, line): PastedLine[] => {
		const indent = /^\s*/.exec(text)?.[0] ?? "";
		const plain = indent.replace(oddSpace, " ");
		return plain === indent || isBlank(text)
			? []
			: [{ line, kind: "odd-spaces", write: plain + text.slice(indent.length) }];
	});
	return found.length > 1 ? found : [];
}

/** Items behind another sign than a hyphen; a single one is told for itself. */
function bullets(lines: readonly string[], outside: readonly number[]): readonly PastedLine[] {
	const found = outside.flatMap((line): PastedLine[] => {
		const [, indent = "", rest] = /^( *)(?:[‐‑‒–—―−•◦▪●·*+]|\d+[.)])\s+(\S.*)$/.exec(lines[line] ?? "") ?? [];
		return rest === undefined ? [] : [{ line, kind: "bullets", write: `${indent}- ${rest}` }];
	});
	return found.length > 1 ? found : [];
}

/** What stands before every line of a file: the signs of a comparison or of a mail, or numbers. */
function markedLines(lines: readonly string[]): readonly PastedLine[] {
	const said = lines.flatMap((text, line) => (isBlank(text) ? [] : [{ text, line }]));
	const [first] = said;
	if (!first || said.length < 3) return [];
	const all = (kind: PastedKind, mark: RegExp) =>
		said.every(({ text }) => mark.test(text))
			? said.map(({ text, line }): PastedLine => ({ line, kind, write: text.replace(mark, "") }))
			: [];
	const isCompared =
		said.some(({ text }) => /^@@ .* @@/.test(text)) || said.filter(({ text }) => /^\+\s*\S/.test(text)).length > 0;
	if (
		isCompared &&
		said.every(({ text }) => /^(?:[-+ ]|@@|diff |index |\\ )/.test(text)) &&
		!said.every(({ text }) => isAside(text))
	) {
		const isNew = said.every(({ text }) => text.startsWith("+"));
		return isNew ? all("diff", /^\+/) : [{ line: first.line, kind: "diff" }];
	}
	const numbers = said.map(({ text }) => Number(/^\s*(\d+)(?:\s|[|:.]|$)/.exec(text)?.[1] ?? Number.NaN));
	if (numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))) {
		// As many signs before each line as before the shortest.
		const separated = said.every(({ text }) => /^\s*\d+\s*[|:]/.test(text));
		return all("numbers", separated ? /^\s*\d+\s*[|:] ?/ : /^\s*\d+(?:\t| |$)/);
	}
	return all("quote", /^> ?/);
}
