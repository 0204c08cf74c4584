import { localize } from "#core/paths.ts";
import { expect, test, wake } from "./fixtures.ts";
import { languages, source } from "./pages.ts";
import { drawn } from "./tour.ts";

const widths = [360, 768, 1280];

for (const language of languages) {
	test(`every card of an article says its whole sentence: ${language}`, async ({ tour }) => {
		const address = localize("/blogs", language, source);
		await tour.open(address, 1280);
		for (const width of widths) {
			await tour.resize(width);
			expect.soft(await tour.page.evaluate(clampedTexts), `at ${width} px`).toEqual([]);
		}
	});
}

test("every entry of a dropdown, and the foot of the menu of a phone, fits on a line", async ({ page }) => {
	await page.goto("/");
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const dropdown of await page.locator(".site-nav details").all()) {
		await dropdown.locator("summary").click();
		const heights = await dropdown
			.locator(".dropdown-link")
			.evaluateAll((links) => links.map((link) => link.clientHeight));
		expect(new Set(heights)).toEqual(new Set([48]));
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("button", { name: "Menu" }).click();
	await page.evaluate(drawn);
	const foot = page.locator(".menu-foot > *");
	const middles = await foot.evaluateAll((parts) =>
		parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
	);
	expect(middles.length).toBeGreaterThan(1);
	expect(new Set(middles).size).toBe(1);
});

test("the lists of the footer stand open beside each other on a tablet; on a phone they fold, and the footer is short", async ({
	tour,
}) => {
	const { page } = tour;
	const names = page.locator("footer nav summary");
	const links = page.locator("footer nav a");
	await tour.open("/", 768);
	await expect(names.filter({ visible: true })).toHaveCount(0);
	await expect(links.filter({ visible: false })).toHaveCount(0);
	const tops = await page
		.locator("footer nav details > p")
		.evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
	expect(new Set(tops).size).toBe(1);
	await tour.resize(360);
	await expect(links.filter({ visible: true })).toHaveCount(0);
	expect((await page.locator("footer").boundingBox())?.height).toBeLessThanOrEqual(900);
	await names.last().click();
	await expect(links.last()).toBeVisible();
});

test("what a sound leaves of a day is as long as it is safe", async ({ tour }) => {
	await tour.open("/gehoorbescherming/motor", 1280);
	const safe = await tour.page
		.locator("#cijfers svg rect:nth-of-type(3)")
		.evaluateAll((bars) => bars.map((bar) => Math.round(Number(bar.getAttribute("width")))));
	expect(safe).toEqual([480, 60, 15, 5]);
});

test("what one answer asks for is not asked before, and not sent after another", async ({ page }) => {
	await page.goto("/afspraak-maken");
	const town = page.getByLabel("In welke plaats woont u?");
	const phone = page.getByLabel("Telefoonnummer");
	await expect(town).toBeHidden();
	await expect(phone).toBeHidden();
	await page.getByText("Bij u thuis, in Friesland").click();
	await expect(town).toBeVisible();
	await expect(phone).toBeHidden();
	await page.getByText("Per telefoon", { exact: true }).click();
	await expect(phone).toBeVisible();
	await page.getByText("In Leeuwarden", { exact: true }).click();
	await expect(town).toBeHidden();
});

test("mail and phone stand in the first screen of a phone", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	for (const scheme of ["mailto:", "tel:"]) {
		const box = await page.locator(`main a[href^="${scheme}"]`).first().boundingBox();
		expect((box?.y ?? 999) + (box?.height ?? 0), scheme).toBeLessThan(740);
	}
});

test("an e-mail address stands on one line, also on a phone in Arabic", async ({ tour }) => {
	for (const address of [
		"/contact",
		"/ar/contact",
		"/locatie/leeuwarden",
		"/ar/locatie/leeuwarden",
		"/ar/hoortoestellen",
	]) {
		for (const width of [360, 768, 1280]) {
			await tour.open(address, width);
			expect(await tour.page.evaluate(brokenAddresses), `${address} ${width}`).toEqual([]);
		}
	}
});

test("no line begins with the sign behind an address", async ({ tour }) => {
	for (const address of ["/hoortoestellen", "/ar/hoortoestellen", "/ar/locatie/audicien-aan-huis"]) {
		for (const width of [360, 768, 1280]) {
			await tour.open(address, width);
			expect(await tour.page.evaluate(signsApart), `${address} ${width}`).toEqual([]);
		}
	}
});

