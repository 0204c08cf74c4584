import { immutableFolders } from "#core/reserved.ts";
import { type Header, type Hosting, headersOfFiles, immutable, securityHeaders } from "./hosting.ts";

/**
 * The file `_headers`, which static hosts read: security for all answers, caching and types by file.
 * Pages have no rule: these hosts have every page asked for anew by themselves, and some join the values of two rules.
 */
export function headersFile({ policy, contentTypes }: Hosting): string {
	return [
		...rule("/*", securityHeaders(policy)),
		...immutableFolders.flatMap((folder) => rule(`/${folder}/*`, [["Cache-Control", immutable]])),
		...Object.entries(headersOfFiles).flatMap(([path, headers]) => rule(path, headers)),
		...[...contentTypes].flatMap(([path, type]) => rule(path, [["Content-Type", type]])),
	].join("\n");
}

/** What answers at a path, or, with a star at its end, below it, say besides; as lines of `_headers`. */
export function rule(path: string, headers: readonly Header[]): string[] {
	return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ""];
}
