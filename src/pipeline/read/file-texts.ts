/** Texts of files, by their names; those that nobody has read yet are read when they are asked for. */
export class FileTexts implements ReadonlyMap<string, string> {
	readonly #texts: Map<string, string | (() => string)>;

	constructor(other?: FileTexts) {
		this.#texts = new Map(other ? other.#texts : []);
	}

	set(file: string, text: string | (() => string)): void {
		this.#texts.set(file, text);
	}

	get(file: string): string | undefined {
		const text = this.#texts.get(file);
		if (typeof text !== "function") return text;
		const read = text();
		this.#texts.set(file, read);
		return read;
	}

	has(file: string): boolean {
		return this.#texts.has(file);
	}

	get size(): number {
		return this.#texts.size;
	}

	/** The texts that have been read. */
	*read(): Generator<[string, string]> {
		for (const [file, text] of this.#texts) if (typeof text === "string") yield [file, text];
	}

	keys(): MapIterator<string> {
		return this.#texts.keys();
	}

	*entries(): MapIterator<[string, string]> {
		for (const file of this.#texts.keys()) yield [file, this.get(file) ?? ""];
	}

	*values(): MapIterator<string> {
		for (const [, text] of this.entries()) yield text;
	}

	[Symbol.iterator](): MapIterator<[string, string]> {
		return this.entries();
	}

	forEach(visit: (text: string, file: string, all: ReadonlyMap<string, string>) => void): void {
		for (const [file, text] of this.entries()) visit(text, file, this);
	}
}
