import fc from "fast-check";
import { expect, test } from "vitest";
import { lexMarked, readsAloneAs } from "#pipeline/text/markdown.ts";
import { lexByBlocks } from "#pipeline/text/plain-text.ts";

const plainWord = fc.constantFrom(
	..."De oor dat 's niet 1. 12) - – € & &amp; &euro; https: a.b/c : ; , . ! ? ( ) \" ' “ ” {a.b} {}".split(" "),
	"{a. b}",
	"\u00a0",
);

const sign = fc.constantFrom(
	..."www.nl http://a.nl mailto:a a@b.nl + [ ] # ## _x_ ** *y* ~ ~~ ` | = == --- \\ < <b> > { } {a_b} {a\nb}".split(
		" ",
	),
	"\t",
);

const word = fc.oneof({ weight: 20, arbitrary: plainWord }, { weight: 1, arbitrary: sign });

const gap = fc.constantFrom("", " ", " ", " ", " ", " ", "\n", "\n\n", "\n\n\n", "  \n", " \n\n", "\n ", "\n    ");

const text = fc
	.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 })
	.map((parts) => `De ${parts.map((part) => part.join("")).join("")}`);

// Without quotations: on some that stand in a list marked itself breaks off.
const block = fc.constantFrom(
	..."De **b** *i* _u_ [l](/a) [x] ! # ## ### - * + 1. 2. | --- === ``` ~~~ ` {a.b} www.n.nl a@b.nl \\".split(" "),
	"| a | b |",
	"|---|---|",
	"    ",
);

const blockGap = fc.constantFrom(" ", " ", " ", "\n", "\n", "\n\n", "\n\n\n", "\n  ", "\n    ", "  \n", "\n\n  ");

const blocks = fc
	.array(fc.tuple(block, blockGap), { minLength: 1, maxLength: 16 })
	.map((parts) => parts.map((part) => part.join("")).join(""));

const list = fc
	.array(fc.tuple(fc.constantFrom("- ", "- ", "- ", "* ", "1. ", ""), text), { minLength: 1, maxLength: 4 })
	.map((items) => items.map(([mark, item]) => mark + item.replace(/\n+/g, " ")).join("\n"));

const mixed = fc.array(fc.oneof(text, list, blocks), { maxLength: 5 }).map((parts) => parts.join("\n\n"));

/** Most texts have no spaces at the ends of their lines. */
const tidy = (written: string) => written.replace(/[^\S\n]*\n[^\S\n]*/g, "\n").trimEnd();

test.each([
	["words", text],
	["blocks", blocks.map(tidy)],
	["lists", list.map(tidy)],
	["words and blocks", mixed],
	["tidy words and blocks", mixed.map(tidy)],
	["a text that ends its last line", mixed.map((written) => `${tidy(written)}\n`)],
])("%s read block by block are read as marked reads them", (_, written) => {
	let rest = 0;
	let all = 0;
	const lexRest = (part: string) => {
		rest += part.length;
		return lexMarked(part);
	};
	fc.assert(
		fc.property(written, (sample) => {
			all += sample.length;
			expect(lexByBlocks(sample, lexRest)).toEqual([...lexMarked(sample)]);
		}),
		{ numRuns: 2000 },
	);
	expect(rest).toBeLessThan(all);
});

test("plain blocks are not given to marked", () => {
	const rest: string[] = [];
	const sample =
		'## Een vraag?\n\nBel "ons" op {business.phone}:\nmet 2 à 3 vragen!\n\n- een\n\n- twee\n\nTot *dan*.\n\nDag.\n\n- drie\n- vier {a.b}\n';
	lexByBlocks(sample, (part) => {
		rest.push(part);
		return lexMarked(part);
	});
	expect(rest).toEqual(["- een\n\n- twee\n\nTot *dan*."]);
});

test("a passage that need not be read twice is read the same alone as among the others", () => {
	const withoutRaw = (value: unknown) => JSON.stringify(value, (key, part) => (key === "raw" ? undefined : part));
	let alike = 0;
	fc.assert(
		fc.property(blocks, (written) => {
			fc.pre(!written.includes("]:"));
			for (const token of read(written)) {
				const passage = token.raw.trimEnd();
				if (!readsAloneAs(token, passage)) continue;
				alike++;
				expect(withoutRaw(read(passage))).toBe(withoutRaw([token]));
			}
		}),
		{ numRuns: 2000 },
	);
	expect(alike).toBeGreaterThan(1000);
});

function read(written: string) {
	return lexMarked(written).filter(({ type }) => type !== "space");
}
