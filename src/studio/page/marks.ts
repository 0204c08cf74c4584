/** A span of a text, and the number of the mark around it. */
export interface MarkedSpan {
	readonly number: number;
	readonly start: number;
	readonly end: number;
}

/** A text without its marks, and what they stood around; the innermost of two comes first. */
export function readMarks(marked: string): { readonly text: string; readonly spans: readonly MarkedSpan[] } {
	let text = "";
	const open: { number: number; start: number }[] = [];
	const spans: MarkedSpan[] = [];
	for (const [, number, words] of marked.matchAll(/\ue000(\d+)\ue001|\ue002|([^\ue000\ue002]+)/g)) {
		if (words !== undefined) text += words;
		else if (number !== undefined) open.push({ number: Number(number), start: text.length });
		else {
			const mark = open.pop();
			if (mark) spans.push({ ...mark, end: text.length });
		}
	}
	return { text, spans };
}

/** A mark around a text does not close in it. */
export function hasOpenMark(marked: string): boolean {
	return marked.split("\ue000").length !== marked.split("\ue002").length;
}

/** The number in the remark that opens a text of several blocks; `closed` for the one that ends it. */
export function remarkOf(node: Node): number | "closed" | undefined {
	if (node.nodeType !== Node.COMMENT_NODE) return undefined;
	const { data } = node as Comment;
	if (data === "\ue002") return "closed";
	const [, number] = /^\ue000(\d+)\ue001$/.exec(data) ?? [];
	return number === undefined ? undefined : Number(number);
}
