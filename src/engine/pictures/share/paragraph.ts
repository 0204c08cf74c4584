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
		const count = countLines(words, width, set);
		if (count > most) continue;
		return { size, lines: evenLines(words, count, width, set) };
	}
}

type SetWords = (words: readonly string[]) => Line;

/** The fewest lines that the words fit in. */
function countLines(words: readonly string[], width: number, set: SetWords): number {
	let count = 1;
	let start = 0;
	for (let end = 1; end <= words.length; end++) {
		if (end - start === 1 || set(words.slice(start, end)).width <= width) continue;
		count++;
		start = end - 1;
	}
	return count;
}

interface Broken {
	readonly lines: readonly Line[];
	/** Sum of the squares of what the lines leave empty. */
	readonly emptiness: number;
}

/** So many lines, as even as can be, so that no line is a lonely word. */
function evenLines(words: readonly string[], count: number, width: number, set: SetWords): readonly Line[] {
	const known = new Map<string, Broken>();
	function breakFrom(start: number, left: number): Broken {
		const key = `${start} ${left}`;
		const before = known.get(key);
		if (before) return before;
		let best: Broken = { lines: [], emptiness: Number.POSITIVE_INFINITY };
		for (let end = left === 1 ? words.length : start + 1; end <= words.length - left + 1; end++) {
			const line = set(words.slice(start, end));
			if (line.width > width) break;
			const rest = left === 1 ? { lines: [], emptiness: 0 } : breakFrom(end, left - 1);
			const emptiness = (width - line.width) ** 2 + rest.emptiness;
			if (emptiness < best.emptiness) best = { lines: [line, ...rest.lines], emptiness };
		}
		known.set(key, best);
		return best;
	}
	return breakFrom(0, count).lines;
}
