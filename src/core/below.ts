/** The names under which plain data of a page hold an address. */
const addressNames: ReadonlySet<string> = new Set(["href", "src", "path", "home", "previous", "next"]);

/** A link in HTML that the pipeline made from Markdown, with an address of the site. */
const ownLink = /(?<=<a href=")\/(?!\/)/g;

/** The places of a photo in its sizes, each with an address of the site. */
const ownSources = /(?<=^|, )\/(?!\/)/g;

/**
 * Plain data of a page as they are published: within the builder every address begins at the site itself, as in
 * `/contact`, and `base` is the path below which the site stands. For a site that has a host for itself nothing changes.
 */
export function below<T>(base: string, data: T): T {
	return base === "" ? data : (moved(base, data, "") as T);
}

function moved(base: string, value: unknown, name: string): unknown {
	if (typeof value === "string") return movedText(base, value, name);
	if (Array.isArray(value)) return value.map((each) => moved(base, each, ""));
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(base, each, key)]));
}

function movedText(base: string, text: string, name: string): string {
	if (addressNames.has(name)) return isOwn(text) ? base + text : text;
	if (name === "srcset") return text.replace(ownSources, `${base}/`);
	return text.replace(ownLink, `${base}/`);
}

function isOwn(address: string): boolean {
	return address.startsWith("/") && !address.startsWith("//");
}

/** Stands in the compiled loader for the path below which the site stands: to ask the document would cost each page more. */
export const basePlace = "/@base";

/** The address within the site that a published one stands for. */
export function withoutBase(base: string, address: string): string {
	return address.startsWith(`${base}/`) ? address.slice(base.length) : address;
}