test("a short text does not end with one or two words alone", async ({ tour }) => {
	for (const width of [768, 1280, 1600]) {
		await tour.open("/onderwerpen/gehoor-beschermen", width);
		const { page } = tour;
		for (const text of [
			page.locator("footer p").filter({ hasText: "oren" }),
			page.locator("main li > div > p + h2 + p").last(),
		]) {
			expect(await text.evaluate(lastLine), `${await text.innerText()} ${width}`).toBeGreaterThan(0.5);
		}
	}
});

test("what a phone asks, and a link to elsewhere, do not end with one word alone", async ({ tour }) => {
	for (const address of [
		"/belasting-teruggave",
		"/en/belasting-teruggave",
		"/en/locatie/audicien-aan-huis",
		"/contact",
		"/ar/contact",
	]) {
		await tour.open(address, 360);
		const texts = tour.page.locator("legend, label[for], output > span:first-child, main a[target=_blank]");
		for (const text of await texts.filter({ visible: true }).all()) {
			expect(await text.evaluate(lastLine), `${address} ${await text.innerText()}`).toBeGreaterThan(0.4);
		}
	}
});

test("the address in a notice is whole on a phone, in every language", async ({ tour }) => {
	for (const language of languages) {
		await tour.open(localize("/locatie/wieringerwerf", language, source), 360);
		expect(await tour.page.evaluate(brokenAddresses), language).toEqual([]);
	}
});

test("how loud something is and how long that is safe end at one edge", async ({ tour }) => {
	for (const address of ["/gehoorbescherming/muziek", "/ar/gehoorbescherming/motor"]) {
		await tour.open(address, 1280);
		const level = tour.page.locator("main li:has(> h3 bdi)").last();
		const edge = (selector: string) => level.locator(selector).first().evaluate(farEdge);
		expect(await edge("h3 + div > p"), address).toBeCloseTo(await edge("h3 bdi"), 0);
	}
});

test("on a tablet a product that is alone has its picture whole, beside its text", async ({ tour }) => {
	for (const address of ["/gehoorbescherming/stilte", "/gehoorbescherming/reis", "/ar/gehoorbescherming/slaap"]) {
		await tour.open(address, 768);
		const card = tour.page.locator("main li:has(> img):has(> div > h3)");
		await expect(card, address).toHaveCount(1);
		const picture = await card.locator("> img").boundingBox();
		const text = await card.locator("> div").boundingBox();
		if (!picture || !text) throw new Error(`${address} shows no product.`);
		expect(picture.width / picture.height, address).toBeCloseTo(4 / 3, 1);
		const apart = text.x > picture.x ? text.x - picture.x - picture.width : picture.x - text.x - text.width;
		expect(apart, address).toBeGreaterThanOrEqual(0);
	}
});

test("choices beside each other begin at one height", async ({ tour }) => {
	for (const [address, width] of [
		["/afspraak-maken", 768],
		["/afspraak-maken", 1280],
		["/locatie/audicien-aan-huis", 1280],
	] as const) {
		await tour.open(address, width);
		const tops = await tour.page
			.getByRole("radiogroup", { name: /Welk deel van de dag|Hoe wilt u antwoord/ })
			.evaluateAll((groups) => groups.map((group) => group.querySelector("label")?.getBoundingClientRect().top));
		expect(tops).toHaveLength(2);
		expect(tops[0], `${address} ${width}`).toBe(tops[1]);
	}
});

test("what a form asks breaks no earlier because it may stay empty", async ({ tour }) => {
	for (const language of languages) {
		await tour.open(localize("/afspraak-maken", language, source), 1280);
		for (const width of [360, 768, 1280]) {
			await tour.resize(width);
			expect.soft(await tour.page.evaluate(brokenEarly), `${language} at ${width} px`).toEqual([]);
		}
	}
});

test("the note over a map leaves the town in sight", async ({ tour }) => {
	for (const address of ["/contact", "/locatie/leeuwarden", "/locatie/wieringerwerf", "/ar/contact"]) {
		for (const width of [360, 768, 1280]) {
			await tour.open(address, width);
			const map = tour.page.locator("main div:has(> img + div button)");
			const drawing = await map.locator("img").boundingBox();
			const note = await map.locator("div").boundingBox();
			if (!drawing || !note) throw new Error("There is no map.");
			// The town stands in the middle third.
			const start = drawing.x + drawing.width / 3;
			const end = start + drawing.width / 3;
			const apart = note.y >= drawing.y + drawing.height || note.x >= end || note.x + note.width <= start;
			expect(apart, `${address} ${width}`).toBe(true);
		}
	}
});

