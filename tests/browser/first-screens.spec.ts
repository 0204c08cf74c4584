import { expect, test } from "./fixtures.ts";

/** How far down a form may begin on a phone, in pixels; a screen is 800. */
const limits = {
	"/afspraak-maken": 1200,
	"/locatie/leeuwarden": 1600,
	"/locatie/wieringerwerf": 1600,
	"/locatie/audicien-aan-huis": 1600,
};

for (const [address, limit] of Object.entries(limits)) {
	test(`the form of ${address} is near the top of a phone`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto(address);
		const box = await page.locator("main form").getByRole("textbox").or(page.getByRole("radio")).first().boundingBox();
		expect(box?.y).toBeGreaterThan(0);
		expect(box?.y).toBeLessThan(limit);
	});
}

test("the appointment form asks first where a visitor wants to come, and for the town only at home", async ({
	page,
}) => {
	await page.goto("/afspraak-maken");
	const form = page.locator("main form");
	await expect(form.getByRole("radiogroup").first()).toHaveAccessibleName("Waar wilt u een afspraak?");
	await form.getByRole("radio", { name: "Bij u thuis, in Friesland" }).check();
	await form.getByRole("button", { name: "Vraag een afspraak aan" }).click();
	const town = page.getByText("Vul uw woonplaats in, dan weten we waar we moeten zijn");
	await expect(town.first()).toBeVisible();
	await form.getByRole("radio", { name: "In Wieringerwerf" }).check();
	await expect(town).toHaveCount(0);
});
