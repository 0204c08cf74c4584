import { expect, test, wake } from "./fixtures.ts";

const address = "/locatie/audicien-aan-huis";

test("a visitor types a town and hears whether it is served", async ({ page }) => {
	await page.goto(address);
	const section = page.locator("#plaatsen");
	const box = section.getByLabel("Typ de naam van uw plaats");
	await expect(section.getByRole("listitem").first()).toContainText("Leeuwarden");
	// Typed before the application came.
	await box.fill("bergum");
	await wake(page);
	const answer = section.getByRole("status");
	await expect(answer).toHaveText("Ja, we komen in Burgum (ook bekend als Bergum).");
	await expect(section.locator("mark")).toHaveText(["Burgum"]);
	// Its dot on the map is the one that is large.
	await expect(section.locator('circle[r="12"]')).toHaveCount(1);
	await box.fill("Schagen");
	await expect(answer.getByText("Schagen staat niet in de lijst.")).toBeVisible();
	await expect(answer.getByText("Woont u ergens anders in Friesland? Bel of mail ons.")).toBeVisible();
	await expect(answer.getByRole("link")).toHaveCount(2);
	await box.fill("Wieringerwerf");
	await expect(answer.getByRole("link", { name: "Bekijk die vestiging" })).toHaveAttribute(
		"href",
		"/locatie/wieringerwerf",
	);
	await box.fill("");
	await expect(answer).toBeEmpty();
	await expect(section.locator("ul > li")).toHaveCount(62);
});

test("the form offers every town, and elsewhere in Friesland", async ({ page }) => {
	await page.goto(address);
	const options = page.getByLabel("In welke plaats woont u?").locator("option");
	await expect(options).toHaveCount(64);
	await expect(options.last()).toHaveText("andere plaats in Friesland");
});
