import { startDev } from "../helpers/dev-command.ts";
import { SiteCopy } from "../helpers/site-copy.ts";
import { expect, test } from "./fixtures.ts";
import { GuidePictures } from "./guide/pictures.ts";
import { walk } from "./guide/screens.ts";
import { projectFolder } from "./project.ts";

const pictures = process.env.GUIDE_PICTURES ? new GuidePictures() : undefined;

if (pictures) test.use({ viewport: { width: 1024, height: 720 }, locale: "nl-NL" });

test("the way that the guide shows leads from a first click to just these lines online", async ({ page }) => {
	// Every screen of the guide is a page of Studio that is loaded, and each of them takes seconds.
	test.slow();
	const copy = new SiteCopy(projectFolder);
	const { child, origin } = await startDev(copy.root, { name: "studio" });
	try {
		for await (const screen of walk(page, origin)) {
			for (const each of screen.shown) await expect(each).toBeVisible();
			await pictures?.add(page, screen);
		}
		copy.git("fetch", "--quiet", copy.remote, "main");
		expect(copy.git("diff", "-U0", "FETCH_HEAD~1", "FETCH_HEAD").match(/^[-+](?!-- |\+\+ ).*/gm)).toEqual([
			"-  price: 139",
			"+  price: 145",
			"-    title: Kom gerust bij ons langs",
			"+    title: Kom gerust bij ons langs, met uw vragen",
			"-- nl: Kom gerust bij ons langs",
			"-  en: You are welcome to visit us",
			"+- nl: Kom gerust bij ons langs, met uw vragen",
			"+  en: You are welcome to visit us, with your questions",
		]);
		await pictures?.write(page);
	} finally {
		child.kill();
		copy.remove();
	}
});
