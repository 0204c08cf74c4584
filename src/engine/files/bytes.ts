import { type Dirent, readdirSync, readFileSync } from "node:fs";

/** What a file holds; undefined when this user may not read it. */
export function readBytes(absolute: string): Buffer | undefined {
	return allowed(() => readFileSync(absolute));
}

/** What stands in a folder, by name; undefined when this user may not look into it. */
export function readFolder(absolute: string): Dirent[] | undefined {
	return allowed(() => readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)));
}

const refusals: readonly unknown[] = ["EACCES", "EPERM"];

function allowed<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch (error) {
		if (refusals.includes((error as NodeJS.ErrnoException).code)) return undefined;
		throw error;
	}
}
