interface TrustedTypes {
	createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

/** HTML that the brain made is read, and shown where no script runs. A page of the site takes HTML by a policy of its own. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("studio", {
	createHTML: (html) => html,
});

/** Where what the brain names is in this browser, by what the brain calls it. */
const addresses = new Map<string, string>();

/** Says where something that the brain names is in this browser. */
export function setAddress(name: string, address: string): void {
	addresses.set(name, address);
}

/** HTML or styles of the brain, with the addresses of this browser in it. */
export function addressed(text: string): string {
	return [...addresses].reduce((found, [name, address]) => found.replaceAll(name, address), text);
}

/** HTML of the brain in the form that a browser reads. It is never put into the page. */
export function readable(html: string): string {
	const shown = addressed(html);
	return policy?.createHTML(shown) ?? shown;
}

/** A document of the brain, apart from the page. */
export function documentOf(html: string): Document {
	return new DOMParser().parseFromString(readable(html), "text/html");
}
