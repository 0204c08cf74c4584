import fc from "fast-check";
import { Marked } from "marked";
import { expect, test } from "vitest";
import { blocksOf, lex, readsAloneAs } from "#pipeline/text/markdown.ts";

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

test("a passage that need not be read twice is read the same alone as among the others", () => {
	const withoutRaw = (value: unknown) => JSON.stringify(value, (key, part) => (key === "raw" ? undefined : part));
	let alike = 0;
	fc.assert(
		fc.property(blocks, (written) => {
			fc.pre(!written.includes("]:"));
			for (const token of blocksOf(written)) {
				const passage = token.raw.trimEnd();
				if (!readsAloneAs(token, passage)) continue;
				alike++;
				expect(withoutRaw(blocksOf(passage))).toBe(withoutRaw([token]));
			}
		}),
		{ numRuns: 2000 },
	);
	expect(alike).toBeGreaterThan(1000);
});

test("a plain sentence reads as marked reads it", () => {
	const marked = new Marked({ gfm: true });
	const sign = fc.constantFrom(
		..."ab 1.-+#=!()\"'’:;,?%€$^\u00a0\u2028w é._*[]<>&@/|~`\\".split(""),
		"www.",
		"http:",
		"  ",
	);
	fc.assert(
		fc.property(fc.constantFrom("B", "é", "www.", "1"), fc.array(sign, { maxLength: 16 }), (first, signs) => {
			const written = first + signs.join("");
			expect(JSON.stringify(lex(written))).toBe(JSON.stringify(marked.lexer(written)));
		}),
		{ numRuns: 5000 },
	);
});
