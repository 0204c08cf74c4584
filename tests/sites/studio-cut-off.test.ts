import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditAnswer, Session } from "#core/studio.ts";
import type { CommitAnswer, PublicationMessage, Publishing } from "#core/studio-publishing.ts";
import { differingFiles, filesIn } from "../helpers/content-folder.ts";
import { startDev } from "../helpers/dev-command.ts";
import { projectFolder } from "../helpers/example-site.ts";
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
}, 120_000);

/** Lets the repository check what is committed, or format it, for so many seconds. */
function checkSlowly(seconds: number): void {
	const hook = join(work.root, ".git/hooks/pre-commit");
	writeFileSync(hook, `#!/bin/sh\ntouch .git/hook-began\nsleep ${seconds}\n`);
	chmodSync(hook, 0o755);
}

afterAll(() => {
	studio.child.kill("SIGKILL");
	work.dispose();
});

interface Started {
	readonly child: ChildProcess;
	readonly get: <T>(name: string) => Promise<T>;
	readonly post: <T>(name: string, body?: unknown) => Promise<T>;
}

async function start(): Promise<Started> {
	const { child, origin } = await startDev(work.root, { name: "studio", stderr: "ignore" });
	const token = /<meta name="studio-token" content="([^"]+)">/.exec(await (await fetch(origin)).text())?.[1] ?? "";
	const headers = { Origin: origin, "X-Studio-Token": token, "Content-Type": "application/json", Connection: "close" };
	const asked = async <T>(name: string, init: RequestInit) =>
		(await (await fetch(`${origin}/@studio/${name}`, { ...init, headers })).json()) as T;
	return {
		child,
		get: (name) => asked(name, {}),
		post: (name, body = {}) => asked(name, { method: "POST", body: JSON.stringify(body) }),
	};
}

const note = () => join(work.root, ".git/studio-commit.json");

/** Ends Studio, and what of Git it has begun. */
async function cut(): Promise<void> {
	const ended = new Promise((resolve) => studio.child.once("exit", resolve));
	studio.child.kill("SIGKILL");
	for (const pid of ownersOf(note())) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// It has ended.
		}
	}
	await ended;
}

/** The programs that work on a commit, which outlive Studio. */
function ownersOf(file: string): number[] {
	if (!existsSync(file)) return [];
	const { owners } = JSON.parse(readFileSync(file, "utf8")) as { owners: readonly string[] };
	return owners.map((owner) => Number(owner.split(".")[1]));
}

/** The files of a folder of the content. */
const namesIn = (folder: string) =>
	[...content().keys()].flatMap((name) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : []));

/** With a dot in front of its name nothing is content, as what was being written when it was cut off. */
const content = () => new Map([...filesIn(join(work.root, "content"))].filter(([name]) => !/(?:^|\/)\./.test(name)));

async function edit(changes: readonly object[]): Promise<EditAnswer> {
	const { revision } = await studio.get<Session>("session");
	return await studio.post("edit", { revision, name: "Iets", changes });
}

/** Gives the title of a page another end. */
function retitled(page: string, end: number): object {
	const file = `content/pages/${page}.yaml`;
	const was = /^title: (.*)$/m.exec(readFileSync(join(work.root, file), "utf8"))?.[1] ?? "";
	return { do: "set", file, path: ["title"], was, value: `${was.replace(/ \d+$/, "")} ${end}` };
}

async function publish(): Promise<CommitAnswer> {
	const { seen } = await studio.get<Publishing>("publishing");
	return await studio.post("commit-changes", { seen, message: "Iets" });
}

test("cut off while Git commits, nothing is staged and nothing is locked, and it is made ready after the next start", async () => {
	const head = work.git("rev-parse", "HEAD");
	const before = work.git("for-each-ref");
	expect(await edit([retitled("contact", 1)])).toHaveProperty("written");
	const changed = content();
	// Nobody waits for it any more.
	publish().catch(() => undefined);
	while (!existsSync(join(work.root, ".git/hook-began"))) await wait(20);
	writeFileSync(join(work.root, ".git/HEAD.lock"), "");
	await cut();
	studio = await start();
	expect(await studio.get("publishing")).toMatchObject({ refused: [], files: ["content/pages/contact.yaml"] });
	expect([work.git("rev-parse", "HEAD"), work.git("for-each-ref"), content()]).toEqual([head, before, changed]);
	expect(work.git("diff", "--cached", "--name-only")).toBe("");
	expect(readdirSync(join(work.root, ".git")).filter((name) => /lock$|^studio/.test(name))).toEqual([]);
	expect(await publish()).toHaveProperty("told");
	expect(work.git("show", "--name-only", "--format=")).toBe("content/pages/contact.yaml");
	expect(work.git("status", "--porcelain")).toBe("");
}, 120_000);

