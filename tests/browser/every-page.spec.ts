import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { languages } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import { axeFindings } from "./audit/axe.ts";
import { addressesOf, expect, test } from "./fixtures.ts";

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

// Every worker takes its share.
test.describe.configure({ mode: "parallel" });

const widths = [360, 768, 1280];

for (const language of languages) {
	for (const path of [...addressesOf(), "/404"]) {
		const address = localize(path, language);

		test(`${address}: valid HTML`, async ({ site }) => {
			const file = join(site.root, "dist", address === "/" ? "index.html" : `${address}.html`);
			const report = await validator.validateString(readFileSync(file, "utf8"), file);
			const messages = report.results.flatMap((result) =>
				result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
			);
			expect(messages).toEqual([]);
		});

		test(`${address}: accessible, within the screen and private`, async ({ page, site }) => {
			const outside: string[] = [];
			const refused: string[] = [];
			page.on("request", (request) => {
				if (!request.url().startsWith(site.origin) && !request.url().startsWith("data:")) outside.push(request.url());
			});
			page.on(
				"console",
				(message) => /Content Security Policy|Refused to/.test(message.text()) && refused.push(message.text()),
			);
			await page.goto(address, { waitUntil: "networkidle" });
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				expect(await axeFindings(page), `at ${width} px`).toEqual([]);
				expect(await page.evaluate(clippedParts), `cut off at ${width} px`).toEqual([]);
				const wider = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect(wider, `wider than ${width} px`).toBe(0);
			}
			if (await page.evaluate(openDisclosures)) expect(await axeFindings(page), "everything open").toEqual([]);
			expect(outside).toEqual([]);
			expect(refused).toEqual([]);
		});
	}
}

/** Parts of the page whose content is cut off by their own edge. Clamped summaries are meant to be. */
function clippedParts(): string[] {
	return [...document.querySelectorAll<HTMLElement>("main *")]
		.filter((element) => {
			const { overflowY, webkitLineClamp } = getComputedStyle(element);
			const cut = element.clientHeight > 2 && element.scrollHeight > element.clientHeight + 2;
			return overflowY === "hidden" && webkitLineClamp === "none" && cut;
		})
		.map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Opens all that can be opened in the page itself, at once; false when there is nothing. */
function openDisclosures(): boolean {
	const closed = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
	for (const details of closed) {
		details.removeAttribute("name");
		details.open = true;
	}
	return closed.length > 0;
}
