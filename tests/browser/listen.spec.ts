import type { Page } from "@playwright/test";
import { type Bands, centres, sampleRate } from "#site/sections/listen/bands.ts";
import { lossOf, type Way } from "#site/sections/listen/curves.ts";
import { type Sound, soundLevels } from "#site/sections/listen/sounds.ts";
import { levelsOf, spectrumOf } from "#site/sections/listen/spectrum.ts";
import { expect, test, wake } from "./fixtures.ts";

const address = "/hoortoestellen";

/** The way in which a sound is heard as it is. */
const open: Way = { kind: "open" };

/** Samples of a whole loop. */
const loop = 2 ** 17;

/** The states of the sounds that a page began, in their order. */
const states = (page: Page) =>
	page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		const contexts: AudioContext[] = [];
		const Original = AudioContext;
		Object.assign(window, {
			contexts,
			AudioContext: class extends Original {
				constructor(options: AudioContextOptions) {
					super(options);
					contexts.push(this);
				}
			},
		});
	});
});

/** The code that makes the sound, as a visitor gets it. */
async function addressOfPlayer(page: Page): Promise<string> {
	const [request] = await Promise.all([
		page.waitForRequest(/\/player-[^/]+\.js$/),
		page
			.locator("#luister")
			.getByRole("button", { name: /Zoals het is$/ })
			.click(),
	]);
	return request.url();
}

/** What the graph of that code gives, without a speaker. */
async function rendered(page: Page, player: string, sound: Sound, way: Way): Promise<Float64Array> {
	const samples = await page.evaluate(
		async ([file, name, loss, rate, size]) => {
			const { play } = (await import(file)) as { play(context: BaseAudioContext, sound: string, loss: unknown): void };
			const context = new OfflineAudioContext(1, 2 * rate + size, rate);
			play(context, name, loss);
			const buffer = await context.startRendering();
			return [...buffer.getChannelData(0)].map((sample) => Math.round(sample * 1e7));
		},
		[player, sound, lossOf(way), sampleRate, loop] as const,
	);
	return Float64Array.from(samples, (sample) => sample / 1e7);
}

/** Of a whole loop, once it has come up. */
const steadyLevels = (samples: Float64Array) => levelsOf(spectrumOf(samples.slice(-loop)), sampleRate);

/** The mean square of each four tenths of a second, a tenth apart, in dB. */
function loudness(samples: Float64Array): number[] {
	const tenth = sampleRate / 10;
	const squares = Array.from({ length: Math.floor(samples.length / tenth) }, (_, i) =>
		samples.slice(i * tenth, (i + 1) * tenth).reduce((sum, sample) => sum + sample ** 2 / tenth, 0),
	);
	return squares
		.slice(3)
		.map((_, i) => 10 * Math.log10(squares.slice(i, i + 4).reduce((sum, each) => sum + each / 4, 0)));
}

test("what sounds is as loud in every octave as the figures say, within 1 dB, and begins softly", async ({ page }) => {
	await page.goto(address);
	await wake(page);
	const player = await addressOfPlayer(page);
	const heard: Record<Sound, readonly Way[]> = {
		festival: [
			{ kind: "filter", decibel: 15 },
			{ kind: "filter", decibel: 19 },
			{ kind: "filter", decibel: 25 },
		],
		motorcycle: [{ kind: "plug", decibel: 25 }],
		workshop: [{ kind: "plug", decibel: 15 }],
		aircraft: [{ kind: "filter", decibel: 15 }],
		snoring: [{ kind: "plug", decibel: 27 }],
		pool: [],
		birthday: [
			{ kind: "age", age: 70 },
			{ kind: "aid", age: 70 },
		],
	};
	for (const [sound, ways] of Object.entries(heard) as [Sound, readonly Way[]][]) {
		const asItIs = await rendered(page, player, sound, open);
		const openLevels = steadyLevels(asItIs);
		const loudest = Math.max(...openLevels);
		for (const [band, level] of openLevels.entries()) {
			expect(Math.abs(level - loudest - (soundLevels[sound][band] ?? 0)), `${sound} ${centres[band]} Hz`).toBeLessThan(
				1,
			);
		}
		// It comes up from nothing, and is never louder than in its first two seconds.
		const course = loudness(asItIs);
		const steady = Math.max(...course);
		expect(course[0], sound).toBeLessThan(steady - 6);
		expect(Math.max(...course.slice(0, 20)), sound).toBeGreaterThan(steady - 0.5);
		expect(asItIs.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.5001);
		for (const way of ways) {
			const samples = await rendered(page, player, sound, way);
			const name = `${sound} ${JSON.stringify(way)}`;
			const loss: Bands = lossOf(way);
			for (const [band, level] of steadyLevels(samples).entries()) {
				expect(
					Math.abs((openLevels[band] ?? 0) - level - (loss[band] ?? 0)),
					`${name} ${centres[band]} Hz`,
				).toBeLessThan(1);
			}
			// No way of hearing is louder than as it is, at any moment.
			for (const [moment, level] of loudness(samples).entries()) {
				expect(level, `${name} at ${moment / 10} s`).toBeLessThanOrEqual((course[moment] ?? 0) + 0.1);
			}
		}
	}
});

