import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repairFolder } from "#engine/content/repair.ts";
import { compareSites } from "#pipeline/review/compare.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { builtPages } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { pdf } from "../helpers/pdf.ts";

/** Files that visitors may download. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

const linkTo = (target: string) =>
	site.replace("pages/contact.yaml", "gebruikt uw gegevens", `heeft [een folder](${target}) en gebruikt uw gegevens`);

/** The links to files in the built pages, by the address of the page. */
function builtLinks(): [address: string, links: string[]][] {
	return [...builtPages(site)].flatMap(([address, { html }]): [string, string[]][] => {
		const links = html.match(/<a href="?\/files\/.*?<\/a>/g);
		return links ? [[address, links]] : [];
	});
}

test("what is wrong with a file, and with a link to one", () => {
	site.write("files/Folder (2).PDF", pdf());
	site.write("files/prijzen.docx", "PK");
	site.write("files/half.pdf", pdf().subarray(0, 40));
	site.write("files/groot.pdf", pdf(11_000_001));
	site.replace("pages/aanbod.yaml", "/files/voorbeeld.pdf", "/files/vorbeeld.pdf");
	linkTo("/files/half.pdf");
	site.replace(
		"pages/contact.yaml",
		"een folder](/files/half.pdf)",
		"een](/files/half.pdf) [folder](/files/groot.pdf)",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/files/Folder (2).PDF

		Naam van een bestand past niet  content/files/Folder (2).PDF:1:1  wrong-download-name
		  \`content/files/Folder (2).PDF\` kan zo niet op de site: in de naam mogen alleen kleine letters, cijfers, streepjes en punten staan.
		  → Hernoem het bestand naar \`content/files/folder-2.pdf\`.

		content/files/prijzen.docx

		Alleen PDF  content/files/prijzen.docx:1:1  no-download
		  \`content/files/prijzen.docx\` kan niet op de site: in deze map horen alleen PDF's.
		  → Bewaar het als PDF: die opent op elke computer en telefoon. In Word: Bestand, Opslaan als, PDF. Een beeld hoort in content/images.

		content/pages/aanbod.yaml

		Bestand ontbreekt  content/pages/aanbod.yaml:44:15  missing-download
		  Er is geen bestand \`content/files/vorbeeld.pdf\`.
		    43 |     items:
		  > 44 |       - file: /files/vorbeeld.pdf
		       |               ^^^^^^^^^^^^^^^^^^^
		    45 |         label: "{business.name}"
		  → Bedoelde u \`/files/voorbeeld.pdf\`?

		content/pages/contact.yaml

		PDF is niet te openen  content/pages/contact.yaml:22:35  unreadable-download
		  \`content/files/half.pdf\` is geen PDF, of het eind ervan ontbreekt.
		    21 |
		  > 22 |       {business.name} heeft [een](/files/half.pdf) [folder](/files/groot.pdf) en gebruikt uw geg…
		       |                                   ^^^^^^^^^^^^^^^
		    23 |
		  → Bewaar het opnieuw als PDF. Een ander soort bestand wordt geen PDF door het zo te noemen.

		PDF is te groot  content/pages/contact.yaml:22:61  download-too-large
		  Het bestand \`content/files/groot.pdf\` is 12 MB; het mag hoogstens 10 MB zijn.
		    21 |
		  > 22 |       {business.name} heeft [een](/files/half.pdf) [folder](/files/groot.pdf) en gebruikt uw geg…
		       |                                                             ^^^^^^^^^^^^^^^^
		    23 |
		  → Bewaar de PDF kleiner: in Word met Bestand, Opslaan als, PDF en dan Minimale grootte; op een Mac in Voorvertoning met Archief, Exporteer, Quartz-filter, Reduce File Size.

		5 fouten
		"
	`);
});

test("a file to which nothing leads is told, also one in a language that the site has not", () => {
	site.write("files/oud.pdf", pdf());
	site.write("files/fr/voorbeeld.pdf", pdf());
	expect(site.report()).toMatchInlineSnapshot(`
		"content/files/fr/voorbeeld.pdf

		Opmerking: Bestand wordt niet gebruikt  content/files/fr/voorbeeld.pdf:1:1  unused-download
		  Geen pagina en geen feit verwijst naar \`/files/fr/voorbeeld.pdf\`. Het komt niet op de site.
		  → Gooi het weg, of bewaar het voor later.

		content/files/oud.pdf

		Opmerking: Bestand wordt niet gebruikt  content/files/oud.pdf:1:1  unused-download
		  Geen pagina en geen feit verwijst naar \`/files/oud.pdf\`. Het komt niet op de site.
		  → Gooi het weg, of bewaar het voor later.

		2 opmerkingen
		"
	`);
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, fr]");
	expect(site.check().problems.filter(({ code }) => code === "unused-download")).toHaveLength(1);
});

