import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltPage, builtPages } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

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

let site: TemporarySite;
let pages: [string, BuiltPage][];

beforeAll(() => {
	site = temporarySite(projectFolder);
	pages = [...builtPages(site)];
}, 90_000);

afterAll(() => site.dispose());

test("Every page in every language is valid HTML", async () => {
	expect(pages.length).toBeGreaterThan(100);
	const found: string[] = [];
	for (const [path, { html }] of pages) {
		const { results } = await validator.validateString(html, path);
		for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
			found.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
		}
	}
	expect(found).toEqual([]);
});
