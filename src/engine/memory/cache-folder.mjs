import { createHash } from "node:crypto";
import {
	accessSync,
	constants,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The folder for what takes long to make: below `node_modules`, unless that belongs to somebody else or cannot be
 * written; then one that is this user's alone.
 * @param {string} project folder of the program
 * @returns {string}
 */
export function cacheFolder(project) {
	return sharedFolder(project) ?? ownFolder(project);
}

/**
 * The folder of the packages that the program uses: its own, or the one in which it is a package itself.
 * @param {string} project
 * @returns {string}
 */
export function packagesFolder(project) {
	return /^.*[\\/]node_modules(?=[\\/])/.exec(project)?.[0] ?? join(project, "node_modules");
}

/**
 * The folder below `node_modules`, or the one that `SITE_CACHE` names, when everything in it can be read and written. On a
 * server the program may belong to somebody else than whoever builds.
 * @param {string} project
 * @returns {string | undefined}
 */
export function sharedFolder(project) {
	const named = process.env.SITE_CACHE;
	const folder = named || join(packagesFolder(project), ".cache", "site");
	try {
		mkdirSync(folder, { recursive: true });
		if (named) linkPackages(project, folder);
		const kinds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
		for (const name of ["", ...kinds.map((kind) => kind.name)]) {
			accessSync(join(folder, name), constants.R_OK | constants.W_OK | constants.X_OK);
		}
		return folder;
	} catch {
		return undefined;
	}
}

/** @type {Map<string, string>} */
const own = new Map();

/**
 * A folder among the temporary files, for as long as those last.
 * @param {string} project
 * @returns {string}
 */
export function ownFolder(project) {
	const known = own.get(project);
	if (known) return known;
	const user = process.getuid?.() ?? "";
	const name = `site-cache-${user}-${createHash("sha256").update(project).digest("hex").slice(0, 12)}`;
	const usual = join(tmpdir(), name);
	const folder = isMine(usual) ? usual : mkdtempSync(`${usual}-`);
	linkPackages(project, folder);
	own.set(project, folder);
	return folder;
}

/**
 * What is compiled finds the packages by a link beside it.
 * @param {string} project
 * @param {string} folder
 */
function linkPackages(project, folder) {
	const link = join(folder, "node_modules");
	try {
		if (readlinkSync(link) === packagesFolder(project)) return;
		rmSync(link);
	} catch {
		// There is none yet.
	}
	try {
		symlinkSync(packagesFolder(project), link, "junction");
	} catch {
		// Somebody else made it meanwhile.
	}
}

/**
 * Anybody can make a folder of this name among the temporary files, and what is in it will be run.
 * @param {string} folder made when it is not there
 * @returns {boolean}
 */
function isMine(folder) {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const { uid, mode } = lstatSync(folder);
		return process.getuid === undefined || (uid === process.getuid() && (mode & 0o170077) === 0o040000);
	} catch {
		return false;
	}
}
