import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { sideBySide } from "#engine/base/side-by-side.ts";
import { type Encoding, encodings } from "#pipeline/emit/hosting.ts";
import { codeVersion } from "../memory/code-version.ts";
import { stagedIn } from "./journal.ts";
import type { FileRecord } from "./manifest.ts";
import type { OutputFiles } from "./output-files.ts";

/** As hard as each can: a file is compressed once and sent often. Both work in threads of Node's own. */
const compressors: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
	br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

interface Compressing {
	/** Whether a file of this path and size is compressed. */
	readonly isText: (path: string, size: number) => boolean;
	/** Hears of each that was compressed anew. */
	readonly count: (done: number, total: number) => void;
}

/**
 * Puts each text of the next output beside itself, compressed with each encoding, unless it stands there already. To be
 * called when all else is there. Gives how many there are.
 */
export async function compressTexts(output: OutputFiles, { isText, count }: Compressing): Promise<number> {
	const texts = [...output.made].filter(([path, { size }]) => isText(path, size));
	const missing = texts.flatMap(([path, record]) => encodingsToMake(output, path, record));
	const compress = async ({ path, encoding, madeFrom }: (typeof missing)[number]) => {
		const content = await compressors[encoding](readNext(output, path));
		output.write({ path: path + encodings[encoding], content }, madeFrom);
	};
	await sideBySide(missing, compress, (done) => count(done, missing.length));
	return texts.length * Object.keys(encodings).length;
}

/** Keeps what was compressed from just this file, and gives what has to be made. */
function encodingsToMake(output: OutputFiles, path: string, { size, mtimeMs, ino }: FileRecord) {
	const madeFrom = [codeVersion, size, mtimeMs, ino].join("\n");
	return (Object.keys(encodings) as Encoding[])
		.filter((encoding) => !output.keep(path + encodings[encoding], madeFrom))
		.map((encoding) => ({ path, encoding, madeFrom }));
}

/** A file as it will be: new, or the one that stays. */
function readNext({ place }: OutputFiles, path: string): Buffer {
	const staged = stagedIn(place.staging) + path;
	return readFileSync(existsSync(staged) ? staged : place.target + path);
}
