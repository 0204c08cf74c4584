import { spawnSync } from "node:child_process";
import { closeSync, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { words } from "./words.ts";

/** In the environment, the number of the open file by which whoever started this process holds the lock already. */
const heldLock = "DELIVERY_LOCK";

/** The files of which the locks are, by what one does that holds it. */
const files = { deliver: "delivery.lock", check: "check.lock" } as const;

/**
 * Waits until nobody else does the same in a folder; `waiting` hears of that. The lock is one of the kernel on an open file,
 * so it ends with this process, however that ends. Gives what lets others go on.
 */
export function takeLock(folder: string, what: keyof typeof files, waiting: () => void): () => void {
	const file = join(folder, files[what]);
	const inherited = inheritedLock(file);
	const opened = inherited ?? openSync(file, "a");
	if (!lock(opened, "-n")) {
		waiting();
		if (!lock(opened)) throw new Error(`flock failed on ${file}.`);
	}
	return () => {
		if (inherited === undefined) closeSync(opened);
	};
}

/** Somebody is delivering in a folder. */
export function isDelivering(folder: string): boolean {
	const file = join(folder, files.deliver);
	if (!existsSync(file)) return false;
	const opened = openSync(file, "r");
	try {
		return !lock(opened, "-n");
	} finally {
		closeSync(opened);
	}
}

/** The lock belongs to the file as it was opened, so it outlives the program that takes it. */
function lock(opened: number, ...options: readonly string[]): boolean {
	const { status, error } = spawnSync("flock", ["-x", ...options, "3"], {
		stdio: ["ignore", "ignore", "ignore", opened],
	});
	if (error) throw new UsageError(words.noFlock);
	return status === 0;
}

function inheritedLock(file: string): number | undefined {
	const number = Number(process.env[heldLock] ?? Number.NaN);
	if (!Number.isInteger(number)) return undefined;
	try {
		const [own, there] = [fstatSync(number), statSync(file)];
		return own.ino === there.ino && own.dev === there.dev ? number : undefined;
	} catch {
		return undefined;
	}
}
