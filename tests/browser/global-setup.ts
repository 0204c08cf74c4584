import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type FullConfig } from "@playwright/test";
import { startDev } from "../helpers/dev-command.ts";
import { formOrigin } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { serveContent } from "./site.ts";

/** Builds and serves the site once, for all workers. */
export default async function setUp(config: FullConfig): Promise<() => void> {
	await warmStudio(config);
	const site = await serveContent({ "site.yaml": (text) => text.replace("https://formsubmit.co", formOrigin) });
	process.env.SITE_ORIGIN = site.origin;
	return site.stop;
}

/**
 * What Vite makes of libraries for Studio is the same for every site, and is made when somebody first opens one: of
 * several that begin at once, each would load its page anew when another is done.
 */
async function warmStudio({ projects }: FullConfig): Promise<void> {
	if (existsSync(join(projectFolder, "node_modules/.vite/studio/deps/_metadata.json"))) return;
	const root = mkdtempSync(join(tmpdir(), "warm-studio-"));
	cpSync(join(projectFolder, "src/example-site/content"), join(root, "content"), { recursive: true });
	const studio = await startDev(root, { name: "studio" });
	const browser = await chromium.launch(projects[0]?.use.launchOptions);
	try {
		const page = await browser.newPage();
		await page.goto(studio.origin);
		await page.getByRole("button", { name: "Bewerken" }).waitFor();
		await page.waitForLoadState("networkidle");
	} finally {
		await browser.close();
		studio.child.kill();
		rmSync(root, { recursive: true, force: true });
	}
}
