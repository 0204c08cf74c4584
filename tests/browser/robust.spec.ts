import type { Page } from "@playwright/test";
import { startWeakHost, type WeakHost } from "../servers/weak-host.ts";
import { test as base, expect, pointAtLink, wake } from "./fixtures.ts";

/** The built site behind a host that can be told to misbehave. */
const test = base.extend<{ host: WeakHost }>({
	host: async ({ site }, use) => {
		const host = await startWeakHost(site.origin);
		await use(host);
		await host.close();
	},
	baseURL: async ({ host }, use) => use(host.origin),
});

const application = /\/assets\/entry-client/;

const menuLink = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name });

const failed = (page: Page) => page.waitForFunction(() => "failed" in document.documentElement.dataset);

/** What must hold whatever goes wrong: the page can be read, its menu opens, and a link leads on. */
async function readsAndLeadsOn(page: Page): Promise<void> {
	await expect(page.locator("h1")).toBeVisible();
	await expect(page.locator("main section").first()).toBeVisible();
	await page.locator(".site-nav summary").first().click();
	await expect(page.locator(".site-nav .dropdown").first()).toBeVisible();
	await menuLink(page, "Blogs").click();
	await expect(page).toHaveURL("/blogs");
	await expect(page.locator("h1")).toHaveText("Onze Blogs");
}

test.describe("the application cannot be had", () => {
	for (const trouble of ["gone", "error", "dropped", "cut", "short", "page"] as const) {
		test(`its file is ${trouble}: page and links stay, and what needs it says so`, async ({ page, host }) => {
			const pageErrors: string[] = [];
			page.on("pageerror", (error) => pageErrors.push(error.message));
			host.trouble(application, trouble);
			await page.goto("/contact");
			await pointAtLink(page);
			await failed(page);
			const load = page.getByRole("button", { name: "Laat de kaart zien" }).first();
			await load.click();
			const notice = page.getByText("Dit onderdeel kon niet geladen worden. Laad de pagina opnieuw.").first();
			await expect(notice).toBeVisible();
			await expect(page.locator("html")).not.toHaveAttribute("data-loading");
			await readsAndLeadsOn(page);
			expect(pageErrors).toEqual([]);
		});
	}

	test("for a moment: the next click brings it, and takes the message away", async ({ page, host }) => {
		host.trouble(application, "dropped");
		await page.goto("/contact");
		await pointAtLink(page);
		await failed(page);
		host.mend();
		await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "kaart" }));
		await page.getByRole("button", { name: "Laat de kaart zien" }).first().click();
		await expect(page.locator("iframe")).toHaveCount(1);
		await expect(page.locator("html")).not.toHaveAttribute("data-failed");
	});

	for (const [file, what] of [
		[/\/contact\.page\.json/, "the data of the page"],
		[/\/assets\/shell\./, "the words of the shell"],
		[/\/assets\/View\.lazy/, "the code of a section"],
	] as const) {
		test(`because of ${what}`, async ({ page, host }) => {
			for (const trouble of ["gone", "short", "page"] as const) {
				host.mend();
				host.trouble(file, trouble);
				await page.goto("/contact");
				await pointAtLink(page);
				await failed(page);
				await expect(page.locator("main form [name=name]")).toBeVisible();
				await readsAndLeadsOn(page);
			}
		});
	}

	test("because the page cannot be drawn in this browser: what was sent stays, with what was typed", async ({
		page,
		host,
	}) => {
		host.change(/\/assets\/shell/, (text) => text.replace('"menu":', '"menu":null,"was":'));
		await page.addInitScript(typeWhileDrawn);
		await page.goto("/contact");
		await page.locator("main form [name=name]").fill("Ymkje de Vries");
		await failed(page);
		await expect(page.locator("main form [name=name]")).toHaveValue("Ymkje de Vries");
		await expect(page.locator("main form [name=email]")).toHaveValue("ymkje@example.org");
		await readsAndLeadsOn(page);
	});

	test("because the loader itself may not run: links, menu and forms are those of the browser", async ({
		page,
		host,
		site,
	}) => {
		host.change(/\/contact$/, (text) => text.replace("(function(){", "(function(){ "));
		await page.goto("/contact");
		await page.setViewportSize({ width: 360, height: 740 });
		await page.getByRole("button", { name: "Menu" }).click();
		await expect(page.locator("#menu")).toBeVisible();
		await page.locator("#menu").getByRole("button", { name: "Sluiten" }).click();
		await expect(page.locator("#menu")).toBeHidden();
		for (const [name, value] of Object.entries(message)) await page.locator(`main form [name=${name}]`).fill(value);
		const before = site.form.requests.length;
		await page.locator("main form [type=submit]").click();
		await page.waitForURL(`${site.form.origin}/**`);
		expect(site.form.requests[before]?.body).toMatchObject(message);
	});
});

