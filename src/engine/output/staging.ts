import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { rename } from "#pipeline/write/rename.ts";
import { finish } from "./journal.ts";
import { mayBeRunning, ownerName } from "./owner.ts";

/**
 * The folder beside an output folder in which the next output is prepared. Whoever holds it, alone may change the
 * output. An empty file in it names its holder from its first moment to its last: it comes and goes whole, by renaming.
 */
export function stagingOf(target: string): string {
	return `${target}.building`;
}

/** Takes the staging folder, and waits until nobody else holds it; `waiting` hears of that once. */
export function takeStaging(target: string, waiting: () => void): string {
	removeLeftovers(target);
	for (let attempt = 1; ; attempt++) {
		restoreOutput(target);
		if (take(target)) return stagingOf(target);
		if (attempt === 1) waiting();
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
	}
}

/** Gives the staging folder back, and removes what is in it. */
export function releaseStaging(target: string): void {
	const gone = `${target}.${newMark()}`;
	if (moved(stagingOf(target), gone)) remove(gone);
}

/**
 * Finishes what a killed build had ready, or throws away what it had not. Every command that reads or replaces an
 * output folder calls this before anything else. Of a build that may be running nothing is touched.
 */
export function restoreOutput(target: string): void {
	const staging = stagingOf(target);
	const mark = namesIn(staging)?.find((name) => markPattern.test(name));
	const touched = lstatSync(staging, { throwIfNoEntry: false })?.ctime;
	if (!touched || mayBeRunning(ownerIn(mark), touched)) return;
	// Of several that find it, one can rename the mark.
	if (mark && !moved(join(staging, mark), join(staging, newMark()))) return;
	finish(target, staging);
	releaseStaging(target);
}

function take(target: string): boolean {
	const mark = newMark();
	const prepared = `${target}.${mark}`;
	mkdirSync(prepared);
	writeFileSync(join(prepared, mark), "");
	if (moved(prepared, stagingOf(target))) return true;
	remove(prepared);
	return false;
}

/** Removes folders that killed builds were preparing or removing. */
function removeLeftovers(target: string): void {
	for (const name of namesIn(dirname(target)) ?? []) {
		const mark = name.startsWith(`${basename(target)}.`) ? name.slice(basename(target).length + 1) : "";
		const folder = join(dirname(target), name);
		const touched = markPattern.test(mark) && lstatSync(folder, { throwIfNoEntry: false })?.ctime;
		if (touched && !mayBeRunning(ownerIn(mark), touched)) remove(folder);
	}
}

/** A name that nobody else gives; see `ownerName`. */
function newMark(): string {
	return `${ownerName()}-${randomBytes(3).toString("hex")}`;
}

const markPattern = /^\w+\.\d+\.\d+-\w+$/;

function ownerIn(mark = ""): string {
	return mark.slice(0, mark.lastIndexOf("-"));
}

function namesIn(folder: string): string[] | undefined {
	try {
		return readdirSync(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

/** Renames. Gives false when it is not there any more, or when its new place is taken. */
function moved(from: string, to: string): boolean {
	try {
		rename(from, to);
		return true;
	} catch (error) {
		if (["ENOENT", "ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
		throw error;
	}
}

function remove(folder: string): void {
	try {
		rmSync(folder, { recursive: true, force: true });
	} catch {
		// It takes space and does no harm; the next build tries again.
	}
}
