import { lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { mayBeRunning, ownerName } from "#engine/base/owner.ts";
import { finish } from "./journal.ts";

/** The folder beside an output folder in which the next output is prepared. Its holder alone may change the output. */
export function stagingOf(target: string): string {
	return `${target}.building`;
}

/** What is said to whoever waits for another build of the same folder. */
export function waitingFor(target: string, language: EditorLanguage): string {
	return inLanguage(waiting, language, { staging: stagingOf(target) });
}

const waiting = {
	nl: "Deze site wordt al gebouwd; daarna gaat deze opdracht verder. Klopt dat niet, verwijder dan {staging}.",
	en: "This site is already being built; this command continues after that. If that is not so, remove {staging}.",
};

/** Takes the staging folder, and waits until nobody else holds it; `waiting` hears of that once. */
export function takeStaging(target: string, waiting: () => void): string {
	for (let attempt = 1; !take(target); attempt++) {
		if (attempt === 1) waiting();
		// Two that gave way to each other should not come back at the same moment.
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50 + 100 * Math.random());
	}
	return stagingOf(target);
}

/** Gives the staging folder back, and removes what is in it. */
export function releaseStaging(target: string): void {
	clear(stagingOf(target));
	leave(stagingOf(target));
}

/**
 * Finishes what a killed build had ready, or throws away what it had not. Every command that reads or replaces an
 * output folder calls this before anything else. Of a build that may be running nothing is touched.
 */
export function restoreOutput(target: string): void {
	if (namesIn(stagingOf(target)).length > 0 && take(target)) releaseStaging(target);
}

/**
 * Who wants to hold the folder puts an empty one with its name into it, and holds it when there is no other name of
 * somebody who may be running. Of two at once the later sees the first, or each sees the other: never do both hold it.
 */
function take(target: string): boolean {
	const staging = stagingOf(target);
	if (holdersOf(staging).length > 0) return false;
	mkdirSync(join(staging, ownerName()), { recursive: true });
	if (holdersOf(staging).join() !== ownerName()) {
		leave(staging);
		return false;
	}
	finish(target, staging);
	clear(staging);
	return true;
}

/** Those who may be running and hold a staging folder, or are about to see that another does. */
function holdersOf(staging: string): string[] {
	return namesIn(staging).filter((name) => isHolder(staging, name));
}

function isHolder(staging: string, name: string): boolean {
	const touched = lstatSync(join(staging, name), { throwIfNoEntry: false })?.ctime;
	return /^\w+\.\d+\.\w+$/.test(name) && touched !== undefined && mayBeRunning(name, touched);
}

/** Removes everything but the names of those who may be running. */
function clear(staging: string): void {
	for (const name of namesIn(staging)) {
		if (!isHolder(staging, name)) rmSync(join(staging, name), { recursive: true, force: true });
	}
}

function leave(staging: string): void {
	try {
		rmdirSync(join(staging, ownerName()));
		rmdirSync(staging);
	} catch {
		// Somebody else is coming in, and leaves it later.
	}
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}
