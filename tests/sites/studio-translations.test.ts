import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLastChanges } from "#engine/git/last-changes.ts";
import type { TranslateRequest } from "#studio/brain/requests.ts";
import { openTranslations, translationsAt } from "#studio/brain/translations/passages.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { openStudio } from "../helpers/open-studio.ts";

const page = "content/pages/contact.yaml";
const english = "content/translations/en/pages/contact.yaml";

let site: TemporarySite;

/** The example site in Dutch and English, of which nothing is translated. */
beforeEach(() => {
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
});

const opened: { close(): void }[] = [];

afterEach(() => {
	for (const server of opened.splice(0)) server.close();
	site.dispose();
});

function begin() {
	const studio = openStudio(site.root);
	opened.push(studio.server);
	return studio;
}

const textOf = (file: string) => readFileSync(join(site.root, file), "utf8");

/** The first texts of the page, as they are written. */
async function passages(): Promise<string[]> {
	const { server } = begin();
	return openTranslations(server, await readLastChanges(site.root)).flatMap(({ file, written }) =>
		file === page ? [written] : [],
	);
}

async function translate(written: string, value: string, more: Partial<TranslateRequest> = {}) {
	const { server, studio } = begin();
	return await studio.translate(server, { language: "en", file: page, written, was: "", value, name: "x", ...more });
}

test("a translation starts its file, then each stands where the page has it, and every byte beside it stays", async () => {
	const [first = "", second = "", third = ""] = await passages();
	expect(await translate(third, "Third")).toMatchObject({ written: [english] });
	const head = "# yaml-language-server: $schema=../../../../schemas/translations/en.schema.json\n";
	expect(textOf(english)).toBe(`${head}\n- nl: ${third}\n  en: Third\n`);
	site.write(english.slice("content/".length), `${textOf(english)}  # Een opmerking die blijft.\n`);
	await translate(first, "First");
	await translate(second, "Second");
	const pairs = [`- nl: ${first}\n  en: First`, `- nl: ${second}\n  en: Second`, `- nl: ${third}\n  en: Third`];
	expect(textOf(english).replace(/\n\n/g, "\n")).toBe(`${head}${pairs.join("\n")}\n  # Een opmerking die blijft.\n`);
	expect(site.check().problems.filter(({ level, place }) => level === "error" && place.file === english)).toEqual([]);
});

test("of a text that has changed the old translation stays in sight until somebody says what it says now", async () => {
	const [first = ""] = await passages();
	await translate(first, "First");
	site.replace("pages/contact.yaml", first, `${first} en meer`);
	const { server } = begin();
	const [open] = openTranslations(server, await readLastChanges(site.root)).filter(({ state }) => state === "stale");
	expect(open).toMatchObject({ file: page, written: `${first} en meer`, language: "en" });
	const [stale] = translationsAt(server, { file: page, path: open?.path ?? [] }, ["en"])?.passages ?? [];
	expect(stale).toMatchObject({
		state: "stale",
		translation: "First",
		changed: [
			{ what: "same", text: `${first} ` },
			{ what: "added", text: "en meer" },
		],
	});
	expect(await translate(`${first} en meer`, "Mine", { was: "Not what stands there" })).toMatchObject({
		conflict: { now: "First" },
	});
	expect(await translate(`${first} en meer`, "First", { was: "First" })).toMatchObject({ written: [english] });
	expect(textOf(english)).toContain(`- nl: ${first} en meer\n  en: First\n`);
	expect(await translate("Dit staat er niet", "X")).toMatchObject({
		refused: expect.stringContaining("staat niet meer"),
	});
});

test("a new file of translations goes with undo and comes back with redo, also after a restart", async () => {
	const [first = ""] = await passages();
	await translate(first, "First");
	const text = textOf(english);
	for (const [way, isThere] of [
		["undo", false],
		["redo", true],
	] as const) {
		const { server, studio } = begin();
		expect(await studio.again(server, way)).toMatchObject({ written: [english] });
		expect(existsSync(join(site.root, english))).toBe(isThere);
	}
	expect(textOf(english)).toBe(text);
});

test("what may wait waits until its day, and is said to", async () => {
	const { server, studio } = begin();
	const until = "2031-01-31";
	const answer = studio.postpone(server, { language: "en", file: page, until, name: "x" });
	expect(answer).toMatchObject({ written: ["content/site.yaml"] });
	const waiting = openTranslations(server, await readLastChanges(site.root)).filter((each) => each.until !== undefined);
	expect(new Set(waiting.map(({ file, until }) => `${file} ${until}`))).toEqual(new Set([`${page} ${until}`]));
});
