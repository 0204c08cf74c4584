import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { rename } from "#pipeline/write/rename.ts";
import { mayBeRunning, ownerName } from "./owner.ts";

/**
 * What may stand beside an output folder: `new` is being filled, `old` was moved aside and is complete, `gone` is
 * being removed and is not complete.
 */
type Kind = "new" | "old" | "gone";

interface Sibling {
	readonly path: string;
	readonly kind: Kind;
	/** See `ownerName`; empty in names that other programs gave. */
	readonly owner: string;
	/** When it was last renamed or something in it was made or removed. */
	readonly touched: Date;
}

/** Makes an empty folder to be filled. */
export function makeNew(target: string): string {
	const folder = mkdtempSync(`${target}.new-${ownerName()}-`);
	// A temporary folder is its owner's alone; a web server, which is another user, must read this one.
	chmodSync(folder, 0o777 & ~process.umask());
	return folder;
}

/** Moves the present output aside, where `restoreOutput` finds it. Gives its new path, or undefined when there is none. */
export function moveAside(target: string): string | undefined {
	const aside = siblingPath(target, "old", ownerName());
	return moved(target, aside) ? aside : undefined;
}

/** Removes a complete folder that is not needed any more; from the first moment nobody takes it for a complete one. */
export function removeOld(target: string, folder: string): void {
	const gone = siblingPath(target, "gone", ownerName());
	if (moved(folder, gone)) remove(gone);
}

/** As `removeOld`, but does not wait: another process removes the folder, also when this one has ended. */
export function removeOldLater(target: string, folder: string): void {
	const program =
		'const { readFileSync, rmSync } = require("node:fs"); rmSync(readFileSync(0, "utf8"), { recursive: true })';
	const remover = spawn(process.execPath, ["-e", program], {
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
		windowsHide: true,
	});
	for (const each of [remover, remover.stdin]) {
		// What it does not remove, the next build does.
		each.on("error", () => {});
	}
	// The folder bears the name of its remover, so it is told only now.
	const gone = siblingPath(target, "gone", ownerName(remover.pid));
	if (moved(folder, gone)) remover.stdin.end(gone);
	else remover.kill();
	remover.unref();
}

/**
 * Puts the last good output back, if a build was killed after it had moved it aside and before its own was in place.
 * Every command that reads or replaces an output folder calls this before anything else.
 */
export function restoreOutput(target: string): void {
	if (existsSync(target)) return;
	const complete = stagingFoldersOf(target).filter(({ kind }) => kind === "old");
	for (const { path } of complete.sort((a, b) => b.touched.getTime() - a.touched.getTime())) {
		// A build that is just between these two steps notices and takes them once more.
		if (existsSync(target) || moved(path, target)) return;
	}
}

/** Removes what killed builds left beside an output folder, but nothing that a running one may be using. */
export function removeLeftovers(target: string): void {
	for (const { path, kind, owner, touched } of stagingFoldersOf(target)) {
		if (mayBeRunning(owner, touched)) continue;
		if (kind !== "old") remove(path);
		// Looked at only now: its maker may have been killed a moment ago, before its own output was in place.
		else if (existsSync(target)) removeOld(target, path);
		else restoreOutput(target);
	}
}

function remove(folder: string): void {
	try {
		rmSync(folder, { recursive: true, force: true });
	} catch {
		// It takes space and does no harm; the next build tries again.
	}
}

function siblingPath(target: string, kind: Kind, owner: string): string {
	return `${target}.${kind}-${owner}-${randomBytes(3).toString("hex")}`;
}

function stagingFoldersOf(target: string): Sibling[] {
	const folder = dirname(target);
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) => {
		if (!name.startsWith(`${basename(target)}.`)) return [];
		const [, kind, owner = ""] =
			/^(new|old|gone)-(?:([\w.]+)-)?\w+$/.exec(name.slice(basename(target).length + 1)) ?? [];
		const path = join(folder, name);
		const touched = lstatSync(path, { throwIfNoEntry: false })?.ctime;
		return kind && touched ? [{ path, kind: kind as Kind, owner, touched }] : [];
	});
}

/** Renames a folder. Gives false when it is not there any more, or when another stands in its new place. */
function moved(from: string, to: string): boolean {
	try {
		rename(from, to);
		return true;
	} catch (error) {
		if (["ENOENT", ...taken].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
		throw error;
	}
}

/** What systems say when a folder cannot be renamed because its new place is taken. */
export const taken: readonly string[] = ["ENOTEMPTY", "EEXIST", "ENOTDIR"];
