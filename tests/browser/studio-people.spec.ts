import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { findProgram } from "../commands/browser/programs.ts";
import { type DevCommand, startDev } from "../helpers/dev-command.ts";
import { freePort } from "../helpers/nginx.ts";
import { commitAll } from "../helpers/repository.ts";
import { startAccounts, startStudioProxy } from "../helpers/studio-proxy.ts";
import { axeFindings } from "./audit/axe.ts";
import { test as base } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { edit, panel, told, typeIn } from "./studio-workshop.ts";

/** Studio for several people, behind nginx with accounts, on a copy of the example site. */
const test = base.extend<{ people: { readonly address: string; copy(name: string): string } }>({
	people: async ({}, use) => {
		const site = mkdtempSync(join(tmpdir(), "studio-people-"));
		cpSync(join(projectFolder, "src/example-site/content"), join(site, "content"), { recursive: true });
		const copies = mkdtempSync(join(tmpdir(), "studio-copies-"));
		commitAll(site);
		const port = await freePort();
		const address = `http://localhost:${port}`;
		const more = ["--serve", "--url", address, "--copies", copies];
		const studio: DevCommand = await startDev(site, { name: "studio", more });
		const behind = Number(new URL(studio.origin).port);
		const accounts = await startAccounts();
		const proxy = await startStudioProxy("nginx, with accounts that people have", {
			studio: behind,
			port,
			accounts: accounts.port,
		});
		const copy = (name: string) => readdirSync(copies).find((each) => each.startsWith(name)) ?? name;
		await use({
			address,
			copy: (name) => readFileSync(join(copies, copy(name), "content/pages/index.yaml"), "utf8"),
		});
		await proxy.stop();
		accounts.stop();
		studio.child.kill();
		rmSync(copies, { recursive: true, force: true });
		rmSync(site, { recursive: true, force: true });
	},
});

test.skip(!findProgram(["nginx"]), "needs nginx");

/** Somebody at a computer of their own. */
async function personAt(browser: Browser, name: string, url: string): Promise<Page> {
	const context = await browser.newContext();
	await context.addCookies([{ name: "who", value: name, url }]);
	return await context.newPage();
}

test("who works on the same page sees at once what the other saved, takes it over, or is asked", async ({
	browser,
	people,
}) => {
	const anna = await personAt(browser, "anna", people.address);
	const bram = await personAt(browser, "bram", people.address);
	await edit(anna, people.address);
	await edit(bram, people.address);

	await typeIn(anna.locator("h1"));
	await anna.keyboard.press("Control+A");
	await anna.keyboard.type("Goed horen, elke dag", { delay: 20 });
	await expect(told(anna)).toHaveText("Bewaard");
	await expect(told(bram)).toHaveText("anna heeft iets bewaard.");
	await bram.getByRole("button", { name: "Van anderen (1)" }).click();
	await expect(panel(bram)).toContainText("Goed horen, elke dag");
	expect(await axeFindings(bram)).toEqual([]);
	await panel(bram).getByRole("button", { name: "Overnemen" }).click();
	await expect(bram.locator("h1")).toHaveText("Goed horen, elke dag");
	await expect(panel(bram)).toContainText("Anderen hebben niets veranderd.");
	expect(people.copy("bram")).toContain("Goed horen, elke dag");

	const title = (page: Page) => page.locator("main").getByRole("heading", { level: 2 }).last();
	await typeIn(title(anna));
	await anna.keyboard.press("Control+A");
	await anna.keyboard.type("Vraag het Anna", { delay: 20 });
	await expect(told(anna)).toHaveText("Bewaard");
	await typeIn(title(bram));
	await bram.keyboard.press("Control+A");
	await bram.keyboard.type("Vraag het Bram", { delay: 20 });
	const trouble = panel(bram).getByRole("alert");
	await expect(trouble).toContainText("anna heeft dit intussen veranderd.");
	await expect(trouble).toContainText("Vraag het Anna");
	expect(people.copy("bram")).not.toContain("Vraag het");
	expect(await axeFindings(bram)).toEqual([]);
	await trouble.getByRole("button", { name: "Die andere" }).click();
	await expect(title(bram)).toHaveText("Vraag het Anna");
	await expect.poll(() => people.copy("bram")).toContain("Vraag het Anna");
});
