import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { trouble } from "#engine/base/trouble.mjs";
import { hashOfFiles } from "#engine/files/hash-of-files.mjs";
import { ownFolder, sharedFolder } from "./cache-folder.mjs";
import { remove, removeUnused } from "./remove-unused.mjs";

/**
 * A folder that is compiled once for each state of the code. It is used only when every file in it holds what it held
 * at first; otherwise, and where it cannot be kept, `fill` makes another.
 * @param {{ project: string, kind: string, name: string }} which `name` is that of the state of the code
 * @param {(folder: string) => Promise<void>} fill
 * @returns {Promise<string>} the folder
 */
export async function sealedFolder({ project, kind, name }, fill) {
	/** @type {unknown} */
	let reason;
	for (const place of [sharedFolder, ownFolder]) {
		try {
			const cache = place(project);
			if (cache) return find(join(cache, kind), name) ?? (await make(join(cache, kind), name, fill));
		} catch (error) {
			if (!trouble(error)) throw error;
			reason = error;
		}
	}
	throw reason;
}

const seal = "seal.json";

/** What is kept of the files beside the seal, so that they need not be read each time. */
const stamps = "stamps.json";

/**
 * @param {string} parent
 * @param {string} name
 */
function find(parent, name) {
	const names = existsSync(parent) ? readdirSync(parent).filter((each) => each.startsWith(`${name}-`)) : [];
	// One that is not whole may be in the middle of being filled, or in use by a process that has read it long ago.
	const folder = names.map((each) => join(parent, each)).find(isWhole);
	if (folder) touch(folder);
	return folder;
}

/**
 * @param {string} parent
 * @param {string} name
 * @param {(folder: string) => Promise<void>} fill
 */
async function make(parent, name, fill) {
	mkdirSync(parent, { recursive: true });
	removeUnused(parent, 4);
	const folder = mkdtempSync(join(parent, `${name}-`));
	try {
		// A temporary folder is its owner's alone, and others may read this one.
		chmodSync(folder, 0o777 & ~process.umask());
		await fill(folder);
		const files = filesIn(folder);
		writeFileSync(join(folder, seal), JSON.stringify({ files, hash: hashIn(folder, files) }));
		return folder;
	} catch (error) {
		remove(folder);
		throw error;
	}
}

/** @param {string} folder */
function isWhole(folder) {
	try {
		/** @type {{ files: string[], hash: string }} */
		const { files, hash } = JSON.parse(readFileSync(join(folder, seal), "utf8"));
		return hashIn(folder, files) === hash;
	} catch {
		return false;
	}
}

/** @param {string} folder */
function filesIn(folder) {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names.filter((name) => statSync(join(folder, name)).isFile());
}

/** @param {string} folder @param {readonly string[]} files */
function hashIn(folder, files) {
	return hashOfFiles(
		files.map((name) => ({ name, file: join(folder, name) })),
		join(folder, stamps),
	);
}

/** @param {string} folder */
function touch(folder) {
	try {
		utimesSync(folder, new Date(), new Date());
	} catch {
		// It belongs to somebody else, who keeps it or not.
	}
}
