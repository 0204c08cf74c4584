import { immutableFolders } from "#core/reserved.ts";
import { type Hosting, immutable, securityHeaders } from "./hosting.ts";

/**
 * The file `_headers`, which static hosts read: security for all answers, caching and types by file.
 * Pages have no rule: these hosts have every page asked for anew by themselves, and some join the values of two rules.
 */
export function headersFile({ policy, contentTypes }: Hosting): string {
	return [
		...rule("/*", securityHeaders(policy)),
		...immutableFolders.flatMap((folder) => rule(`/${folder}/*`, [["Cache-Control", immutable]])),
		...[...contentTypes].flatMap(([path, type]) => rule(path, [["Content-Type", type]])),
	].join("\n");
}

function rule(path: string, headers: readonly (readonly [name: string, value: string])[]): string[] {
	return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ""];
}
