import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Delivery } from "#core/delivery.ts";
import { type Installed, postReceive } from "#engine/host/hooks.ts";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { freePort } from "../helpers/nginx.ts";
import { commitAll, git } from "../helpers/repository.ts";
import { copyStudioSite } from "../helpers/studio-site.ts";
import {
	action,
	buildStudio,
	enter,
	expect,
	needsGitServer,
	openPublishing,
	putOnline,
	retitle,
	startHosted,
	test,
} from "./hosted-site.ts";
import { projectFolder } from "./project.ts";
import { panel } from "./studio-workshop.ts";

needsGitServer();

test("from a letter that is typed to the page that a visitor gets, by one press, and back again", async ({
	browser,
}) => {
	test.setTimeout(300_000);
	const folder = mkdtempSync(join(tmpdir(), "online-"));
	const [root, home] = [join(folder, "site"), join(folder, "home")];
	const port = await freePort();
	mkdirSync(root);
	copyStudioSite(root);
	const settings = join(root, "content/site.yaml");
	const address = `http://127.0.0.1:${port}`;
	writeFileSync(settings, readFileSync(settings, "utf8").replace(/^address: .*$/m, `address: ${address}`));
	await buildStudio(root);
	const work = join(folder, "seed");
	mkdirSync(work);
	const seed = join(folder, "seed.git");
	cpSync(join(root, "content"), join(work, "content"), { recursive: true });
	commitAll(work);
	git(work, "clone", "--quiet", "--bare", work, seed);
	const hosted = await startHosted({ root, seed });
	const installed: Installed = {
		project: projectFolder,
		code: join(folder, "code"),
		home,
		repository: hosted.repository,
		branch: "main",
	};
	for (const each of [installed.code, home]) mkdirSync(each, { recursive: true });
	const hook = join(hosted.repository, "hooks/post-receive");
	mkdirSync(dirname(hook), { recursive: true });
	writeFileSync(hook, postReceive(installed));
	chmodSync(hook, 0o755);
	const delivery = () => {
		const file = join(home, "delivery.json");
		return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Delivery) : undefined;
	};
	const page = await enter(browser, `${hosted.origin}/over-ons`, "Anna");
	await retitle(page, "Dit zijn wij");
	await openPublishing(page);
	await putOnline(page, "Kop van over ons");
	const seen = panel(page).getByRole("region", { name: "Wat bezoekers nu zien" });
	// The site is not there yet: nothing answers at its address.
	await expect.poll(delivery, { timeout: 120_000 }).toMatchObject({ state: "online" });
	const site = await serveFolder(join(home, "online"), { port, host: "127.0.0.1" });
	await expect(seen).toContainText("Online sinds", { timeout: 60_000 });
	const heading = async () => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${address}/over-ons`)).text())?.[1];
	expect(await heading()).toBe("Dit zijn wij");

	await retitle(page, "Dit zijn wij allemaal");
	await putOnline(page, "Nog een kop");
	await expect(seen).toContainText("Onderweg");
	await expect(seen).toContainText("Online sinds", { timeout: 120_000 });
	expect(await heading()).toBe("Dit zijn wij allemaal");

	await panel(page).getByRole("button", { name: "Terughalen" }).click();
	await panel(page)
		.getByRole("button", { name: /^Kop van over ons/ })
		.click();
	await panel(page).getByRole("button", { name: "Zet dit weer online" }).click();
	await expect(seen).toContainText("Onderweg");
	await expect(seen).toContainText("Online sinds", { timeout: 120_000 });
	expect(await heading()).toBe("Dit zijn wij");
	await expect(action(page, /^Zet online/)).toHaveText(/^Zet online\s*$/);
	await page.context().close();
	await site.close();
	await hosted.server.stop();
	rmSync(folder, { recursive: true, force: true });
});
