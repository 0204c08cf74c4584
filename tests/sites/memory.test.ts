import {
	appendFileSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openContent } from "#engine/content/content.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

let program: string;

beforeEach(() => {
	site = temporarySite();
	program = mkdtempSync(join(tmpdir(), "program-"));
});

afterEach(() => {
	vi.useRealTimers();
	site.dispose();
	rmSync(program, { recursive: true, force: true });
});

/** What a run finds that knows what the one before it knew, and how many pages it did not have to read. */
function withMemory() {
	const memory = new SiteMemory(program, site.root);
	const checked = checkContent(openContent(site.root, { memory }));
	memory.keep(checked);
	const remembered = [...checked.site.pages.values()].filter(({ survey }) => survey !== undefined);
	const read = [...checked.site.texts.read()].map(([file]) => file).filter((file) => file.startsWith("content/pages/"));
	return { problems: checked.problems, remembered: remembered.map(({ path }) => path), read };
}

function withoutMemory() {
	return checkContent(openContent(site.root)).problems;
}

describe("what is known from the run before", () => {
	test("spares reading the pages that did not change", () => {
		expect(withMemory().remembered).toEqual([]);
		const known = withMemory().remembered;
		expect(known.length).toBeGreaterThan(3);
		site.replace("pages/contact.yaml", "title: Contact", "title: Contact met ons");
		expect(withMemory().remembered).toEqual(known.filter((path) => path !== "/contact"));
	});

	test("spares opening files that nobody touched, and sees any that was", () => {
		// A moment after it was written, a file may be written again with the same time.
		vi.setSystemTime(Date.now() + 60_000);
		withMemory();
		expect(withMemory().read).toEqual([]);
		const contact = join(site.root, "content/pages/contact.yaml");
		const { atime, mtime } = statSync(contact);
		site.replace("pages/contact.yaml", "title: Contact", "title: Kontact");
		utimesSync(contact, atime, mtime);
		expect(withMemory().read).toEqual(["content/pages/contact.yaml"]);
		rmSync(join(site.root, "content/pages/blogs/rugtassen-op-maat.yaml"));
		const { problems } = withMemory();
		expect(problems).toEqual(withoutMemory());
		expect(problems.length).toBeGreaterThan(0);
	});

	test("spares opening pictures that nobody touched, and sees any that was", () => {
		vi.setSystemTime(Date.now() + 60_000);
		const opened = vi.spyOn(DiskFiles.prototype, "bytes");
		const name = "scenes/voorbeeld.svg";
		const look = () => {
			opened.mockClear();
			const memory = new SiteMemory(program, site.root);
			const checked = checkContent(openContent(site.root, { memory }));
			memory.keep(checked);
			const { address } = checked.site.images.info(name) ?? {};
			return { address, isOpened: opened.mock.calls.flat().includes(`content/images/${name}`), checked };
		};
		const { address } = look();
		expect(look()).toMatchObject({ address, isOpened: false });
		const file = join(site.root, "content/images", name);
		const { atime, mtime } = statSync(file);
		writeFileSync(file, readFileSync(file, "utf8").replace("</svg>", "<desc>y</desc></svg>"));
		utimesSync(file, atime, mtime);
		const changed = look();
		expect(changed).toMatchObject({ isOpened: true });
		expect(changed.address).not.toBe(address);
		writeFileSync(file, readFileSync(file, "utf8").replace("</svg>", "<script>alert(1)</script></svg>"));
		for (const time of ["first", "second"])
			expect(
				look().checked.problems.map(({ code }) => code),
				time,
			).toEqual(["refused-drawing"]);
		opened.mockRestore();
	});

	test("finds again what was found, until it is gone or something comes to it", () => {
		const notice = "  - type: notice\n    tone: tip\n    title: Let op\n    text: Een zwoefdop is klein.\n";
		appendFileSync(join(site.root, "content/pages/contact.yaml"), notice);
		// Of a picture that was touched a moment ago nothing is known.
		vi.setSystemTime(Date.now() + 60_000);
		const found = () => {
			const { problems } = withMemory();
			expect(problems).toEqual(withoutMemory());
			expect(new SiteMemory(program, site.root).get("found")?.value).toMatchObject({ found: problems });
			return problems.map(({ code }) => code);
		};
		expect(found()).toEqual(["spelling"]);
		expect(found()).toEqual(["spelling"]);
		site.replace("pages/blogs/index.yaml", "sections:\n", "# Alle artikelen\nsections:\n");
		expect(found()).toEqual(["spelling"]);
		const other = "pages/blogs/rugtassen-op-maat.yaml";
		appendFileSync(join(site.root, "content", other), notice);
		expect(found()).toEqual(["spelling", "spelling"]);
		site.replace(other, "zwoefdop", "dop");
		site.replace("pages/contact.yaml", "zwoefdop", "dop");
		expect(found()).toEqual([]);
	});

	test("spares judging all pages when a description is edited, and says which other page has the same until one changes", () => {
		vi.setSystemTime(Date.now() + 60_000);
		const [one, other] = ["pages/contact.yaml", "pages/blogs/rugtassen-op-maat.yaml"];
		const descriptionOf = (file: string) => /^description: (.*)$/m.exec(site.text(file))?.[1] ?? "";
		const found = () => {
			const { problems } = withMemory();
			expect(problems).toEqual(withoutMemory());
			return problems.map(({ code, place }) => `${code} ${place.file}`);
		};
		const [before, wanted] = [descriptionOf(one), descriptionOf(other)];
		expect(found()).toEqual([]);
		const known = () => new SiteMemory(program, site.root).get("found");
		const first = known();
		site.replace(one, `description: ${before}`, `description: ${wanted}`);
		const twice = found();
		expect(twice).toEqual([expect.stringMatching(/^head-twice /)]);
		expect(found()).toEqual(twice);
		expect(known()).toEqual(first);
		site.replace(other, `description: ${wanted}`, `description: ${before}`);
		expect(found()).toEqual([]);
		site.replace(one, `description: ${wanted}`, "description: Te kort");
		expect(found()).toEqual([`head-length content/${one}`]);
	});

	test("spares judging all pages when a text is edited that is translated, and says what is out of date until it is not", () => {
		const english = "translations/en/pages/contact.yaml";
		const passage = "{business.name} gebruikt uw gegevens alleen om u te antwoorden.";
		const [page, rest] = ["pages/contact.yaml", "Deze praktijk bestaat niet, dus er komt ook niets aan."];
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
		site.write(english, `- nl: "${passage} ${rest}"\n  en: "{business.name} only uses your data to answer you."\n`);
		vi.setSystemTime(Date.now() + 60_000);
		const found = () => {
			const { problems } = withMemory();
			expect(problems).toEqual(withoutMemory());
			return problems.map(({ code, place }) => `${code} ${place.file}`);
		};
		const known = () => new SiteMemory(program, site.root).get("found");
		const stale = `translation-stale content/${page}`;
		const [before, first] = [found(), known()];
		expect(before).toContain(`translation-missing content/${page}`);
		expect(before).not.toContain(stale);
		expect(first).toBeDefined();
		site.replace(page, "ook niets aan.", "toch niets aan.");
		expect(found()).toContain(stale);
		expect(found()).toContain(stale);
		expect(known()).toEqual(first);
		site.replace(english, "ook niets aan.", "toch niets aan.");
		expect(found()).toEqual(before);
		site.replace(english, 'en: "{business.name}', 'en: "He');
		const lost = found();
		expect(lost).toContain(`translation-fact content/${english}`);
		expect(found()).toEqual(lost);
		site.replace(english, 'en: "He', 'en: "{business.name}');
		expect(found()).toEqual(before);
	});

	test("is believed line by line: what was damaged or cut off is read again", () => {
		withMemory();
		const known = withMemory().remembered.length;
		const folder = join(program, "node_modules/.cache/site/memory");
		const [file = ""] = readdirSync(folder);
		const whole = readFileSync(join(folder, file));
		const kept = (bytes: Buffer) => {
			writeFileSync(join(folder, file), bytes);
			const found = withMemory();
			expect(found.problems).toEqual(withoutMemory());
			expect(withMemory().remembered.length).toBe(known);
			return found.remembered.length;
		};
		for (const broken of ["", "[]\n[]\n", whole.toString().replace(/\[.*\]/, '["other code","/"]')]) {
			expect(kept(Buffer.from(broken))).toBe(0);
		}
		expect(kept(whole.subarray(0, -1))).toBe(known);
		for (let at = 200; at < whole.length; at += Math.ceil(whole.length / 15)) {
			expect(kept(whole.subarray(0, at))).toBeLessThanOrEqual(known);
			const flipped = Buffer.from(whole);
			flipped[at] = (flipped[at] ?? 0) ^ 4;
			expect(kept(flipped)).toBeGreaterThanOrEqual(known - 1);
		}
	});

	test("a price that changes is looked for in the pages again", () => {
		const file = join(site.root, "content/pages/contact.yaml");
		appendFileSync(file, "  - type: notice\n    tone: tip\n    title: Let op\n    text: Dit kost € 77.\n");
		withMemory();
		expect(withMemory().problems).toEqual([]);
		const products = join(site.root, "content/facts/products.yaml");
		writeFileSync(products, readFileSync(products, "utf8").replace(/price: .*/, 'price: "77"'));
		const { problems } = withMemory();
		expect(problems.map(({ code, place }) => `${code} ${place.file}`)).toContain(
			"fact-written-out content/pages/contact.yaml",
		);
		expect(problems).toEqual(withoutMemory());
	});

	test("a word that is no longer allowed is found in every place of the pages again", () => {
		const text = "    text: Een zwoefdop is geen zwoefdop, en de Zwoefdop ook niet.\n";
		const notice = `  - type: notice\n    tone: tip\n    title: Let op\n${text}`;
		appendFileSync(join(site.root, "content/pages/contact.yaml"), notice);
		site.write("words.txt", "zwoefdop\n");
		withMemory();
		expect(withMemory().problems).toEqual([]);
		rmSync(join(site.root, "content/words.txt"));
		const { problems, remembered } = withMemory();
		expect(remembered).toContain("/contact");
		expect(problems.map(({ code, place }) => `${code} ${place.column}`)).toEqual(["spelling 15", "spelling 32"]);
		expect(problems).toEqual(withoutMemory());
	});
});
