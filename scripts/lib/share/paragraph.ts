import type { Direction, Line, Typesetter } from "./typesetter.ts";

/** Lines of one text, and the size in which they fit. */
export interface Paragraph {
	/** Pixels. */
	readonly size: number;
	readonly lines: readonly Line[];
}

interface Room {
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	/** Sizes of letters to try, in pixels, the largest first. */
	readonly sizes: readonly number[];
	/** Height of a line in parts of the size. */
	readonly leading: number;
}

/**
 * Breaks a text into lines of about the same length, in the largest size that fits. A text too long for the
 * smallest size gets a smaller one still, so that nothing is ever cut off.
 */
export function fitParagraph(text: string, direction: Direction, room: Room, typesetter: Typesetter): Paragraph {
	const words = text.split(" ").filter(Boolean);
	const set = (some: readonly string[]) => typesetter.setLine(some.join(" "), direction);
	const widest = Math.max(...words.map((word) => set([word]).width));
	for (let [index, size] = [0, room.sizes[0] ?? 0]; ; index++, size = room.sizes[index] ?? size * 0.9) {
		const width = room.width / size;
		const most = Math.floor(room.height / (size * room.leading));
		if (widest > width) continue;
		const lines = breakLines(words, width, set);
		if (lines.length > most) continue;
		return { size, lines: balance(words, lines, Math.max(widest, width / 2), set) };
	}
}

type SetWords = (words: readonly string[]) => Line;

function breakLines(words: readonly string[], width: number, set: SetWords): Line[] {
	const lines: Line[] = [];
	let waiting: string[] = [];
	for (const word of words) {
		const longer = [...waiting, word];
		if (waiting.length > 0 && set(longer).width > width) {
			lines.push(set(waiting));
			waiting = [word];
		} else waiting = longer;
	}
	return [...lines, set(waiting)];
}

/** The narrowest lines that are no more than they were, so that the last one is not a lonely word. */
function balance(words: readonly string[], lines: readonly Line[], least: number, set: SetWords): readonly Line[] {
	let best = lines;
	let wide = Math.max(...lines.map(({ width }) => width));
	let narrow = Math.min(least, wide);
	while (wide - narrow > 0.1) {
		const middle = (wide + narrow) / 2;
		const tried = breakLines(words, middle, set);
		if (tried.length > lines.length) narrow = middle;
		else [best, wide] = [tried, middle];
	}
	return best;
}
