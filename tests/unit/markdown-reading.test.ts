import fc from "fast-check";
import { expect, test } from "vitest";
import { lexMarked, readsAloneAs } from "#pipeline/present/markdown.ts";
import { lexPlain } from "#pipeline/present/plain-text.ts";

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

test("what is taken for plain text is read as marked reads it", () => {
	let plain = 0;
	fc.assert(
		fc.property(text, (written) => {
			const tokens = lexPlain(written);
			if (!tokens) return;
			plain++;
			expect(tokens).toEqual([...lexMarked(written)]);
		}),
		{ numRuns: 5000 },
	);
	expect(plain).toBeGreaterThan(200);
	expect(lexPlain('Bel "ons" (gerust) op {business.phone}:\nmet 2 à 3 vragen!\n\nTot dan.\n')).toHaveLength(3);
});

const block = fc.constantFrom(
	..."De **b** *i* _u_ [l](/a) [x] ! # ## ### - * + 1. 2. > | --- === ``` ~~~ ` {a.b} www.n.nl a@b.nl \\".split(" "),
	"| a | b |",
	"|---|---|",
	"    ",
);
const blockGap = fc.constantFrom(" ", " ", " ", "\n", "\n", "\n\n", "\n\n\n", "\n  ", "\n    ", "  \n", "\n\n  ");
const blocks = fc
	.array(fc.tuple(block, blockGap), { minLength: 1, maxLength: 16 })
	.map((parts) => parts.map((part) => part.join("")).join(""));

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
		{ numRuns: 3000 },
	);
	expect(alike).toBeGreaterThan(1000);
});

function read(written: string) {
	return lexMarked(written).filter(({ type }) => type !== "space");
}