test("prose, steps and forms begin in one column", async ({ tour }) => {
	await tour.open("/werkwijze", 1280);
	const { page } = tour;
	const steps = await page.locator("main ol:has(> li h3)").boundingBox();
	const text = await page.locator("main .beside > p").first().boundingBox();
	expect(Math.abs((steps?.x ?? 0) - (text?.x ?? 99))).toBeLessThan(2);
	await tour.open("/contact", 1280);
	const form = await page.locator("main form").boundingBox();
	expect((form?.x ?? 0) - (text?.x ?? 999)).toBeLessThan(48);
});

test("moments beside each other keep their distance", async ({ tour }) => {
	for (const address of ["/gehoorbescherming/slaap", "/gehoorbescherming/stilte", "/gehoorbescherming/zwem"]) {
		await tour.open(address, 1280);
		expect(await tour.page.evaluate(narrowestGap), address).toBeGreaterThanOrEqual(16);
	}
});

test("a level of sound reads from left to right in Arabic", async ({ tour }) => {
	await tour.open("/ar/gehoorbescherming/muziek", 1280);
	const level = tour.page.getByText("81", { exact: false }).first();
	expect(await level.evaluate(lettersFromLeft)).toBe("81 dB");
});

test("the picture above an article shows most of its drawing on a wide screen", async ({ tour }) => {
	await tour.open("/blogs/tinnitus-behandeling", 1600);
	const box = await tour.page.locator("article header img").boundingBox();
	expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThan(2.2);
});

