import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteVersion, siteVersionPath } from "#core/site-version.ts";
import { Progress } from "#engine/base/progress.ts";
import { buildSite } from "#engine/build.ts";
import { filesIn } from "../helpers/content-folder.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { commitAll } from "../helpers/repository.ts";

let site: TemporarySite;

const file = () => join(site.root, "dist", siteVersionPath);

const version = () => JSON.parse(readFileSync(file(), "utf8")) as SiteVersion;

/** Builds, and gives what the site says of itself. */
async function built(): Promise<SiteVersion> {
	expect(await buildSite({ root: site.root, project: projectFolder, language: "nl" }, new Progress())).toBe(true);
	return version();
}

/** Every other file with its time and its number. */
const others = () =>
	[...filesIn(join(site.root, "dist")).keys()]
		.filter((name) => `/${name}` !== siteVersionPath)
		.map((name) => [name, statSync(join(site.root, "dist", name))] as const)
		.map(([name, { ino, mtimeMs }]) => `${name} ${ino} ${mtimeMs}`);

beforeAll(() => {
	site = temporarySite();
});

afterAll(() => site.dispose());

test("a built site names the commit that it was made from, and no page does", async () => {
	const before = Date.now();
	const without = await built();
	expect(without.commit).toBeNull();
	expect(Date.parse(without.at)).toBeGreaterThanOrEqual(before);
	expect(Date.parse(without.at)).toBeLessThanOrEqual(Date.now());

	writeFileSync(join(site.root, ".gitignore"), "dist\n");
	const first = commitAll(site.root);
	expect((await built()).commit).toBe(first);
	const files = [...filesIn(join(site.root, "dist"))];
	expect(files.filter(([name, text]) => text.includes(first) && `/${name}` !== siteVersionPath)).toEqual([]);
});

test("content that is not committed is no version, and is one again when it is as it was", async () => {
	const first = commitAll(site.root);
	const text = site.text("pages/contact.yaml");
	site.replace("pages/contact.yaml", "Vraag het ons", "Bezoek ons");
	expect((await built()).commit).toBeNull();
	site.write("pages/contact.yaml", text);
	expect((await built()).commit).toBe(first);
	site.write("pages/los.txt", "los");
	site.remove("pages/los.txt");
	writeFileSync(join(site.root, "lees-mij.txt"), "Dit is geen inhoud.");
	expect((await built()).commit).toBe(first);
	expect(commitAll(join(site.root))).not.toBe(first);
});

test("when nothing came or went, no file is new, also when the builder knows nothing of the one before", async () => {
	const commit = commitAll(site.root);
	const first = await built();
	const [time, all] = [statSync(file()).mtimeMs, others()];
	expect(first.commit).toBe(commit);
	for (const language of ["en", "nl"] as const) {
		// In another language the run before is not known again.
		await buildSite({ root: site.root, project: projectFolder, language }, new Progress());
		expect(version()).toEqual(first);
		expect(statSync(file()).mtimeMs).toBe(time);
		expect(others()).toEqual(all);
	}
	const next = commitAll(site.root);
	const second = await built();
	expect(second.commit).toBe(next);
	expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(first.at));
	expect(others()).toEqual(all);
});

test("what is handed in counts and not what Git says of the folder", async () => {
	const commit = "0123456789abcdef0123456789abcdef01234567";
	const history = { commit, changes: undefined };
	const options = { root: site.root, project: projectFolder, language: "nl" as const, history };
	expect(await buildSite(options, new Progress())).toBe(true);
	expect(version().commit).toBe(commit);
	expect(existsSync(`${file()}.br`)).toBe(false);
});