test("a name is put right in the folder and where it is named, and so is a slip in a link", () => {
	site.write("files/Folder (2) Café.PDF", pdf());
	site.replace("pages/aanbod.yaml", "/files/voorbeeld.pdf", "content/files/Folder (2) Café.PDF");
	linkTo("/files/vorbeeld.pdf");
	repairFolder(site.root, { dry: false });
	const read = (name: string) => readFileSync(join(site.root, "content", name), "utf8");
	expect(read("pages/aanbod.yaml")).toContain("file: /files/folder-2-cafe.pdf");
	expect(read("pages/contact.yaml")).toContain("[een folder](/files/voorbeeld.pdf)");
	expect(existsSync(join(site.root, "content/files/folder-2-cafe.pdf"))).toBe(true);
	expect(site.check().problems).toEqual([]);
});

test("a link says type and size, and leads to the file in the language of the page, or says its language", () => {
	site.write("files/voorbeeld.pdf", pdf(213_001));
	site.write("files/en/voorbeeld.pdf", pdf(2_140_000));
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, ar]");
	linkTo("/files/voorbeeld.pdf");
	expect(builtLinks().map(([path, links]) => [path, ...links].join(" "))).toEqual([
		'/aanbod <a href="/files/voorbeeld.pdf" class="link inline-block py-2.5"><span class="font-[650]">Praktijk Voorbeeld</span> (PDF, 214 kB)</a>',
		'/contact <a href="/files/voorbeeld.pdf">een folder (PDF, 214 kB)</a>',
		'/en/aanbod <a href="/files/en/voorbeeld.pdf" class="link inline-block py-2.5"><span class="font-[650]">Praktijk Voorbeeld</span> (PDF, 2.1 MB)</a>',
		'/en/contact <a href="/files/en/voorbeeld.pdf">een folder (PDF, 2.1 MB)</a>',
		'/ar/aanbod <a href="/files/en/voorbeeld.pdf" hrefLang="en" class="link inline-block py-2.5"><span class="font-[650]">⁦Praktijk Voorbeeld⁩</span> (PDF، 2.1 م.ب، الإنجليزية)</a>',
		'/ar/contact <a href="/files/en/voorbeeld.pdf" hreflang="en">een folder (PDF، 2.1 م.ب، الإنجليزية)</a>',
	]);
});

test("only what pages lead to is published, as it is at the time of each build", () => {
	site.write("files/oud.pdf", pdf());
	const published = () => {
		const env = { ...process.env, NODE_ENV: "production" };
		execFileSync(process.execPath, [join(projectFolder, "scripts/run.mjs"), "build", "--root", site.root], { env });
		const file = (name: string) => join(site.root, "dist/files", name);
		expect(existsSync(file("oud.pdf"))).toBe(false);
		return readFileSync(file("voorbeeld.pdf")).length;
	};
	site.write("files/voorbeeld.pdf", pdf(300));
	expect(published()).toBe(300);
	site.write("files/voorbeeld.pdf", pdf(5000));
	expect(published()).toBe(5000);
	expect(readFileSync(join(site.root, "dist/aanbod.html"), "utf8")).toContain("5 kB");
});

test("a review tells of another file behind the same link, and where knows who leads to it", () => {
	const old = site;
	const before = old.check().site;
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.write("files/voorbeeld.pdf", pdf(100));
	site.write("files/en/voorbeeld.pdf", pdf(200));
	const after = assertSound(site.check().site);
	const changes = compareSites(before, after).filter(({ kind }) => kind === "download-changed");
	expect(changes).toMatchObject([
		{ file: "voorbeeld.pdf", showing: { pages: ["/aanbod"], languages: ["nl", "en"] } },
		{ file: "en/voorbeeld.pdf", showing: { pages: ["/aanbod"], languages: ["en"] } },
	]);
	old.dispose();
	for (const asked of ["/files/voorbeeld.pdf", "content/files/voorbeeld.pdf"]) {
		const thing = findThing(after, asked);
		expect("kind" in thing && whereIs(after, thing).pages.map(({ path }) => path)).toEqual(["/aanbod"]);
	}
	expect(findThing(after, "/files/vorbeeld.pdf")).toEqual({ nearest: "/files/voorbeeld.pdf" });
});
