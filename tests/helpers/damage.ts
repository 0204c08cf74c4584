/** What one slip leaves of a text, and the first line that it is about, from 0. */
export interface Damaged {
	readonly text: string;
	readonly line: number;
}

/** What a slip of the hand does to a text: at which lines it can happen, and what becomes of the lines. */
interface Slip {
	readonly at: RegExp;
	readonly change: (lines: readonly string[], line: number) => readonly string[];
}

const field = /^ *(?:- )?[\w-]+: +\S/;
const item = /^ *- /;
const filled = /\S/;

/** Puts another line in place of one. */
function ofLine(at: RegExp, change: (line: string) => string): Slip {
	return { at, change: (lines, line) => lines.with(line, change(lines[line] ?? "")) };
}

function indented(line: string, by: number): string {
	return by > 0 ? " ".repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), "");
}

/** Moves a line with all that stands further in below it. */
function ofBlock(by: number): Slip {
	return {
		at: /^ *(?:- )?[\w-]+:/,
		change: (lines, line) => {
			const end = line + blockAt(lines, line).length;
			return lines.map((each, index) =>
				index >= line && index < end && filled.test(each) ? indented(each, by) : each,
			);
		},
	};
}

/** A line with what stands further in below it. */
function blockAt(lines: readonly string[], line: number): readonly string[] {
	const depth = (text = "") => text.search(/\S/);
	const end = lines.findIndex((text, index) => index > line && filled.test(text) && depth(text) <= depth(lines[line]));
	return lines.slice(line, end === -1 ? undefined : end);
}

/** By what was done. */
export const slips = {
	"a dash too many": ofLine(/^ *[\w"'-]+:(?:\s|$)/, (line) => line.replace(/^ */, "$&- ")),
	"a dash lost": ofLine(item, (line) => line.replace("- ", "")),
	"a dash lost, its place kept": ofLine(item, (line) => line.replace("- ", "  ")),
	"a line one space in": ofLine(filled, (line) => indented(line, 1)),
	"a line two spaces in": ofLine(filled, (line) => indented(line, 2)),
	"a line one space out": ofLine(/^ +\S/, (line) => indented(line, -1)),
	"a line two spaces out": ofLine(/^ {2,}\S/, (line) => indented(line, -2)),
	"a block one space in": ofBlock(1),
	"a block two spaces in": ofBlock(2),
	"a block one space out": ofBlock(-1),
	"a block two spaces out": ofBlock(-2),
	"a quote opened": ofLine(field, (line) => line.replace(/: +/, '$&"')),
	"a quote lost": ofLine(/["']\s*$/, (line) => line.replace(/["']\s*$/, "")),
	"a bracket opened": ofLine(field, (line) => line.replace(/: +/, "$&[")),
	"a brace opened": ofLine(field, (line) => line.replace(/: +/, "$&{")),
	"a bracket lost": ofLine(/[\]}]\s*$/, (line) => line.replace(/[\]}]\s*$/, "")),
	"a colon lost": ofLine(/^ *(?:- )?[\w-]+:/, (line) => line.replace(":", "")),
	"a space behind a colon lost": ofLine(field, (line) => line.replace(/: +/, ":")),
	"a tab": ofLine(/^ +\S/, (line) => line.replace(/^ {1,2}/, "\t")),
	"a block pasted at the margin": {
		at: /^ *- [\w-]+:/,
		change: (lines, line) => {
			const block = blockAt(lines, line);
			const by = (block[0] ?? "").search(/\S/);
			return lines.toSpliced(line + block.length, 0, ...block.map((each) => indented(each, -by)));
		},
	},
	"a file doubled": { at: filled, change: (lines) => [...lines, ...lines.filter((line) => !line.startsWith("#"))] },
} as const satisfies Readonly<Record<string, Slip>>;

export type SlipKind = keyof typeof slips;

/** Makes a slip in a text; `at` chooses among the lines where it can happen. Undefined where there is none. */
export function damage(lines: readonly string[], kind: SlipKind, at: number): Damaged | undefined {
	const { at: where, change }: Slip = slips[kind];
	const spots = lines.flatMap((line, index) => (where.test(line) && !line.startsWith("#") ? [index] : []));
	const spot = spots[at % Math.max(1, spots.length)];
	if (spot === undefined) return undefined;
	const after = change(lines, spot);
	const first = lines.findIndex((line, index) => line !== after[index]);
	return { text: after.join("\n"), line: first === -1 ? lines.length : first };
}
