/** A link of the page as a visitor meets it. */
export interface PageLink {
	readonly href: string;
	readonly words: string;
	/** To what it leads: within the site, by another program, or elsewhere. */
	readonly to: "site" | "mail" | "phone" | "elsewhere";
	readonly element: HTMLAnchorElement;
}

/** The links of the page itself, each address once: what surrounds every page is not among them. */
export function linksOf(page: ParentNode): readonly PageLink[] {
	const found = new Map<string, PageLink>();
	for (const element of page.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
		const href = element.getAttribute("href") ?? "";
		const words = (element.textContent || element.getAttribute("aria-label") || href).replace(/\s+/g, " ").trim();
		if (!found.has(href)) found.set(href, { href, words, to: kindOf(href), element });
	}
	return [...found.values()];
}

function kindOf(href: string): PageLink["to"] {
	if (href.startsWith("mailto:")) return "mail";
	if (href.startsWith("tel:")) return "phone";
	return /^[a-z]+:|^\/\//i.test(href) ? "elsewhere" : "site";
}
