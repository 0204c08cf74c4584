import { immutableFolders } from "#core/reserved.ts";
import { type Header, type Hosting, immutable, securityHeaders } from "./hosting.ts";

/**
 * The file `_headers`, which static hosts read: security for all answers, caching and types by file.
 * Pages have no rule: these hosts have every page asked for anew by themselves, and some join the values of two rules.
 */
export function headersFile({ base, policy, fileHeaders }: Hosting): string {
	return [
		...rule(`${base}/*`, securityHeaders(policy)),
		...immutableFolders.flatMap((folder) => rule(`${base}/${folder}/*`, [["Cache-Control", immutable]])),
		...[...fileHeaders].flatMap(([path, headers]) => rule(base + path, headers)),
	].join("\n");
}

/** What answers at a path, or, with a star at its end, below it, say besides; as lines of `_headers`. */
export function rule(path: string, headers: readonly Header[]): string[] {
	return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ""];
}
