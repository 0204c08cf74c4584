import { expect, test } from "./fixtures.ts";
import { serveContent } from "./site.ts";

test("a booking calendar asks first, at its own size, and other ways stay beside it", async ({ page }) => {
	const { origin, stop } = await serveContent({
		"site.yaml": (text) => `${text}\nbooking:\n  provider: Proefagenda\n  url: https://agenda.example.org/praktijk\n`,
	});
	try {
		await page.route("https://agenda.example.org/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<title>Agenda</title><h1>Kies een dag</h1>" }),
		);
		const outside: string[] = [];
		page.on("request", (request) => !request.url().startsWith(origin) && outside.push(request.url()));
		await page.setViewportSize({ width: 360, height: 800 });
		await page.goto(`${origin}/afspraak-maken`);
		const ask = page.getByRole("button", { name: "Laat de kalender zien" });
		await ask.scrollIntoViewIfNeeded();
		expect(outside).toEqual([]);
		const reserved = await ask.locator("../../..").boundingBox();
		expect(Math.round(reserved?.height ?? 0)).toBeGreaterThanOrEqual(700);
		await ask.click();
		const frame = page.locator("iframe");
		await expect(frame).toHaveAttribute("src", "https://agenda.example.org/praktijk");
		const box = await frame.boundingBox();
		expect(Math.round(box?.height ?? 0)).toBe(700);
		expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(320);
		await expect(page.getByRole("heading", { name: "Vraag een afspraak aan" })).toBeVisible();
		await expect(page.getByRole("radiogroup", { name: "Waar wilt u een afspraak?" })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
			0,
		);
	} finally {
		stop();
	}
});
