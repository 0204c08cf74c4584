import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "../helpers/content-folder.ts";
import { Random } from "../helpers/random.ts";
import { filesApart } from "../helpers/random-edits.ts";
import { git } from "../helpers/repository.ts";
import { type Act, type Everybody, HostedEditor, type Story, wordsOnline } from "./hosted-editor.ts";
import { expect, type HostedSite, needsGitServer, runCommand, test } from "./hosted-site.ts";
import { all } from "./pages.ts";

needsGitServer();

/** How many edits two people make together, and by which seed. */
const edits = Number(process.env.HOSTED_EDITS ?? (all ? 200 : 12));
const seed = Number(process.env.HOSTED_SEED ?? (all ? Date.now() % 1_000_000 : 20_261));

test(`what two people were told as saved is in the history, and the site is that of a cold build (seed ${seed})`, async ({
	browser,
	hosted,
}) => {
	test.setTimeout(180_000 + edits * 10_000);
	const random = new Random(seed);
	const story = new WrittenStory(test.info().outputPath("story.txt"));
	const everybody: Everybody = { hosted, random, story, words: 0, online: wordsOnline(hosted) };
	const warm = new Clone(hosted);
	const people = [
		await HostedEditor.enter(browser, "Anna", everybody),
		await HostedEditor.enter(browser, "Bert", everybody),
	] as const;
	try {
		await warm.build();
		let deck: Act[] = [];
		for (let done = 0; done < edits; ) {
			if (deck.length === 0) deck = shuffled(HostedEditor.often, random);
			if (await random.pick(people).do(deck.pop() as Act)) done++;
		}
		for (const each of people) await each.finish();
		for (const each of people) await each.do("follows");
		await expectAll(hosted, people);
		for (const each of people) await each.page.context().close();
		warm.pull();
		const cold = new Clone(hosted);
		try {
			await cold.validate();
			expect(filesApart(await cold.build(), await warm.build())).toBe("");
		} finally {
			cold.dispose();
		}
	} catch (error) {
		// After the time of the test is up its pages are closed.
		for (const { name, page, failures } of people.filter((each) => !each.page.isClosed())) {
			const path = test.info().outputPath(`${name}.png`);
			// A page that is closing has no picture any more: the story is told all the same.
			const picture = await page.screenshot({ path }).then(() => path, String);
			const there = await page.locator("site-studio").ariaSnapshot().catch(String);
			for (const words of [`${name} is at ${page.url()}, see ${picture}`, there, ...failures]) story.tell(words);
		}
		throw new Error(`HOSTED_SEED=${seed} HOSTED_EDITS=${edits}\n${story.last(400)}\n${error}`, {
			cause: error,
		});
	} finally {
		warm.dispose();
	}
});

function shuffled<T>(things: readonly T[], random: Random): T[] {
	const left = [...things];
	return things.map(() => left.splice(random.below(left.length), 1)[0] as T);
}

async function expectAll(hosted: HostedSite, people: readonly HostedEditor[]): Promise<void> {
	hosted.git("fsck", "--strict", "--no-dangling");
	const history = hosted.git("log", "--all", "-m", "-p", "--text", "--format=%B");
	const marks = new Set(history.match(/\bmerk\d+\b/g));
	for (const { name, words } of people) {
		const kept = [...words.saved].filter((mark) => !words.givenUp.has(mark));
		expect(kept.length, `words that ${name} was told are saved, and did not give up`).toBeGreaterThan(0);
		expect(
			kept.filter((mark) => !marks.has(mark)),
			`saved by ${name}, and not in the history`,
		).toEqual([]);
	}
	for (const each of people) {
		const { tip, unpublished } = await each.content();
		expect([tip, unpublished]).toEqual([hosted.git("rev-parse", "main"), []]);
	}
}

/** What is done, with the second in which it began: also of a run that is ended before its end. */
class WrittenStory implements Story {
	readonly #path: string;
	readonly #begun = performance.now();
	readonly #lines: string[] = [];

	constructor(path: string) {
		this.#path = path;
	}

	tell(words: string): void {
		this.#lines.push(words);
		appendFileSync(this.#path, `${Math.round((performance.now() - this.#begun) / 100) / 10} ${words}\n`);
	}

	last(count: number): string {
		return [...(this.#lines.length > count ? [`… see ${this.#path}`] : []), ...this.#lines.slice(-count)].join("\n");
	}
}

/** A copy of the repository, in which the site is built. */
class Clone {
	readonly #root = mkdtempSync(join(tmpdir(), "hosted-clone-"));

	constructor({ repository }: HostedSite) {
		git(this.#root, "clone", "--quiet", repository, ".");
	}

	pull(): void {
		git(this.#root, "pull", "--quiet", "--ff-only");
	}

	/** Rejects, with the report, when a file cannot be read, or there is a mistake in it. */
	async validate(): Promise<void> {
		await runCommand("validate", "--root", this.#root);
	}

	async build(): Promise<ReadonlyMap<string, string>> {
		await runCommand("build", "--root", this.#root);
		return filesIn(join(this.#root, "dist"));
	}

	dispose(): void {
		rmSync(this.#root, { recursive: true, force: true });
	}
}
