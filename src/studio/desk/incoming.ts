export type Taker = (files: readonly File[]) => void;

/** Files that somebody dropped or pasted, until what they are meant for takes them. */
class Incoming {
	#left: readonly File[] = [];
	/** What takes files, by where it shows. */
	readonly #takers = new Map<Element, Taker>();
	/** Where the keys were last. */
	#last: Element | undefined;
	/** Those that came with one that was taken, for what is added after it. */
	#kept: readonly File[] = [];
	#aside: Taker | undefined;

	/** What shows in a box takes files from now on, as long as it is not folded away; gives how that ends. */
	takeBy(box: Element, take: Taker): () => void {
		this.#takers.set(box, take);
		const hear = () => {
			this.#last = box;
		};
		box.addEventListener("focusin", hear);
		// What was clicked in the page is about to get the keys.
		if (box.closest("[data-chosen]")) hear();
		const files = this.#left;
		if (files.length > 0 && isShown(box)) {
			this.#left = [];
			take(files);
		}
		return () => {
			box.removeEventListener("focusin", hear);
			this.#takers.delete(box);
		};
	}

	/** Gives whether something takes them: what stands at a place, what had the keys last, or else the first that shows. */
	give(files: readonly File[], at?: EventTarget): boolean {
		const shown = [...this.#takers.keys()].filter(isShown);
		const isAt = (box: Element) => at instanceof Node && box.contains(at);
		const box = shown.find(isAt) ?? shown.find((each) => each === this.#last) ?? shown[0];
		const take = box && this.#takers.get(box);
		take?.(files);
		return take !== undefined;
	}

	/** For what opens next. */
	leave(files: readonly File[]): void {
		if (!this.give(files)) this.#left = files;
	}

	/** What takes those that nothing takes which shows. Gives how that ends. */
	asideTo(take: Taker): () => void {
		this.#aside = take;
		return () => {
			this.#aside = undefined;
		};
	}

	/** They wait until somebody puts them somewhere. */
	putAside(files: readonly File[]): void {
		if (!this.#aside) throw new Error("Nothing takes files that are put aside.");
		this.#aside(files);
	}

	/** For what is added after this. */
	keep(files: readonly File[]): void {
		this.#kept = files;
	}

	get isKeeping(): boolean {
		return this.#kept.length > 0;
	}

	/** What was kept, which nobody keeps any more. */
	takeKept(): readonly File[] {
		const files = this.#kept;
		this.#kept = [];
		return files;
	}
}

export const incoming = new Incoming();

function isShown(box: Element): boolean {
	return box.closest("details:not([open])") === null;
}

/** The names of files, for people. */
export function namesOfFiles(files: readonly File[]): string {
	return files.map(({ name }) => name).join(", ");
}
