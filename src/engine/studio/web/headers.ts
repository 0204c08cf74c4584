import { rule } from "#pipeline/emit/headers.ts";
import { type Header, immutable, securityHeaders } from "#pipeline/emit/hosting.ts";

/** The headers of every answer of Studio. Nobody is told where somebody edits. */
export function studioHeaders(policy: string): Header[] {
	return securityHeaders(policy).map(([name, value]) =>
		name === "Referrer-Policy" ? [name, "no-referrer"] : [name, value],
	);
}

/** The file `_headers` of Studio, for static hosts. */
export function studioHeadersFile(policy: string): string {
	return [...rule("/*", studioHeaders(policy)), ...rule("/assets/*", [["Cache-Control", immutable]])].join("\n");
}
