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

/** It may begin a sentence too: it begins a point only where the line before or after it begins so as well. */
const typedDash = /^\s*[-–—*]\s+(?=\S)/;

/** Lines that somebody began with a sign are points of a list. */
export function withTypedLists(blocks: readonly Block[]): Block[] {
	const lines = blocks.map((block) => (block.is === "line" && block.heading === 0 ? linesIn(block) : []));
	const begin = (own: readonly Element[] = [], sign: RegExp) =>
		own.length > 0 && own.every(({ textContent }) => sign.test(textContent));
	const isDashed = lines.map((own) => begin(own, typedDash));
	return blocks.flatMap((block, at): readonly Block[] => {
		const own = lines[at] ?? [];
		const isOfMany = own.length > 1 || isDashed[at - 1] || isDashed[at + 1];
		const sign = begin(own, typedSign) ? typedSign : isDashed[at] && isOfMany ? typedDash : undefined;
		if (!sign) return [block];
		return own.map((words): Item => {
			withoutSign(words, sign);
			return { is: "item", depth: 1, ordered: false, start: 1, words };
		});
	});
}

/** Copies of the lines of a paragraph. */
function linesIn({ words }: Line): readonly Element[] {
	const lines: Element[] = [words.ownerDocument.createElement("div")];
	for (const node of words.childNodes) {
		if (node.nodeName === "BR") lines.push(words.ownerDocument.createElement("div"));
		else lines.at(-1)?.append(node.cloneNode(true));
	}
	return lines;
}

function withoutSign(words: Element, sign: RegExp): void {
	const texts = words.ownerDocument.createTreeWalker(words, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const rest = (text.nodeValue ?? "").replace(sign, "");
		const isSign = rest !== text.nodeValue;
		text.nodeValue = isSign ? rest : (text.nodeValue ?? "").trimStart();
		if (text.nodeValue !== "") return;
	}
}
