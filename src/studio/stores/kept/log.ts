import { crc32 } from "./checksum.ts";
import { type Kept, NotKept } from "./kept.ts";
import { type Changes, encodeRecord, entriesIn } from "./records.ts";

/** A file whose bytes are read and written at once. Each throws what the system says when it refuses. */
export interface ByteFile {
	size(): number;
	read(at: number, length: number): Uint8Array;
	write(at: number, bytes: Uint8Array): void;
	/** Cuts it off, or lengthens it with zeros. */
	resize(size: number): void;
	/** What was written outlasts the machine. */
	flush(): void;
	close(): void;
}

/** `Blad`, and the version of this format. */
const magic = 0x426c6164;
const format = 1;

/** Of the file: magic, format, generation, checksum. */
const fileHead = 16;

/** Of a record: length of the payload, checksum. */
const recordHead = 8;

/** So much room is set aside for what ends something, and so much more is taken at once. */
const [reserve, ahead] = [64 * 1024, 256 * 1024];

/** What is not needed any more may take this much, and as much as what is; at the start, and while somebody waits. */
const mostGarbage = { atStart: 1024 * 1024, between: 4 * 1024 * 1024 };

interface Location {
	readonly at: number;
	readonly length: number;
}

/**
 * Keeps bytes by name in a log: a record for each write, with a checksum that also counts records, so that one that was
 * cut off or damaged ends the log. Of two files one is the log; it is written anew into the other when most of it is not
 * needed any more, or when there is no room otherwise.
 */
export class KeptLog implements Kept {
	#file: ByteFile;
	#spare: ByteFile;
	#generation = 0;
	#entries = new Map<string, Location>();
	#end = fileHead;
	#records = 0;

