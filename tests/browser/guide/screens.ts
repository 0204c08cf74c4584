import type { Locator, Page } from "@playwright/test";

/** A screen of Studio in the guide of editors, on the way of one change from beginning to end. */
interface Screen {
	/** Of its picture, when the guide shows one. */
	readonly name?: string;
	/** What the film says of it, when the film shows it. */
	readonly caption?: string;
	/** The page on which it begins, when that is not the one before. */
	readonly address?: string;
	/** What somebody does to get there. Gives what the picture shows. */
	readonly go: (page: Page) => Promise<readonly Locator[]>;
}

/** A screen, and what its picture shows. */
export type Shown = Screen & { readonly shown: readonly Locator[] };

const studio = (page: Page) => page.locator("site-studio");

const toolbar = (page: Page) => studio(page).getByRole("region", { name: "Studio" });

const panel = (page: Page) => studio(page).getByRole("complementary");

const button = (place: Locator, name: string | RegExp) => place.getByRole("button", { name, exact: true });

const header = (page: Page) => page.getByRole("banner");

const title = (page: Page) => page.locator("h1");

/** Waits until Studio says it, be it only in its bar where a window is narrow. */
async function say(page: Page, words: string | RegExp): Promise<void> {
	await studio(page).getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
}

/** Types behind a text of the page. */
async function typeBehind(page: Page, words: string): Promise<void> {
	await title(page).click();
	await page.locator("h1[contenteditable]:focus").waitFor();
	await page.keyboard.press("Control+End");
	await page.keyboard.type(words);
	await say(page, "Bewaard");
}

const price = (page: Page) =>
	page
		.locator("main")
		.getByText(/^€\s1(?:39|45)$/)
		.first();

const screens: readonly Screen[] = [
	{
		name: "balk",
		caption: "Start Studio en kies Bewerken in de balk onderaan.",
		address: "/contact",
		async go(page) {
			await button(toolbar(page), "Bewerken").click();
			await say(page, "Klik op een tekst");
			return [header(page), toolbar(page)];
		},
	},
	{
		name: "tekst",
		caption: "Klik op een tekst en typ. Onderaan staat 'Bewaard'.",
		async go(page) {
			await typeBehind(page, ", met uw vragen");
			return [header(page), title(page), panel(page)];
		},
	},
	{
		caption: "De balk zegt hoeveel vertalingen nu verouderd zijn. Klik erop.",
		async go(page) {
			await button(toolbar(page), /: 4 vertalingen zijn nu verouderd$/).click();
			await button(panel(page), /^verouderd Kom gerust/)
				.first()
				.waitFor();
			return [panel(page)];
		},
	},
	{
		name: "vertaling",
		caption: "Kies een vertaling. U ziet wat er in het Nederlands veranderd is.",
		async go(page) {
			await button(panel(page), /^verouderd Kom gerust/)
				.first()
				.click();
			await page.waitForURL(/\/en\/contact$/);
			await panel(page).getByRole("textbox").waitFor();
			return [header(page), title(page), panel(page)];
		},
	},
	{
		caption: "Typ de nieuwe vertaling.",
		async go(page) {
			const field = panel(page).getByRole("textbox");
			await field.press("Control+End");
			await field.pressSequentially(", with your questions");
			await title(page).getByText("with your questions").waitFor();
			await say(page, "Bewaard");
			return [title(page), panel(page)];
		},
	},
	{
		name: "gegeven",
		caption: "Klik op een prijs. Studio zegt op welke pagina's hij verandert.",
		address: "/gehoorbescherming/muziek",
		async go(page) {
			await price(page).click();
			await panel(page).getByText("Dit is een gegeven").waitFor();
			return [header(page), price(page), panel(page)];
		},
	},
	{
		caption: "Typ de nieuwe prijs. Hij verandert overal waar hij staat.",
		async go(page) {
			await panel(page).getByRole("textbox", { name: "prijs", exact: true }).fill("145");
			await say(page, "Bewaard");
			await page.locator("main").getByText("€ 145").first().waitFor();
			return [price(page)];
		},
	},
	{
		name: "online-zetten",
		caption: "Kies Zet online en lees wat er voor een bezoeker verandert.",
		address: "/contact",
		async go(page) {
			await button(toolbar(page), /^Zet online: \d/).click();
			await panel(page).getByRole("textbox").waitFor();
			return [panel(page)];
		},
	},
	{
		name: "bekijken",
		caption: "Kies Bekijken: de pagina zoals zij nu is, en zoals zij wordt.",
		async go(page) {
			await button(panel(page), "Bekijken").click();
			await panel(page).locator("iframe").nth(1).contentFrame().locator("h1").waitFor();
			await panel(page).getByRole("listitem").first().waitFor();
			return [panel(page)];
		},
	},
	{
		name: "verstuurd",
		caption: "Kies weer Wijzigingen en helemaal onderaan Zet online.",
		async go(page) {
			await button(panel(page), "Wijzigingen").click();
			await button(panel(page), "Zet online").click();
			await panel(page).getByRole("status").filter({ hasText: "Verstuurd" }).waitFor();
			return [panel(page)];
		},
	},
	{
		name: "beeld",
		address: "/werkwijze",
		async go(page) {
			await page.locator("main img").first().click();
			await button(panel(page), "Ander beeld kiezen").waitFor();
			return [panel(page)];
		},
	},
	{
		name: "nieuw",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await button(toolbar(page), "Nieuw…").click();
			await panel(page).locator(".wizards button").first().waitFor();
			return [panel(page)];
		},
	},
	{
		name: "galerij",
		address: "/gehoorbescherming/reis",
		async go(page) {
			// Nothing of the gallery lies under the pointer.
			await button(studio(page), /^Onderdeel toevoegen na: /)
				.first()
				.press("Enter");
			const gallery = studio(page).getByRole("dialog");
			await gallery.locator(".thumbnail h2").first().waitFor();
			return [gallery];
		},
	},
	{
		name: "onderdelen",
		address: "/gehoorbescherming/reis",
		async go(page) {
			await button(toolbar(page), "Onderdelen").click();
			const rows = panel(page).locator(".sections > li");
			await rows.nth(1).locator(".grip").hover();
			await page.mouse.down();
			await rows.nth(2).hover();
			await panel(page).locator("[data-dragged]").waitFor();
			return [panel(page)];
		},
	},
];

/** Names of the pictures in the guide. */
export const pictures = screens.flatMap(({ name }) => name ?? []);

/** What the film says, in its order. */
export const captions = screens.flatMap(({ caption }) => caption ?? []);

/** Goes through all screens in one tab, on a copy of the content. Gives each with what its picture shows. */
export async function* walk(page: Page, origin: string): AsyncGenerator<Shown> {
	for (const screen of screens) {
		if (screen.address !== undefined) {
			await page.goto(origin + screen.address);
			// From here on the application answers.
			await page.waitForFunction(() => history.scrollRestoration === "manual");
		}
		yield { ...screen, shown: await screen.go(page) };
	}
}
