interface TrustedTypes {
	createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

/** HTML that the brain made is read, and shown where no script runs. A page of the site takes HTML by a policy of its own. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("studio", {
	createHTML: (html) => html,
});

/** HTML of the brain in the form that a browser reads. It is never put into the page. */
export function readable(html: string): string {
	return policy?.createHTML(html) ?? html;
}

/** A document of the brain, apart from the page. */
export function documentOf(html: string): Document {
	return new DOMParser().parseFromString(readable(html), "text/html");
}
