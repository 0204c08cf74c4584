import type { Block, Item, Line } from "./flow.ts";
import { styleName, styleOf } from "./styles.ts";

/** Paragraphs that Word and Outlook show as points of a list: `mso-list:l0 level2 lfo1`. */
const falseItem = /mso-list:\s*l\d+\s+level(\d+)/i;

/** The sign before such a paragraph, which Word writes for programs that know no lists. */
const signOfItem = /mso-list:\s*ignore/i;

const ordered = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]$/i;

/** A point of a list by its looks: how deep it stands, its sign, and what shows that. */
interface FalseItem {
	readonly depth: number;
	readonly ordered: boolean;
	readonly start: number;
	readonly signs: ReadonlySet<Element>;
}

export function falseItemIn(paragraph: Element): FalseItem | undefined {
	const [, level] = falseItem.exec(styleOf(paragraph)) ?? [];
	if (level === undefined) return undefined;
	const signs = [...paragraph.querySelectorAll(`[${styleName}]`)].filter((each) => signOfItem.test(styleOf(each)));
	const sign = signs
		.map(({ textContent }) => textContent)
		.join("")
		.replace(/[\s\u00a0]+/g, "");
	return { depth: Number(level), ordered: ordered.test(sign), start: numberIn(sign), signs: new Set(signs) };
}

function numberIn(sign: string): number {
	return Number(/\d+/.exec(sign)?.[0] ?? 1);
}

const typedSign = /^\s*[•◦●▪■·‣∙○]\s*/;

/** Lines that somebody began with a sign are points of a list. */
export function withTypedLists(blocks: readonly Block[]): Block[] {
	return blocks.flatMap((block) => {
		if (block.is !== "line" || block.heading > 0 || !typedSign.test(block.words.textContent)) return [block];
		const lines = linesIn(block);
		if (!lines.every(({ words }) => typedSign.test(words.textContent))) return [block];
		return lines.map(({ words }): Item => {
			withoutSign(words);
			return { is: "item", depth: 1, ordered: false, start: 1, words };
		});
	});
}

function linesIn({ heading, words }: Line): Line[] {
	const lines: Element[] = [words.ownerDocument.createElement("div")];
	for (const node of [...words.childNodes]) {
		if (node.nodeName === "BR") lines.push(words.ownerDocument.createElement("div"));
		else lines.at(-1)?.append(node);
	}
	return lines.map((each) => ({ is: "line", heading, words: each }));
}

function withoutSign(words: Element): void {
	const texts = words.ownerDocument.createTreeWalker(words, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const rest = (text.nodeValue ?? "").replace(typedSign, "");
		const isSign = rest !== text.nodeValue;
		text.nodeValue = isSign ? rest : (text.nodeValue ?? "").trimStart();
		if (text.nodeValue !== "") return;
	}
}
