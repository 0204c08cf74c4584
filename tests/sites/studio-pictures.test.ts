import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Change, EditAnswer, FileChange } from "#core/studio.ts";
import type { Upload, UploadAnswer } from "#core/studio-files.ts";
import type { DevServer } from "#engine/dev/dev-server.ts";
import { readLastChanges } from "#engine/git/last-changes.ts";
import type { Editing } from "#studio/brain/edits/editing.ts";
import { picturesOf } from "#studio/brain/pictures/pictures.ts";
import { openTranslations } from "#studio/brain/translations/passages.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { heic } from "../helpers/heic.ts";
import { openStudio } from "../helpers/open-studio.ts";
import { pdf } from "../helpers/pdf.ts";

let site: TemporarySite;
let server: DevServer;
let studio: Editing;

const index = "content/pages/index.yaml";
const contact = "content/pages/contact.yaml";
const drawing = "scenes/voorbeeld.svg";

beforeEach(() => {
	site = temporarySite();
	open();
});

afterEach(() => {
	server.close();
	site.dispose();
});

/** Starts anew, with nothing but what is on the disk. */
function open(): void {
	({ server, studio } = openStudio(site.root));
}

function restart(): void {
	server.close();
	open();
}

const path = (file: string) => join(site.root, "content", file);
const text = () => readFileSync(join(site.root, index), "utf8");
const contentNow = () => filesIn(join(site.root, "content"));

