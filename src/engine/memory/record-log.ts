import { appendFileSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { replaceFile } from "#engine/files/replace-file.ts";
import { removeUnused } from "./remove-unused.mjs";

/** Where the line of a record stands in the file. */
interface Line {
	readonly start: number;
	readonly end: number;
}

const newline = 0x0a;

/**
 * Values by their names, kept in one file from one run to the next: a record is a line with its checksum, what changes
 * is added at the end, and only what is asked for is read. Whatever is damaged, cut off, or belongs to somebody else
 * counts as not there.
 */
export class RecordLog<Kept = unknown> {
	readonly #file: string;
	readonly #header: string;
	readonly #bytes: Buffer;
	readonly #lines = new Map<string, Line>();
	/** Records that the file does not have yet, as JSON. */
	readonly #added = new Map<string, string>();
	/** Bytes in the file that are of no use any more. */
	#stale = 0;

	/** `owner` names those who understand the records; those of anybody else are not read. */
	constructor(file: string, owner: string) {
		this.#file = file;
		this.#header = lineOf("records of", JSON.stringify(owner));
		this.#bytes = readIfThere(file);
		if (this.#isOurs()) this.#index();
	}

	has(name: string): boolean {
		return this.#added.has(name) ? this.#added.get(name) !== "" : this.#lines.has(name);
	}

	/** A record that is not like most of them is asked for by its type. */
	get<T = Kept>(name: string): T | undefined {
		const json = this.json(name);
		return json === undefined ? undefined : (JSON.parse(json) as T);
	}

	/** A record as the text that it is kept as; undefined when there is none, or not as it was written. */
	json(name: string): string | undefined {
		const line = this.#lines.get(name);
		return (this.#added.get(name) ?? (line && this.#prove(name, line))) || undefined;
	}

	set(name: string, value: unknown): void {
		this.#added.set(name, JSON.stringify(value));
	}

	delete(name: string): void {
		if (this.has(name)) this.#added.set(name, "");
	}

	/** Writes what was added. What cannot be kept is made again by the next run: nothing is lost but time. */
	save(): void {
		if (this.#added.size === 0) return;
		const added = [...this.#added].map(([name, json]) => Buffer.from(lineOf(name, json)));
		try {
			if (this.#isWorthKeeping()) appendFileSync(this.#file, Buffer.concat(added));
			else {
				const all = Buffer.concat([Buffer.from(this.#header), ...this.#live(), ...added]);
				replaceFile(this.#file, all, { lasting: false });
				removeUnused(dirname(this.#file), 20);
			}
		} catch {
			// The disk is full, or the folder belongs to somebody else.
		}
	}

	#isOurs(): boolean {
		return this.#bytes.subarray(0, Buffer.byteLength(this.#header)).equals(Buffer.from(this.#header));
	}

	#index(): void {
		let start = Buffer.byteLength(this.#header);
		for (let end = this.#bytes.indexOf(newline, start); end !== -1; end = this.#bytes.indexOf(newline, start)) {
			const tab = this.#bytes.indexOf("\t", start);
			const name = tab === -1 || tab > end ? "" : this.#bytes.toString("utf8", start + checksumLength, tab);
			const earlier = this.#lines.get(name);
			if (earlier) this.#stale += earlier.end - earlier.start;
			if (tab === end - 1) this.#lines.delete(name);
			else this.#lines.set(name, { start, end: end + 1 });
			start = end + 1;
		}
	}

	/** The JSON of a record whose line is as it was written. */
	#prove(name: string, { start, end }: Line): string | undefined {
		const record = this.#bytes.subarray(start + checksumLength, end - 1);
		const isWhole = this.#bytes.toString("latin1", start, start + checksumLength) === checksumOf(record);
		if (isWhole) return record.toString("utf8", record.indexOf("\t") + 1);
		this.#lines.delete(name);
		return undefined;
	}

	/** Whether adding to the file is better than writing it anew without what is stale. */
	#isWorthKeeping(): boolean {
		return this.#isOurs() && this.#bytes.at(-1) === newline && this.#stale <= this.#bytes.length / 2;
	}

	#live(): Buffer[] {
		const kept = [...this.#lines].filter(([name]) => !this.#added.has(name));
		return kept.map(([, { start, end }]) => this.#bytes.subarray(start, end));
	}
}

/** Eight digits and a space. */
const checksumLength = 9;

function lineOf(name: string, json: string): string {
	const record = `${name}\t${json}`;
	return `${checksumOf(record)}${record}\n`;
}

function checksumOf(record: string | Buffer): string {
	return `${crc32(record).toString(16).padStart(8, "0")} `;
}

function readIfThere(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch {
		return Buffer.alloc(0);
	}
}
