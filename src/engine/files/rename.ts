import { renameSync, statSync } from "node:fs";

/** What Windows says while somebody has the file open, or one in the folder: a server, or what looks for viruses. */
const inUse: readonly unknown[] = ["EACCES", "EBUSY", "EPERM"];

/** Tried so often, with each pause ten milliseconds longer: for five seconds. */
const attempts = 32;

const present = {
	platform: process.platform as string,
	rename: (from: string, to: string) => renameSync(from, to),
	isFolder: (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
};

/**
 * Renames a file or folder. Windows refuses that while somebody has it open; then it is tried again for some seconds.
 * Throws what the system says when that does not help; of a folder in the new place Windows says EPERM, this EEXIST.
 * `system` is the present one.
 */
export function rename(from: string, to: string, system = present): void {
	for (let attempt = 1; ; attempt++) {
		try {
			system.rename(from, to);
			return;
		} catch (error) {
			const { code, message } = error as NodeJS.ErrnoException;
			if (system.platform !== "win32" || !inUse.includes(code)) throw error;
			if (system.isFolder(to)) throw Object.assign(new Error(message, { cause: error }), { code: "EEXIST" });
			if (attempt === attempts) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempt * 10);
		}
	}
}
