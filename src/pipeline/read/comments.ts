import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "./source.ts";
import { nodesIn, type WrittenNode } from "./written.ts";

/** A remark that was never meant as one has no space behind its number sign. A silence is always meant. */
const unmeant = /^[ \t]+(#(?!negeer\s|ignore\s)\S.*)/;

/** `Wij zijn #1 hier`: in any file, a value that YAML cuts off at a number sign. */
export function cutByHash(source: SourceFile): AnyProblem[] {
	// Looking at every value takes time, and most files hold no such sign.
	if (!mayCut(source.text)) return [];
	const found: AnyProblem[] = [];
	const check = ({ start, end }: WrittenNode, behind: string) => {
		const lost = unmeant.exec(behind)?.[1];
		if (lost) found.push(problem("cut-by-hash", source.range(start, end), { lost: lost.trimEnd() }));
	};
	for (const node of nodesIn(source.written)) {
		if (node.kind === "scalar" && node.plain && node.text !== "") {
			check(node, /[^\r\n]*/.exec(source.text.slice(node.end))?.[0] ?? "");
		}
		if (node.kind !== "map") continue;
		for (const { key, value } of node.fields.values()) {
			// `text: #nergens`, and the text goes on below.
			if (key.kind !== "scalar" || value.kind !== "scalar" || value.text === "") continue;
			check(key, /^:([^\r\n]*)/.exec(source.text.slice(key.end, value.start))?.[1] ?? "");
		}
	}
	return found;
}

/** `␣␣item: contact` with spaces that do not break: to YAML they belong to the name, and it stands at the margin. */
export function oddNames(source: SourceFile): AnyProblem[] {
	if (!/^ *(?:- *)?[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/m.test(source.text)) return [];
	return nodesIn(source.written).flatMap((node) => {
		const names = node.kind === "map" ? [...node.fields] : [];
		return names.flatMap(([name, { key }]) =>
			/^\s/.test(name) ? [problem("yaml-syntax", source.range(key.start, key.end), { mistake: "odd-space" })] : [],
		);
	});
}

/** `- Maak het niet te moeilijk` one space too far: to YAML it belongs to the text of the item above. */
export function swallowedItems(source: SourceFile): AnyProblem[] {
	if (!/\n +- /.test(source.text)) return [];
	const found: AnyProblem[] = [];
	for (const node of nodesIn(source.written)) {
		if (node.kind !== "list" || node.flow) continue;
		for (const { kind, ...item } of node.items) {
			if (kind !== "scalar" || !("plain" in item) || !item.plain) continue;
			const match = /\n *(- \S[^\r\n]*)/.exec(source.text.slice(item.start, item.end));
			if (!match?.[1]) continue;
			const end = item.start + match.index + match[0].length;
			const about = String(source.range(node.start, node.start).column - 1);
			const place = source.range(end - match[1].length, end);
			found.push(problem("yaml-syntax", place, { mistake: "indent", about }));
		}
	}
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
