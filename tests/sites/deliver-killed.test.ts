import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect } from "vitest";
import { siteVersionPath } from "#core/site-version.ts";
import { type Nginx, startNginx } from "../helpers/nginx.ts";
import { OwnServer } from "../helpers/own-server.ts";
import { testWith } from "../helpers/programs.ts";
import { Random } from "../helpers/random.ts";
import { git } from "../helpers/repository.ts";

/** So many deliveries are killed, at moments at random. */
const kills = Number(process.env.DELIVER_KILLS ?? 6);

const random = new Random(Number(process.env.KILL_SEED ?? new Date().getDate()));

const host = "www.praktijk-voorbeeld.example";

const test = testWith("nginx", "openssl", "flock", "git");

let server: OwnServer;
let nginx: Nginx | undefined;

beforeAll(() => {
	server = new OwnServer();
});

afterAll(async () => {
	await nginx?.stop();
	server.dispose();
});

/** What visitors ask, over and over, until they are told to stop. Gives how often, and every answer that should not be. */
function visit(paths: readonly string[]): { stop(): Promise<{ asked: number; wrong: string[] }> } {
	let [asked, goesOn] = [0, true];
	const wrong: string[] = [];
	const visitor = async (from: number) => {
		for (let at = from; goesOn; at++) {
			const path = paths[at % paths.length] ?? "/";
			const { status, body } = await (nginx as Nginx).ask(`https://${host}${path}`);
			asked++;
			// A page that is cut off has no end.
			if (status !== 200 || (/^\/(?:[\w-]+)?$/.test(path) && !body.trimEnd().endsWith("</html>")))
				wrong.push(`${status} ${path}`);
			await wait(5);
		}
	};
	const visitors = [0, 3, 7].map(visitor);
	return {
		async stop() {
			goesOn = false;
			await Promise.all(visitors);
			return { asked, wrong };
		},
	};
}

/** Whether a release is whole: what it says of every file, the files say. */
function expectWhole(commit: string): void {
	const online = join(server.home, "online");
	expect(server.shown).toBe(commit);
	expect(server.page("contact.html")).toContain(`Bericht ${texts.get(commit)}<`);
	expect(server.page("contact.page.json")).toContain(`Bericht ${texts.get(commit)}"`);
	expect(readdirSync(online)).toContain("_nginx");
}

/** What the page says in each version. */
const texts = new Map<string, number>();

function push(number: number): string {
	const commit = server.pushText(`Bericht ${number}`);
	texts.set(commit, number);
	return commit;
}

test(
	"killed at any moment: the old site or the new one, whole, and the next delivery mends it",
	async () => {
		let online = push(0);
		expect((await server.run()).said).toContain("Online: ");
		nginx = await startNginx(join(server.home, "online"));
		const began = Date.now();
		push(1);
		await server.run();
		// As long as a delivery lasts here while nobody asks for anything, and longer.
		const longest = (Date.now() - began) * 2;
		online = server.shown ?? "";
		const paths = ["/", "/contact", "/contact.page.json", "/sitemap.xml", siteVersionPath, "/aanbod", "/robots.txt"];
		const visits = visit(paths);
		let [ended, switched] = [0, 0];
		for (let round = 0; round < kills; round++) {
			const commit = push(round + 2);
			const delivery = server.start();
			await wait(random.below(Math.ceil(longest)));
			delivery.kill();
			if ((await delivery.ended).status === 0) ended++;
			const shown = server.shown ?? "";
			expect([online, commit]).toContain(shown);
			if (shown === commit) switched++;
			expectWhole(shown);
			online = shown;
			// Every few times somebody comes before the next push, and mends what is left.
			if (round % 3 !== 2) continue;
			expect((await server.run()).status).toBe(0);
			online = commit;
			expectWhole(commit);
			expect(server.delivery).toMatchObject({ commit, state: "online" });
		}
		const last = push(kills + 2);
		expect((await server.run()).status).toBe(0);
		expectWhole(last);
		expect(server.delivery).toMatchObject({ commit: last, state: "online" });
		const { asked, wrong } = await visits.stop();
		expect(wrong).toEqual([]);
		expect(asked).toBeGreaterThan(kills);
		// Nothing of those that were killed is left, and no more than is kept.
		const releases = readdirSync(join(server.home, "releases"));
		expect(releases.filter((name) => name.startsWith("."))).toEqual([]);
		expect(releases.length).toBeLessThanOrEqual(10);
		expect(readdirSync(server.home).filter((name) => /next$/.test(name) && name !== "delivery.next")).toEqual([]);
		if (kills > 6)
			process.stdout.write(
				`${kills} kills, ${ended} came too late, ${switched} found the new site; ${asked} requests\n`,
			);
	},
	kills * 30_000 + 300_000,
);

