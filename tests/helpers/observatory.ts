import type { Answer } from "./nginx.ts";

/*
 * Grades a site by the rules of the MDN HTTP Observatory, algorithm version 4, as its source states them:
 * https://github.com/mdn/mdn-http-observatory/tree/main/src, files analyzer/tests/*.js, grader/charts.js and
 * scanner/index.js. Left out: the lists of preloaded hosts (a site that is on one gets 5 points more), and the kinds
 * of cookies, of which this site sets none. Compared with version 1.4.8 on 37 sets of headers, good and bad, the points
 * of every test are the same but for two, in which the program is milder than its rules: it counts `frame-ancestors`
 * in a `<meta>`, where browsers overlook it, and it does not see that a site allows every origin by repeating it.
 */

/** What the Observatory asks a site. */
export interface Observed {
	/** The page at the end of the way from http; its headers and HTML are judged. */
	readonly page: Answer;
	/** Every answer on the way from `http://…/`, the last one too; undefined when nobody answers there. */
	readonly way: readonly Answer[] | undefined;
	/** The answer to `OPTIONS` with the origin of another site. */
	readonly preflight: Answer;
}

export interface Grade {
	readonly score: number;
	readonly grade: string;
	/** Name of the test → its outcome, and the points it gives or takes. */
	readonly tests: Readonly<Record<string, Outcome>>;
}

type Outcome = readonly [outcome: string, points: number];

const grades = ["A+", "A", "A", "A-", "B+", "B", "B", "B-", "C+", "C", "C", "C-", "D+", "D", "D", "D-"];

/** Points above 100 count only for a site that has 90 without them. */
export function gradeOf(site: Observed): Grade {
	const policies = policiesOf(site.page);
	const tests = {
		"content-security-policy": policyOutcome(site.page, policies),
		cookies: cookieOutcome(site.page),
		"cross-origin-resource-sharing": sharingOutcome(site.preflight),
		redirection: redirectionOutcome(site.way),
		"referrer-policy": referrerOutcome(site.page),
		"strict-transport-security": transportOutcome(site.page),
		"subresource-integrity": integrityOutcome(site.page),
		"x-content-type-options": sniffingOutcome(site.page),
		"x-frame-options": framingOutcome(site.page, policies),
		"cross-origin-resource-policy": resourceOutcome(site.page),
	} satisfies Record<string, Outcome>;
	const points = Object.values(tests).map(([, each]) => each);
	const base = 100 + sum(points.filter((each) => each < 0));
	const score = Math.max(0, base >= 90 ? 100 + sum(points) : base);
	return { score, grade: grades[Math.ceil((100 - Math.min(score, 100)) / 5)] ?? "F", tests };
}

/** Directive → its sources, in small letters. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** One policy for each header and each `<meta>`; undefined where one cannot be read. */
function policiesOf(page: Answer): (Policy | undefined)[] {
	const inHtml = metas(page.body, "http-equiv", "content-security-policy").map((text) => parse(text, true));
	const header = page.headers["content-security-policy"];
	return [...(header ? [parse(String(header), false)] : []), ...inHtml];
}

function parse(text: string, inHtml: boolean): Policy | undefined {
	const directives = new Map<string, string[]>();
	for (const part of text.toLowerCase().split(";")) {
		const [name, ...sources] = part.trim().split(/\s+/);
		if (!name || (inHtml && ["frame-ancestors", "report-uri", "sandbox"].includes(name))) continue;
		if (directives.has(name) && !name.startsWith("report-")) return undefined;
		directives.set(name, sources.length === 0 && name.endsWith("-src") ? ["'none'"] : sources);
	}
	return directives;
}

/** What all policies allow together: where several name a directive, only the sources of all of them. */
function together(policies: readonly Policy[]): Policy {
	const result = new Map<string, readonly string[]>();
	for (const [name, sources] of policies.flatMap((policy) => [...policy])) {
		const shared = result.get(name)?.filter((source) => sources.includes(source)) ?? sources;
		result.set(name, shared.length > 0 || sources.length === 0 ? shared : ["'none'"]);
	}
	return result;
}

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const inlineOrBroad = [...broad, "'unsafe-inline'", "data:"];
const passive = ["img-src", "media-src"];

