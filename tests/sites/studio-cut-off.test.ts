import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answers, Change, EditAnswer, FarReaching } from "#core/studio.ts";
import type { SendAnswer } from "#core/studio-publishing.ts";
import { commands } from "#studio/brain/calls.ts";
import * as publishing from "#studio/features/publishing/brain.ts";
import { differingFiles, filesIn } from "../helpers/content-folder.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { openStudioPage, type StudioPage } from "../helpers/open-studio.ts";
import { PublishingSite } from "../helpers/publishing-site.ts";
import { Random } from "../helpers/random.ts";
import { rounds, testInRounds } from "../helpers/rounds.ts";
import { variedSite } from "../helpers/varied-site.ts";

/** The real Studio over a real repository, ended as a power cut ends it. `KILL_ROUNDS=116` does it at random moments too. */
let work: PublishingSite;
let studio: Started;

const random = new Random(Number(process.env.KILL_SEED ?? 5));

beforeAll(async () => {
	work = new PublishingSite({ site: variedSite() });
	checkSlowly(2);
	studio = await start();
});

/** Lets the repository check what is committed, or format it, for so many seconds. */
function checkSlowly(seconds: number): void {
	const hook = join(work.root, ".git/hooks/pre-commit");
	writeFileSync(hook, `#!/bin/sh\ntouch .git/hook-began\nsleep ${seconds}\n`);
	chmodSync(hook, 0o755);
}

afterAll(async () => {
	studio.child.kill("SIGKILL");
	await studio.page.close();
	work.dispose();
});

interface Started {
	readonly child: ChildProcess;
	readonly origin: string;
	/** A page that was loaded since. */
	readonly page: StudioPage;
}

async function start(): Promise<Started> {
	const { child, origin } = await startDev(work.root, { name: "studio", stderr: "ignore" });
	return { child, origin, page: await openStudioPage(work.root, origin) };
}

const note = () => join(work.root, ".git/studio-sending.json");

/** Ends Studio after a while, and what of Git it has begun. */
async function cut({ child, page }: Started, after = 0): Promise<void> {
	const ended = once(child, "exit");
	const workerData = { pid: child.pid, note: note(), after };
	new Worker(new URL("../processes/kill-later.mjs", import.meta.url), { workerData });
	await ended;
	await page.close();
}

/** The files of a folder of the content. */
const namesIn = (folder: string) =>
	[...content().keys()].flatMap((name) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : []));

/** With a dot in front of its name nothing is content, as what was being written when it was cut off. */
const content = () => new Map([...filesIn(join(work.root, "content"))].filter(([name]) => !/(?:^|\/)\./.test(name)));

async function edit(changes: readonly Change[], page = studio.page): Promise<EditAnswer | FarReaching> {
	const brain = page.brain();
	return await commands.edit.run(brain, { revision: page.live.revision, name: "Iets", changes });
}

const state = () => publishing.questions.publishing.run(studio.page.brain(), {});

/** Gives the title of a page another end. */
function retitled(page: string, end: number): Change & { readonly do: "set" } {
	const file = `content/pages/${page}.yaml`;
	const was = /^title: (.*)$/m.exec(readFileSync(join(work.root, file), "utf8"))?.[1] ?? "";
	return { do: "set", file, path: ["title"], was, value: `${was.replace(/ \d+$/, "")} ${end}` };
}

async function publish(): Promise<SendAnswer> {
	const { seen } = await state();
	return await publishing.commands.send.run(studio.page.brain(), { seen, message: "Iets" });
}

test("cut off while a commit is made, nothing is staged and nothing is locked, and it goes online after the next start", async () => {
	const head = work.git("rev-parse", "HEAD");
	const before = work.git("for-each-ref");
	expect(await edit([retitled("contact", 1)])).toHaveProperty("written");
	const changed = content();
	// Nobody waits for it any more.
	publish().catch(() => undefined);
	while (!existsSync(join(work.root, ".git/hook-began"))) await wait(20);
	writeFileSync(join(work.root, ".git/HEAD.lock"), "");
	await cut(studio);
	studio = await start();
	expect(await state()).toMatchObject({ refused: [], files: ["content/pages/contact.yaml"] });
	expect([work.git("rev-parse", "HEAD"), work.git("for-each-ref"), content()]).toEqual([head, before, changed]);
	expect(work.git("diff", "--cached", "--name-only")).toBe("");
	expect(readdirSync(join(work.root, ".git")).filter((name) => /lock$|^studio/.test(name))).toEqual([]);
	expect(await publish()).toHaveProperty("told");
	expect(work.git("show", "--name-only", "--format=")).toBe("content/pages/contact.yaml");
	expect(work.git("status", "--porcelain")).toBe("");
});

const wizard = (what: string, answers: Answers) =>
	commands.finishWizard.run(studio.page.brain(), { what, answers, from: "/", name: what });

