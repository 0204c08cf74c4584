import { isScalar, visit } from "yaml";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "./source.ts";

/** A remark that was never meant as one has no space behind its number sign. A silence is always meant. */
const unmeant = /^[ \t]+(#(?!negeer\s|ignore\s)\S.*)/;

/** `Wij zijn #1 hier`: in any file, a value that YAML cuts off at a number sign. */
export function cutByHash(source: SourceFile): AnyProblem[] {
	// Looking at every value takes time, and most files hold no such sign.
	if (!mayCut(source.text)) return [];
	const found: AnyProblem[] = [];
	visit(source.document, {
		Scalar(_, node) {
			if (!isScalar(node) || node.type !== "PLAIN" || !node.source || !node.range) return;
			const [start, end] = node.range;
			const lost = unmeant.exec(/[^\r\n]*/.exec(source.text.slice(end))?.[0] ?? "")?.[1];
			if (lost) found.push(problem("cut-by-hash", source.range(start, end), { lost: lost.trimEnd() }));
		},
		Pair(_, { key, value }) {
			// `text: #nergens`, and the text goes on below.
			if (!isScalar(key) || !isScalar(value) || !key.range || !value.range || !value.source) return;
			const between = source.text.slice(key.range[1], value.range[0]);
			const lost = unmeant.exec(/^:([^\r\n]*)/.exec(between)?.[1] ?? "")?.[1];
			const [start, end] = key.range;
			if (lost) found.push(problem("cut-by-hash", source.range(start, end), { lost: lost.trimEnd() }));
		},
	});
	return found;
}

/** Whether a number sign stands anywhere behind something else on its line. */
function mayCut(text: string): boolean {
	for (const { index } of text.matchAll(/[ \t]#\S/g)) {
		const before = text.slice(text.lastIndexOf("\n", index) + 1, index);
		if (/[^\s#]/.test(before)) return true;
	}
	return false;
}
