import { expect, test, wake } from "./fixtures.ts";

const address = "/belasting-teruggave";

test("the estimate follows the answers, also those given before the application came", async ({ page }) => {
	await page.goto(address);
	const section = page.locator("#rekenhulp");
	const field = (name: RegExp) => section.getByRole("textbox", { name });
	await field(/drempelinkomen/).fill("30000");
	await wake(page);
	const result = section.locator("output");
	await expect(result).toContainText("Kies een jaar");

	await section.getByRole("radio", { name: "2026" }).check();
	await field(/^Prijs/).fill("€ 4000");
	await field(/verzekeraar/).fill("900,00");
	await field(/eigen bijdrage/).fill("400");
	await field(/^Eigen risico/).fill("300,-");
	await expect(result).toContainText(/€\s2\.865,00/);
	await expect(field(/^Prijs/)).toHaveValue("4.000");
	await expect(section.locator("dd")).toHaveText([/2\.400,00/, /2\.400,00/, /960,00/, /495,00/]);

	await field(/verzekeraar/).fill("0");
	await expect(result).toContainText("telt niet mee");
});

test("on a phone the button to the estimate says where it leads, and then the amount", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto(address);
	await wake(page);
	const section = page.locator("#rekenhulp");
	const button = section.locator('a[href$="-result"]');
	await expect(button).toHaveText("Naar de schatting");
	await expect(section.getByRole("radio").first()).toHaveAccessibleName("2026");
	await section.getByRole("radio", { name: "2026" }).check();
	await section.getByRole("textbox", { name: /drempelinkomen/ }).fill("30000");
	await expect(button).toHaveText(/^Schatting: €/);
});

test("a mistake stands at its field, and everything can be cleared", async ({ page }) => {
	await page.goto(address);
	await wake(page);
	const section = page.locator("#rekenhulp");
	const income = section.getByRole("textbox", { name: /drempelinkomen/ });
	await section.getByRole("radio", { name: "2025" }).check();
	await section.getByRole("radio", { name: "Ja" }).first().check();
	await expect(income).toHaveAccessibleName(/u en uw partner samen/);
	await income.fill("veel");
	await expect(income).toHaveAttribute("aria-invalid", "false");
	await income.blur();
	await expect(income).toHaveAttribute("aria-invalid", "true");
	await expect(income).toHaveAccessibleDescription(/1\.234,50/);
	await expect(section.locator("output")).toContainText("niet te lezen");

	await section.getByRole("button", { name: "Wis alles" }).click();
	await expect(income).toHaveValue("");
	await expect(income).toHaveAttribute("aria-invalid", "false");
	await expect(section.getByRole("radio", { name: "2025" })).not.toBeChecked();
	await expect(section.locator("output")).toContainText("Kies een jaar");
});

test("nothing that is filled in leaves the page or stays behind", async ({ page }) => {
	await page.goto(address);
	await wake(page);
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const section = page.locator("#rekenhulp");
	await section.getByRole("radio", { name: "2026" }).check();
	const income = section.getByRole("textbox", { name: /drempelinkomen/ });
	await income.fill("41123");
	await income.press("Enter");
	await expect(section.locator("output")).toContainText("€");
	expect(asked).toEqual([]);
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
	await expect(page).toHaveURL(address);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("there is an explanation with links instead of dead fields", async ({ page }) => {
		await page.goto(address);
		const section = page.locator("#rekenhulp");
		await expect(section.getByText("werkt alleen met JavaScript")).toBeVisible();
		await expect(section.locator("input").first()).toBeHidden();
		await expect(section.getByRole("link", { name: /Gehoorapparaat/ })).toBeVisible();
	});
});
