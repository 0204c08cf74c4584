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
import { filesOf, SiteVersions, versionsIn } from "../helpers/site-versions.ts";
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

testWith(...sshPrograms)(
	"killed at any moment over ssh, the old or the new site is online whole, and the next run mends",
	async () => {
		const server: SshServer = await startSshServer();
		const random = new Random(seed);
		const place = `ssh://${server.host}:${server.port}${server.home}/site`;
		const env = { RSYNC_RSH: server.rsh, LD_LIBRARY_PATH: environmentOf(programOf("rsync")).LD_LIBRARY_PATH };
		const online = join(server.home, "site/online");
		let asking = true;
		let asked = 0;
		const wrong: string[] = [];
		try {
			site.make(0);
			await usualTime(place, env);
			const served = await serveFolder(online, { port: 0, host: "127.0.0.1" });
			const visitor = (async () => {
				for (let round = 0; asking; round++) {
					const path = ["/", `/nieuws/bericht%20${round % 40}`, "/sitemap.xml"][round % 3];
					const response = await fetch(served.address + path);
					const text = await response.text();
					if (response.status !== 200 || !/\d{6}/.test(text)) wrong.push(`${path} ${response.status}`);
					asked++;
				}
			})();
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
			expect(filesOf(online)).toEqual(filesOf(site.folder));
			const left = readdirSync(join(server.home, "site")).filter((name) => name.startsWith("online-"));
			expect(left).toEqual([]);
			asking = false;
			await visitor;
			await served.close();
			expect(wrong).toEqual([]);
			expect(asked).toBeGreaterThan(kills);
			if (kills > 100) process.stdout.write(`${kills} kills over ssh, ${asked} requests beside, seed ${seed}\n`);
		} finally {
			asking = false;
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
		try {
			site.make(1);
			const usual = await usualTime(place, env);
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
			// The second takes away what the first left for open pages.
			for (let time = 0; time < 2; time++) expect(await toTheEnd(send(place, env))).toBe(0);
			const files = filesOf(online);
			files.delete("_published.txt");
			expect(files).toEqual(filesOf(site.folder));
			if (kills > 100) process.stdout.write(`${kills} kills over rclone, seed ${seed}: ${JSON.stringify(seen)}\n`);
		} finally {
			await server.stop();
		}
	},
);
