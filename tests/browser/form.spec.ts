import type { Page } from "@playwright/test";
import { expect, holdBack, test, wake } from "./fixtures.ts";

const visitor = {
	name: "Ymkje de Vries",
	email: "ymkje@example.org",
	subject: "Hoortest",
	message: "Wanneer kan ik langskomen voor een test?",
};

async function fillIn(page: Page, values: Partial<typeof visitor> = visitor): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`main form [name="${name}"]`).fill(value);
}

/** The form stands near, so the application comes by itself once it is scrolled to. */
async function openForm(page: Page): Promise<void> {
	await page.goto("/contact");
	await page.locator("main form").scrollIntoViewIfNeeded();
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
}

const submit = (page: Page) => page.locator("main form").getByRole("button", { name: "Verstuur bericht" });

test.beforeEach(({ site }) => site.form.setMode("true"));

test("a message arrives with exactly the seven keys, and the form is empty again", async ({ page, site }) => {
	await openForm(page);
	await fillIn(page, { ...visitor, name: "  Ymkje de Vries " });
	const before = site.form.requests.length;
	await submit(page).click();
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	await expect(page.getByText("We nemen zo snel mogelijk contact met je op.").first()).toBeVisible();
	await expect(page.locator('main form [name="message"]')).toHaveValue("");
	expect(site.form.requests.length).toBe(before + 1);
	const request = site.form.requests[before];
	expect(request?.headers["content-type"]).toContain("application/json");
	expect(request?.headers.accept).toContain("application/json");
	expect(request?.body).toEqual({
		name: "Ymkje de Vries",
		email: "ymkje@example.org",
		phone: "Niet opgegeven",
		subject: "Hoortest",
		message: "Wanneer kan ik langskomen voor een test?",
		_subject: "Contactformulier: Hoortest",
		_captcha: false,
	});
});

test("mistakes are said under each field and above the form, and disappear while they are mended", async ({
	page,
	site,
}) => {
	await openForm(page);
	const before = site.form.requests.length;
	await fillIn(page, { name: "Y", email: "geen adres", subject: "Ho", message: "Kort" });
	await submit(page).click();
	const messages = [
		"Naam moet minimaal 2 karakters bevatten",
		"Ongeldig email adres",
		"Onderwerp moet minimaal 3 karakters bevatten",
		"Bericht moet minimaal 10 karakters bevatten",
	];
	const form = page.locator("main form");
	for (const message of messages) await expect(form.getByText(message)).toHaveCount(2);
	const name = form.locator('[name="name"]');
	await expect(name).toHaveAttribute("aria-invalid", "true");
	const described = (await name.getAttribute("aria-describedby")) ?? "";
	await expect(page.locator(`#${described.split(" ").at(-1)}`)).toContainText(
		"Naam moet minimaal 2 karakters bevatten",
	);
	// The summary has the focus and leads to the fields.
	await expect(page.locator(":focus")).toContainText("Ongeldig email adres");
	await page.getByRole("link", { name: "Ongeldig email adres" }).click();
	await expect(form.locator('[name="email"]')).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("ymkje@example.org");
	await page.keyboard.press("Tab");
	await expect(form.getByText("Ongeldig email adres")).toHaveCount(0);
	expect(site.form.requests.length).toBe(before);
});

for (const mode of ["refused", "too-many", "dropped", "not-json", "boolean-true"] as const) {
	test(`a service that answers "${mode}" loses nothing`, async ({ page, site }) => {
		site.form.setMode(mode);
		const logged: string[] = [];
		page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
		await openForm(page);
		await fillIn(page);
		const before = site.form.requests.length;
		await submit(page).click();
		const toast = page.getByRole("alert").filter({ hasText: "Er ging iets mis" });
		await expect(toast).toContainText("Probeer het later nog eens of neem telefonisch contact op.");
		for (const [name, value] of Object.entries(visitor)) {
			await expect(page.locator(`main form [name="${name}"]`)).toHaveValue(value);
		}
		const mail = page.locator('main form a[href^="mailto:"]');
		const href = (await mail.getAttribute("href")) ?? "";
		expect(decodeURIComponent(href)).toContain(visitor.message);
		expect(site.form.requests.length).toBe(before + 1);
		expect(logged.join("\n")).not.toBe("");
		// The same message can be sent again.
		site.form.setMode("true");
		await submit(page).click();
		await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	});
}

test("the message that something went wrong covers nothing of what the page says about it", async ({ page, site }) => {
	for (const viewport of [
		{ width: 360, height: 740 },
		{ width: 1280, height: 800 },
	]) {
		await page.setViewportSize(viewport);
		site.form.setMode("refused");
		await openForm(page);
		await fillIn(page);
		await submit(page).click();
		const toast = await page.getByRole("alert").filter({ hasText: "Er ging iets mis" }).locator("> div").boundingBox();
		const panel = await page.getByRole("region", { name: "Er ging iets mis" }).boundingBox();
		if (!toast || !panel) throw new Error("No message is to be seen.");
		const apart = toast.y + toast.height <= panel.y || panel.x + panel.width <= toast.x;
		expect(apart, `${JSON.stringify({ toast, panel })} at ${viewport.width} px`).toBe(true);
		expect(panel.y + panel.height).toBeLessThanOrEqual(viewport.height);
	}
	site.form.setMode("true");
});

test("nothing is called wrong before anybody typed", async ({ page }) => {
	for (const address of ["/afspraak-maken", "/belasting-teruggave"]) {
		await page.goto(address);
		await wake(page);
		const controls = page.locator("main :is(input[required], select[required])");
		expect(await controls.count()).toBeGreaterThan(1);
		for (const control of await controls.all()) await expect(control).toHaveAttribute("aria-invalid", "false");
	}
});

