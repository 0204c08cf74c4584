import { stringify } from "yaml";
import * as z from "zod";
import type { Language } from "#core/languages.ts";
import { parseSource, type SourceFile } from "#pipeline/read/source.ts";

/** A line that the program reads, as JSON. */
export interface Question {
	readonly id: number;
	/** From which language into which. */
	readonly source: Language;
	readonly language: Language;
	readonly text: string;
	/** It is a block of Markdown; otherwise a line of plain text. */
	readonly markdown: boolean;
	/** The page and the field in which it stands. */
	readonly context: string;
	/** Most characters of the translation. */
	readonly max?: number;
	/** The translation of an earlier text. */
	readonly translation?: string;
}

/** Translations, by the `id` of what was asked. */
export type Answered = ReadonlyMap<number, string>;

const answer = z.object({ id: z.int(), text: z.string().max(20_000).nullable() });

/** What the program printed: lines of JSON, `{"id": 1, "text": "…"}`; or the first that is something else. */
export function readAnswers(printed: string): { readonly answers: Answered } | { readonly unread: string } {
	const answers = new Map<number, string>();
	for (const line of printed.split(/\r?\n/)) {
		if (line.trim() === "") continue;
		const read = answer.safeParse(jsonIn(line));
		if (!read.success) return { unread: line.slice(0, 200) };
		if (read.data.text !== null) answers.set(read.data.id, read.data.text.replace(/\r\n?/g, "\n"));
	}
	return { answers };
}

function jsonIn(line: string): unknown {
	try {
		return JSON.parse(line) as unknown;
	} catch {
		return undefined;
	}
}

/** A file of translations that holds nothing but this pair. */
export function pairOf({ source, language, text }: Question, translation: string): SourceFile {
	return parseSource("voorstel.yaml", stringify([{ [source]: text, [language]: translation }], { lineWidth: 0 }));
}