/** What is done at random; what is written is told. */
const operations: Readonly<Record<string, (number: number) => Promise<unknown>>> = {
	"a text": (number) => edit([retitled("contact", number)]),
	"six files": (number) =>
		edit(
			namesIn("pages")
				.slice(0, 6)
				.map((name) => retitled(name.replace(".yaml", ""), number)),
		),
	"another address": (number) =>
		studio.post("finish-wizard", {
			what: "rename",
			answers: {
				name: `/${namesIn("pages")
					.find((each) => each.startsWith("aanbod"))
					?.replace(".yaml", "")}`,
				address: `/aanbod-${number}`,
			},
			from: "/",
			name: "Adres",
		}),
	"a new page": (number) =>
		studio.post("finish-wizard", { what: "page", answers: { name: `Pagina ${number}` }, from: "/", name: "Pagina" }),
	undo: () => studio.post("undo"),
	redo: () => studio.post("redo"),
	publish,
	push: () => studio.post("push"),
	"an earlier version": async () => {
		const [, one] = await studio.get<readonly PublicationMessage[]>("publications");
		const { revision } = await studio.get<Session>("session");
		return one && (await studio.post("bring-back", { commit: one.commit, scope: "", revision, name: "Terug" }));
	},
};

testInRounds(
	"killed at random moments, what was told to be written is there, and of the rest all or nothing",
	async () => {
		const counts = { kills: 0, acknowledged: 0, inFlight: 0, whole: 0 };
		checkSlowly(0.3);
		for (let round = 0, number = 10; round < rounds; round += 1) {
			let [sure, doing] = [content(), ""];
			const told: string[] = [];
			let isOver = false;
			const working = (async () => {
				while (!isOver) {
					number += 1;
					const name = random.pick(Object.keys(operations));
					doing = name;
					const answer = (await operations[name]?.(number)) as object | undefined;
					told.push(`${name}: ${JSON.stringify(answer).slice(0, 150)}`);
					if (answer && "written" in answer) counts.acknowledged += 1;
					sure = content();
					doing = "";
				}
			})().catch(() => undefined);
			await wait(100 + random.below(2500));
			const during = doing;
			isOver = true;
			await cut();
			await working;
			counts.kills += 1;
			if (during !== "") counts.inFlight += 1;
			studio = await start();
			const story = `round ${round}, during ${during}, after ${told.join("; ")}`;
			expect(await studio.get("publishing"), story).toHaveProperty("files");
			const left = differingFiles(sure, content());
			if (left.length > 0) {
				expect(during, story).not.toBe("");
				counts.whole += 1;
				const way = during === "undo" ? "redo" : "undo";
				expect(await studio.post(way), story).toHaveProperty("written");
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
		const client = async (mine: number) => {
			for (let number = 0; number < 100; number += 1) {
				const page = random.pick(pages);
				const { revision } = await studio.get<Session>("session");
				const change = retitled(page, 1000 * mine + number) as { value: string };
				const answer = await studio.post<EditAnswer>("edit", { revision, name: "Iets", changes: [change] });
				if ("written" in answer) last.set(page, change.value);
				counts["written" in answer ? "written" : "conflict" in answer ? "asked" : "refused"] += 1;
			}
		};
		// Who saves what was read before somebody else saved takes that away: an editor has a page of its own here.
		const saver = async () => {
			while (!isOver) {
				const file = join(work.root, "content/pages/blogs/oordoppen-op-maat.yaml");
				writeFileSync(`${file}.new`, `${readFileSync(file, "utf8")}# Regel ${counts.saves}\n`);
				renameSync(`${file}.new`, file);
				counts.saves += 1;
				await wait(300);
			}
		};
		const saving = saver();
		const args = [join(projectFolder, "scripts/run.mjs"), "build", "--root", work.root];
		const building = once(spawn(process.execPath, args, { stdio: "ignore" }), "exit");
		await Promise.all([client(1), client(2)]);
		isOver = true;
		await Promise.all([saving, building]);
		expect(work.site.check().problems.filter(({ level }) => level === "error")).toEqual([]);
		for (const [page, title] of last) expect(content().get(`pages/${page}.yaml`)).toContain(`title: ${title}\n`);
		let answer = await studio.post<EditAnswer>("undo");
		for (; "written" in answer; answer = await studio.post<EditAnswer>("undo")) counts.undone += 1;
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
