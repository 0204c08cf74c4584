import { type Document, isCollection, isMap, isPair, isScalar, parseDocument, Scalar, visit } from "yaml";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { nodesIn } from "#pipeline/read/written.ts";
import type { Random } from "./random.ts";

/** Ways in which the same content can be written, and that editors and their programs use. */
export const variants = ["as it is", "CRLF", "remarks", "notations", "no last break", "all"] as const;

export type Variant = (typeof variants)[number];

/** The same content as somebody else would have written it. */
export function vary(text: string, variant: Variant, random: Random): string {
	const has = (one: Variant) => variant === one || variant === "all";
	let varied = text;
	if (has("notations")) varied = otherNotations(varied, random);
	if (has("remarks")) varied = withRemarks(varied, random);
	if (has("no last break")) varied = varied.trimEnd();
	return has("CRLF") ? varied.replaceAll("\n", "\r\n") : varied;
}

/** Other quotation marks, blocks, folded lines, brackets and indentation. */
function otherNotations(text: string, random: Random): string {
	const document: Document = parseDocument(text, { logLevel: "error" });
	const types = [
		Scalar.QUOTE_DOUBLE,
		Scalar.QUOTE_SINGLE,
		Scalar.BLOCK_FOLDED,
		Scalar.BLOCK_LITERAL,
		Scalar.PLAIN,
	] as const;
	visit(document, {
		Scalar(key, node, around) {
			const parent = around.at(-1);
			if (key === "key" || random.below(3) > 0 || !isPair(parent)) return;
			// What is no text to YAML stays what it is.
			if (typeof node.value === "string") node.type = random.pick(types);
			if (random.below(20) === 0 && typeof node.value === "string") node.value = `${node.value}\n\n`;
		},
		Collection(_, node, around) {
			const isFlat = node.items.every((item) => !isCollection(isPair(item) ? item.value : item));
			if (around.length > 2 && isFlat && random.below(4) === 0) node.flow = true;
			if (isMap(node))
				for (const pair of node.items) if (isScalar(pair.key)) pair.key.spaceBefore ||= random.below(9) === 0;
		},
	});
	return document.toString({
		lineWidth: random.pick([0, 60, 80]),
		indent: random.pick([2, 4]),
		indentSeq: random.below(2) === 0,
		flowCollectionPadding: random.below(2) === 0,
	});
}

/** A numbered remark behind values and names and above them, in their column or another one. */
function withRemarks(text: string, random: Random): string {
	const places: { at: number; text: string }[] = [];
	let number = 0;
	const remark = () => `# opmerking ${number++}`;
	const lineOf = (at: number) => text.lastIndexOf("\n", at - 1) + 1;
	const root = writtenOf(documentOf(text).contents);
	const inFlow = [...nodesIn(root)].filter((node) => node.kind !== "scalar" && node.flow);
	const inside = (at: number) => inFlow.some(({ start, end }) => at > start && at < end);
	const beginnings = [...nodesIn(root)].flatMap((node) => {
		if (node.kind === "scalar" || node.flow) return [];
		return node.kind === "map"
			? [...node.fields.values()].map(({ key }) => key.start)
			: node.items.map(({ start }) => start);
	});
	for (const start of beginnings) {
		const line = lineOf(start);
		const indent = text.slice(line, start);
		if (random.below(4) > 0 || inside(start) || !/^ *(?:- )?$/.test(indent)) continue;
		const column = indent.includes("-") ? indent.indexOf("-") : indent.length;
		const at = random.pick([column, column, column, column + 2, 0]);
		places.push({
			at: line,
			text: `${random.pick(["", "", "\n"])}${" ".repeat(at)}${remark()}\n${random.pick(["", "", "\n"])}`,
		});
	}
	for (const node of nodesIn(root)) {
		if (node.kind !== "scalar" || node.start === node.end || inside(node.start) || random.below(4) > 0) continue;
		const isBlock = /^[|>]/.test(text.slice(node.start, node.end)) && !node.plain;
		const at = isBlock ? text.indexOf("\n", node.start) : node.end;
		if (text[at] === "\n" || at === text.length) places.push({ at, text: ` ${remark()}` });
	}
	const seen = new Set<number>();
	return places
		.filter(({ at }) => !seen.has(at) && seen.add(at))
		.sort((one, other) => other.at - one.at)
		.reduce((now, place) => now.slice(0, place.at) + place.text + now.slice(place.at), text);
}