	/** Never throws for what the files hold; throws what the system says when it refuses to begin a log. */
	constructor(one: ByteFile, other: ByteFile) {
		const [first, second] = [generationOf(one), generationOf(other)];
		const isFirst = (first ?? 0) >= (second ?? 0);
		[this.#file, this.#spare] = isFirst ? [one, other] : [other, one];
		const generation = isFirst ? first : second;
		if (generation === undefined) this.#begin(this.#file, 1);
		else this.#generation = generation;
		this.#readAll();
		attempt(() => this.#file.resize(this.#end));
		this.#tidy(mostGarbage.atStart);
		this.#setAside();
	}

	names(): Iterable<string> {
		return [...this.#entries.keys()];
	}

	read(name: string): Uint8Array | undefined {
		const found = this.#entries.get(name);
		return found && this.#file.read(found.at, found.length);
	}

	write(changes: Changes, { ends = false }: { readonly ends?: boolean } = {}): void {
		if (changes.size === 0) return;
		try {
			this.#append(changes, ends);
		} catch (error) {
			const isMadeRoom = error instanceof NotKept && error.isFull && this.#makeRoomOfGarbage();
			if (!isMadeRoom) throw error;
			this.#append(changes, ends);
		}
		this.#tidy(mostGarbage.between);
	}

	#append(changes: Changes, ends: boolean): void {
		const record = this.#record(changes);
		const end = this.#end + record.length;
		this.#makeRoom(ends ? end : end + reserve);
		try {
			this.#file.write(this.#end, record);
			this.#file.flush();
		} catch (error) {
			attempt(() => this.#file.write(this.#end, new Uint8Array(recordHead)));
			throw new NotKept(isFull(error), { cause: error });
		}
		this.#learn(record.subarray(recordHead));
	}

	close(): void {
		this.#file.close();
		this.#spare.close();
	}

	#record(changes: Changes): Uint8Array {
		const record = encodeRecord(changes, recordHead);
		const view = new DataView(record.buffer);
		view.setUint32(0, record.length - recordHead);
		view.setUint32(4, this.#checksum(record.subarray(recordHead)));
		return record;
	}

	#checksum(payload: Uint8Array): number {
		return crc32(payload, crc32(numbers(this.#generation, this.#records)));
	}

	#makeRoom(size: number): void {
		if (this.#file.size() >= size) return;
		if (attempt(() => this.#file.resize(size + ahead))) return;
		try {
			this.#file.resize(size);
		} catch (error) {
			throw new NotKept(isFull(error), { cause: error });
		}
	}

	#readAll(): void {
		while (this.#readNext());
	}

	#readNext(): boolean {
		const head = this.#file.read(this.#end, recordHead);
		if (head.length < recordHead) return false;
		const view = new DataView(head.buffer, head.byteOffset);
		const length = view.getUint32(0);
		if (length === 0 || this.#end + recordHead + length > this.#file.size()) return false;
		const payload = this.#file.read(this.#end + recordHead, length);
		if (payload.length < length || this.#checksum(payload) !== view.getUint32(4)) return false;
		this.#learn(payload);
		return true;
	}

	/** What a record says that stands at the end. */
	#learn(payload: Uint8Array): void {
		const start = this.#end + recordHead;
		for (const { name, at, length } of entriesIn(payload)) {
			if (at === undefined) this.#entries.delete(name);
			else this.#entries.set(name, { at: start + at, length });
		}
		this.#end = start + payload.length;
		this.#records++;
	}

	/** Writes the log anew when what it does not need any more is more than this, and than what it does. */
	#tidy(most: number): void {
		if (this.#spare.size() > 0) attempt(() => this.#spare.resize(0));
		if (this.#garbage >= this.#live + most) attempt(() => this.#compact());
	}

	/** Gives whether there is more room now. The room that is set aside is where the new log begins. */
	#makeRoomOfGarbage(): boolean {
		if (this.#garbage < 2 * reserve) return false;
		const size = this.#file.size();
		attempt(() => this.#file.resize(this.#end));
		const isMade = attempt(() => this.#compact());
		if (!isMade) attempt(() => this.#file.resize(size));
		return isMade;
	}

	get #live(): number {
		return [...this.#entries.values()].reduce((sum, { length }) => sum + length, 0);
	}

	get #garbage(): number {
		return this.#end - this.#live;
	}

	/** The head is written last: until then the other file is the log. */
	#compact(): void {
		const [from, to] = [this.#file, this.#spare];
		const before = { generation: this.#generation, end: this.#end, records: this.#records };
		const entries = new Map<string, Location>();
		this.#generation++;
		this.#records = 0;
		this.#end = fileHead;
		try {
			to.resize(fileHead);
			for (const name of this.#entries.keys()) {
				const bytes = this.read(name) ?? new Uint8Array();
				const record = this.#record(new Map([[name, bytes]]));
				to.write(this.#end, record);
				this.#end += record.length;
				this.#records++;
				entries.set(name, { at: this.#end - bytes.length, length: bytes.length });
			}
			to.flush();
			this.#begin(to, this.#generation);
		} catch (error) {
			this.#generation = before.generation;
			this.#end = before.end;
			this.#records = before.records;
			attempt(() => to.resize(0));
			throw error;
		}
		[this.#file, this.#spare] = [to, from];
		this.#entries = entries;
		attempt(() => from.resize(0));
		this.#setAside();
	}

	/** Keeps the room that is set aside from whoever else fills the disk before the next write. */
	#setAside(): void {
		if (this.#file.size() < this.#end + reserve) attempt(() => this.#file.resize(this.#end + reserve));
	}

	#begin(file: ByteFile, generation: number): void {
		file.write(0, headOf(generation));
		file.flush();
		this.#generation = generation;
	}
}

function headOf(generation: number): Uint8Array {
	const said = numbers(magic, format, generation);
	return new Uint8Array([...said, ...numbers(crc32(said))]);
}

/** Undefined for a file that is no log, or not one of this format. */
function generationOf(file: ByteFile): number | undefined {
	const head = file.read(0, fileHead);
	if (head.length < fileHead) return undefined;
	const generation = new DataView(head.buffer, head.byteOffset).getUint32(8);
	return headOf(generation).every((byte, index) => byte === head[index]) ? generation : undefined;
}

function numbers(...values: readonly number[]): Uint8Array {
	const view = new DataView(new ArrayBuffer(4 * values.length));
	for (const [index, value] of values.entries()) view.setUint32(4 * index, value);
	return new Uint8Array(view.buffer);
}

function isFull(error: unknown): boolean {
	return error instanceof Error && error.name === "QuotaExceededError";
}

/** Does what may fail; gives whether it did not. */
function attempt(work: () => void): boolean {
	try {
		work();
		return true;
	} catch {
		return false;
	}
}
