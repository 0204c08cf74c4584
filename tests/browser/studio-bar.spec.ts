import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { edit, panel, studioFindings, told, typeIn } from "./studio-workshop.ts";

// One worker has the workshop, and one test at a time changes its files; each its own.
test.describe.configure({ mode: "default" });
test.beforeAll(({ workshop }) => workshop.begin());

/** A folder for a picture of each state at each width, where somebody wants to look at them. */
const pictures = process.env.BAR_PICTURES;

const bar = (page: Page) => page.locator("site-studio").getByRole("region", { name: "Studio" });

/** Where each button of the bar stands, by its drawing; what says how things are, by its place. */
async function placesIn(page: Page): Promise<Readonly<Record<string, readonly [left: number, top: number]>>> {
	const places = await bar(page).evaluate((element) =>
		[...element.querySelectorAll("button")].map((each) => {
			const { left, top } = each.getBoundingClientRect();
			const alerts = [...(each.closest(".alerts")?.querySelectorAll("button") ?? [])];
			const drawing = each.querySelector("path")?.getAttribute("d");
			return [alerts.length > 0 ? `alert ${alerts.indexOf(each)}` : String(drawing), [left, top]] as const;
		}),
	);
	return Object.fromEntries(places);
}

test("the bar is one low row in every state, what comes into it moves nothing, and what was said goes", async ({
	page,
	workshop,
}) => {
	test.setTimeout(10 * 60_000);
	const states: [name: string, begin: () => Promise<unknown>][] = [
		["a text that is too long", () => tooLong(page)],
		[
			"the list of what is not saved",
			() =>
				bar(page)
					.getByRole("button", { name: /^Niet bewaard/ })
					.click(),
		],
		[
			"something wrong with the content",
			async () => {
				await bar(page)
					.getByRole("button", { name: /^Let op/ })
					.click();
				await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Let op");
				await expect(panel(page)).toContainText("Dit houdt u niet tegen");
			},
		],
		[
			"what goes online",
			() =>
				bar(page)
					.getByRole("button", { name: /^Zet online/ })
					.click(),
		],
		[
			"a message as long as any",
			() => page.route("**/@studio/write", (route) => route.abort()).then(() => silent(page)),
		],
	];
	await edit(page, `${workshop.origin}/werkwijze`);
	await expect(bar(page).getByRole("button", { name: /^Let op/ })).toBeVisible();
	const widths = [360, 390, 768, 1280];
	const first = new Map<number, Awaited<ReturnType<typeof placesIn>>>();
	const look = async (name: string, width: number) => {
		await page.setViewportSize({ width, height: 740 });
		const where = `${name} at ${width} px`;
		expect.soft((await bar(page).boundingBox())?.height, where).toBeLessThanOrEqual(64);
		const now = await placesIn(page);
		expect.soft(new Set(Object.values(now).map(([, top]) => top)).size, where).toBe(1);
		const before = first.get(width) ?? now;
		first.set(width, before);
		for (const [drawing, place] of Object.entries(before))
			expect.soft(now[drawing], `${where}: ${drawing}`).toEqual(place);
		if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
	};
	for (const [name, begin] of [["nothing", async () => {}] as const, ...states]) {
		// A step that never ends is told by its name.
		await test.step(
			name,
			async () => {
				await page.setViewportSize({ width: 1280, height: 740 });
				await begin();
				for (const width of widths) await look(name, width);
				expect.soft(await studioFindings(page), name).toEqual([]);
			},
			{ timeout: 120_000 },
		);
	}
	await page.unroute("**/@studio/write");
	await page.setViewportSize({ width: 1280, height: 740 });
	await panel(page).getByRole("button", { name: "Probeer het nog eens" }).click({ timeout: 30_000 });
	await expect(told(page)).toHaveText("Nog niet bewaard");
	await page.keyboard.press("Control+z");
	const undo = bar(page).getByRole("button", { name: /^Ongedaan maken: / });
	// It may go between the look and the click.
	await expect(async () => {
		if (await undo.count()) await undo.click({ timeout: 5000 });
		await expect(undo).toHaveCount(0, { timeout: 2000 });
	}).toPass({ timeout: 60_000 });
	await expect(bar(page).getByRole("button", { name: /^Niet bewaard/ })).toHaveCount(0);
	await expect(told(page)).toBeEmpty({ timeout: 30_000 });
});

async function tooLong(page: Page): Promise<void> {
	await typeIn(page.locator("h1"));
	await page.keyboard.press("Control+A");
	await page.keyboard.insertText("Zo lang wordt een kop nooit, ".repeat(5).trim());
	await expect(panel(page).getByRole("alert")).toContainText("er passen er 90");
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
}

async function silent(page: Page): Promise<void> {
	await typeIn(page.locator("main h2").first());
	await page.keyboard.press("End");
	await page.keyboard.type(" nu");
	await page.keyboard.press("F6");
	await expect(told(page)).toHaveText(/^Studio antwoordt niet/);
}