/** When the application has looked at what was sent, and draws, somebody types. Runs in the page. */
function typeWhileDrawn(): void {
	const { cloneNode } = Node.prototype;
	Node.prototype.cloneNode = function (this: Element, deep) {
		if (this.id === "app") {
			queueMicrotask(() => {
				const email = document.querySelector<HTMLInputElement>("main form [name=email]");
				if (email) email.value = "ymkje@example.org";
				email?.dispatchEvent(new Event("input", { bubbles: true }));
			});
		}
		return cloneNode.call(this, deep);
	};
}

const message = {
	name: "Ymkje de Vries",
	email: "ymkje@example.org",
	subject: "Hoortest",
	message: "Wanneer kan ik langskomen?",
};

async function fillIn(page: Page): Promise<void> {
	for (const [name, value] of Object.entries(message)) await page.locator(`main form [name=${name}]`).fill(value);
}

async function expectFilled(page: Page): Promise<void> {
	for (const [name, value] of Object.entries(message)) {
		await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value);
	}
}

test("an application that does not come: a form is posted after ten seconds, once, when it is filled in", async ({
	page,
	host,
	site,
}) => {
	host.hold(application);
	await page.clock.install();
	await page.goto("/contact");
	await fillIn(page);
	const email = page.locator("main form [name=email]");
	await email.fill("");
	const before = site.form.requests.length;
	const send = page.locator("main form [type=submit]");
	const loading = page.locator("html[data-loading]");
	await send.click();
	await expect(loading).toBeAttached();
	await page.clock.fastForward(10_100);
	await expect(loading).not.toBeAttached();
	await expect(email).toBeFocused();
	await email.fill(message.email);
	await send.click();
	await page.clock.fastForward(4000);
	await send.click();
	await page.clock.fastForward(4000);
	await page.keyboard.press("Enter");
	await expectFilled(page);
	await expect(loading).toBeAttached();
	expect(site.form.requests).toHaveLength(before);
	await page.clock.fastForward(2100);
	await page.waitForURL(`${site.form.origin}/**`);
	await page.waitForTimeout(500);
	const posts = site.form.requests.slice(before).filter(({ method }) => method === "POST");
	expect(posts.map(({ body }) => body)).toEqual([expect.objectContaining(message)]);
});

