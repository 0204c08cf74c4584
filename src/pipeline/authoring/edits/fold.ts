/** A piece of a text that is written over several lines: a line as it stands, and what it says with what parts it from the next. */
interface Piece {
	readonly source: string;
	readonly says: string;
}

/** Lines that say a text, each without its indentation. */
export interface Lines {
	readonly lines: readonly string[];
	/** What the lines say together, as they are read. */
	readonly says: string;
	/** Whether YAML joins the lines with spaces. */
	readonly folded: boolean;
}

/** Shorter lines than this are not made on purpose. */
const narrowest = 40;

/**
 * Other lines for another text; those that say the same as before stay as they are, to the byte. Undefined when it is
 * not plain which line says what.
 */
export function withWords({ lines, says, folded }: Lines, text: string): string[] | undefined {
	const pieces = folded ? foldedPieces(lines) : lines.map((source) => ({ source, says: `${source}\n` }));
	const joined = pieces.map((piece) => piece.says).join("");
	// The last line has nothing behind it.
	const end = joined.slice(says.length);
	if (!joined.startsWith(says) || !/^[\n ]*$/.test(end) || /^\s|\n[ \t]/.test(folded ? text : "")) return undefined;
	const target = text + end;
	const before = prefix(pieces, target);
	const after = prefix(pieces.slice(before.count).reverse(), target.slice(before.length), true);
	const middle = target.slice(before.length, target.length - after.length);
	if (middle !== "" && !/[\n ]$/.test(middle)) return undefined;
	const width = Math.max(narrowest, ...pieces.map(({ source }) => source.length));
	const made = middle === "" ? [] : folded ? fold(middle, width) : middle.slice(0, -1).split("\n");
	const top = pieces.slice(0, before.count).flatMap(sourceLines);
	const bottom = pieces.slice(pieces.length - after.count).flatMap(sourceLines);
	const all = [...top, ...made, ...bottom];
	return all.length === 0 ? undefined : all;
}

/** How many pieces a text begins with, or ends with when they are turned round, and how long they are together. */
function prefix(pieces: readonly Piece[], text: string, fromEnd = false): { count: number; length: number } {
	let [count, length] = [0, 0];
	for (const { says } of pieces) {
		const fits = fromEnd
			? text.endsWith(says, text.length - length) && isBoundary(text, text.length - length - says.length)
			: text.startsWith(says, length);
		if (!fits) break;
		count++;
		length += says.length;
	}
	return { count, length };
}

/** Whether a line can begin here. */
function isBoundary(text: string, at: number): boolean {
	return at <= 0 || /[\n ]/.test(text[at - 1] ?? "");
}

function sourceLines({ source }: Piece): string[] {
	return source.split("\n");
}

/** Lines with the empty ones below them, which are the line breaks of the text. */
function foldedPieces(lines: readonly string[]): Piece[] {
	const pieces: Piece[] = [];
	for (const line of lines) {
		const last = pieces.at(-1);
		if (line.trim() !== "" || !last) pieces.push({ source: line, says: `${line.trim()} ` });
		else pieces[pieces.length - 1] = { source: `${last.source}\n${line}`, says: `${last.says.replace(/ $/, "")}\n` };
	}
	return pieces;
}

/** Words in lines that are not longer than `width` where that can be; a line break is an empty line. */
function fold(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const [paragraph = "", breaks = ""] of text.matchAll(/[^\n]+(\n*)/g)) {
		let line = "";
		for (const word of paragraph.trimEnd().split(" ")) {
			if (line !== "" && line.length + 1 + word.length > width) {
				lines.push(line);
				line = word;
			} else line = line === "" ? word : `${line} ${word}`;
		}
		lines.push(line, ...[...breaks].map(() => ""));
	}
	return lines;
}
