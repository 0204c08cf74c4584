import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { type AnyProblem, problem } from "#core/problems/problem.ts";

/** What a file holds; undefined when this user may not read it. */
export function readBytes(absolute: string): Buffer | undefined {
	return allowed(() => readFileSync(absolute));
}

/** What stands in a folder, by name; undefined when this user may not look into it. */
export function readFolder(absolute: string): Dirent[] | undefined {
	return allowed(() => readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)));
}

/** That a file or folder may not be read, at its name. */
export function unreadable(code: "unreadable-file" | "unreadable-folder", file: string): AnyProblem {
	return problem(code, { file, line: 1, column: 1 }, { name: file });
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
