import { kinds, kindsThat, leadsElsewhere } from "#core/fields/kinds.ts";
import type { Language } from "#core/languages.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import { type Path, writtenAt } from "../read/written.ts";
import { halfIn } from "../text/half.ts";
import { linksIn } from "../text/markdown.ts";
import { type Stray, strayIn, type TextKind } from "../text/stray.ts";
import { saysNothing } from "../text/vague.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { placeInside } from "./places.ts";

/** A text that visitors read: of what kind, in which language, and where it is written. */
export interface VisibleText {
	readonly text: string;
	readonly kind: TextKind;
	readonly language: Language;
	readonly source: SourceFile;
	readonly path: Path;
}

/** No text holds what came along from elsewhere, was still to be written, or is half of what it was. */
export const checkStray: MakeFieldCheck = (site) => ({
	kinds: kindsThat((kind) => kind.words !== "none" || leadsElsewhere(kind)),
	*look({ meta, value, path, source, links }) {
		if (links) return;
		const { words } = kinds[meta.kind];
		const kind = words === "markdown" ? "markdown" : path.at(-1) === "label" ? "label" : "line";
		// An address is no text, and may come from a chat program all the same.
		if (words === "none") return yield* fromChat(String(value), source, path);
		const visible: VisibleText = { text: String(value), kind, language: site.source, source, path };
		for (const each of strayProblems(visible)) {
			// A sample has been told for what it is, before a site goes live.
			if (each.code !== "placeholder-left" || !isSample(source, path)) yield each;
		}
		yield* halfProblems(visible);
	},
});

function* fromChat(address: string, source: SourceFile, path: Path): Generator<AnyProblem> {
	if (!address.includes("utm_source=")) return;
	for (const stray of strayIn(address, "line"))
		if (stray.what === "pasted" && stray.from === "chat")
			yield problemOf(stray, placeInside(source, path, stray.found, { input: address, index: stray.index }));
}

/** Whether a block around a value says that it is a sample. */
function isSample({ written }: SourceFile, path: Path): boolean {
	return path.some((_, depth) => {
		const samples = writtenAt(written, [...path.slice(0, depth), "samples"]);
		const named = samples?.kind === "list" ? samples.items : samples ? [samples] : [];
		return named.some((each) => each.kind === "scalar" && ["all", String(path[depth])].includes(each.text));
	});
}

/** What a text holds that nobody meant; what the text has of which it is the translation, is told of there. */
export function* strayProblems({ text, kind, source, path }: VisibleText, written = ""): Generator<AnyProblem> {
	const inside = (found: string, index?: number) => placeInside(source, path, found, { input: text, index });
	const found = strayIn(text, kind);
	const known = new Set(found.length > 0 ? strayIn(written, kind).map(({ what }) => what) : []);
	for (const stray of found) if (!known.has(stray.what)) yield problemOf(stray, inside(stray.found, stray.index));
	if (/\S (?:[-*•+]|\d+[.)]|#+) \S/.test(text)) yield* foldedIn(kind, source, path);
	if (kind === "markdown") {
		const vague = linksIn(text).find(({ words }) => saysNothing("link", words));
		if (vague) yield problem("vague-link", inside(vague.found), { found: vague.words });
	} else if (kind === "label" && saysNothing("link", text) && !saysNothing("link", written) && isButton(source, path))
		yield problem("vague-link", source.valueAt(path), { found: text });
}

function problemOf(stray: Stray, at: Location): AnyProblem {
	if (stray.what === "note") return problem("loose-note", at, { found: stray.found });
	if (stray.what === "placeholder") return problem("placeholder-left", at, { found: stray.found });
	const { from, write } = stray;
	return problem("pasted-along", at, { found: stray.found.replace(/\t+/g, " "), from, write });
}

/** What a text lacks, or has once too often. */
export function* halfProblems({ text, kind, language, source, path }: VisibleText): Generator<AnyProblem> {
	for (const { what, found, index } of halfIn(text, kind, language)) {
		yield problem("half-text", placeInside(source, path, found, { input: text, index }), { what, found });
	}
}

/** A label beside a link is what is clicked on. */
function isButton({ written }: SourceFile, path: Path): boolean {
	return path.at(-1) === "label" && writtenAt(written, [...path.slice(0, -1), "link"]) !== undefined;
}

/** Begins an item of a list, or a heading. */
const ownLine = /^(?:[-*•+]|\d+[.)]|#+) +\S/;

/** Lists and headings in a text whose lines YAML joins. */
function* foldedIn(kind: VisibleText["kind"], source: SourceFile, path: Path): Generator<AnyProblem> {
	const node = writtenAt(source.written, path);
	if (node?.kind !== "scalar") return;
	const written = source.text.slice(node.start, node.end);
	if (written.startsWith("|") || !written.includes("\n")) return;
	const lines = written.split("\n").map((line) => line.trim());
	const places = [...lines.keys()].filter((at) => ownLine.test(lines[at] ?? ""));
	const joined = places.filter((at) => at > 0 && lines[at - 1] !== "" && !/^>[-+\d]*$/.test(lines[at - 1] ?? ""));
	const [first] = joined;
	// A single hyphen may stand between two halves of a sentence.
	if (first === undefined || places.length < 2) return;
	const found = lines[first] ?? "";
	const how = kind !== "markdown" ? "line" : written.startsWith(">") ? "sign" : "block";
	yield problem("folded-list", placeInside(source, path, found), { found, how });
}
