import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repairFolder } from "#engine/content/repair.ts";
import { SharePictures } from "#engine/pictures/share/pictures.ts";
import { focusStyles } from "#pipeline/emit/focus-styles.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { planShare } from "#pipeline/present/share.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { heic } from "../helpers/heic.ts";

/** Photos as cameras give them. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

/** A wide photo, red at its left end and blue elsewhere. */
async function photo(): Promise<Buffer> {
	const red = { create: { width: 600, height: 800, channels: 3, background: "#f00" } } as const;
	const ground = { create: { width: 3000, height: 800, channels: 3, background: "#00f" } } as const;
	return sharp(ground)
		.composite([{ input: red, left: 0, top: 0 }])
		.jpeg()
		.toBuffer();
}

test("a photo of an iPhone, by its name and under another one, is told how to become one for the site", () => {
	site.write("images/IMG_2034.HEIC", heic());
	site.write("images/winkel.jpg", heic());
	site.replace("pages/index.yaml", "scenes/voorbeeld.svg", "winkel.jpg");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/images/IMG_2034.HEIC

		Foto van een iPhone  content/images/IMG_2034.HEIC:1:1  heic-photo
		  \`content/images/IMG_2034.HEIC\` is een foto in HEIC, en die kunnen browsers niet tonen.
		  → Bewaar de foto als JPG. Op een Mac: open haar in Voorvertoning en kies Archief, Exporteer, JPEG. In Windows: open haar in Foto's en kies Opslaan als, .jpg. Een iPhone maakt zelf JPG na Instellingen, Camera, Structuren, Meest compatibel.

		content/pages/index.yaml

		Foto van een iPhone  content/pages/index.yaml:11:13  heic-photo
		  \`content/images/winkel.jpg\` is een foto in HEIC, en die kunnen browsers niet tonen.
		    10 |     image:
		  > 11 |       file: winkel.jpg
		       |             ^^^^^^^^^^
		    12 |     buttons:
		  → Bewaar de foto als JPG. Op een Mac: open haar in Voorvertoning en kies Archief, Exporteer, JPEG. In Windows: open haar in Foto's en kies Opslaan als, .jpg. Een iPhone maakt zelf JPG na Instellingen, Camera, Structuren, Meest compatibel.

		2 fouten
		"
	`);
});

test("a name with spaces and capitals is put right, in the folder and where the photo is named", async () => {
	site.write("images/fotos/Foto (2) Café.JPG", await photo());
	site.replace("pages/index.yaml", "file: scenes/voorbeeld.svg", "file: fotos/Foto (2) Café.JPG");
	repairFolder(site.root, { dry: false });
	expect(existsSync(join(site.root, "content/images/fotos/foto-2-cafe.jpg"))).toBe(true);
	expect(readFileSync(join(site.root, "content/pages/index.yaml"), "utf8")).toContain("file: fotos/foto-2-cafe.jpg");
	expect(site.check().sound).toBe(true);
});

test("a focal point reaches the page, its styles and the picture that is shared", async () => {
	site.write("images/winkel.jpg", await photo());
	site.replace("pages/index.yaml", "file: scenes/voorbeeld.svg", "file: winkel.jpg");
	const shown = async () => {
		const sound = assertSound(site.check().site);
		const context = makeContext(sound, "nl");
		const page = sound.pages.get("/");
		const plan = page && planShare(page, context);
		if (!page || !plan) throw new Error("The home page has no share picture.");
		const file = await new SharePictures(projectFolder).file(plan);
		const bytes = "failure" in file ? Buffer.alloc(0) : await file.bytes();
		const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		// In the middle of the photo, at the right half of the picture.
		const at = (info.width * 300 + 900) * info.channels;
		return {
			data: JSON.stringify(presentPage(page, context)),
			plan,
			red: (data[at] ?? 0) > 200,
			styles: focusStyles(sound),
		};
	};
	const plain = await shown();
	expect(plain).toMatchObject({ red: false, styles: "" });
	expect(plain.data).not.toContain("focus");
	site.replace("pages/index.yaml", "file: winkel.jpg", "file: winkel.jpg\n      focus: 0% 60%");
	const focused = await shown();
	expect(focused).toMatchObject({ red: true, styles: ".focus-0-60{object-position:0% 60%}" });
	expect(focused.data).toContain('"focus":"0% 60%"');
	expect(focused.plan.key).not.toBe(plain.plan.key);
	for (const [written, advice] of [
		["linksboven", "Schrijf `0% 0%`."],
		["onder in het midden", "Schrijf `50% 100%`."],
		["30,60", "Schrijf `30% 60%`."],
		["130% 20%", "Schrijf in plaats daarvan"],
	] as const) {
		site.restore();
		site.replace(
			"pages/index.yaml",
			"file: scenes/voorbeeld.svg",
			`file: scenes/voorbeeld.svg\n      focus: ${written}`,
		);
		expect(site.report()).toContain(advice);
	}
});
