import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { stampOf } from "./stamp.mjs";

/** @typedef {{ readonly name: string, readonly file: string }} NamedFile `name` counts, wherever the file stands */

/**
 * One hash of what files hold and of their names. Two thousand are asked for their stamps in half the time in which they
 * are read: the hash that they had last stands in `kept`, with their stamps.
 * @param {readonly NamedFile[]} files
 * @param {string} kept a file in a folder that is there
 * @returns {string}
 */
export function hashOfFiles(files, kept) {
	const stamps = stampsOf(files);
	const known = stamps && lastHash(kept, stamps);
	if (known) return known;
	const hash = createHash("sha256");
	for (const { name, file } of files) hash.update(name).update("\0").update(readFileSync(file)).update("\0");
	const found = hash.digest("hex");
	if (stamps) keep(kept, { stamps, hash: found });
	return found;
}

/** @param {readonly NamedFile[]} files @returns {string | undefined} undefined when one was touched a moment ago */
function stampsOf(files) {
	const hash = createHash("sha256");
	for (const { name, file } of files) {
		const stamp = stampOf(file);
		if (!stamp) return undefined;
		hash.update(`${name}\0${file}\0${stamp}\0`);
	}
	return hash.digest("hex");
}

/** @param {string} kept @param {string} stamps @returns {string | undefined} */
function lastHash(kept, stamps) {
	try {
		/** @type {{ stamps: string, hash: string }} */
		const last = JSON.parse(readFileSync(kept, "utf8"));
		return last.stamps === stamps ? last.hash : undefined;
	} catch {
		// There is none yet, or it is not whole.
		return undefined;
	}
}

/** @param {string} file @param {{ readonly stamps: string, readonly hash: string }} known */
function keep(file, known) {
	try {
		const made = `${file}.${process.pid}`;
		writeFileSync(made, JSON.stringify(known));
		renameSync(made, file);
	} catch {
		// On a full disk the files are read again next time.
	}
}