test.describe("an old tab after a new release", () => {
	test("that has the application opens the new page, once, at its place", async ({ page, host }) => {
		await page.goto("/blogs/gehoorschade-voorkomen");
		await wake(page);
		host.release();
		const documents = countDocuments(page);
		await page.getByRole("link", { name: "Neem contact op" }).click();
		await expect(page).toHaveURL("/#contact");
		await expect(page.locator("html")).toHaveAttribute("data-build", /later$/);
		await expect(page.locator("#contact")).toBeInViewport();
		await wake(page);
		await menuLink(page, "Blogs").click();
		await expect(page.locator("h1")).toHaveText("Onze Blogs");
		expect(documents()).toBe(1);
	});

	test("that goes back finds the page it came from", async ({ page, host }) => {
		await page.goto("/contact");
		await wake(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
		await expect(page).toHaveURL("/contact#privacy");
		// Not warmed, so it has to be fetched when the visitor comes back.
		await menuLink(page, "Blogs").click();
		await expect(page.locator("h1")).toHaveText("Onze Blogs");
		await page.reload();
		await wake(page);
		host.release();
		await page.goBack();
		await expect(page).toHaveURL("/contact#privacy");
		await expect(page.locator("html")).toHaveAttribute("data-build", /later$/);
		await expect(page.locator("h1")).toHaveText("Kom gerust bij ons langs");
	});

	test("that has no application yet: menu, links and forms do without", async ({ page, host, site }) => {
		// A pointer that stands where the page comes asks for it at once.
		let next = () => {};
		const released = new Promise<void>((resolve) => {
			next = resolve;
		});
		await page.route(application, async (route) => {
			await released;
			await route.continue();
		});
		await page.goto("/contact");
		host.release();
		next();
		await fillIn(page);
		await failed(page);
		await expectFilled(page);
		const before = site.form.requests.length;
		await page.locator("main form [type=submit]").click();
		await page.waitForURL(`${site.form.origin}/**`);
		expect(site.form.requests[before]?.body).toMatchObject(message);
		await page.goBack();
		await readsAndLeadsOn(page);
		await expect(page.locator("html")).toHaveAttribute("data-build", /later$/);
	});

	test("that is still loading stays as it is, and asks no more than it was asked", async ({ page, host }) => {
		// A pointer that stands where the page comes asks for it at once.
		const go = host.hold(/\/contact\.page\.json/);
		await page.goto("/contact");
		await page.locator("main form [name=name]").fill(message.name);
		host.release();
		go();
		await failed(page);
		await page.waitForTimeout(500);
		await expect(page.locator("main form [name=name]")).toHaveValue(message.name);
		expect(host.asked.filter((path) => path.startsWith("/contact.page.json")).length).toBeLessThanOrEqual(4);
		expect(host.asked.filter((path) => path === "/contact")).toHaveLength(1);
	});
});

function countDocuments(page: Page): () => number {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	return () => documents;
}

test.describe("a slow network", () => {
	test("a click during loading opens the page, and one afterwards shows that it was heard", async ({ page, host }) => {
		await page.goto("/");
		host.trouble(/./, { delay: 800 });
		await pointAtLink(page);
		await menuLink(page, "Blogs").click({ noWaitAfter: true });
		await expect(page.locator("h1")).toHaveText("Onze Blogs");
		host.mend();
		await wake(page);
		host.trouble(/./, { delay: 800 });
		await menuLink(page, "Contact").click();
		await expect(page.locator("html")).toHaveAttribute("data-loading");
		expect(await page.evaluate(() => getComputedStyle(document.documentElement, "::before").borderTopWidth)).toBe(
			"4px",
		);
		// Changing one's mind, and a double click, end at one page, one step further.
		await page.getByRole("contentinfo").getByRole("link", { name: "Over Ons" }).dblclick();
		await expect(page).toHaveURL("/over-ons");
		await expect(page.locator("html")).not.toHaveAttribute("data-loading");
		host.mend();
		await page.goBack();
		await expect(page).toHaveURL("/blogs");
	});

	test("a map that is asked for too early shows that it was heard, and comes", async ({ page, host }) => {
		const go = host.hold(application);
		await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "kaart" }));
		await page.goto("/contact");
		const load = page.getByRole("button", { name: "Laat de kaart zien" }).first();
		await load.dblclick();
		await expect(page.locator("html")).toHaveAttribute("data-loading");
		go();
		await expect(page.locator("iframe")).toHaveCount(1);
		await expect(page.locator("html")).not.toHaveAttribute("data-loading");
	});

	test("every character that is typed meanwhile stays, in every kind of part", async ({ page, host }) => {
		for (const [address, field] of [
			["/contact", "main form [name=message]"],
			["/locatie/audicien-aan-huis", "main search input"],
			["/belasting-teruggave", "main input[inputmode=decimal]"],
		] as const) {
			const text = field.includes("decimal") ? "3456789" : "Leeuwarden en omstreken";
			const go = host.hold(application);
			await page.goto(address);
			const input = page.locator(field).first();
			await input.focus();
			for (const [index, character] of [...text].entries()) {
				await page.keyboard.press(character);
				if (index === 5) go();
				await page.waitForTimeout(15);
			}
			await page.waitForFunction(() => "ready" in document.documentElement.dataset);
			await expect(input).toHaveValue(text);
			await expect(input).toBeFocused();
			host.mend();
		}
	});

	test("a reload in the middle of a navigation shows the page one is on", async ({ page, host }) => {
		await page.goto("/");
		await wake(page);
		host.hold(/\.page\.json/);
		await menuLink(page, "Blogs").click();
		await expect(page.locator("html")).toHaveAttribute("data-loading");
		host.mend();
		await page.reload();
		await expect(page).toHaveURL("/");
		await expect(page.locator("h1")).toContainText("Beter horen");
		await readsAndLeadsOn(page);
	});

	test("a link to a place on the page answers at once, before, during and after loading", async ({ page, host }) => {
		const go = host.hold(application);
		await page.goto("/contact");
		const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
		await link("Privacy").click();
		await expect(page.locator("#privacy")).toBeInViewport();
		go();
		await link("Cookies").click();
		await expect(page.locator("#cookies")).toBeInViewport();
		await page.waitForFunction(() => "ready" in document.documentElement.dataset);
		await expect(page.locator("#cookies")).toBeInViewport();
		await link("Toegankelijkheid").click();
		await expect(page.locator("#toegankelijkheid")).toBeInViewport();
		await link("Toegankelijkheid").click();
		await page.goBack();
		await expect(page).toHaveURL("/contact#cookies");
	});
});

