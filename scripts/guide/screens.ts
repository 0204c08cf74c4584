import type { Locator, Page } from "@playwright/test";

/** A screen of Studio in the guide of editors. */
export interface Screen {
	/** Of the picture. */
	readonly name: string;
	/** The page on which it begins. */
	readonly address: string;
	/** What somebody does to get there. Gives what the picture shows. */
	readonly go: (page: Page) => Promise<readonly Locator[]>;
}

const button = (page: Page, name: string | RegExp) =>
	page.locator("site-studio").getByRole("button", { name, exact: true });

const header = (page: Page) => page.getByRole("banner");

const panel = (page: Page) => page.locator("site-studio").getByRole("complementary");

const toolbar = (page: Page) => page.locator("site-studio").getByRole("region", { name: "Studio" });

async function say(page: Page, words: string): Promise<void> {
	await toolbar(page).getByRole("status").filter({ hasText: words }).waitFor();
}

async function edit(page: Page): Promise<void> {
	await button(page, "Bewerken").click();
	await say(page, "Klik op een tekst");
}

/** In the order of the guide. */
export const screens: readonly Screen[] = [
	{
		name: "balk",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await edit(page);
			return [header(page), toolbar(page)];
		},
	},
	{
		name: "tekst",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await edit(page);
			await page.locator("h1").click();
			await page.locator("h1[contenteditable]:focus").waitFor();
			await page.keyboard.press("Control+End");
			await page.keyboard.type(" op maat");
			await say(page, "Bewaard");
			return [header(page), page.locator("h1"), panel(page)];
		},
	},
	{
		name: "gegeven",
		address: "/gehoorbescherming/muziek",
		async go(page) {
			const price = page.locator("main").getByText("€ 139", { exact: true }).first();
			await edit(page);
			await price.click();
			await panel(page).getByText("Dit is een gegeven").waitFor();
			return [header(page), price, panel(page)];
		},
	},
	{
		name: "beeld",
		address: "/werkwijze",
		async go(page) {
			await edit(page);
			await page.locator("main img").first().click();
			await button(page, "Ander beeld kiezen").waitFor();
			return [panel(page)];
		},
	},
	{
		name: "galerij",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await edit(page);
			// Nothing of the gallery lies under the pointer.
			await button(page, /^Onderdeel toevoegen na: /)
				.first()
				.press("Enter");
			const gallery = page.locator("site-studio").getByRole("dialog");
			await gallery.locator(".thumbnail h2").first().waitFor();
			return [gallery];
		},
	},
	{
		name: "onderdelen",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await button(page, "Onderdelen").click();
			const rows = panel(page).locator(".sections > li");
			await rows.nth(1).locator(".grip").hover();
			await page.mouse.down();
			await rows.nth(2).hover();
			await panel(page).locator("[data-dragged]").waitFor();
			return [panel(page)];
		},
	},
	{
		name: "nieuw",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await button(page, "Nieuw…").click();
			await panel(page).locator(".beginnings button").first().waitFor();
			return [panel(page)];
		},
	},
	{
		name: "klaarzetten",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await page
				.locator("site-studio")
				.getByRole("button", { name: /^Klaarzetten \d/ })
				.click();
			await panel(page).getByRole("textbox").waitFor();
			return [panel(page)];
		},
	},
	{
		name: "bekijken",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await page
				.locator("site-studio")
				.getByRole("button", { name: /^Klaarzetten/ })
				.click();
			await button(page, "Bekijken").click();
			await panel(page).locator("iframe").nth(1).contentFrame().locator("h1").waitFor();
			await panel(page).getByRole("listitem").first().waitFor();
			return [panel(page)];
		},
	},
	{
		name: "vertaling",
		address: "/contact",
		async go(page) {
			await edit(page);
			await page.locator("h1").click();
			await page.locator("h1[contenteditable]:focus").waitFor();
			await page.keyboard.press("Control+End");
			await page.keyboard.type(", met uw vragen");
			await say(page, "Bewaard");
			await button(page, /vertalingen zijn nu verouderd$/).click();
			await panel(page)
				.getByRole("button", { name: /^verouderd Kom gerust/ })
				.first()
				.click();
			await page.waitForURL(/\/en\/contact$/);
			await panel(page).getByRole("textbox").waitFor();
			return [header(page), page.locator("h1"), panel(page)];
		},
	},
];
