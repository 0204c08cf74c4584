import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, type Page } from "@playwright/test";
import { type FormService, startFormService } from "../servers/form-service.ts";
import { projectFolder } from "./project.ts";

const command = join(projectFolder, "scripts/run.mjs");

interface Site {
	readonly root: string;
	readonly origin: string;
	readonly form: FormService;
}

/** The site as visitors get it: the real content, built and served by the real commands, with a form service of our own. */
export const test = base.extend<{ calm: undefined }, { site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
		async ({}, use) => {
			const form = await startFormService();
			const root = mkdtempSync(join(tmpdir(), "browser-site-"));
			cpSync(join(projectFolder, "content"), join(root, "content"), { recursive: true });
			const settings = join(root, "content/site.yaml");
			writeFileSync(settings, readFileSync(settings, "utf8").replace("https://formsubmit.co", form.origin));
			await buildSite(root);
			const preview = await startPreview(root);
			await use({ root, origin: preview.origin, form });
			preview.stop();
			await form.close();
			rmSync(root, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: async ({ site }, use) => use(site.origin),
	/** Movement is tested on its own; everywhere else it only costs time. */
	calm: [
		async ({ page }, use) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await use(undefined);
		},
		{ auto: true },
	],
});

/** Builds a site with the real command. */
export async function buildSite(root: string): Promise<void> {
	await promisify(execFile)(process.execPath, [command, "build", "--root", root]);
}

/** Serves a built site with the real command. */
export async function startPreview(root: string): Promise<{ origin: string; stop: () => void }> {
	const child = spawn(process.execPath, [command, "preview", "--root", root, "--port", "0"], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const origin = await new Promise<string>((resolve, reject) => {
		let text = "";
		child.stdout.on("data", (chunk: Buffer) => {
			text += chunk.toString();
			const address = /http:\/\/\S+/.exec(text)?.[0];
			if (address) resolve(address);
		});
		child.on("exit", (code) => reject(new Error(`preview ended with ${code}`)));
	});
	return { origin, stop: () => child.kill() };
}

/** Waits until the application answers. */
export async function wake(page: Page): Promise<void> {
	await page.mouse.move(10, 300);
	await page.mouse.move(20, 310);
	await page.waitForFunction(() => "ready" in document.documentElement.dataset);
}

/** Every address of the built site, from its own list of pages. */
export function addressesOf(): string[] {
	const pages = join(projectFolder, "content/pages");
	return listYaml(pages).map((file) => {
		const path = `/${file.replace(/\.yaml$/, "").replace(/(^|\/)index$/, "")}`;
		return path.replace(/\/$/, "") || "/";
	});
}

function listYaml(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".yaml"))
		.sort();
}

export { expect } from "@playwright/test";