test.describe("a lost network", () => {
	test("a link shows the browser's own message, and going back works", async ({ page, context }) => {
		await page.goto("/contact");
		await wake(page);
		await fillIn(page);
		await context.setOffline(true);
		await menuLink(page, "Blogs").click();
		// Not `waitForURL`: that fails with the navigation whose failure is waited for.
		await expect(page).toHaveURL(/chrome-error/);
		await context.setOffline(false);
		await page.goBack();
		await expect(page).toHaveURL("/contact");
		await readsAndLeadsOn(page);
	});

	for (const before of [true, false]) {
		const when = before ? "before the application came" : "with the application";
		test(`a form ${when} says so and keeps what was typed, and can be sent later`, async ({
			page,
			context,
			host,
			site,
		}) => {
			site.form.setMode("true");
			const go = host.hold(application);
			if (!before) go();
			await page.goto("/contact");
			await fillIn(page);
			if (!before) await page.waitForFunction(() => "ready" in document.documentElement.dataset);
			await context.setOffline(true);
			if (before) host.trouble(application, "dropped");
			go();
			await page.locator("main form [type=submit]").click();
			const said = before
				? "U hebt nu geen verbinding met internet. Uw bericht is niet verzonden en staat hier nog."
				: "Probeer het later nog eens of neem telefonisch contact op.";
			await expect(page.getByText(said).first()).toBeVisible();
			await expectFilled(page);
			await context.setOffline(false);
			host.mend();
			await page.locator("main form [type=submit]").click();
			await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
			await expect(page.getByText("U hebt nu geen verbinding")).toBeHidden();
		});
	}
});

test("going back finds what was typed", async ({ page }) => {
	await page.goto("/locatie/audicien-aan-huis");
	await page.locator("main search input").fill("Grou");
	await wake(page);
	await page.locator("main form [name=name]").fill(message.name);
	const choice = page.locator("main form [type=radio]").nth(1);
	await choice.check();
	await menuLink(page, "Blogs").click();
	await expect(page.locator("h1")).toHaveText("Onze Blogs");
	await page.goBack();
	await expect(page.locator("main form [name=name]")).toHaveValue(message.name);
	await expect(choice).toBeChecked();
	await expect(page.locator("main search input")).toHaveValue("Grou");
	await expect(page.locator("main search [role=status]")).toContainText("Grou");
});

test("a link that shall open elsewhere opens elsewhere", async ({ page, context }) => {
	await page.goto("/contact");
	await wake(page);
	const opens = async (act: () => Promise<void>) => {
		const opened = context.waitForEvent("page");
		await act();
		const other = await opened;
		await other.close();
		await expect(page).toHaveURL("/contact");
	};
	await opens(() => menuLink(page, "Blogs").click({ modifiers: ["ControlOrMeta"] }));
	await opens(() => menuLink(page, "Blogs").click({ modifiers: ["Shift"] }));
	await opens(() => menuLink(page, "Blogs").click({ button: "middle" }));
	await context.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "kaart" }));
	await opens(() => page.locator("main a[target=_blank]").first().click());
});

test("a link to where one is makes no step in the history", async ({ page }) => {
	await page.goto("/");
	await wake(page);
	await menuLink(page, "Blogs").dblclick();
	await expect(page.locator("h1")).toHaveText("Onze Blogs");
	await menuLink(page, "Blogs").click();
	await page.goBack();
	await expect(page).toHaveURL("/");
});

test("without observers, popovers, dialogs and storage the page reads, leads on and comes to life", async ({
	page,
}) => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	await page.addInitScript(() => {
		const remove = (owner: object, ...names: string[]) => {
			for (const name of names) Reflect.deleteProperty(owner, name);
		};
		remove(window, "IntersectionObserver", "ResizeObserver", "navigation");
		remove(HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover", "popover");
		remove(Document.prototype, "startViewTransition");
		remove(Navigator.prototype, "sendBeacon");
		for (const name of ["localStorage", "sessionStorage"]) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("denied", "SecurityError");
				},
			});
		}
	});
	await page.goto("/contact");
	await wake(page);
	await page.locator("main form [name=name]").fill(message.name);
	await readsAndLeadsOn(page);
	expect(errors).toEqual([]);
});

test("one section that fails while the page comes to life says so, and the rest lives", async ({ page, host }) => {
	host.change(/\/contact\.page\.json/, (text) => text.replace(/("type":"contact-cards".*?"data":){/, '$1{},"was":{'));
	await page.goto("/contact");
	await wake(page);
	await expect(page.getByText("Dit deel van de pagina kan nu niet getoond worden.")).toHaveCount(1);
	await expect(page.locator("main form")).toBeVisible();
	await readsAndLeadsOn(page);
});
