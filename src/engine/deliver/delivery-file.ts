import { closeSync, fstatSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Delivery, deliveryPath } from "#core/delivery.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { words } from "./words.ts";

/** Lines of a report: whoever reads it in Studio reads no more. */
const most = 50;

/** Says in a folder how its delivery stands. Whoever reads it gets it whole, old or new. */
export function writeDelivery(folder: string, delivery: Delivery): void {
	const file = join(folder, deliveryPath);
	const text = `${JSON.stringify(delivery)}\n`;
	try {
		// Anybody may read it who may read the folder, as a web server does.
		replaceFile(file, text, { lasting: false, mode: 0o644 });
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!/^(?:ENOSPC|EDQUOT)$/.test(code) || Buffer.byteLength(text) > inOneBlock) throw error;
		writeOver(file, text);
	}
}

/** A file takes so many bytes of a disk at least, whatever it says. */
const inOneBlock = 4096;

/** On a disk without room a new file cannot be, but what one says that is there can be another. */
function writeOver(file: string, text: string): void {
	const opened = openSync(file, "r+");
	try {
		// In one step, and with spaces to the end of what was there: whoever reads it meanwhile can.
		const bytes = Buffer.alloc(Math.max(Buffer.byteLength(text), fstatSync(opened).size), " ");
		bytes.write(text);
		writeSync(opened, bytes, 0, bytes.length, 0);
	} finally {
		closeSync(opened);
	}
}

/** How it stood last; undefined when nobody said so, or not in these words. */
export function readDelivery(folder: string): Delivery | undefined {
	try {
		return JSON.parse(readFileSync(join(folder, deliveryPath), "utf8")) as Delivery;
	} catch {
		return undefined;
	}
}

/** A report as plain lines, without those that say nothing at its ends. */
export function reportLines(report: string, language: EditorLanguage): string[] {
	const lines = stripVTControlCharacters(report).trim().split(/\r?\n/);
	if (lines.length <= most) return lines;
	return [...lines.slice(0, most - 1), inLanguage(words.more(lines.length - most + 1), language)];
}