test("while a slow service takes its time the button says so and sends only once", async ({ page, site }) => {
	site.form.setMode("slow", 1200);
	await openForm(page);
	await fillIn(page);
	const before = site.form.requests.length;
	await submit(page).click();
	const sending = page.locator("main form").getByRole("button", { name: "Wordt verzonden…" });
	await expect(sending).toHaveAttribute("aria-disabled", "true");
	await sending.click({ force: true });
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	expect(site.form.requests.length).toBe(before + 1);
});

test("what was typed and sent before the application came is not lost", async ({ page, site }) => {
	const release = await holdBack(page, "**/assets/entry-client*");
	await page.goto("/contact");
	await fillIn(page);
	const before = site.form.requests.length;
	await submit(page).click();
	await page.locator('main form [name="subject"]').fill("Hoortest, nog iets");
	release();
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	expect(site.form.requests.length).toBe(before + 1);
	expect(site.form.requests[before]?.body).toMatchObject({ subject: "Hoortest, nog iets", message: visitor.message });
	await expect(page).toHaveURL("/contact");
});

test("a filled trap sends nothing", async ({ page, site }) => {
	await openForm(page);
	await fillIn(page);
	await page.locator('main form [name="_honey"]').evaluate((element: HTMLInputElement) => {
		element.value = "robot";
	});
	const before = site.form.requests.length;
	await submit(page).click();
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	expect(site.form.requests.length).toBe(before);
});

test("the appointment form asks for a phone number only from who wants to be phoned", async ({ page, site }) => {
	await page.goto("/locatie/leeuwarden");
	const form = page.locator("main form");
	await form.scrollIntoViewIfNeeded();
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
	await form.locator('[name="name"]').fill(visitor.name);
	await form.locator('[name="email"]').fill(visitor.email);
	await form.locator("select").first().selectOption({ index: 1 });
	await form.getByLabel("maandag").check();
	await form.getByLabel("Per telefoon").check();
	await form.getByRole("button", { name: "Vraag een afspraak aan" }).click();
	await expect(form.locator('[name="phone"]')).toHaveAttribute("aria-invalid", "true");
	await form.getByLabel("Per e-mail").check();
	const before = site.form.requests.length;
	await form.getByRole("button", { name: "Vraag een afspraak aan" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	const body = site.form.requests[before]?.body as Record<string, string>;
	expect(Object.keys(body).sort()).toEqual(["_captcha", "_subject", "email", "message", "name", "phone", "subject"]);
	expect(body.message).toContain("Maandag");
});

test("only days on which the chosen place is open are offered and sent, and what goes is said", async ({
	page,
	site,
}) => {
	await page.goto("/afspraak-maken");
	const form = page.locator("main form");
	const saturday = form.getByLabel("Zaterdag");
	// Chosen before the application came.
	await saturday.check();
	await form.getByLabel("Dinsdag").check();
	await form.getByLabel("Bij u thuis, in Friesland").check();
	await wake(page);
	await expect(saturday).toBeVisible();
	await page.keyboard.press("Tab");
	await form.getByLabel("Bij u thuis, in Friesland").focus();
	await page.keyboard.press("ArrowDown");
	await expect(form.getByLabel("In Leeuwarden")).toBeChecked();
	await expect(saturday).toBeHidden();
	const said = form.getByRole("status").filter({ hasText: "gesloten" });
	await expect(said).toHaveText("Vestiging Leeuwarden is gesloten op zaterdag. Die keuze is weggehaald.");
	for (const [name, value] of [
		["name", visitor.name],
		["email", visitor.email],
	]) {
		await form.locator(`[name="${name}"]`).fill(value ?? "");
	}
	await form.getByLabel("Waar wilt u voor komen?").selectOption({ index: 1 });
	await form.getByLabel("Per e-mail").check();
	await expect(said).toHaveCount(1);
	const before = site.form.requests.length;
	await form.getByRole("button", { name: "Vraag een afspraak aan" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Bericht verzonden!" })).toBeVisible();
	const body = site.form.requests[before]?.body as Record<string, string>;
	expect(body.message).toContain("Waar wilt u een afspraak? In Leeuwarden\n");
	expect(body.message).toContain("Welke dagen komen u goed uit? Dinsdag\n");
	// Of a form that is empty again all days are offered.
	await expect(saturday).toBeVisible();
	await form.getByLabel("In Wieringerwerf").check();
	await expect(form.getByLabel("Maandag")).toBeHidden();
	await expect(saturday).toBeVisible();
});

test("what is sent from an Arabic page can be read and called by the business", async ({ page, site }) => {
	await page.goto("/ar/afspraak-maken");
	await wake(page);
	const form = page.locator("main form");
	await form.locator('[name="plek"]').first().check();
	await form.locator('[name="reden"]').selectOption({ index: 1 });
	await form.locator('[name="name"]').fill("ليلى");
	await form.locator('[name="email"]').fill(visitor.email);
	await form.locator('[name="antwoord"]').nth(1).check();
	await form.locator('[name="phone"]').fill("٠٥٨ ۱۲۳ ٤٥٦٧");
	const before = site.form.requests.length;
	await form.locator("[type=submit]").click();
	await expect.poll(() => site.form.requests.length).toBe(before + 1);
	const body = site.form.requests[before]?.body as Record<string, string>;
	expect(body).toMatchObject({ name: "ليلى", phone: "058 123 4567", subject: "Aanvraag voor een afspraak" });
	expect(body.message).toMatch(/^Waar wilt u een afspraak\? In Leeuwarden\n/);
	expect(JSON.stringify(body)).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});
