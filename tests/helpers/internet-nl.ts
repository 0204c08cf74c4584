import type { Answer } from "./nginx.ts";

/**
 * What https://internet.nl has against the headers of a page of the site itself, by its rules for security options in
 * https://github.com/internetstandards/Internet.nl/blob/main/checks/tasks/http_headers.py.
 */
export function remarksOfInternetNl({ headers }: Answer): string[] {
	const remarks = policyRemarks(headerOf(headers["content-security-policy"]));
	const age = /max-age=(\d+)/.exec(headerOf(headers["strict-transport-security"]))?.[1];
	if (Number(age ?? 0) < 31_536_000) remarks.push("Strict-Transport-Security lasts less than a year");
	if (!/^(deny|sameorigin)$/i.test(headerOf(headers["x-frame-options"])))
		remarks.push("X-Frame-Options lets others in");
	if (headerOf(headers["x-content-type-options"]) !== "nosniff") remarks.push("X-Content-Type-Options is missing");
	const quiet = /(same-origin|no-referrer|strict-origin|strict-origin-when-cross-origin)$/;
	if (!quiet.test(headerOf(headers["referrer-policy"]))) remarks.push("Referrer-Policy tells others too much");
	return remarks;
}

function headerOf(value: string | string[] | undefined): string {
	return [value ?? []].flat().join(", ");
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
	// Names of policies, and no hosts.
	if (directive === "trusted-types") return false;
	if (source === "data:") return ["default-src", "script-src", "object-src"].includes(directive);
	// Any host, any https, a host without https.
	return !/^https:\/\/(?!\*|127\.0\.0\.1)/.test(source);
}
