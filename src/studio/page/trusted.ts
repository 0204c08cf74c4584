interface TrustedTypes {
	createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

/** HTML that the brain made is read, and shown where no script runs. A page of the site takes HTML by a policy of its own. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("studio", {
	createHTML: (html) => html,
});

let icons = "";

/** Says where the icons of the site are in this browser. */
export function setIcons(address: string): void {
	icons = address;
}

/** HTML of the brain in the form that a browser reads. It is never put into the page. */
export function readable(html: string): string {
	const shown = html.replaceAll("/@site/icons.svg", icons);
	return policy?.createHTML(shown) ?? shown;
}

/** A document of the brain, apart from the page. */
export function documentOf(html: string): Document {
	return new DOMParser().parseFromString(readable(html), "text/html");
}