function policyOutcome(page: Answer, found: readonly (Policy | undefined)[]): Outcome {
	const sound = found.filter((each) => each !== undefined);
	if (sound.length < found.length) return ["csp-header-invalid", -25];
	const policy = together(sound);
	if (policy.size === 0) return ["csp-not-implemented", -25];
	const secure = page.url.startsWith("https:");
	const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
	const scripts = withoutOverruled(sources("script-src"));
	const styles = withoutOverruled(sources("style-src"));
	const active = [...policy].flatMap(([name, list]) => ([...passive, "script-src"].includes(name) ? [] : list));
	const pictures = passive.flatMap((name) => policy.get(name) ?? policy.get("default-src") ?? []);
	const insecure = (source: string) => secure && /^(http|ftp):/.test(source);
	if (scripts.includes("'strict-dynamic'") && !scripts.some(isHashOrNonce)) return ["csp-header-invalid", -25];
	if (has(scripts, inlineOrBroad) || has(sources("object-src"), broad))
		return ["csp-implemented-with-unsafe-inline", -20];
	if ([...active, ...scripts].some(insecure)) return ["csp-implemented-with-insecure-scheme", -20];
	if (has([...scripts, ...styles], ["'unsafe-eval'"])) return ["csp-implemented-with-unsafe-eval", -10];
	if (pictures.some(insecure)) return ["csp-implemented-with-insecure-scheme-in-passive-content-only", -10];
	if (has(styles, inlineOrBroad)) return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0];
	const closed = policy.get("default-src")?.every((source) => source === "'none'") ?? false;
	return closed ? ["csp-implemented-with-no-unsafe-default-src-none", 10] : ["csp-implemented-with-no-unsafe", 5];
}

