import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { environmentOf } from "../commands/browser/programs.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { programOf, testWith } from "../helpers/programs.ts";
import { Random } from "../helpers/random.ts";
import { type RcloneServer, startRcloneServer } from "../helpers/rclone-server.ts";
import { filesOf, SiteVersions, versionsIn, withoutFormer } from "../helpers/site-versions.ts";
import { type SshServer, sshPrograms, startSshServer } from "../helpers/ssh-server.ts";

/** How often each way of publishing is killed. */
const kills = Number(process.env.PUBLISH_KILLS ?? 2);
const seed = Number(process.env.PUBLISH_SEED ?? Date.now() % 100_000);

let compiled: string;
let site: SiteVersions;

beforeAll(async () => {
	compiled = mkdtempSync(join(tmpdir(), "send-site-"));
	await build({
		configFile: false,
		root: projectFolder,
		logLevel: "error",
		build: { ssr: "tests/processes/send-site.ts", outDir: compiled, emptyOutDir: false, minify: false },
	});
});

beforeEach(() => {
	site = new SiteVersions({ pages: 40 });
});

afterEach(() => site.dispose());

afterAll(() => rmSync(compiled, { recursive: true, force: true }));

/** Publishes the folder in a process that begins a group. */
function send(place: string, env: NodeJS.ProcessEnv): ChildProcess {
	const args = [join(compiled, "send-site.js"), site.folder, place];
	return spawn(process.execPath, args, { detached: true, stdio: "ignore", env: { ...process.env, ...env } });
}

async function toTheEnd(child: ChildProcess): Promise<number | null> {
	const [code] = (await once(child, "exit")) as [number | null];
	return code;
}

/** Kills a process at some moment: alone, so that what it started goes on, or with all of that. */
async function killLater(child: ChildProcess, after: number, alone: boolean): Promise<void> {
	const ended = once(child, "exit");
	await Promise.race([wait(after), ended]);
	const { pid = 0 } = child;
	if (child.exitCode === null) process.kill(alone ? pid : -pid, "SIGKILL");
	await ended;
}

/** How long it takes to publish a version, when nobody kills it. */
async function usualTime(place: string, env: NodeJS.ProcessEnv): Promise<number> {
	const start = performance.now();
	expect(await toTheEnd(send(place, env))).toBe(0);
	return performance.now() - start;
}

/** Asks for pages of a folder that is served until it is told to stop, and for what they name. */
async function visiting(folder: string) {
	const served = await serveFolder(folder, { port: 0, host: "127.0.0.1" });
	const seen = { asked: 0, cutOff: 0, wrong: [] as string[] };
	let goesOn = true;
	const ask = async (path: string): Promise<string | undefined> => {
		seen.asked++;
		const response = await fetch(served.address + path);
		if (response.status !== 200) seen.wrong.push(`${path} ${response.status}`);
		// What is written into while it is sent ends before its end.
		return response.text().catch(() => undefined);
	};
	const visitor = (async () => {
		for (let round = 0; goesOn; round++) {
			const path = ["/", `/nieuws/bericht%20${round % 40}`, "/sitemap.xml"][round % 3] ?? "/";
			const text = await ask(path);
			if (text === undefined || !/\d{6}/.test(text)) seen.cutOff++;
			const [, named] = /href="(\/assets\/\d{6}\.css)"/.exec(text ?? "") ?? [];
			if (named !== undefined) await ask(named);
		}
	})();
	return async () => {
		goesOn = false;
		await visitor;
		await served.close();
		return seen;
	};
}

testWith(...sshPrograms)(
	"killed at any moment over ssh, the old or the new site is online whole, and the next run mends",
	async () => {
		const server: SshServer = await startSshServer();
		const random = new Random(seed);
		const place = `ssh://${server.host}:${server.port}${server.home}/site`;
		const env = { RSYNC_RSH: server.rsh, LD_LIBRARY_PATH: environmentOf(programOf("rsync")).LD_LIBRARY_PATH };
		const online = join(server.home, "site/online");
		let leave: Awaited<ReturnType<typeof visiting>> | undefined;
		try {
			site.make(0);
			await usualTime(place, env);
			leave = await visiting(online);
			let before = 0;
			site.make(1);
			const usual = await usualTime(place, env);
			before = 1;
			for (let version = 2; version < 2 + kills; version++) {
				site.make(version);
				await killLater(send(place, env), random.below(Math.ceil(usual * 1.2)), random.below(3) === 0);
				const [now, ...others] = versionsIn(filesOf(realpathSync(online)));
				const where = `seed ${seed}, version ${version}`;
				expect(others, where).toEqual([]);
				// The switch of one that was killed alone may still have been on its way.
				expect(Number(now), where).toBeGreaterThanOrEqual(before);
				before = Number(now);
			}
			expect(await toTheEnd(send(place, env))).toBe(0);
			expect(withoutFormer(filesOf(online), site)).toEqual(filesOf(site.folder));
			const left = readdirSync(join(server.home, "site")).filter((name) => name.startsWith("online-"));
			expect(left).toEqual([]);
			const { asked, cutOff, wrong } = await leave();
			expect([wrong, cutOff]).toEqual([[], 0]);
			expect(asked).toBeGreaterThan(kills);
			if (kills > 100) process.stdout.write(`${kills} kills over ssh, ${asked} requests beside, seed ${seed}\n`);
		} finally {
			await leave?.();
			await server.stop();
		}
	},
);

testWith("rclone")(
	"killed at any moment over rclone, no page is there without what it asks for, and the next run mends",
	async () => {
		const server: RcloneServer = await startRcloneServer("webdav");
		const random = new Random(seed);
		const place = "rclone:site:www";
		const env = { RCLONE_CONFIG: server.config };
		const online = join(server.folder, "www");
		const seen = { old: 0, mixed: 0, new: 0 };
		let leave: Awaited<ReturnType<typeof visiting>> | undefined;
		try {
			site.make(1);
			const usual = await usualTime(place, env);
			leave = await visiting(online);
			for (let version = 2; version < 2 + kills; version++) {
				site.make(version);
				await killLater(send(place, env), random.below(Math.ceil(usual * 1.2)), random.below(3) === 0);
				// A page that is cut off names what it asks for in its first line; of one that is empty nobody can tell.
				const files = new Map([...filesOf(online)].filter(([path, text]) => text !== "" || !path.endsWith(".html")));
				const versions = versionsIn(files);
				expect(versions.length, `seed ${seed}, version ${version}`).toBeGreaterThan(0);
				const isNew = versions.includes(String(version).padStart(6, "0"));
				seen[versions.length > 1 ? "mixed" : isNew ? "new" : "old"]++;
			}
			expect(await toTheEnd(send(place, env))).toBe(0);
			const files = withoutFormer(filesOf(online), site);
			files.delete("_published.txt");
			expect(files).toEqual(filesOf(site.folder));
			const { asked, cutOff, wrong } = await leave();
			// Each address is answered, and what a page names too, also while one is written into.
			expect(wrong).toEqual([]);
			expect(asked).toBeGreaterThan(kills);
			if (kills > 100)
				process.stdout.write(
					`${kills} kills over rclone, seed ${seed}: ${JSON.stringify(seen)}, ${asked} requests beside, ${cutOff} cut off\n`,
				);
		} finally {
			await leave?.();
			await server.stop();
		}
	},
);