/** Looks which versions are online meanwhile. Gives those that were, when it is told to stop. */
function watch(): { stop(): Promise<ReadonlySet<string>> } {
	let goesOn = true;
	const seen = new Set<string>();
	const watching = (async () => {
		for (; goesOn; await wait(20)) seen.add(server.shown ?? "");
	})();
	return {
		async stop() {
			goesOn = false;
			await watching;
			return seen;
		},
	};
}

async function untilOnline(commit: string): Promise<void> {
	for (let turn = 0; turn < 1200 && server.delivery.commit !== commit; turn++) await wait(100);
	for (let turn = 0; turn < 1200 && server.delivery.state !== "online"; turn++) await wait(100);
	expect(server.delivery).toMatchObject({ commit, state: "online" });
}

test("of thirty pushes one after the other the last is online, and none is half", async () => {
	server.hook();
	const watching = watch();
	const commits = Array.from({ length: 30 }, (_, at) => push(1000 + at));
	const last = commits.at(-1) ?? "";
	await untilOnline(last);
	const seen = await watching.stop();
	expectWhole(last);
	expect([...seen].filter((commit) => !texts.has(commit))).toEqual([]);
	// Whoever was in the way of nobody is left out.
	const delivered = commits.filter((commit) => existsSync(join(server.home, "releases", commit)));
	expect(delivered.length).toBeLessThan(commits.length);
});

test("two at once: the second waits, and says so", async () => {
	const commit = push(2000);
	const both = await Promise.all([server.run(), server.run()]);
	expect(both.map(({ status }) => status)).toEqual([0, 0]);
	expect(both.map(({ said }) => said).join("")).toContain("Er wordt al een versie online gezet");
	expect(server.shown).toBe(commit);
});

test("of thirty people who push at once those in time are online, the last of them in sight, and the others are told", async () => {
	server.hook();
	const folder = mkdtempSync(join(tmpdir(), "thirty-"));
	const run = (copy: string, ...args: readonly string[]) =>
		promisify(execFile)("git", ["-C", copy, ...args]).then(
			({ stdout }) => ({ isDone: true, said: stdout.trim() }),
			({ stderr }: { stderr: string }) => ({ isDone: false, said: stderr }),
		);
	const [before, watching] = [server.shown ?? "", watch()];
	/** Writes a text onto what is there, and pushes: who is too late does so once more, and a second time, and no more. */
	const pushes = async (copy: string, text: string) => {
		for (let turn = 0; ; turn++) {
			const file = join(copy, "content/pages/contact.yaml");
			writeFileSync(file, readFileSync(file, "utf8").replace(/^ {4}title: .*$/m, `    title: ${text}`));
			await run(copy, "commit", "--quiet", "--all", "--message", text);
			const commit = (await run(copy, "rev-parse", "HEAD")).said;
			const { isDone, said } = await run(copy, "push", "origin", "HEAD:main");
			if (isDone || turn === 2) return { commit, isDone, said };
			await run(copy, "fetch", "--quiet", "origin", "main");
			await run(copy, "reset", "--quiet", "--hard", "FETCH_HEAD");
		}
	};
	try {
		const copies = Array.from({ length: 30 }, (_, at) => join(folder, String(at)));
		for (const copy of copies) {
			git(folder, "clone", "--quiet", server.repository, copy);
			for (const [name, value] of [
				["name", "Anna"],
				["email", "anna@voorbeeld.example"],
			])
				git(copy, "config", `user.${name}`, value ?? "");
			git(copy, "config", "commit.gpgsign", "false");
		}
		const pushed = await Promise.all(copies.map((copy, at) => pushes(copy, `Bericht ${3000 + at}`)));
		const tip = git(server.repository, "rev-parse", "main");
		await untilOnline(tip);
		const seen = await watching.stop();
		for (const [at, { commit }] of pushed.entries()) texts.set(commit, 3000 + at);
		expectWhole(tip);
		const [accepted, refused] = [true, false].map((is) => pushed.filter(({ isDone }) => isDone === is));
		const names = accepted?.map(({ commit }) => commit) ?? [];
		const isOnline = git(server.repository, "rev-list", `${before}..main`).split("\n");
		expect(names).toContain(tip);
		expect(isOnline.toSorted()).toEqual(names.toSorted());
		expect(refused?.length).toBeGreaterThan(0);
		for (const { said } of refused ?? []) expect(said).toMatch(/\[(?:remote )?rejected\]/);
		expect([...seen].filter((commit) => commit !== before && !names.includes(commit))).toEqual([]);
	} finally {
		await watching.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
