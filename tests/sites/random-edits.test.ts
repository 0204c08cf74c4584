import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageAddress } from "#core/paging.ts";
import { localize } from "#core/paths.ts";
import { openContent } from "#engine/content/content.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { OutputFolder } from "#engine/output/output-folder.ts";
import { renderSite, SiteRenderer } from "#engine/pages/render-site.ts";
import { makePage, reusePage } from "#engine/pages/reuse-page.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import { compareSites } from "#pipeline/review/compare.ts";
import { everyPage } from "#pipeline/site/overviews.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { noClient } from "../helpers/built-html.ts";
import { ContentFolder, differingFiles, filesIn } from "../helpers/content-folder.ts";
import type { TemporarySite } from "../helpers/example-site.ts";
import { openDev } from "../helpers/open-studio.ts";
import { Random } from "../helpers/random.ts";
import { type Files, filesApart, randomEdit, randomRun } from "../helpers/random-edits.ts";
import { variedSite } from "../helpers/varied-site.ts";

/** So many edits are made at once at most, as when somebody brings in the work of others. */
const together = 3;

/** After so many steps the site is again what it was at first, which is an edit too. */
const fresh = 12;

/** What somebody finds who knows nothing of an earlier version. */
interface Cold {
	/** A copy of the site, which stays for one step more. */
	readonly root: string;
	readonly reader: SiteReader;
	readonly checked: CheckedSite;
	/** What a build writes, by its path in `dist`; undefined when there is a mistake in the content. */
	readonly files: Files | undefined;
	readonly changed: ReadonlySet<string>;
}

/** Somebody who knows earlier versions. Gives what is not as a cold run finds it, in words; an empty text when all is. */
type Witness = (cold: Cold) => string | Promise<string>;

let site: TemporarySite;

let program: string;

const close: (() => void)[] = [];

beforeEach(() => {
	// A file that was touched a moment ago is always read again: here every file was touched long ago.
	vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date", "setTimeout", "clearTimeout"] });
	site = variedSite();
	program = mkdtempSync(join(tmpdir(), "program-"));
});

afterEach(() => {
	for (const each of close.splice(0)) each();
	vi.useRealTimers();
	site.dispose();
	rmSync(program, { recursive: true, force: true });
});

test("whatever is edited: warm = cold, dev = cold, and a review that shares what it read = one that does not", async () => {
	const content = new ContentFolder(join(site.root, "content"));
	const { seed, count } = randomRun;
	const random = new Random(seed);
	const first = content.files();
	const witnesses = { warm: warmBuilds(), dev: devServer(), review: reviews() };
	const coldRun = coldRuns();
	let before = first;
	const judge = async (story: string): Promise<boolean> => {
		const now = content.files();
		const cold = coldRun(now, new Set(differingFiles(before, now).map((name) => `content/${name}`)));
		before = now;
		for (const [name, witness] of Object.entries(witnesses)) {
			const difference = await witness(cold);
			if (difference) expect.fail(`FUZZ_SEED=${seed}, ${story}\n${name}: ${difference}`);
		}
		return cold.checked.sound;
	};
	await judge("before any edit");
	for (let made = 0, step = 1; made < count; step++) {
		const sound = before;
		const stories = Array.from({ length: 1 + random.below(together) }, () => randomEdit(content, random));
		made += stories.length;
		const told = `edit ${made}, ${stories.join("\n and ")}`;
		if (!(await judge(told))) {
			content.restore(sound);
			await judge(`${told}\n and all back`);
		}
		if (step % fresh === 0) {
			content.restore(first);
			await judge(`after edit ${made}, everything as at first`);
		}
	}
});

/** Reads, checks and builds copies of the site, each of which stays until the next but one. */
function coldRuns(): (content: Files, changed: ReadonlySet<string>) => Cold {
	let [root, other] = ["one", "other"].map((name) => join(program, name)) as [string, string];
	return (content, changed) => {
		[root, other] = [other, root];
		mkdirSync(join(root, "content"), { recursive: true });
		new ContentFolder(join(root, "content")).restore(content);
		const reader = openContent(root);
		const checked = checkContent(reader);
		const files = checked.sound
			? [...renderSite(siteOn(checked.site, checked.today), noClient)].map(
					({ path, content }) => [path.slice(1), Buffer.from(content).toString("latin1")] as const,
				)
			: undefined;
		return { root, reader, checked, files: files && new Map(files), changed };
	};
}

