import { type ByteFile, KeptLog } from "#studio/stores/kept/log.ts";

/** What a browser would keep: two files in memory, that have room for so much and can be cut, damaged and opened again. */
export class MemoryDisk {
	/** How many bytes both may take together. */
	room = Number.POSITIVE_INFINITY;
	/** Nothing is written any more. */
	isBroken = false;
	/** It breaks after so many things that are done to it. */
	lasts = Number.POSITIVE_INFINITY;
	readonly #files: [MemoryFile, MemoryFile];

	constructor(contents: readonly [Uint8Array, Uint8Array] = [new Uint8Array(), new Uint8Array()]) {
		const host = (size: number) => this.#check(size);
		this.#files = [new MemoryFile(contents[0], host), new MemoryFile(contents[1], host)];
	}

	open(): KeptLog {
		return new KeptLog(...this.#files);
	}

	/** What both files hold. */
	get contents(): readonly [Uint8Array, Uint8Array] {
		return [this.#files[0].bytes.slice(), this.#files[1].bytes.slice()];
	}

	/** As it is now; what happens to one later does not happen to the other. */
	copy(): MemoryDisk {
		return new MemoryDisk(this.contents);
	}

	get size(): number {
		return this.#files[0].size() + this.#files[1].size();
	}

	#check(more: number): void {
		if (this.lasts-- <= 0) this.isBroken = true;
		if (this.isBroken) throw new DOMException("The disk is broken.", "InvalidStateError");
		if (more > 0 && this.size + more > this.room) throw new DOMException("The disk is full.", "QuotaExceededError");
	}
}

class MemoryFile implements ByteFile {
	bytes: Uint8Array;
	readonly #check: (more: number) => void;

	constructor(bytes: Uint8Array, check: (more: number) => void) {
		this.bytes = bytes;
		this.#check = check;
	}

	size(): number {
		return this.bytes.length;
	}

	read(at: number, length: number): Uint8Array {
		return this.bytes.slice(at, at + length);
	}

	write(at: number, bytes: Uint8Array): void {
		if (at + bytes.length > this.bytes.length) this.resize(at + bytes.length);
		this.#check(0);
		this.bytes.set(bytes, at);
	}

	resize(size: number): void {
		this.#check(size - this.bytes.length);
		const resized = new Uint8Array(size);
		resized.set(this.bytes.subarray(0, size));
		this.bytes = resized;
	}

	flush(): void {
		this.#check(0);
	}

	close(): void {}
}