/** What is done at random; what is written is told. */
const operations: Readonly<Record<string, (number: number) => unknown>> = {
	"a text": (number) => edit([retitled("contact", number)]),
	"six files": (number) =>
		edit(
			namesIn("pages")
				.slice(0, 6)
				.map((name) => retitled(name.replace(".yaml", ""), number)),
		),
	"another address": (number) => {
		const page = namesIn("pages").find((each) => each.startsWith("aanbod")) ?? "";
		return wizard("rename", { name: `/${page.replace(".yaml", "")}`, address: `/aanbod-${number}` });
	},
	"a new page": (number) => wizard("page", { name: `Pagina ${number}` }),
	undo: () => commands.undo.run(studio.page.brain(), {}),
	redo: () => commands.redo.run(studio.page.brain(), {}),
	publish,
	"an earlier version": async () => {
		const [, one] = await publishing.questions.publications.run(studio.page.brain(), {});
		const { revision } = studio.page.live;
		const asked = one && { commit: one.commit, scope: "", revision, name: "Terug" };
		return asked && (await publishing.commands.bringBack.run(studio.page.brain(), asked));
	},
};

testInRounds(
	"killed at random moments, what was told to be written is there, and of the rest all or nothing",
	async () => {
		const counts = { kills: 0, acknowledged: 0, whole: 0 };
		checkSlowly(0.3);
		for (let round = 0, number = 10; round < rounds; round += 1) {
			let [sure, during] = [content(), ""];
			const told: string[] = [];
			const ended = cut(studio, 100 + random.below(2500));
			try {
				for (;;) {
					number += 1;
					during = random.pick(Object.keys(operations));
					const answer = (await operations[during]?.(number)) as object | undefined;
					told.push(`${during}: ${JSON.stringify(answer).slice(0, 150)}`);
					if (answer && "written" in answer) counts.acknowledged += 1;
					sure = content();
				}
			} catch (error) {
				told.push(String(error));
			}
			await ended;
			counts.kills += 1;
			studio = await start();
			const story = `round ${round}, during ${during}, after ${told.join("; ")}`;
			expect(await state(), story).toHaveProperty("files");
			const left = differingFiles(sure, content());
			if (left.length > 0) {
				counts.whole += 1;
				const way = during === "undo" ? commands.redo : commands.undo;
				expect(await way.run(studio.page.brain(), {}), story).toHaveProperty("written");
				expect(differingFiles(sure, content()), story).toEqual([]);
			}
			expect(work.git("diff", "--cached", "--name-only"), story).toBe("");
			expect(
				readdirSync(join(work.root, ".git")).filter((name) => /lock$|^studio/.test(name)),
				story,
			).toEqual([]);
			expect(work.git("fsck", "--no-dangling", "--no-progress"), story).toBe("");
			if (counts.kills % 10 === 0 || counts.kills === rounds) process.stdout.write(`${JSON.stringify(counts)}\n`);
		}
	},
	60_000 + 30_000 * rounds,
);

testInRounds(
	"two edit at once, beside an editor that saves by renaming and a build: nothing is lost, and all of it is taken back",
	async () => {
		const pages = ["contact", "index", "blogs/index"];
		const counts = { written: 0, asked: 0, refused: 0, saves: 0, undone: 0 };
		const before = content();
		const last = new Map<string, string>();
		let isOver = false;
		const other = await openStudioPage(work.root, studio.origin);
		const client = async (mine: number, tab: StudioPage) => {
			tab.follow();
			for (let number = 0; number < 100; number += 1) {
				const page = random.pick(pages);
				const change = retitled(page, 1000 * mine + number);
				const answer = await edit([change], tab);
				// Somebody else's turn; what was written is told meanwhile.
				await wait(random.below(20));
				if ("written" in answer) last.set(page, change.value);
				counts["written" in answer ? "written" : "conflict" in answer ? "asked" : "refused"] += 1;
			}
		};
		// Who saves what was read before somebody else saved takes that away: an editor has a page of its own here.
		const saver = async () => {
			while (!isOver) {
				const file = join(work.root, "content/pages/blogs/rugtassen-op-maat.yaml");
				writeFileSync(`${file}.new`, `${readFileSync(file, "utf8")}# Regel ${counts.saves}\n`);
				renameSync(`${file}.new`, file);
				counts.saves += 1;
				await wait(300);
			}
		};
		const saving = saver();
		const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", work.root];
		const building = once(spawn(process.execPath, args, { stdio: "ignore" }), "exit");
		await Promise.all([client(1, studio.page), client(2, other)]);
		await other.close();
		isOver = true;
		await Promise.all([saving, building]);
		expect(work.site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
		for (const [page, title] of last) expect(content().get(`pages/${page}.yaml`)).toContain(`title: ${title}\n`);
		const undo = async () => await commands.undo.run(studio.page.brain(), {});
		let answer = await undo();
		for (; "written" in answer; answer = await undo()) counts.undone += 1;
		expect(answer).toEqual({ refused: "Er is niets meer om ongedaan te maken." });
		const withoutLines = new Map(
			[...content()].map(([name, text]) => [name, text.replace(/# Regel \d+\n/g, "")] as const),
		);
		expect(counts.undone).toBeGreaterThanOrEqual(counts.written);
		if (counts.undone === counts.written) expect(differingFiles(before, withoutLines)).toEqual([]);
		process.stdout.write(`${JSON.stringify(counts)}\n`);
	},
	600_000,
);
