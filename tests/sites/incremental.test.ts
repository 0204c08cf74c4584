import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeIcons } from "#core/icons/icons.ts";
import { openContent } from "#engine/content/content.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { OutputFolder } from "#engine/output/output-folder.ts";
import { SiteRenderer } from "#engine/pages/render-site.ts";
import { makePage, reusePage } from "#engine/pages/reuse-page.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { noClient } from "../helpers/built-html.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

let program: string;

beforeEach(() => {
	site = temporarySite();
	program = mkdtempSync(join(tmpdir(), "program-"));
});

afterEach(() => {
	site.dispose();
	rmSync(program, { recursive: true, force: true });
});

/** Gives a product another description. */
function describeBy(name: string, description: string): void {
	const products = join(site.root, "content/facts/products.yaml");
	const entry = new RegExp(`(^${name}:\\n(?:  .*\\n)*?  description: ).*`, "m");
	writeFileSync(products, readFileSync(products, "utf8").replace(entry, `$1"${description}"`));
}

/** Builds into a folder of the program, with what is known there; gives the paths of the pages that were made, or undefined when the content is not sound. */
function build(name: string): string[] | undefined {
	const memory = new SiteMemory(join(program, name), site.root);
	const checked = checkContent(openContent(site.root, { memory }));
	memory.keep(checked);
	if (!checked.sound) return undefined;
	const output = new OutputFolder(join(program, name, "dist"), join(program, name, "cache"));
	const made: string[] = [];
	const renderer = new SiteRenderer(siteOn(checked.site, checked.today), noClient);
	for (const part of renderer.pages()) {
		if (reusePage(part, output)) continue;
		makePage(part, output);
		made.push(...part.paths);
	}
	for (const file of renderer.others(() => undefined)) output.write(file);
	output.commit();
	memory.save();
	return made;
}

function cold(): ReadonlyMap<string, string> {
	rmSync(join(program, "cold"), { recursive: true, force: true });
	build("cold");
	return filesIn(join(program, "cold/dist"));
}

describe("a build after a change", () => {
	test("makes only the pages that show what changed", () => {
		expect(build("warm")?.length).toBeGreaterThan(10);
		expect(build("warm")).toEqual([]);
		site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Schrijf ons een bericht");
		expect(build("warm")).toEqual(["/contact.html", "/contact.page.json"]);
		const products = join(site.root, "content/facts/products.yaml");
		writeFileSync(products, readFileSync(products, "utf8").replace('price: "100"', 'price: "101"'));
		const made = build("warm") ?? [];
		expect(made.length).toBeGreaterThan(0);
		expect(filesIn(join(program, "warm/dist"))).toEqual(cold());
	});

	test("has an icon that is used anew, and none that is used no more", () => {
		const icons = () => {
			const sprites = [...filesIn(join(program, "warm/dist"))].filter(([name]) => /^assets\/icons\./.test(name));
			return sprites.map(([, text]) => [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name));
		};
		build("warm");
		const named = ["baby", "gear", "heart", "moon-stars", "music-notes", "shield-check", "train", "waves"];
		expect(icons()).toEqual([[...codeIcons, "currency-eur", "magnifying-glass", ...named].sort()]);
		for (const [from, to] of [
			["train", "yarn"],
			["yarn", "train"],
		] as const) {
			site.replace("facts/products.yaml", `icon: ${from}`, `icon: ${to}`);
			expect(build("warm")?.length).toBeGreaterThan(10);
			expect(icons()).toEqual([expect.arrayContaining([to])]);
			expect(icons()[0]).not.toContain(from);
			expect(filesIn(join(program, "warm/dist"))).toEqual(cold());
			expect(build("warm")).toEqual([]);
		}
	});

	test("follows facts that name each other", () => {
		const products = join(site.root, "content/facts/products.yaml");
		const names = [...readFileSync(products, "utf8").matchAll(/^([a-z-]+):$/gm)].map(([, name = ""]) => name);
		const [one = "", other = ""] = names;
		describeBy(one, `Kost minder dan {products.${other}.price}.`);
		describeBy(other, `Kost meer dan {products.${one}.price}.`);
		const contact = join(site.root, "content/pages/contact.yaml");
		const notice = (name: string) =>
			`  - type: notice\n    tone: tip\n    title: Let op\n    text: "{products.${name}.description}"\n`;
		appendFileSync(contact, notice(one));
		appendFileSync(join(site.root, "content/pages/index.yaml"), notice(other));
		build("warm");
		writeFileSync(products, readFileSync(products, "utf8").replace(/price: .*/, 'price: "103"'));
		expect(build("warm")).toContain("/contact.html");
		expect(filesIn(join(program, "warm/dist"))).toEqual(cold());
	});

	test("follows what is declared of facts", () => {
		const section = "  - type: facts\n    title: Diensten\n    facts: [services]\n    show: [duur, vergoed]\n";
		appendFileSync(join(site.root, "content/pages/contact.yaml"), section);
		build("warm");
		for (const [from, to] of [
			["label: Duur", "label: Tijd"],
			["  vergoed:\n    kind: flag\n", "  vergoed:\n    kind: choice\n    options: { ja: Ja, nee: Nee }\n"],
		] as const) {
			site.replace("kinds/services.yaml", from, to);
			const made = build("warm");
			expect(made).toContain("/contact.html");
			expect(made).not.toContain("/blogs/rugtassen-op-maat.html");
			expect(filesIn(join(program, "warm/dist"))).toEqual(cold());
		}
	});

	test("knows what stands around all pages again, and follows what it is made of", () => {
		const [english, settings] = ["translations/en/pages/blogs/rugtassen-op-maat.yaml", "translations/en/site.yaml"];
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
		site.write(english, "- nl: Rugtassen op maat\n  en: Bespoke backpacks\n");
		site.write(settings, "- nl: Koffers en tassen\n  en: Cases and bags\n");
		const shell = () => {
			const { value, reads } = new SiteMemory(join(program, "warm"), site.root).get("shell en") ?? {};
			return { text: JSON.stringify(value), reads };
		};
		build("warm");
		const first = shell();
		expect(first.reads).toContain("translation en pages/blogs/rugtassen-op-maat.yaml");
		expect(first.text).toContain("Bespoke backpacks");
		site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Schrijf ons een bericht");
		build("warm");
		expect(shell()).toEqual(first);
		for (const [file, from, to] of [
			[english, "Bespoke backpacks", "Backpacks made to measure"],
			[settings, "Cases and bags", "Cases, bags"],
			["pages/blogs/rugtassen-op-maat.yaml", "label: Rugtassen op maat", "label: Rugtassen naar maat"],
			["site.yaml", "label: Blogs", "label: Verhalen"],
			["site.yaml", "link: /contact#privacy", "link: /contact#formulier"],
			["words/nl.yaml", "open_menu: Menu", "open_menu: Alles"],
			["facts/business.yaml", "phone: 058 000 00 00", "phone: 058 000 00 01"],
			["facts/branches.yaml", "city: Voorbeeldstad", "city: Voorbeelddorp"],
		] as const) {
			const before = shell().text;
			site.replace(file, from, to);
			expect(build("warm")?.length, to).toBeGreaterThan(0);
			expect(shell().text, to).not.toBe(before);
			expect(filesIn(join(program, "warm/dist")), to).toEqual(cold());
		}
	});
});
