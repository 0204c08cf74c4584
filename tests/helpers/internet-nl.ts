import type { Answer } from "./nginx.ts";

/**
 * What https://internet.nl has against the headers of a page of the site itself, by its rules for security options in
 * https://github.com/internetstandards/Internet.nl/blob/main/checks/tasks/http_headers.py.
 */
export function remarksOfInternetNl({ headers }: Answer): string[] {
	return [
		...policyRemarks(String(headers["content-security-policy"] ?? "")),
		...(Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0) < 31_536_000
			? ["Strict-Transport-Security lasts less than a year"]
			: []),
		...(/^(deny|sameorigin)$/i.test(String(headers["x-frame-options"])) ? [] : ["X-Frame-Options lets others in"]),
		...(headers["x-content-type-options"] === "nosniff" ? [] : ["X-Content-Type-Options is missing"]),
		...(/(same-origin|no-referrer|strict-origin|strict-origin-when-cross-origin)$/.test(
			headers["referrer-policy"] ?? "",
		)
			? []
			: ["Referrer-Policy tells others too much"]),
	];
}

function policyRemarks(text: string): string[] {
	const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
	const policy = new Map(directives.map(([name = "", ...sources]) => [name, sources]));
	const remarks: string[] = [];
	for (const name of ["default-src", "base-uri", "frame-ancestors"]) {
		const sources = policy.get(name) ?? [];
		if (!sources.some((source) => source === "'self'" || source === "'none'"))
			remarks.push(`${name} names neither 'self' nor 'none'`);
	}
	if (!policy.get("form-action")?.length) remarks.push("form-action is missing");
	for (const [name, sources] of policy) {
		for (const source of sources) if (isLoose(source, name)) remarks.push(`${name} allows ${source}`);
	}
	return remarks;
}

function isLoose(source: string, directive: string): boolean {
	if (source.startsWith("'")) return source.startsWith("'unsafe-");
	if (source === "data:") return ["default-src", "script-src", "object-src"].includes(directive);
	// Any host, any https, a host without https.
	return !/^https:\/\/(?!\*|127\.0\.0\.1)/.test(source);
}