/** A photo as a phone takes it: on its side, with the place and the maker in it. */
async function photo(color = "#a52", width = 3000): Promise<Buffer> {
	return await sharp({ create: { width, height: 2000, channels: 3, background: color } })
		.jpeg()
		.withExif({
			IFD0: { Make: "Telefoon" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 12/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.toBuffer();
}

const send = (name: string, bytes: Uint8Array): Promise<UploadAnswer> => studio.uploads.receive(server, name, bytes);

async function sent(name: string, bytes: Uint8Array): Promise<Upload> {
	const answer = await send(name, bytes);
	if ("refused" in answer) throw new Error(answer.refused);
	return answer;
}

function edit(changes: readonly Change[], files: readonly FileChange[]): EditAnswer {
	return studio.edit(server, { revision: server.revision, changes, files, name: "Beeld" });
}

/** The picture of the first section becomes another one. */
const replaced = (value: string, was = drawing): Change => ({
	do: "set",
	file: index,
	path: ["sections", 0, "image", "file"],
	was,
	value,
});

const place = ({ key }: Upload): FileChange => ({ do: "place", key });

test("a photo comes with the edit that shows it: upright, no wider than it is shown, without place and camera; and goes with it", async () => {
	const before = contentNow();
	const upload = await sent("IMG 2034.JPG", await photo());
	expect(upload).toMatchObject({ written: "fotos/img-2034.jpg" });
	expect(contentNow()).toEqual(before);
	expect(edit([replaced(upload.written)], [place(upload)])).toMatchObject({
		written: [index, "content/images/fotos/img-2034.jpg"],
	});
	const written = readFileSync(path("images/fotos/img-2034.jpg"));
	const { width, height, exif, orientation } = await sharp(written).metadata();
	expect({ width, height, exif, orientation }).toEqual({
		width: 1920,
		height: 2880,
		exif: undefined,
		orientation: undefined,
	});
	expect(written.includes("Telefoon")).toBe(false);
	const after = contentNow();
	expect(studio.again(server, "undo")).toMatchObject({ session: { redo: "Beeld" } });
	expect(contentNow()).toEqual(before);
	// Also when it was closed in between.
	restart();
	expect(studio.again(server, "redo")).toMatchObject({ session: { undo: "Beeld" } });
	expect(contentNow()).toEqual(after);
});

test("folders and names that the builder makes are in the language of the site", async () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [fr, nl]");
	restart();
	expect((await sent("صورة.jpg", await photo("#fff", 800))).written).toBe("photos/sans-nom.jpg");
});

test("names are made safe and none is written over", async () => {
	const names = [
		"../../Évil Foto.JPG",
		"evil foto.png",
		"C:\\foto's\\CON.jpg",
		"صورة.jpg",
		`${"x".repeat(300)}.jpg`,
		"",
	];
	const written: string[] = [];
	for (const [index, name] of names.entries())
		written.push((await sent(name, await photo(`#${index}00`, 800))).written);
	expect(written).toEqual([
		"fotos/evil-foto.jpg",
		"fotos/evil-foto-2.jpg",
		"fotos/naamloos.jpg",
		"fotos/naamloos-2.jpg",
		`fotos/${"x".repeat(60)}.jpg`,
		"fotos/naamloos-3.jpg",
	]);
	// Somebody else was quicker, and nobody has told the server.
	const upload = await sent("quick.jpg", await photo("#fff", 800));
	site.write(`images/${upload.written}`, "mine");
	const before = contentNow();
	expect(edit([replaced(upload.written)], [place(upload)])).toHaveProperty("refused");
	expect(contentNow()).toEqual(before);
});

describe("what a file is, its bytes say", () => {
	const svg = (inner: string) =>
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6">${inner}</svg>`);

	test("a PNG is none because it is called JPG, and a drawing is kept as it is", async () => {
		const png = await sharp(await photo("#0f0", 700))
			.png()
			.toBuffer();
		expect(await sent("foto.jpg", png)).toMatchObject({ written: "fotos/foto.png" });
		const clean = svg('<path d="M0 0h9v6z"/>');
		const upload = await sent("Logo.svg", clean);
		expect(upload.written).toBe("tekeningen/logo.svg");
		edit([replaced(upload.written)], [place(upload)]);
		expect(readFileSync(path("images/tekeningen/logo.svg"))).toEqual(clean);
	});

	test.each<[name: string, bytes: () => Uint8Array | Promise<Uint8Array>, why: RegExp]>([
		["een.svg", () => svg("<script>alert(1)</script>"), /is een opdracht aan de browser/],
		["twee.svg", () => svg('<path onload="alert(1)" d="M0 0"/>'), /is een opdracht aan de browser/],
		["drie.png", () => svg('<use href="https://evil.example/a.svg#a"/>'), /haalt iets van een andere plek/],
		["vier.heic", heic, /foto in HEIC.*Meest compatibel/],
		["vijf.jpg", heic, /foto in HEIC/],
		[
			"zes.gif",
			() =>
				sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
					.gif()
					.toBuffer(),
			/geen beeld, of het is beschadigd/,
		],
		["zeven.jpg", async () => (await photo()).subarray(0, 4000), /geen beeld, of het is beschadigd/],
		["acht.html", () => Buffer.from("<!doctype html><script>alert(1)</script>"), /geen beeld, of het is beschadigd/],
		["negen.jpg", () => new Uint8Array(0), /geen beeld, of het is beschadigd/],
	])("%s is refused in plain words", async (name, bytes, why) => {
		const before = contentNow();
		expect(await send(name, await bytes())).toEqual({ refused: expect.stringMatching(why) });
		expect(contentNow()).toEqual(before);
	});

	test("a PDF goes where visitors download from", async () => {
		expect(await sent("Folder 2026.pdf", pdf())).toMatchObject({ written: "/files/folder-2026.pdf" });
	});
});

test("what nothing shows is removed and comes back, and what something shows stays", async () => {
	const spare = readFileSync(path(`images/${drawing}`));
	site.write("images/scenes/over.svg", spare);
	server.refresh(new Set(["content/images/scenes/over.svg"]));
	const discard = (file: string) => edit([], [{ do: "discard", file }]);
	expect(discard("content/images/scenes/over.svg")).toMatchObject({ written: ["content/images/scenes/over.svg"] });
	expect(existsSync(path("images/scenes/over.svg"))).toBe(false);
	await studio.again(server, "undo");
	expect(readFileSync(path("images/scenes/over.svg"))).toEqual(spare);
	const before = contentNow();
	expect(discard(`content/images/${drawing}`)).toMatchObject({
		problems: expect.arrayContaining([expect.objectContaining({ file: index, title: "Beeld ontbreekt" })]),
	});
	for (const file of [index, "content/images/../site.yaml", "content/images/nergens.svg", "/etc/passwd", ""])
		expect(discard(file)).toHaveProperty("refused");
	expect(contentNow()).toEqual(before);
});

test("a photo that is shown elsewhere by now stays when the edit that brought it is taken back", async () => {
	const upload = await sent("winkel.jpg", await photo());
	edit([replaced(upload.written)], [place(upload)]);
	site.replace(
		"pages/contact.yaml",
		"sections:\n",
		"sections:\n  - type: hero\n    title: Hallo\n    text: Daar.\n    image: { file: fotos/winkel.jpg, alt: Een winkel }\n",
	);
	server.refresh(new Set(["content/pages/contact.yaml"]));
	const before = contentNow();
	expect(studio.again(server, "undo")).toMatchObject({ problems: [{ file: "content/pages/contact.yaml" }] });
	expect(contentNow()).toEqual(before);
});

test("an edit whose picture is not sound, unknown, or of an earlier start writes nothing", async () => {
	const upload = await sent("winkel.jpg", await photo());
	const before = contentNow();
	expect(edit([replaced("fotos/andere.jpg")], [place(upload)])).toMatchObject({
		problems: [{ title: "Beeld ontbreekt" }],
	});
	expect(edit([replaced(upload.written)], [{ do: "place", key: "../../etc/passwd" }])).toHaveProperty("refused");
	restart();
	expect(edit([replaced(upload.written)], [place(upload)])).toHaveProperty("refused");
	expect(contentNow()).toEqual(before);
});

test("a folder that leads out of the content gets nothing", async () => {
	const outside = join(site.root, "outside");
	mkdirSync(outside);
	symlinkSync(outside, path("images/fotos"));
	const upload = await sent("winkel.jpg", await photo());
	expect(edit([replaced(upload.written)], [place(upload)])).toHaveProperty("refused");
	expect(readdirSync(outside)).toEqual([]);
	expect(text()).toContain(drawing);
});

test("where a page was broken before Studio was started, pictures come and go all the same, but not one that it names", async () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.replace("pages/contact.yaml", "  - type: form\n", "  - type: formx\n    image: fotos/hier.svg\n");
	for (const name of ["hier", "los"])
		site.write(`images/fotos/${name}.svg`, readFileSync(path("images/scenes/voorbeeld.svg")));
	restart();
	const upload = await sent("winkel.jpg", await photo());
	expect(edit([replaced(upload.written)], [place(upload)])).toHaveProperty("written");
	expect(studio.again(server, "undo")).toHaveProperty("written");
	expect(edit([], [{ do: "discard", file: "content/images/fotos/los.svg" }])).toHaveProperty("written");
	expect(() => edit([], [{ do: "discard", file: "content/images/fotos/hier.svg" }])).toThrow(contact);
	const open = openTranslations(server, await readLastChanges(site.root));
	expect(open.map(({ file }) => file)).toContain(index);
	expect(open.map(({ file }) => file)).not.toContain(contact);
});

test("of every picture is known where it was written and where it is to be seen", () => {
	const picture = picturesOf(server)?.find(({ file }) => file === drawing);
	expect(picture?.places).toContainEqual({
		file: index,
		path: ["sections", 0, "image"],
		alt: undefined,
		focus: undefined,
	});
	expect(picture?.pages).toContainEqual({ path: "/", title: "Goed dragen in Voorbeeldstad" });
});
