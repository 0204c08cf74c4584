import type { JsonMistake } from "#core/problems/json-words.ts";

export interface JsonFinding {
	readonly mistake: JsonMistake;
	/** Offsets of what is wrong. */
	readonly start: number;
	readonly end: number;
	/** What comes in its place, where there is one answer. */
	readonly write?: string;
}

export function isJson(file: string): boolean {
	return file.endsWith(".json");
}

/** Names and texts in the first group, other values in the second, signs in the third. */
const token =
	/\s*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))|([{}[\],:]))/iuy;

/** `'Contact'`, `“Contact”`, and a word without any quotation marks. */
const unquoted = /(?:'([^'\n]*)'|[“”„]([^“”\n]*)[“”]|[\p{L}_$][\p{L}\d_-]*)/uy;

/** The first place where a text is no JSON; YAML takes more than that, but then it would be no JSON to other programs. */
export function jsonMistake(text: string): JsonFinding | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch {
		return firstMistake(text);
	}
}

function firstMistake(text: string): JsonFinding {
	const open: { readonly sign: string; readonly at: number }[] = [];
	let expects: "value" | "name" | "colon" | "next" = "value";
	let at = 0;
	let comma = -1;
	for (;;) {
		token.lastIndex = at;
		const [all, name, value, sign] = token.exec(text) ?? [];
		const start = /\s*/y.exec(text.slice(at))?.[0].length ?? 0;
		const found = { start: at + start, end: all === undefined ? at + start + 1 : at + all.length };
		if (all === undefined) return unread(text, found.start, { open: open.at(-1)?.at, expects });
		const around = open.at(-1)?.sign;
		if (sign === "}" || sign === "]") {
			const opened = sign === "}" ? "{" : "[";
			if (comma >= 0) return { mistake: "comma-extra", start: comma, end: comma + 1, write: "" };
			if (around !== opened || expects === "colon") return { mistake: "other", ...found };
			open.pop();
			expects = "next";
		} else if (expects === "next") {
			if (sign === "," && around) {
				comma = found.start;
				expects = around === "{" ? "name" : "value";
				at = found.end;
				continue;
			}
			if (sign === ":" || sign === "," || !around) return { mistake: "other", ...found };
			return { mistake: "comma-missing", start: at, end: at, write: "," };
		} else if (expects === "colon") {
			if (sign !== ":") return { mistake: "colon", start: at, end: at, write: ":" };
			expects = "value";
		} else if (expects === "name") {
			if (name === undefined) return { mistake: value ? "quotes" : "other", ...found };
			expects = "colon";
		} else if (sign === "{" || sign === "[") {
			open.push({ sign, at: found.start });
			expects = sign === "{" ? "name" : "value";
		} else if (sign) return { mistake: "other", ...found };
		else expects = "next";
		comma = -1;
		at = found.end;
	}
}

/** What stands where nothing of JSON does; `open` is where the innermost bracket stands. */
function unread(text: string, start: number, around: { open: number | undefined; expects: string }): JsonFinding {
	const line = /[^\n]*/y;
	line.lastIndex = start;
	const end = start + (line.exec(text)?.[0].trimEnd().length ?? 0);
	if (start >= text.length) {
		const opened = around.open ?? 0;
		return { mistake: "open", start: opened, end: opened + 1 };
	}
	if (/^(?:#|\/[/*])/.test(text.slice(start, start + 2))) return { mistake: "comment", start, end };
	if (text[start] === '"') return { mistake: "text", start, end };
	unquoted.lastIndex = start;
	const [written, single, curly] = unquoted.exec(text) ?? [];
	if (written === undefined) return { mistake: "other", start, end: start + 1 };
	const alone = /^\s*(?:[:}\]]|,?\s*$)/.test(text.slice(start + written.length, end));
	const write = textOf(single ?? curly ?? written);
	if (around.expects === "next") return { mistake: "comma-missing", start, end: start + written.length };
	return { mistake: "quotes", start, end: start + written.length, ...(alone && { write }) };
}

/** A text between the quotation marks of JSON; what stands behind a backslash in it may be written as JSON has it. */
function textOf(written: string): string {
	const quoted = `"${written.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"')}"`;
	token.lastIndex = 0;
	return token.exec(quoted)?.[1] === quoted ? quoted : JSON.stringify(written);
}
