/** What holds for a word: how it looks, and where it leads. */
export interface Around {
	readonly strong: boolean;
	readonly em: boolean;
	readonly code: boolean;
	readonly href: string | undefined;
}

/** A line of a pasted text: a paragraph, or a heading of a level. */
export interface Line {
	readonly is: "line";
	readonly heading: number;
	/** What stands in it. */
	readonly words: Element;
}

/** A point of a list, at its depth. */
export interface Item {
	readonly is: "item";
	readonly depth: number;
	readonly ordered: boolean;
	readonly start: number;
	readonly words: Element;
}

interface Table {
	readonly is: "table";
	readonly table: Element;
}

export type Block = Line | Item | Table;

/** What nobody sees and no text needs. */
const hidden = /[\u00ad\u200b\u2060\ufeff]/g;

/** Takes words one after another, and gives blocks. */
export class Flow {
	readonly blocks: Block[] = [];
	readonly #document: Document;
	#words: Element | undefined;
	#heading = 0;

	constructor(document: Document) {
		this.#document = document;
	}

	/** What comes until the end of `inside` stands in blocks of its own. */
	apart(inside: () => void, heading = this.#heading): void {
		const before = this.#heading;
		this.#end();
		this.#heading = heading;
		inside();
		this.#end();
		this.#heading = before;
	}

	text(words: string, around: Around): void {
		const plain = words.replace(hidden, "").replace(/[\s\u00a0]+/g, " ");
		if (plain === "" || (plain === " " && !this.#words)) return;
		this.#put(this.#document.createTextNode(plain), around);
	}

	/** A fact of a text of Studio. */
	fact(source: string, shows: string, around: Around): void {
		const fact = this.#document.createElement("span");
		fact.dataset.fact = source;
		fact.append(shows);
		this.#put(fact, around);
	}

	#put(held: Node, { strong, em, code, href }: Around): void {
		let node = held;
		const wrap = (name: string) => {
			const element = this.#document.createElement(name);
			element.append(node);
			node = element;
			return element;
		};
		if (code) wrap("code");
		if (em) wrap("em");
		// All of a heading is bold.
		if (strong && this.#heading === 0) wrap("strong");
		if (href) wrap("a").setAttribute("href", href);
		this.#line().append(node);
	}

	/** A line ends; two of them end the paragraph. */
	lineBreak(): void {
		const words = this.#words;
		if (!words) return;
		if (words.lastElementChild?.localName === "br" && words.lastChild === words.lastElementChild) this.#end();
		else words.append(this.#document.createElement("br"));
	}

	table(table: Element): void {
		this.#end();
		this.blocks.push({ is: "table", table });
	}

	items(items: readonly Block[]): void {
		this.#end();
		this.blocks.push(...items);
	}

	/** The blocks, once nothing more comes. */
	done(): readonly Block[] {
		this.#end();
		return this.blocks;
	}

	#line(): Element {
		this.#words ??= this.#document.createElement("div");
		return this.#words;
	}

	#end(): void {
		const words = this.#words;
		this.#words = undefined;
		while (words?.lastElementChild?.localName === "br" && words.lastChild === words.lastElementChild)
			words.lastElementChild.remove();
		if (words?.textContent.trim()) this.blocks.push({ is: "line", heading: this.#heading, words });
	}
}
