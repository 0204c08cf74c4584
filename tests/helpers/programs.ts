import { test } from "vitest";
import {
	findFtpLibraries,
	findLibrary,
	findLighttpdModule,
	findNginxModule,
	findProgram,
} from "../commands/browser/programs.ts";

/** `test` for what needs programs of this machine or modules of servers: without one it is skipped, and its name says why. */
export function testWith(
	...programs: readonly string[]
): (name: string, body: () => Promise<void>, timeout?: number) => void {
	const find = (name: string) => findProgram([name]) ?? findNginxModule(name) ?? findLighttpdModule(name);
	const missing = programs.filter((name) => !find(name));
	const why = missing.length > 0 ? ` (needs ${missing.join(" and ")})` : "";
	return (name, body, timeout) => test.skipIf(missing.length > 0)(name + why, body, timeout);
}

/** The path of a program of this machine. Throws when there is none. */
export function programOf(name: string): string {
	const found = findProgram([name]);
	if (!found) throw new Error(`This test needs ${name}.`);
	return found;
}

/** The path of a library of this machine. Throws when there is none. */
export function libraryOf(name: string): string {
	const found = findLibrary(name);
	if (!found) throw new Error(`This test needs ${name}.`);
	return found;
}

/** The folder in which Python finds a server of FTP. Throws when there is none. */
export function ftpLibraries(): string {
	const found = findFtpLibraries();
	if (!found) throw new Error("This test needs pyftpdlib.");
	return found;
}
