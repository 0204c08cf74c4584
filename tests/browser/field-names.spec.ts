import { test as base, expect, type Page } from "@playwright/test";
import { startFormService } from "../servers/form-service.ts";
import { pointAtLink } from "./fixtures.ts";
import { serveContent } from "./site.ts";

/** Names that a form also has as a property or method, or that the page uses beside the fields. */
const names = [
	...["submit", "reset", "closest", "elements", "action", "method", "target", "id", "length", "matches", "contains"],
	...["remove", "children", "title", "style", "trap", "errors", "sent", "constructor", "dataset", "form", "type"],
	...["attributes", "hidden", "parent", "checkvalidity", "requestsubmit", "submit-2", "errors-title", "value"],
];

/** The seven keys of the message are left to the service; what else is asked follows below the visitor's text. */
const fixed = ["name", "email", "subject", "message"];

interface OddSite {
	readonly origin: string;
	readonly form: Awaited<ReturnType<typeof startFormService>>;
	/** Names of the further fields. */
	readonly names: readonly string[];
}

const test = base.extend<object, { odd: OddSite[] }>({
	odd: [
		async ({}, use) => {
			const sites: (OddSite & { end(): Promise<void> })[] = [];
			// A form has twenty fields at most.
			for (const part of [names.slice(0, 15), names.slice(15)]) sites.push(await startOddSite(part));
			await use(sites);
			for (const site of sites) await site.end();
		},
		{ scope: "worker" },
	],
});

// One worker builds the sites for both.
test.describe.configure({ mode: "default" });

/** A site whose contact form has these further fields. */
async function startOddSite(further: readonly string[]) {
	const form = await startFormService();
	const fields = further.map(
		(name) => `    - name: ${name}\n      kind: text\n      label: Veld ${name}\n      required: nee\n`,
	);
	const { origin, stop } = await serveContent({
		"site.yaml": (text) => text.replace("https://formsubmit.co", form.origin),
		"facts/forms.yaml": (text) => text.replace("  fields:\n", `  fields:\n${fields.join("")}`),
	});
	const end = async () => {
		stop();
		await form.close();
	};
	return { origin, form, names: further, end };
}

/** Playwright asks a form for methods that such fields hide, so every field is looked for by itself. */
async function fillIn(page: Page, { names }: OddSite): Promise<void> {
	// As a visitor does: the name of a field leads to it, and to no other.
	for (const name of names) await page.getByLabel(`Veld ${name} (niet verplicht)`, { exact: true }).fill(`van ${name}`);
	for (const name of fixed) {
		await page
			.locator(`:is(input, textarea)[name=${name}]`)
			.fill(name === "email" ? "ymkje@example.org" : `van ${name}`);
	}
	// Between the fields, on the form itself.
	const [x, y] = await page.evaluate(() => {
		const [form] = document.forms;
		form?.scrollIntoView();
		const { left = 0, top = 0 } = form?.getBoundingClientRect() ?? {};
		return [left + 2, top + 200];
	});
	await page.mouse.click(x ?? 0, y ?? 0);
}

for (const application of [true, false]) {
	test(`a form with fields of any name is sent ${application ? "by" : "without"} the application`, async ({
		page,
		odd,
	}) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		if (!application) await page.route("**/assets/entry-client*", (route) => route.abort());
		for (const site of odd) {
			await page.goto(`${site.origin}/contact`);
			await pointAtLink(page);
			await page.waitForFunction(
				(state) => state in document.documentElement.dataset,
				application ? "ready" : "failed",
			);
			await fillIn(page, site);
			await page.getByRole("button", { name: "Verstuur bericht" }).click();
			if (application) await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
			else await page.waitForURL(`${site.form.origin}/**`);
			const body = site.form.requests.at(-1)?.body as Record<string, string>;
			expect(site.form.requests).toHaveLength(application ? 1 : 2);
			if (application) {
				expect(body.message?.split("\n").sort()).toEqual(
					["van message", "", ...site.names.map((name) => `Veld ${name}: van ${name}`)].sort(),
				);
			} else expect(site.names.map((name) => body[name])).toEqual(site.names.map((name) => `van ${name}`));
		}
		expect(errors).toEqual([]);
	});
}
