import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Header = readonly [name: string, value: string];

/** What the file `_headers` of a folder says, line by line. */
export function headerLines(folder: string): readonly string[] {
	return lines(folder, "_headers");
}

/** The headers that `_headers` wants for a path, in its order: of two with the same name the later one counts. */
export function headersFor(written: readonly string[], path: string): Header[] {
	let applies = false;
	return written.flatMap((line) => {
		const header = /^\s+([^:]+): (.*)$/.exec(line);
		if (!header) applies = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
		const [, name, value] = header ?? [];
		return applies && name && value !== undefined ? [[name, value] as const] : [];
	});
}

/** The path below which the site stands, as `_headers` says it: nothing when it has the host for itself. */
export function baseIn([first = "/*"]: readonly string[]): string {
	return first.endsWith("/*") ? first.slice(0, -2) : "";
}

/** Where `_redirects` leads this path; undefined when it stays. */
export function redirectFor(folder: string, path: string): string | undefined {
	const asked = path.replace(/\/$/, "");
	const pairs = lines(folder, "_redirects").map((line) => line.split(" "));
	return pairs.find(([from]) => from === asked)?.[1];
}

/** The file that answers a page for which there is none; undefined where that is not found. */
export function restFor(folder: string): string | undefined {
	return lines(folder, "_redirects").flatMap((line) => /^\/\* (\/\S+) 200$/.exec(line)?.[1] ?? [])[0];
}

function lines(folder: string, name: string): string[] {
	const file = join(folder, name);
	return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