/** A build that keeps what it knows for the next. */
function warmBuilds(): Witness {
	return ({ checked: cold, files }) => {
		const memory = new SiteMemory(program, site.root);
		const checked = checkContent(openContent(site.root, { memory }));
		memory.keep(checked);
		if (files && checked.sound) {
			const output = new OutputFolder(join(program, "dist"), join(program, "cache"));
			const renderer = new SiteRenderer(siteOn(checked.site, checked.today), noClient);
			for (const page of renderer.pages()) if (!reusePage(page, output)) makePage(page, output);
			for (const file of renderer.others(() => undefined)) output.write(file);
			output.commit();
			memory.save();
		}
		return problemsApart(cold, checked) || (files ? filesApart(files, filesIn(join(program, "dist"))) : "");
	};
}

/** The server that shows the site while somebody writes. */
function devServer(): Witness {
	const dev = openDev(site.root);
	close.push(() => dev.close());
	const answer = async (path: string) => {
		const given = await dev.answer(path);
		return given && "body" in given ? given.body : undefined;
	};
	return async ({ checked, files, changed }) => {
		const expected = files && checked.sound ? dataOf(checked) : undefined;
		const pages = async () => (expected ? filesApart(expected, await shownBy(answer, expected)) : "");
		dev.refresh(changed);
		const atOnce = await pages();
		if (atOnce) return `before the check, ${atOnce}`;
		vi.runAllTimers();
		const { problems } = JSON.parse((await answer("/@site/problems.json")) ?? "");
		const { language, site } = checked;
		const report = jsonReport(checked.problems, { language, texts: site.texts });
		return apart("problems", JSON.parse(JSON.stringify(report.problems)), problems) || (await pages());
	};
}

/** The data of each page in each language, by its path. */
function dataOf({ site: whole, today }: CheckedSite & { readonly sound: true }): Files {
	const site = siteOn(whole, today);
	const data = site.settings.value.languages.flatMap((language) => {
		const context = makeContext(site, language);
		return [...everyPage(site)].flatMap(({ page, number }) => {
			// While somebody writes, a page has all its sections, with a mark on those of other days.
			if (page.leftOut) return [];
			const path = localize(pageAddress(page.path, number, site.source), language, site.source);
			const data = JSON.stringify({ build: "dev", page: presentPage(page, context, number) });
			return [[`${path}.page.json`, data] as const];
		});
	});
	return new Map(data);
}

async function shownBy(answer: (path: string) => Promise<string | undefined>, pages: Files): Promise<Files> {
	const shown = new Map<string, string>();
	for (const path of pages.keys()) shown.set(path, (await answer(path)) ?? "");
	return shown;
}

/** A review of the version before, which shares with this one what it read. */
function reviews(): Witness {
	let before: Cold | undefined;
	return (cold) => {
		const last = before;
		before = cold;
		if (!last) return "";
		const then = checkContent(openContent(last.root, { other: cold.reader }));
		const changes = compareSites(then.site, cold.checked.site);
		return (
			problemsApart(last.checked, then) ||
			apart("changes", compareSites(last.checked.site, cold.checked.site), changes) ||
			(changes.length === 0 && last.files && cold.files ? filesApart(visible(last.files), visible(cold.files)) : "")
		);
	};
}

/** Files without what no visitor sees: the kind of white space, and characters without a shape. */
function visible(files: Files): Files {
	const seen = (bytes: string) =>
		Buffer.from(bytes, "latin1")
			.toString()
			.replace(/[\s\p{C}]+/gu, " ");
	return new Map([...files].map(([name, bytes]) => [name, seen(bytes).replaceAll(/ ?\\u[0-9a-f]{4} ?/g, " ")]));
}

function problemsApart(cold: CheckedSite, { problems }: CheckedSite): string {
	return apart("problems", cold.problems, problems);
}

function apart(what: string, cold: unknown, other: unknown): string {
	const [one, two] = [cold, other].map((value) => JSON.stringify(value, null, 1));
	return one === two ? "" : `${what} ${two}\nand cold ${one}`;
}