test.describe("for who does not mind motion", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("nothing is fetched or sounds before a press; then one way at a time, until it is stopped", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.goto(address);
		const section = page.locator("#luister");
		await section.scrollIntoViewIfNeeded();
		await wake(page);
		await page.waitForLoadState("networkidle");
		expect(asked.filter((each) => each.includes("/player-"))).toEqual([]);
		expect(await states(page)).toEqual([]);

		asked.length = 0;
		const open = section.getByRole("button", { name: /Zoals het is$/ });
		const aged = section.getByRole("button", { name: /Met het gehoor/ });
		await open.focus();
		await page.keyboard.press("Enter");
		await expect(open).toHaveText(/^Stop/);
		await expect(section.locator("path[stroke]")).toHaveAttribute("d", /^M0 /);
		expect(asked.every((each) => each.includes("/player-"))).toBe(true);

		// Another way goes on in the same sound.
		await aged.click();
		await expect(aged).toHaveText(/^Stop/);
		await expect(open).toHaveText(/^Luister/);
		expect(await states(page)).toEqual(["running"]);

		await aged.click();
		await expect(aged).toHaveText(/^Luister/);
		await expect.poll(() => states(page)).toEqual(["closed"]);
		await expect(section.locator("path[stroke]")).toHaveCount(0);

		await aged.press("Enter");
		await expect(aged).toHaveText(/^Stop/);
		await page.keyboard.press("Escape");
		await expect(aged).toHaveText(/^Luister/);
		await expect(aged).toBeFocused();
		await expect.poll(() => states(page)).toEqual(["closed", "closed"]);
	});
});

test("it stops when the visitor goes to another page, and when its code cannot be had it says so", async ({ page }) => {
	await page.goto(address);
	await wake(page);
	const open = page.locator("#luister").getByRole("button", { name: /Zoals het is$/ });
	await open.click();
	await expect(open).toHaveText(/^Stop/);
	await page.getByRole("link", { name: "belastingteruggave" }).first().click();
	await expect(page).toHaveURL("/belasting-teruggave");
	await expect.poll(() => states(page)).toEqual(["closed"]);

	await page.route(/\/player-/, (route) => route.abort());
	await page.goto("/gehoorbescherming/slaap");
	await wake(page);
	await open.click();
	await expect(page.locator("#luister").getByRole("alert")).toBeVisible();
	await expect(open).toHaveText(/^Luister/);
});

test("for who wants no motion it sounds, and no line moves", async ({ page }) => {
	await page.goto(address);
	await wake(page);
	const section = page.locator("#luister");
	await addressOfPlayer(page);
	await expect(section.getByRole("button", { name: "Stop Zoals het is" })).toBeVisible();
	await expect(section.locator("path[stroke]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("words and drawings are there, and no button", async ({ page }) => {
		await page.goto(address);
		const section = page.locator("#luister");
		await expect(section.getByRole("heading", { level: 3 })).toHaveText([
			"Zoals het is",
			"Met het gehoor van iemand van 70",
			"Hetzelfde gehoor, met een hoortoestel",
		]);
		await expect(section.getByText("Fijn dat je er bent").first()).toBeVisible();
		await expect(section.getByText("hoge tonen 50 dB")).toBeVisible();
		await expect(section.locator("svg")).toHaveCount(3);
		await expect(section.getByRole("button")).toHaveCount(0);
		await expect(section.getByText("geen meting en geen advies")).toBeVisible();
	});
});
