import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDev } from "../helpers/dev-command.ts";
import { formOrigin } from "./fixtures.ts";
import { projectFolder } from "./project.ts";
import { serveContent } from "./site.ts";

/** Builds and serves the site once, for all workers. */
export default async function setUp(): Promise<() => void> {
	await warmStudio();
	const site = await serveContent({ "site.yaml": (text) => text.replace("https://formsubmit.co", formOrigin) });
	process.env.SITE_ORIGIN = site.origin;
	return site.stop;
}

/** Studio is compiled when it is first started; of several that begin at once, each would do so. */
async function warmStudio(): Promise<void> {
	const root = mkdtempSync(join(tmpdir(), "warm-studio-"));
	cpSync(join(projectFolder, "src/example-site/content"), join(root, "content"), { recursive: true });
	const { child } = await startDev(root, { name: "studio" });
	child.kill();
	rmSync(root, { recursive: true, force: true });
}
