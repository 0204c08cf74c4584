import { localize } from "#core/paths.ts";
import { expect, test, wake } from "./fixtures.ts";
import { coveringAddresses, source } from "./pages.ts";
import { drawn } from "./tour.ts";

for (const language of ["nl", "ar"] as const) {
	test(`every kind of section keeps the policy, loaded and reached by a link, in ${language}`, async ({ page }) => {
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
		const paths = coveringAddresses.map((path) => localize(path, language, source));
		expect(paths.length).toBeGreaterThan(5);

		// Everything in a page that answers is pressed.
		const press = () =>
			page.evaluate(() => {
				for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
				for (const element of document.querySelectorAll<HTMLElement>("main :is(button, [type=radio])")) element.click();
			});
		for (const path of paths) {
			await page.goto(path);
			await wake(page);
			await press();
			await page.evaluate(drawn);
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
			await page.evaluate(drawn);
		}
		await page.goBack();
		await page.evaluate(() => document.querySelector<HTMLElement>("[data-language]:lang(en)")?.click());
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
