import { factNamed, type Piece } from "#core/fact-pieces.ts";
import { documentOf } from "./trusted.ts";

const blocks = "p, h1, h2, h3, h4, h5, h6, li, tr, div, br";

/** What was copied in Studio, with its facts, in one line; undefined for what holds none, which is what its words say. */
export function copiedPieces(data: DataTransfer | null): readonly Piece[] | undefined {
	const html = data?.getData("text/html") ?? "";
	if (!html.includes("data-fact")) return undefined;
	// A browser copies how it looked too, which no page of Studio allows.
	const { body } = documentOf(html.replace(/\sstyle=(?:"[^"]*"|'[^']*')/g, ""));
	const all = [...piecesIn(body)];
	const pieces = all.filter((piece, at) => piece !== "\n" || all[at - 1] !== "\n");
	// A browser puts lines around what was copied.
	while (pieces.at(-1) === "\n") pieces.pop();
	const begin = pieces.findIndex((piece) => piece !== "\n");
	const line = pieces.slice(begin).map((piece) => (typeof piece === "string" ? inOneLine(piece) : piece));
	return line.some((piece) => typeof piece !== "string") ? line : undefined;
}

function inOneLine(words: string): string {
	return words.replace(/\s*\n\s*/g, " ");
}

/** Its facts and words, and a line end between blocks. */
function* piecesIn(parent: Node): Generator<Piece> {
	for (const node of parent.childNodes) {
		const source = node instanceof HTMLElement ? (node.dataset.fact ?? "") : "";
		if (factNamed(source) !== undefined)
			yield { source, label: (node as HTMLElement).title, shows: node.textContent ?? "" };
		else if (node instanceof Text) yield node.data.replace(/^\s*\n\s*$/, "\n");
		else if (node instanceof Element) {
			if (node.matches(blocks)) yield "\n";
			yield* piecesIn(node);
		}
	}
}
