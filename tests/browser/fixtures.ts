import { test as base, type Page } from "@playwright/test";
import { type FormService, startFormService } from "../servers/form-service.ts";
import { Workshop } from "./studio-workshop.ts";
import { openTour, type Tour } from "./tour.ts";

/** Where the forms of the built site go. The browser of each worker takes it for the service of that worker. */
export const formOrigin = "http://127.0.0.1:8765";

interface Site {
	readonly origin: string;
	readonly form: FormService;
}

/**
 * The site as visitors get it: the real content, built and served by the real commands, with a form service of our own.
 * Every file of tests takes this one, if it can: for another, each worker begins anew, with another browser.
 */
export const test = base.extend<object, { form: FormService; site: Site; tour: Tour; workshop: Workshop }>({
	form: [
		async ({}, use) => {
			const form = await startFormService();
			await use(form);
			await form.close();
		},
		{ scope: "worker" },
	],
	launchOptions: [
		async ({ launchOptions, form }, use) => {
			const rule = `MAP ${new URL(formOrigin).host} ${new URL(form.origin).host}`;
			await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`] });
		},
		{ scope: "worker" },
	],
	site: [
		async ({ form }, use) => use({ origin: process.env.SITE_ORIGIN ?? "", form: { ...form, origin: formOrigin } }),
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.origin),
	tour: [
		async ({ browser, site }, use) => {
			const tour = await openTour(browser, site.origin);
			await use(tour);
			await tour.page.context().close();
		},
		{ scope: "worker" },
	],
	workshop: [
		async ({}, use) => {
			const workshop = new Workshop();
			await use(workshop);
			await workshop.end();
		},
		{ scope: "worker" },
	],
});

/** Points at the name of the site, as at something that one may press. */
export async function pointAtLink(page: Page): Promise<void> {
	await page.getByRole("banner").getByRole("link").first().hover();
}

/** Waits until the application answers. A key brings it, and lets no link fetch its page as a pointer over it would. */
export async function wake(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
}

/** Keeps back what the page asks for until what comes back is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(address, async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

/** What the application shows, without whether a branch is open now: only the browser knows that. */
export async function timelessHtml(page: Page): Promise<string> {
	const html = await page.locator("#app").innerHTML();
	return html.replace(/(<div data-now[^>]*>).*?(?=<\/div>)/g, "$1");
}

export { expect } from "@playwright/test";
