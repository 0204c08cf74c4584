import { kinds, kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { fillingsIn } from "../authoring/fillings.ts";
import { inspectMarkdown, type MarkdownFinding } from "../text/markdown.ts";
import { typedInLine } from "../text/typed.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { placeInside } from "./places.ts";

/** Every text holds words, and only the markup that its field knows. */
export const checkTexts: MakeFieldCheck = (site) => ({
	kinds: kindsThat(({ words }) => words !== "none"),
	*look({ meta, value, path, source, links }) {
		// Of a text of which only its facts and links are left, the rest was right.
		if (links) return;
		const { words } = kinds[meta.kind];
		const [text, inside] = [String(value), (found: string) => placeInside(source, path, found)];
		yield* problemsOfText(words === "markdown" ? "markdown" : "line", text, inside);
		for (const found of Object.values(fillingsIn(site)))
			if (text.includes(found)) yield problem("template-left", inside(found), { found });
	},
});

/** What is wrong with a text by itself, wherever it stands. */
export function* problemsOfText(
	kind: "line" | "markdown",
	text: string,
	place: (found: string) => Location,
): Generator<AnyProblem> {
	const findings = kind === "markdown" ? inspectMarkdown(text) : typedInLine(text);
	for (const finding of findings) {
		const found = problemOf(finding, kind === "line", place);
		if (found) yield found;
	}
}

function problemOf(finding: MarkdownFinding, inLine: boolean, at: (found: string) => Location): AnyProblem | undefined {
	const { what, found } = finding;
	const write = "write" in finding ? finding.write : undefined;
	switch (what) {
		case "html":
			return inLine
				? problem("markup-in-line", at(found), { found, kind: what })
				: problem("raw-html", at(found), { found });
		case "entity":
		case "markdown":
			return problem("markup-in-line", at(found), { found, kind: what, write });
		case "image":
			return problem("image-in-text", at(found), { found });
		case "unreadable":
			return problem("unreadable-text", at(found), { found });
		case "unread-link":
			return problem("unread-link", at(found), { found, write });
		case "empty-link":
			return problem("empty-link", at(found), { found });
		case "open-emphasis":
			return problem("open-emphasis", at(found), { found });
		case "bullet":
			return problem("typed-bullet", at(found), { found, inLine });
		case "code":
			return problem("indented-code", at(found), { found });
		case "brace":
			return problem("loose-brace", at(found), { found, write });
		case "quotes":
			return problem("loose-quotes", at(found), { found, write });
		case "file":
			return problem("file-name-as-text", at(found), { found });
		case "link":
			return undefined;
	}
}
