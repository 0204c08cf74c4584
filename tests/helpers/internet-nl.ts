import type { Answer } from "./nginx.ts";

const unsafe = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "*", "http:", "https:", "http://*", "https://*"];

/**
 * What https://internet.nl would say against the headers of a page: its rules for a web site's security options,
 * from https://github.com/internetstandards/Internet.nl (checks/tasks/http_headers.py and securitytxt).
 */
export function remarksOfInternetNl({ headers }: Answer): string[] {
	const policy = new Map(
		String(headers["content-security-policy"] ?? "")
			.split(";")
			.map((directive) => directive.trim().split(/\s+/))
			.map(([name = "", ...sources]) => [name, sources]),
	);
	const sources = (name: string) => policy.get(name) ?? [];
	const closed = (name: string) => sources(name).some((source) => source === "'self'" || source === "'none'");
	const remarks: string[] = [];
	for (const name of ["default-src", "frame-src", "frame-ancestors", "form-action", "base-uri"]) {
		if (!closed(name)) remarks.push(`${name} names neither 'self' nor 'none'`);
	}
	for (const [name, list] of policy) {
		for (const source of list) {
			if (unsafe.includes(source)) remarks.push(`${name} allows ${source}`);
			if (source.startsWith("http://")) remarks.push(`${name} allows ${source}`);
			if (source === "data:" && ["default-src", "script-src", "object-src"].includes(name))
				remarks.push(`${name} allows ${source}`);
		}
	}
	const age = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);
	if (age < 31_536_000) remarks.push("Strict-Transport-Security lasts less than a year");
	if (!/^(DENY|SAMEORIGIN)$/i.test(String(headers["x-frame-options"]))) remarks.push("X-Frame-Options lets others in");
	if (headers["x-content-type-options"] !== "nosniff") remarks.push("X-Content-Type-Options is missing");
	if (!headers["referrer-policy"]) remarks.push("Referrer-Policy is missing");
	return remarks;
}