/** Browsers overlook `'unsafe-inline'` beside a hash, and hosts beside `'strict-dynamic'`. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
	if (!sources.some(isHashOrNonce)) return sources;
	const strict = sources.includes("'strict-dynamic'");
	return sources.filter((source) => {
		if (source === "'unsafe-inline'") return false;
		return !strict || !(source === "'self'" || broad.some((each) => source.startsWith(each)));
	});
}

function isHashOrNonce(source: string): boolean {
	return /^'(sha256|sha384|sha512|nonce)-/.test(source);
}

function cookieOutcome(page: Answer): Outcome {
	if (page.headers["set-cookie"]) throw new Error("Cookies are not graded here: this site sets none.");
	return ["cookies-not-found", 0];
}

function sharingOutcome({ headers, status }: Answer): Outcome {
	const allowed = headers["access-control-allow-origin"];
	// A refused question counts for nothing.
	if (!allowed || status >= 400) return ["cross-origin-resource-sharing-not-implemented", 0];
	if (allowed === "*") return ["cross-origin-resource-sharing-implemented-with-public-access", 0];
	return headers["access-control-allow-credentials"] === "true"
		? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
		: ["cross-origin-resource-sharing-implemented-with-restricted-access", 0];
}

function redirectionOutcome(way: readonly Answer[] | undefined): Outcome {
	if (!way) return ["redirection-not-needed-no-http", 0];
	const [first, second] = way.map(({ url }) => new URL(url));
	const last = new URL(way.at(-1)?.url ?? "");
	if (!first || !second) return ["redirection-missing", -20];
	if (last.protocol !== "https:") return ["redirection-not-to-https", -20];
	if (second.protocol === "http:") return ["redirection-not-to-https-on-initial-redirection", -10];
	if (first.hostname !== second.hostname) return ["redirection-off-host-from-http", -5];
	return ["redirection-to-https", 0];
}

function referrerOutcome({ headers, body }: Answer): Outcome {
	const texts = [headers["referrer-policy"] ?? [], metas(body, "name", "referrer")].flat();
	if (texts.length === 0) return ["referrer-policy-not-implemented", 0];
	const good = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
	const bad = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];
	const known = texts
		.flatMap((text) => text.toLowerCase().split(","))
		.map((value) => value.trim())
		.filter((value) => good.includes(value) || bad.includes(value));
	const last = known.at(-1);
	if (last === undefined) return ["referrer-policy-header-invalid", -5];
	return good.includes(last) ? ["referrer-policy-private", 5] : ["referrer-policy-unsafe", -5];
}

function transportOutcome({ url, headers }: Answer): Outcome {
	if (!url.startsWith("https:")) return ["hsts-not-implemented-no-https", -20];
	const header = headers["strict-transport-security"];
	if (!header) return ["hsts-not-implemented", -20];
	const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
	if (age === undefined || header.includes(",")) return ["hsts-header-invalid", -20];
	return Number(age) < 15_552_000
		? ["hsts-implemented-max-age-less-than-six-months", -10]
		: ["hsts-implemented-max-age-at-least-six-months", 0];
}

function integrityOutcome({ url, headers, body }: Answer): Outcome {
	if (!/^(text\/html|application\/xhtml\+xml)/.test(headers["content-type"] ?? ""))
		return ["sri-not-implemented-response-not-html", 0];
	const scripts = body.match(/<script\b[^>]*>/g) ?? [];
	if (scripts.length === 0) return ["sri-not-implemented-but-no-scripts-loaded", 0];
	const sources = scripts.flatMap((tag) => {
		const source = attribute(tag, "src");
		return source ? [{ address: new URL(source, url), integrity: attribute(tag, "integrity") !== undefined }] : [];
	});
	const foreign = sources.filter(({ address }) => address.host !== new URL(url).host);
	if (foreign.some(({ address }) => address.protocol === "http:"))
		return ["sri-not-implemented-and-external-scripts-not-loaded-securely", -50];
	if (foreign.some(({ integrity }) => !integrity))
		return ["sri-not-implemented-but-external-scripts-loaded-securely", -5];
	if (foreign.length > 0) return ["sri-implemented-and-external-scripts-loaded-securely", 5];
	return sources.some(({ integrity }) => integrity)
		? ["sri-implemented-and-all-scripts-loaded-securely", 5]
		: ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0];
}

function sniffingOutcome({ headers }: Answer): Outcome {
	const header = headers["x-content-type-options"];
	if (!header) return ["x-content-type-options-not-implemented", -5];
	return String(header).toLowerCase() === "nosniff"
		? ["x-content-type-options-nosniff", 0]
		: ["x-content-type-options-header-invalid", -5];
}

function framingOutcome({ headers }: Answer, policies: readonly (Policy | undefined)[]): Outcome {
	if (policies.some((policy) => policy?.has("frame-ancestors"))) return ["x-frame-options-implemented-via-csp", 5];
	const header = headers["x-frame-options"];
	if (!header) return ["x-frame-options-not-implemented", -20];
	return /^(deny|sameorigin)$/i.test(String(header))
		? ["x-frame-options-sameorigin-or-deny", 0]
		: ["x-frame-options-header-invalid", -20];
}

function resourceOutcome({ headers }: Answer): Outcome {
	const header = headers["cross-origin-resource-policy"];
	if (!header) return ["corp-not-implemented", 0];
	if (header === "same-origin" || header === "same-site") return [`corp-implemented-with-${header}`, 10];
	return header === "cross-origin" ? ["corp-implemented-with-cross-origin", 0] : ["corp-header-invalid", -5];
}

/** The content of every `<meta>` with this attribute. */
function metas(html: string, name: string, value: string): string[] {
	const tags = html.match(/<meta\b[^>]*>/g) ?? [];
	const wanted = tags.filter((tag) => attribute(tag, name)?.toLowerCase() === value);
	return wanted.map((tag) => attribute(tag, "content") ?? "");
}

function attribute(tag: string, name: string): string | undefined {
	const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
	return found?.replaceAll("&#39;", "'").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

function has(sources: readonly string[], unwanted: readonly string[]): boolean {
	return sources.some((source) => unwanted.includes(source));
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0);
}
