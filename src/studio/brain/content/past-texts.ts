/** So many states are kept; who saw an older one loads the page again. */
const mostKept = 500;

interface PastState {
	readonly revision: string;
	/** What was done then was done here. */
	readonly isOwn: boolean;
	readonly texts: ReadonlyMap<string, string | undefined>;
}

/** What files said in earlier states of the content, as far as they say something else since. */
export class PastTexts {
	readonly #states: PastState[] = [];

	/** Keeps what the files say that are about to change; `isOwn` when nobody else changes them. */
	keep(
		{ revision, isOwn }: Pick<PastState, "revision" | "isOwn">,
		changed: ReadonlySet<string>,
		textOf: (file: string) => string | undefined,
	): void {
		this.#states.push({ revision, isOwn, texts: new Map([...changed].map((file) => [file, textOf(file)])) });
		if (this.#states.length > mostKept) this.#states.shift();
	}

	/** What a file said in a state; `present` is what it says if it has not changed since. Undefined for a state that is not known. */
	textIn(revision: string, file: string, present: { revision: string; text: string | undefined }): string | undefined {
		if (revision === present.revision) return present.text;
		const since = this.#states.findIndex((state) => state.revision === revision);
		if (since === -1) return undefined;
		const changed = this.#states.slice(since).find(({ texts }) => texts.has(file));
		return changed ? changed.texts.get(file) : present.text;
	}

	/**
	 * What a file said after each change since a state, where all of them were made here: the last is what it says now.
	 * Undefined when somebody else changed it too.
	 */
	ownSince(revision: string, file: string, present: string | undefined): readonly string[] | undefined {
		const since = this.#states.findIndex((state) => state.revision === revision);
		const changes = since === -1 ? [] : this.#states.slice(since).filter(({ texts }) => texts.has(file));
		const said = [...changes.map(({ texts }) => texts.get(file)), present];
		// A file may be read again that says the same.
		if (changes.some(({ isOwn }, at) => !isOwn && said[at] !== said[at + 1])) return undefined;
		return said.slice(1).filter((text) => text !== undefined);
	}
}
