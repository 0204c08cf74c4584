import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, wake } from "./fixtures.ts";

interface Data {
	readonly page: {
		readonly path: string;
		readonly lang: string;
		readonly sections: readonly { readonly type: string }[];
	};
}

/** Few pages of a language that show every kind of section together. */
function pagesOfEveryKind(root: string, language: string): string[] {
	const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" });
	const pages = files
		.filter((name) => name.endsWith(".page.json"))
		.map((name) => (JSON.parse(readFileSync(join(root, "dist", name), "utf8")) as Data).page)
		.filter((page) => page.lang === language && !page.path.endsWith("/404"))
		.sort((one, other) => other.sections.length - one.sections.length);
	const seen = new Set<string>();
	const chosen = pages.filter(({ sections }) => {
		const before = seen.size;
		for (const { type } of sections) seen.add(type);
		return seen.size > before;
	});
	return chosen.map(({ path }) => path);
}

for (const language of ["nl", "ar"]) {
	test(`every kind of section keeps the policy, loaded and reached by a link, in ${language}`, async ({
		page,
		site,
	}) => {
		const said: string[] = [];
		await page.exposeFunction("tellViolation", (what: string) => said.push(what));
		await page.addInitScript(() => {
			const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
			addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
				tellViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
			);
		});
		page.on("pageerror", (error) => said.push(error.message));
		await page.route("https://**", (route) => route.fulfill({ contentType: "text/html", body: "Elders" }));
		const paths = pagesOfEveryKind(site.root, language);
		expect(paths.length).toBeGreaterThan(5);

		// Everything in a page that answers is pressed.
		const press = () =>
			page.evaluate(async () => {
				for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
				for (const element of document.querySelectorAll<HTMLElement>("main :is(button, [type=radio])")) element.click();
				await new Promise((resolve) => setTimeout(resolve, 50));
			});
		for (const path of paths) {
			await page.goto(path);
			await wake(page);
			await press();
		}
		for (const path of paths) {
			await page.evaluate((href) => {
				const link = document.createElement("a");
				link.href = href;
				document.querySelector("main")?.append(link);
				link.click();
			}, path);
			await page.waitForURL(path);
			await press();
		}
		await page.goBack();
		await page.evaluate(() => document.querySelector<HTMLElement>("[data-language=en]")?.click());
		await page.waitForURL(/\/en/);
		await wake(page);
		expect(said).toEqual([]);

		// The browser holds scripts to it: no HTML but by the policy of the site, and no second policy.
		const refused = await page.evaluate(() => {
			const { trustedTypes } = window as unknown as {
				trustedTypes: { createPolicy(name: string, rules: object): unknown };
			};
			const attempts = [
				() => document.body.insertAdjacentHTML("beforeend", "<b>nee</b>"),
				() => trustedTypes.createPolicy("site", {}),
				() => trustedTypes.createPolicy("other", {}),
			];
			return attempts.map((attempt) => {
				try {
					return attempt();
				} catch (error) {
					return (error as Error).name;
				}
			});
		});
		expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
	});
}
