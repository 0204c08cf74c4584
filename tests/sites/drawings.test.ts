import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { faultsOfDrawing } from "#pipeline/site/drawings.ts";
import { type EditedSite, projectFolder } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** Drawings are judged by what is in them, and pictures of every kind by their bytes. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

const scene = "images/scenes/voorbeeld.svg";

/** An SVG with this in it. */
function svg(inside: string, attributes = ""): string {
	const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
	return `<svg ${spaces} width="400" height="300" ${attributes}>\n${inside}\n</svg>\n`;
}

const uses = Array.from({ length: 20 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join(
	"",
);

const laughs = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("\n");

describe("what is no drawing, or more than one", () => {
	test.each([
		["<script>alert(1)</script>", "script"],
		['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', "script"],
		['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', "script"],
		['<metadata><script href="data:text/javascript,alert(1)"/></metadata>', "script"],
		['<rect onload="alert(1)"/>', "script"],
		['<x:y xmlns:x="urn:x" onclick="alert(1)"/>', "script"],
		['<a href=" javascript:alert(1)"><rect/></a>', "other"],
		['<a href="https://evil.test"><rect/></a>', "other"],
		["<foreignObject><p/></foreignObject>", "other"],
		['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test"/>', "other"],
		['<h:p xmlns:h="http://www.w3.org/1999/xhtml">x</h:p>', "other"],
		['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', "other"],
		["<handler/>", "other"],
		['<image href="https://evil.test/x.png"/>', "photo"],
		['<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>', "photo"],
		['<filter id="f"><feImage href="#a"/></filter>', "photo"],
		['<use href="https://evil.test/x.svg#a"/>', "address"],
		['<use xlink:href="andere.svg#a"/>', "address"],
		['<use xmlns:q="http://www.w3.org/1999/xlink" q:href="//evil.test/#a"/>', "address"],
		['<g xml:base="https://evil.test/"><use href="#a"/></g>', "address"],
		['<rect fill="url(https://evil.test/#a)"/>', "address"],
		['<rect fill="u\\72l(https://evil.test/#a)"/>', "address"],
		['<rect style="mask: URL( &quot;//evil.test/#a&quot; )"/>', "address"],
		["<style>@import 'https://evil.test/x.css';</style>", "address"],
		["<style><![CDATA[rect { fill: url(https://evil.test/#a) }]]></style>", "address"],
		["<style>@font-face { font-family: x; src: url(data:font/woff2;base64,AA) }</style>", "address"],
		['<style>rect { mask: image-set("https://evil.test/a.png" 1x) }</style>', "address"],
		['<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>', "motion"],
		["<style>@keyframes a { to { fill: red } } rect { animation: a 1s infinite }</style>", "motion"],
		['<set attributeName="fill" to="red"/>', "motion"],
		["<rect>", "malformed"],
		["<rect x=1/>", "malformed"],
		["&nbsp;", "malformed"],
		['<rect inkscape:label="x"/>', "malformed"],
		["<foo:bar/>", "malformed"],
		["\b", "malformed"],
		["<g>".repeat(100_000), "malformed"],
		[uses, "heavy"],
		['<g id="a"><use href="#a"/></g>', undefined],
		["<g>".repeat(500) + "</g>".repeat(500), undefined],
	])("%s", (inside, why) => {
		expect(faultsOfDrawing(svg(inside)).map((fault) => fault.why)[0]).toBe(why);
	});

	test.each([
		['<?xml-stylesheet href="https://evil.test/x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>', "address"],
		['<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg"/>', "encoding"],
		['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>', "entities"],
		['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"/>', "entities"],
		["<!DOCTYPE html><html><body/></html>", "no-drawing"],
		['<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>', "no-drawing"],
		["<svg><path/></svg>", "no-drawing"],
		["", "malformed"],
		["tekst", "malformed"],
	])("%s", (text, why) => {
		expect(faultsOfDrawing(text).map((fault) => fault.why)).toEqual([why]);
	});

	test("definitions that stand for more than fits into memory are not followed", () => {
		const text = `<!DOCTYPE svg [<!ENTITY l0 "ha">\n${laughs}]>\n${svg("<text>&l20;</text>")}`;
		expect(faultsOfDrawing(text).map(({ why }) => why)).toEqual(["entities"]);
	});
});

describe("what drawing programs write", () => {
	const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg1" inkscape:version="1.4"
	sodipodi:docname="C:\\tekening.svg" inkscape:export-filename="..\\x.png"
	xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
	xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
	xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
<sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid"/></sodipodi:namedview>
<defs id="defs1"><inkscape:path-effect effect="spiro" id="pe"/><linearGradient id="a"><stop style="stop-color:#000" offset="0"/></linearGradient>
<linearGradient xlink:href="#a" id="b" x1="0" gradientUnits="userSpaceOnUse"/></defs>
<metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
<svg:g inkscape:groupmode="layer" id="layer1"><path style="fill:url(#b);stroke:none" d="M 0,0 L 9,9 Z" sodipodi:nodetypes="cc"/></svg:g></svg>`;
	const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Laag_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	viewBox="0 0 500 500" style="enable-background:new 0 0 500 500;" xml:space="preserve">
<style type="text/css">.st0{clip-path:url(#SVGID_2_);fill:#FFF;}</style>
<g><defs><rect id="SVGID_1_" width="9" height="9"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><g data-name="a\\b" class="st0"/></g></svg>`;
	const figma = `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg">
<mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse"><path d="M0 0h64v64H0z" fill="white"/></mask>
<g mask="url(#m)" filter="url( '#f' )"><circle cx="9" cy="9" r="9" fill="url(#p)"/></g>
<defs><filter id="f" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="x"/><feGaussianBlur stdDeviation="2"/><feBlend in="SourceGraphic" in2="x"/></filter>
<radialGradient id="p"><stop stop-color="#fff"/></radialGradient></defs></svg>`;

	test.each(Object.entries({ inkscape, illustrator, figma }))("is published: %s", (_, text) => {
		expect(faultsOfDrawing(text)).toEqual([]);
		site.write(scene, text);
		expect(site.check().sound).toBe(true);
	});

	test("and so is every drawing of the site", () => {
		const folder = join(projectFolder, "content/images/scenes");
		const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
		expect(texts.flatMap((text) => faultsOfDrawing(text))).toEqual([]);
		expect(texts.length).toBeGreaterThan(30);
	});
});

test("a drawing with everything that may not be in it", () => {
	site.write(
		scene,
		`<?xml version="1.0" encoding="windows-1252"?>
${svg(`<script>alert(1)</script>
<use href="https://evil.test/x.svg#a"/>
<image href="foto.png"/>
	<animate attributeName="x"/>
<foreignObject/>`)}`,
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/images/scenes/voorbeeld.svg

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:1:1  refused-drawing
		  Deze SVG is opgeslagen als \`windows-1252\`; de site leest alleen UTF-8.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:3:1  refused-drawing
		  \`<script>\` is een opdracht aan de browser, en die hoort niet in een tekening.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:4:6  refused-drawing
		  \`href="https://evil.test/x.svg#a"\` haalt iets van een andere plek, en dat mag een tekening niet.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:5:1  refused-drawing
		  \`<image>\` zet een foto in de tekening, en die wordt zo te groot voor bezoekers.
		  → Sla het beeld op als JPG of PNG; de bouwer maakt het klein genoeg.

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:6:2  refused-drawing
		  \`<animate>\` laat de tekening bewegen, en een bezoeker kan dat niet stilzetten.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:7:1  refused-drawing
		  \`<foreignObject>\` hoort niet in een tekening.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		6 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/images/scenes/voorbeeld.svg

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:1:1  refused-drawing
		  This SVG is saved as \`windows-1252\`; the site reads only UTF-8.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:3:1  refused-drawing
		  \`<script>\` is code for the browser, which is not allowed in a drawing.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:4:6  refused-drawing
		  \`href="https://evil.test/x.svg#a"\` loads something from elsewhere, which is not allowed in a drawing.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:5:1  refused-drawing
		  \`<image>\` embeds a photo in the drawing, which makes it too large for visitors.
		  → Save the picture as JPG or PNG; the builder makes it small enough.

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:6:2  refused-drawing
		  \`<animate>\` animates the drawing, and visitors cannot stop it.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:7:1  refused-drawing
		  \`<foreignObject>\` is not allowed in a drawing.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		6 errors
		"
	`);
});

test("drawings that cannot be read", () => {
	const reports = (language: "nl" | "en") =>
		[svg("<rect>"), "<!DOCTYPE html><html/>", svg(uses), `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg("&a;")}`].map(
			(text) => {
				site.write(scene, text);
				return site.report({ language });
			},
		);
	expect(reports("nl").join("")).toMatchInlineSnapshot(`
		"content/images/scenes/voorbeeld.svg

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:3:1  refused-drawing
		  Deze SVG is niet goed gevormd, en een browser toont haar niet. De lezer meldt: \`Missing end tag for element rect\`
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		1 fout
		content/images/scenes/voorbeeld.svg

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:1:16  refused-drawing
		  Dit bestand begint met \`<html>\` en is geen SVG-tekening.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		1 fout
		content/images/scenes/voorbeeld.svg

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:1:1  refused-drawing
		  Deze tekening heeft zoveel onderdelen dat een browser erop vastloopt.
		  → Sla het beeld op als JPG of PNG; de bouwer maakt het klein genoeg.

		1 fout
		content/images/scenes/voorbeeld.svg

		Tekening kan niet op de site  content/images/scenes/voorbeeld.svg:1:1  refused-drawing
		  Bij \`<!DOCTYPE … [\` legt deze SVG afkortingen vast, en die leest de site niet.
		  → Sla de tekening opnieuw op als gewone SVG: in Inkscape "Kale SVG", in Illustrator via "Exporteren als". Zet tekst daarbij om in paden.

		1 fout
		"
	`);
	expect(reports("en").join("")).toMatchInlineSnapshot(`
		"content/images/scenes/voorbeeld.svg

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:3:1  refused-drawing
		  This SVG is not well-formed, so browsers do not show it. The reader says: \`Missing end tag for element rect\`
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		1 error
		content/images/scenes/voorbeeld.svg

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:1:16  refused-drawing
		  This file begins with \`<html>\` and is not an SVG drawing.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		1 error
		content/images/scenes/voorbeeld.svg

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:1:1  refused-drawing
		  This drawing has too many parts for a browser.
		  → Save the picture as JPG or PNG; the builder makes it small enough.

		1 error
		content/images/scenes/voorbeeld.svg

		Drawing cannot be published  content/images/scenes/voorbeeld.svg:1:1  refused-drawing
		  At \`<!DOCTYPE … [\` this SVG defines abbreviations, which are not allowed.
		  → Save the drawing again as plain SVG: "Plain SVG" in Inkscape, "Export As" in Illustrator. Convert text to paths.

		1 error
		"
	`);
});

test("pictures of another kind than their names say", async () => {
	const dot = sharp({ create: { width: 800, height: 600, channels: 3, background: "#468" } });
	site.write(scene, await dot.clone().png().toBuffer());
	site.write("images/foto.png", await dot.clone().jpeg().toBuffer());
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Beeld heeft de verkeerde naam  content/facts/branches.yaml:12:11  wrong-image-kind
		  \`content/images/scenes/voorbeeld.svg\` is een PNG-bestand, en zo heet het niet.
		    11 |   image:
		  > 12 |     file: scenes/voorbeeld.svg
		       |           ^^^^^^^^^^^^^^^^^^^^
		    13 |     alt: Tekening van een huis aan het water, met een slingerlijn die tot rust komt.
		  → Hernoem het bestand naar \`scenes/voorbeeld.png\` en schrijf die naam ook hier.

		Beeld heeft de verkeerde naam  content/facts/branches.yaml:44:11  wrong-image-kind
		  \`content/images/foto.png\` is een JPG-bestand, en zo heet het niet.
		    43 |   image:
		  > 44 |     file: foto.png
		       |           ^^^^^^^^
		    45 |     alt: Een huisje achter een dijk, met een lage zon.
		  → Hernoem het bestand naar \`foto.jpg\` en schrijf die naam ook hier.

		content/facts/products.yaml

		Beeld heeft de verkeerde naam  content/facts/products.yaml:17:11  wrong-image-kind
		  \`content/images/scenes/voorbeeld.svg\` is een PNG-bestand, en zo heet het niet.
		    16 |   image:
		  > 17 |     file: scenes/voorbeeld.svg
		       |           ^^^^^^^^^^^^^^^^^^^^
		    18 |     alt: Tekening van een huis aan het water, met een slingerlijn die tot rust komt.
		  → Hernoem het bestand naar \`scenes/voorbeeld.png\` en schrijf die naam ook hier.

		content/pages/blogs/een-eerste-opmeting.yaml

		Beeld heeft de verkeerde naam  content/pages/blogs/een-eerste-opmeting.yaml:10:11  wrong-image-kind
		  \`content/images/foto.png\` is een JPG-bestand, en zo heet het niet.
		     9 |   image:
		  > 10 |     file: foto.png
		       |           ^^^^^^^^
		    11 |     alt: Een huisje achter een dijk, met een lage zon.
		  → Hernoem het bestand naar \`foto.jpg\` en schrijf die naam ook hier.

		content/pages/index.yaml

		Beeld heeft de verkeerde naam  content/pages/index.yaml:11:13  wrong-image-kind
		  \`content/images/scenes/voorbeeld.svg\` is een PNG-bestand, en zo heet het niet.
		    10 |     image:
		  > 11 |       file: scenes/voorbeeld.svg
		       |             ^^^^^^^^^^^^^^^^^^^^
		    12 |     buttons:
		  → Hernoem het bestand naar \`scenes/voorbeeld.png\` en schrijf die naam ook hier.

		5 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Picture has the wrong name  content/facts/branches.yaml:12:11  wrong-image-kind
		  \`content/images/scenes/voorbeeld.svg\` is a PNG file, but its name says otherwise.
		    11 |   image:
		  > 12 |     file: scenes/voorbeeld.svg
		       |           ^^^^^^^^^^^^^^^^^^^^
		    13 |     alt: Tekening van een huis aan het water, met een slingerlijn die tot rust komt.
		  → Rename the file to \`scenes/voorbeeld.png\`, and write that name here too.

		Picture has the wrong name  content/facts/branches.yaml:44:11  wrong-image-kind
		  \`content/images/foto.png\` is a JPG file, but its name says otherwise.
		    43 |   image:
		  > 44 |     file: foto.png
		       |           ^^^^^^^^
		    45 |     alt: Een huisje achter een dijk, met een lage zon.
		  → Rename the file to \`foto.jpg\`, and write that name here too.

		content/facts/products.yaml

		Picture has the wrong name  content/facts/products.yaml:17:11  wrong-image-kind
		  \`content/images/scenes/voorbeeld.svg\` is a PNG file, but its name says otherwise.
		    16 |   image:
		  > 17 |     file: scenes/voorbeeld.svg
		       |           ^^^^^^^^^^^^^^^^^^^^
		    18 |     alt: Tekening van een huis aan het water, met een slingerlijn die tot rust komt.
		  → Rename the file to \`scenes/voorbeeld.png\`, and write that name here too.

		content/pages/blogs/een-eerste-opmeting.yaml

		Picture has the wrong name  content/pages/blogs/een-eerste-opmeting.yaml:10:11  wrong-image-kind
		  \`content/images/foto.png\` is a JPG file, but its name says otherwise.
		     9 |   image:
		  > 10 |     file: foto.png
		       |           ^^^^^^^^
		    11 |     alt: Een huisje achter een dijk, met een lage zon.
		  → Rename the file to \`foto.jpg\`, and write that name here too.

		content/pages/index.yaml

		Picture has the wrong name  content/pages/index.yaml:11:13  wrong-image-kind
		  \`content/images/scenes/voorbeeld.svg\` is a PNG file, but its name says otherwise.
		    10 |     image:
		  > 11 |       file: scenes/voorbeeld.svg
		       |             ^^^^^^^^^^^^^^^^^^^^
		    12 |     buttons:
		  → Rename the file to \`scenes/voorbeeld.png\`, and write that name here too.

		5 errors
		"
	`);
	for (const [kind, ending] of [
		["jpeg", "jpg"],
		["webp", "webp"],
		["avif", "avif"],
	] as const) {
		site.write("images/foto.png", await dot.clone().toFormat(kind).toBuffer());
		const found = site.check().problems.map(({ values }) => values);
		expect(found).toContainEqual({ file: "foto.png", kind: ending.toUpperCase(), right: `foto.${ending}` });
	}
	site.write("images/foto.png", svg("<script/>"));
	expect(site.check().sound).toBe(false);
});
