import { axeFindings } from "./audit/axe.ts";
import { faintText } from "./audit/contrast.ts";
import { smallTargets } from "./audit/targets.ts";
import { expect, test } from "./fixtures.ts";
import { serveContent } from "./site.ts";

const summer =
	"  - from: 2090-07-19\n    until: 2090-08-14\n    hours: 10:00-12:00, 13:00-16:00\n    days:\n      saturday: gesloten\n      monday: 22:00-02:00\n    reason: Zomertijden\n";

test("a message, more phone numbers and other opening hours are accessible and fit every screen", async ({ page }) => {
	const { origin, stop } = await serveContent({
		"site.yaml": (text) => `${text}\nmessage:\n  text: Wij zijn verhuisd.\n  link: /contact\n`,
		"facts/business.yaml": (text) =>
			`${text.replace("exceptions:\n", `exceptions:\n${summer}`)}phones:\n  - label: Spoed\n    phone: 058 123 45 99\n`,
		"translations/ar/site.yaml": (text) => `${text}\n- nl: Wij zijn verhuisd.\n  ar: لقد انتقلنا.\n`,
	});
	try {
		for (const [address, message] of [
			["/locatie/leeuwarden", "Wij zijn verhuisd."],
			["/ar/locatie/leeuwarden", "لقد انتقلنا."],
			["/contact", "Wij zijn verhuisd."],
		] as const) {
			await page.goto(origin + address);
			await expect(page.getByRole("complementary").getByRole("link", { name: message })).toBeVisible();
			for (const width of [360, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await axeFindings(page), `${address} at ${width} px`).toEqual([]);
				expect(await page.evaluate(smallTargets), `${address} at ${width} px`).toEqual([]);
				expect(await page.evaluate(faintText), `${address} at ${width} px`).toEqual([]);
				expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
			}
		}
	} finally {
		stop();
	}
});

test("a visit at home is offered as the practice makes it there", async ({ page }) => {
	for (const [address, offered] of [
		["/locatie/leeuwarden", ["Zorg aan huis in Friesland"]],
		["/locatie/wieringerwerf", ["Zorg aan huis in overleg"]],
		["/locatie/audicien-aan-huis", ["Zorg aan huis in Friesland"]],
	] as const) {
		await page.goto(address);
		const reasons = page.locator('main form [name="reden"] option');
		await expect(reasons.filter({ hasText: "Onderhoud" })).toHaveCount(1);
		expect(await reasons.filter({ hasText: "aan huis" }).allTextContents(), address).toEqual(offered);
	}
});

test("who cannot go on can call at once, and the numbers keep their order in Arabic", async ({ page }) => {
	for (const prefix of ["", "/en", "/fr", "/es", "/ar"]) {
		await page.goto(`${prefix}/blogs/stress-tinnitus`);
		for (const [number, shown] of [
			["tel:113", "113"],
			["tel:08000113", "0800-0113"],
		] as const) {
			const link = page.locator(`main a[href="${number}"]`);
			await expect(link, prefix).toHaveText(shown);
			await expect(link.locator("bdi")).toHaveCount(prefix === "/ar" ? 1 : 0);
		}
	}
});
