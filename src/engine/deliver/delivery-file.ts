import { readFileSync } from "node:fs";
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
	// Anybody may read it who may read the folder, as a web server does.
	replaceFile(join(folder, deliveryPath), `${JSON.stringify(delivery)}\n`, { lasting: false, mode: 0o644 });
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
