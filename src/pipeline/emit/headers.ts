import { languages } from "#core/languages.ts";
import { feedPath, manifestPath } from "#core/paths.ts";

/** Types that hosts may not know by the end of a name. */
const contentTypes: readonly (readonly [path: string, type: string])[] = languages.flatMap((language) => [
	[feedPath(language), "application/atom+xml; charset=utf-8"] as const,
	[manifestPath(language), "application/manifest+json; charset=utf-8"] as const,
]);

/** The file `_headers`, which static hosts read: security for all answers, caching by kind of file. */
export function headersFile(policy: string): string {
	return [
		"/*",
		`  Content-Security-Policy: ${policy}`,
		"  Strict-Transport-Security: max-age=31536000; includeSubDomains",
		"  Referrer-Policy: strict-origin-when-cross-origin",
		"  X-Content-Type-Options: nosniff",
		"  X-Frame-Options: DENY",
		"  Cross-Origin-Resource-Policy: same-origin",
		"  Cross-Origin-Opener-Policy: same-origin",
		"  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()",
		"",
		...["/assets/*", "/images/*"].flatMap((path) => [path, "  Cache-Control: public, max-age=31536000, immutable", ""]),
		...contentTypes.flatMap(([path, type]) => [path, `  Content-Type: ${type}`, ""]),
	].join("\n");
}
