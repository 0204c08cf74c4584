import { htmlPolicy } from "#core/html.ts";
import type { Html } from "#core/resolved.ts";

/** What `trustedTypes` is in browsers that have it: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createHTML: (html: string) => string },
	): { createHTML(html: string): TrustedHTML };
}

/** HTML that stood in data of this site. */
const given = new Set<string>();

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** A worker has no page that could take HTML. */
const policy =
	"WorkerGlobalScope" in globalThis
		? undefined
		: trustedTypes?.createPolicy(htmlPolicy, {
				createHTML(html) {
					if (html.includes("<") && !given.has(html)) throw new TypeError(`Not from this site: ${html}`);
					return html;
				},
			});

/** Reads data of this site from JSON. The HTML in them may be shown, and no other. */
export function readData(json: string): unknown {
	return JSON.parse(json, (_, value: unknown) => {
		if (typeof value === "string" && value.includes("<")) given.add(value);
		return value;
	});
}

/** HTML from `readData` in the form that a page takes. Throws for any other HTML, where a browser knows Trusted Types. */
export function trusted(html: Html): string | TrustedHTML {
	return policy?.createHTML(html) ?? html;
}
