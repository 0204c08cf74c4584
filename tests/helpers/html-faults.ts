import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
	rules: {
		// React writes attributes and void elements in its own style; both are valid.
		"void-style": "off",
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"no-inline-style": "error",
		// Check boxes of one question share its name.
		"form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
		// The length is judged where the words are written.
		"long-title": "off",
		// The policy of the page allows exactly this script and this style by their hashes.
		"require-csp-nonce": "off",
		// A phone number is shown in groups, with ordinary spaces.
		"tel-non-breaking": "off",
		// Two words for one thing in CSS frameworks: classes are ours to name.
		"valid-id": ["error", { relaxed: true }],
	},
});

/** What is not valid in the HTML of a page, with its place. */
export async function htmlFaults(path: string, html: string): Promise<string[]> {
	const { results } = await validator.validateString(html, path);
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`);
}
