import type { Holder, MarkedPage, Spot } from "#core/studio.ts";
import { Binding, type Hit, isInside } from "./bind.ts";
import { canTypeIn } from "./line-typing.ts";
import { PageDrafts, type TypedTexts } from "./page-drafts.ts";
import { documentOf } from "./trusted.ts";

/** Where somebody types from now on. */
interface Released extends Hit {
	/** The key of the text of which a draft stood there: the application may not know yet what its file says. */
	readonly drafted?: string;
}

/** The page in the browser, and where what it shows was written. */
export class LivePage {
	readonly #alive: Promise<void>;
	/** Gives the page at an address with its marks. */
	readonly #marked: (path: string) => Promise<MarkedPage>;
	/** What is typed and shows in the page. */
	readonly drafts: PageDrafts;
	#markedPage: MarkedPage | undefined;
	#twin: Element | undefined;
	#path = "";
	binding: Binding | undefined;
	/** By their place in the file: the sections that show something that was written in them. */
	sections: ReadonlyMap<number, Element> = new Map();

	/** Before `alive` settles, what is found in the page, or typed in it, may be lost. */
	constructor(alive: Promise<void>, marked: (path: string) => Promise<MarkedPage>, texts: TypedTexts) {
		this.#alive = alive;
		this.#marked = marked;
		this.drafts = new PageDrafts(texts);
	}

	/** Another page is shown than the one that was read. */
	get isAnother(): boolean {
		return this.#path !== location.pathname;
	}

	/** Reads where everything stands; undefined when the person went on to another page meanwhile. */
	async read(): Promise<MarkedPage | undefined> {
		await this.#alive;
		const path = location.pathname;
		const markedPage = await this.#marked(path);
		if (path !== location.pathname) return undefined;
		const parsed = documentOf(markedPage.html);
		this.#twin = parsed.getElementById("app") ?? undefined;
		this.#path = path;
		this.#markedPage = markedPage;
		return markedPage;
	}

	/** Finds everything again in a page that was drawn anew. */
	bind(): void {
		const page = document.getElementById("app");
		if (!page || !this.#twin || !this.#markedPage) return;
		const { file, origins } = this.#markedPage;
		this.binding = new Binding(page, this.#twin, origins, this.drafts.under);
		const sections = new Map<number, Element>();
		for (const { origin, node } of this.binding.all()) {
			const [list, place] = origin.path;
			if (origin.file !== file || list !== "sections" || typeof place !== "number" || sections.has(place)) continue;
			const section = outermostSection(node);
			if (section) sections.set(place, section);
		}
		this.sections = sections;
	}

	/** The first that was written at a place; or the first of one of its blocks. */
	first(spot: Spot & { readonly block?: number | undefined }): Hit | undefined {
		return this.binding?.first(spot);
	}

	/** All that can be changed here, in the order of the page; also what opens when somebody comes to it. */
	all(): readonly Hit[] {
		return this.binding?.all().filter(({ node }) => canBeReached(node)) ?? [];
	}

	/** What words are beside that have no mark. */
	near(element: Element): Hit | undefined {
		return this.binding?.near(element, this.#markedPage?.file);
	}

	/** What shows of elsewhere in a section, or without one outside of them. */
	holdersIn(place: string | number | undefined): readonly Holder[] {
		const section = this.sections.get(Number(place));
		const shown = this.binding?.all().filter(({ node }) => outermostSection(node) === section) ?? [];
		const isOf = ({ file, path }: Holder) => shown.some(({ origin }) => isInside(origin, { file, path }));
		return this.#markedPage?.holders.filter(isOf) ?? [];
	}

	/** What shows the same, also when it was drawn anew. */
	again(hit: Hit): Hit {
		if (hit.node.isConnected) return hit;
		this.bind();
		return this.#same(hit)[0] ?? hit;
	}

	/** The same as far as it goes by now: what stands before it, or itself, may have become longer. */
	asItIs(hit: Hit): Hit {
		return this.#same(hit).find(({ node }) => node === hit.node) ?? hit;
	}

	#same(hit: Hit): readonly Hit[] {
		const isSame = ({ origin }: Hit) => isInside(origin, hit.origin) && origin.block === hit.origin.block;
		return this.binding?.all().filter(isSame) ?? [];
	}

	/** The same once no draft stands in it any more: somebody types there from now on. */
	released(asked: Hit): Released {
		const hit = this.again(asked);
		const { node } = hit;
		const drafted = node instanceof Text ? this.drafts.release(node) : undefined;
		if (!(node instanceof Text) || drafted === undefined) return hit;
		// A draft stands for the whole of its text.
		return { ...hit, range: [0, node.data.length], drafted };
	}

	/** It is a text with form of which nobody else has a say. */
	isText({ origin, node }: Hit): boolean {
		return origin.block !== undefined && node.parentElement !== null && canTypeIn(node);
	}

	/** Nothing else shows in its text, and it stands in the file of the page. */
	isLine({ origin, node, range }: Hit): boolean {
		if (!(node instanceof Text) || origin.file !== this.#markedPage?.file) return false;
		return range?.[0] === 0 && range[1] === node.data.length && this.binding?.at(node).length === 1 && canTypeIn(node);
	}

	/** The text after another, or before it. */
	beside(hit: Hit, step: 1 | -1): Hit | undefined {
		const texts = new Map<Node, Hit>();
		for (const each of this.binding?.all() ?? []) {
			const place = placeOf(each);
			if (!texts.has(place) && (each.node === hit.node || this.isLine(each) || this.isText(each)))
				texts.set(place, each);
		}
		const all = [...texts.values()];
		const here = [...texts.keys()].indexOf(placeOf(hit));
		// It may have been drawn anew.
		const at = here < 0 ? all.findIndex(({ origin }) => isInside(origin, hit.origin)) : here;
		return at < 0 ? undefined : all[at + step];
	}
}

/** A text with form is one place, whatever its blocks. */
function placeOf({ origin, node }: Hit): Node {
	return (origin.block !== undefined && node.parentElement) || node;
}

function canBeReached(node: Node): boolean {
	const element = node instanceof Element ? node : node.parentElement;
	const box = element?.closest("details:not([open])") ?? element;
	return box !== null && box.getClientRects().length > 0;
}

function outermostSection(node: Node): Element | undefined {
	let found: Element | undefined;
	for (let each = node.parentElement; each; each = each.parentElement) if (each.localName === "section") found = each;
	return found;
}
