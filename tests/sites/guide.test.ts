import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { repairFolder } from "#engine/content/repair.ts";
import { foundTextsReport } from "#pipeline/report/found-texts.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { findText } from "#pipeline/usage/texts.ts";
import { startNew } from "../../scripts/commands/new.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { guide, recipes, type Step } from "../helpers/guide.ts";
import { pdf } from "../helpers/pdf.ts";

/** Whoever obeys the guide to the letter, on the real content, hears nothing but that a translation is missing. */
let site: TemporarySite;
let untouched: TemporarySite;

beforeAll(() => {
	site = temporarySite(projectFolder);
	untouched = temporarySite(projectFolder);
});

afterEach(() => {
	vi.restoreAllMocks();
	site.restore();
});

afterAll(() => {
	site.dispose();
	untouched.dispose();
});

const path = (name: string) => join(site.root, "content", name);

const read = (name: string) => readFileSync(path(name), "utf8");

async function obey(step: Step): Promise<void> {
	switch (step.do) {
		case "replace":
			// Whole lines, of which there is one place.
			site.replace(step.file, `\n${step.before}`, `\n${step.after}`);
			break;
		case "append":
			site.write(step.file, `${read(step.file).trimEnd()}\n${step.text}`);
			break;
		case "write":
			site.write(step.file, step.text);
			break;
		case "rename":
			renameSync(path(step.file), path(step.to));
			break;
		case "remove":
			site.remove(step.file);
			break;
		case "run":
			await run(step.words);
	}
}

async function run([command, ...words]: readonly string[]): Promise<void> {
	const invocation = { project: projectFolder, root: site.root, language: "nl", options: {}, words } as const;
	if (command === "new") await startNew(invocation, undefined);
	else if (words.includes("--fix")) repairFolder(site.root, { dry: false });
	else expect(command).toMatch(/^(?:validate|translations|dev)$/);
}

/** The photos and PDFs that an editor is told to put into their folders. */
async function putFiles(steps: readonly Step[]): Promise<void> {
	const texts = steps.map((step) => ("after" in step ? step.after : "text" in step ? step.text : "")).join("\n");
	for (const [, name = ""] of texts.matchAll(/\/(files\/\S+\.pdf)\b/g)) site.write(name, pdf());
	for (const [, name = ""] of texts.matchAll(/^ *file: (\S+\.jpg)$/gm)) {
		const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#456" } });
		if (!existsSync(path(`images/${name}`))) site.write(`images/${name}`, await photo.jpeg().toBuffer());
	}
}

/** The day on which the guide is read; dates in its recipes are later, or earlier, as they should be. */
const today = "2026-11-26";

test.each(recipes().map((recipe) => [recipe.title, recipe] as const))("%s", async (_, { steps }) => {
	vi.spyOn(process.stdout, "write").mockImplementation(() => true);
	expect(steps, "a recipe says what to change").not.toEqual([]);
	await putFiles(steps);
	for (const step of steps) await obey(step);
	// As it is checked before it may join the others: no address may have gone either.
	const { problems } = site.check({ today, since: untouched.check({ today }).site });
	const said = problems.filter(({ code }) => !/^(?:translation-|file-not-translated|word-)/.test(code));
	expect(said.map(({ code, place, values }) => ({ code, place, values }))).toEqual([]);
});

test("where says what the guide says it does", () => {
	const [, asked = ""] = /^npm run where -- "(.*)"$/m.exec(guide) ?? [];
	const found = findText(assertSound(site.check().site), asked);
	expect(guide).toContain(foundTextsReport(asked, found, "nl"));
});