test("the last heading and its buttons begin at one height", async ({ tour }) => {
	for (const address of ["/", "/gehoorbescherming/motor"]) {
		await tour.open(address, 1280);
		const band = tour.page.locator("main section:last-of-type");
		const heading = await band.locator("h2").boundingBox();
		const button = await band.locator(".button").first().boundingBox();
		expect(Math.abs((heading?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(12);
	}
});

test("a word that may be broken is found, named and copied whole", async ({ page }) => {
	await page.goto("/gehoorbescherming/werk");
	const heading = page.getByRole("heading", { level: 1 });
	expect(await heading.textContent()).toContain("Gehoor\u00adbe\u00adscher\u00adming");
	expect(await page.evaluate(() => Reflect.get(window, "find").call(window, "Gehoorbescherming voor een hele"))).toBe(
		true,
	);
	expect(await page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe(await heading.textContent());
	await wake(page);
	const copied = page.evaluate(
		() =>
			new Promise((done) => {
				addEventListener("copy", ({ clipboardData }) => done(clipboardData?.getData("text/plain")));
			}),
	);
	await heading.evaluate((element) => getSelection()?.selectAllChildren(element));
	await page.keyboard.press("Control+c");
	expect(await copied).toBe("Gehoorbescherming voor een hele werkdag");
});

test("the header goes with the page where larger letters would let it take more than 15 % of the height", async ({
	tour,
}) => {
	const { page } = tour;
	await tour.open("/werkwijze", 360);
	for (const [size, stays] of [
		["100%", true],
		["200%", false],
	] as const) {
		await page.evaluate((font) => {
			document.documentElement.style.setProperty("font-size", font, "important");
			scrollTo(0, 900);
		}, size);
		await page.evaluate(drawn);
		expect(
			await page.locator(".site-header").evaluate((header) => header.getBoundingClientRect().bottom > 0),
			`header in sight at ${size}`,
		).toBe(stays);
	}
});

test("no name of a colour, and no word beside a button, is broken on a small phone or in letters twice as large", async ({
	tour,
}) => {
	await tour.open("/gehoorbescherming/motor", 320);
	expect.soft(await tour.page.evaluate(brokenWords), "at 320 px").toEqual([]);
	await tour.resize(360);
	await tour.page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
	await tour.page.evaluate(drawn);
	expect(await tour.page.evaluate(brokenWords), "twice as large at 360 px").toEqual([]);
});

/** The words beside a sample of a colour, or beside a button, that stand on more than one line. Runs in the page. */
function brokenWords(): string[] {
	const broken: string[] = [];
	for (const part of document.querySelectorAll("main li > svg + span, main li > div > :has(+ button)")) {
		const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			for (const { index, 0: word } of node.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
				if (new Set(tops).size > 1) broken.push(word);
			}
		}
	}
	return broken;
}

/** Texts of cards of which a visitor does not see the end. Runs in the page. */
function clampedTexts(): string[] {
	return [...document.querySelectorAll<HTMLElement>("main li :is(h2, h3, p)")]
		.filter((text) => getComputedStyle(text).overflowY !== "visible" && text.scrollHeight > text.clientHeight + 2)
		.map(({ textContent }) => textContent);
}

/** The addresses for mail that stand on more than one line. */
function brokenAddresses(): string[] {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const broken: string[] = [];
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const at = /[\w.+-]+@[\w.-]+\w/.exec(node.textContent ?? "");
		if (!at || !node.parentElement?.checkVisibility()) continue;
		const range = document.createRange();
		range.setStart(node, at.index);
		range.setEnd(node, at.index + at[0].length);
		const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
		if (new Set(tops).size > 1) broken.push(at[0]);
	}
	return broken;
}

/** Signs behind an address that do not stand on its line. Runs in the page. */
function signsApart(): string[] {
	return [...document.querySelectorAll('main a[href^="mailto:"]')].flatMap((link) => {
		const behind = link.nextSibling;
		if (!(behind instanceof Text) || !/^[.,،]/.test(behind.data)) return [];
		const range = document.createRange();
		range.setStart(behind, 0);
		range.setEnd(behind, 1);
		const { bottom } = link.getBoundingClientRect();
		return range.getBoundingClientRect().top < bottom ? [] : [`${link.textContent}${behind.data}`];
	});
}

/** The length of the last line of a text, as a part of its longest one. Runs in the page. */
function lastLine(text: Element): number {
	const range = document.createRange();
	range.selectNodeContents(text);
	const lines = new Map<number, number>();
	for (const { bottom, width } of range.getClientRects()) {
		const line = Math.round(bottom / 8);
		lines.set(line, (lines.get(line) ?? 0) + width);
	}
	const lengths = [...lines].sort(([a], [b]) => a - b).map(([, length]) => length);
	return (lengths.at(-1) ?? 0) / Math.max(...lengths);
}

/** Where the words of an element end, from the side where the page starts. Runs in the page. */
function farEdge(element: Element): number {
	const range = document.createRange();
	range.selectNodeContents(element);
	const { left, right } = range.getBoundingClientRect();
	return document.dir === "rtl" ? innerWidth - left : right;
}

/** The least distance between the words of two columns of a timeline. Runs in the page. */
function narrowestGap(): number {
	const columns = [...document.querySelectorAll("main ol.grid > li:has(> p + h3)")].map((column) => {
		const range = document.createRange();
		range.selectNodeContents(column);
		const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
		const words = [...column.querySelectorAll("p, h3")].flatMap((part) => {
			const inside = document.createRange();
			inside.selectNodeContents(part);
			return [...inside.getClientRects()];
		});
		return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...words.map(({ right }) => right)) };
	});
	return Math.min(...columns.slice(1).map(({ left }, index) => left - (columns[index]?.right ?? 0)));
}

/** The digits and Latin letters of a text in the order in which they stand. Runs in the page. */
function lettersFromLeft(element: Element): string {
	const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
	const letters = [...(node?.textContent ?? "")].flatMap((letter, at) => {
		if (!node || !/[\dA-Za-z\u00a0]/.test(letter)) return [];
		const range = document.createRange();
		range.setStart(node, at);
		range.setEnd(node, at + 1);
		return [{ letter: letter.replace("\u00a0", " "), left: range.getBoundingClientRect().left }];
	});
	return letters
		.toSorted((one, other) => one.left - other.left)
		.map(({ letter }) => letter)
		.join("");
}

/** Names of fields that may stay empty and would fit in a line, yet stand in more. */
function brokenEarly(): string[] {
	const optional = [...document.querySelectorAll("form span")].filter(
		({ children, textContent }) => children.length === 0 && /^\(.+\)$/.test(textContent ?? ""),
	);
	if (optional.length === 0) return ["no field may stay empty"];
	return optional.flatMap((each) => {
		const name = each.parentElement ?? each;
		const words = document.createRange();
		words.setStart(name, 0);
		words.setEndBefore(each);
		const tops = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
		const alone = document.createElement("span");
		alone.append(words.cloneContents());
		alone.style.cssText = "position: absolute; white-space: nowrap";
		name.append(alone);
		const { width } = alone.getBoundingClientRect();
		alone.remove();
		return tops.size > 1 && width <= name.clientWidth ? [words.toString()] : [];
	});
}
