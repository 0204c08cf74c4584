import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { environmentOf } from "../commands/browser/programs.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { shareCompiled } from "../helpers/host-command.ts";
import { makeLive } from "../helpers/live-site.ts";
import { freePort } from "../helpers/nginx.ts";
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
	return begin([join(compiled, "send-site.js"), site.folder, place], env);
}

function begin(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
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
async function usualTime(start: () => ChildProcess): Promise<number> {
	const began = performance.now();
	expect(await toTheEnd(start())).toBe(0);
	return performance.now() - began;
}

/** What pages of `SiteVersions` are asked for in turn. */
const madePaths = Array.from({ length: 40 }, (_, page) => ["/", `/nieuws/bericht%20${page}`, "/sitemap.xml"]).flat();

/** Asks for pages of a folder that is served until it is told to stop, and for what they name. What is whole holds `mark`. */
async function visiting(folder: string, { port = 0, paths = madePaths, mark = /\d{6}/ } = {}) {
	const served = await serveFolder(folder, { port, host: "127.0.0.1" });
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
			const text = await ask(paths[round % paths.length] ?? "/");
			if (text === undefined || !mark.test(text)) seen.cutOff++;
			for (const named of assetsIn(text ?? "")) await ask(`/${named}`);
		}
	})();
	return async () => {
		goesOn = false;
		await visitor;
		await served.close();
		return seen;
	};
}

/** The files of the site that a page names, without a slash before them. */
function assetsIn(page: string): Set<string> {
	return new Set([...page.matchAll(/="\/(assets\/[\w.-]+)/g)].map(([, named = ""]) => named));
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
			await usualTime(() => send(place, env));
			leave = await visiting(online);
			let before = 0;
			site.make(1);
			const usual = await usualTime(() => send(place, env));
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

/** The versions that are in a folder of a built site, by the name of its business. Throws when it is not whole. */
function builtVersionsIn(folder: string): string[] {
	const versions = new Set<string>();
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		const [, plain, kind] = /^(.*)\.(br|gz)$/.exec(name) ?? [];
		if (plain !== undefined) {
			const bytes = readFileSync(join(folder, name));
			const text = kind === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes);
			if (!text.equals(readFileSync(join(folder, plain)))) throw new Error(`${name} is of another version.`);
		}
		if (!name.endsWith(".html")) continue;
		const page = readFileSync(join(folder, name), "utf8");
		const [, version] = /Praktijk (\d{6})/.exec(page) ?? [];
		if (version === undefined || !/<\/html>\s*$/.test(page)) throw new Error(`${name} is there by half.`);
		for (const named of assetsIn(page))
			if (!existsSync(join(folder, named))) throw new Error(`${name} names ${named}, which is not there.`);
		versions.add(version);
	}
	return [...versions].sort();
}

testWith(...sshPrograms)(
	"the command itself, killed while it checks, builds and sends a real site over ssh, leaves the old or the new one",
	async () => {
		const server = await startSshServer();
		const real = temporarySite();
		const random = new Random(seed);
		const [folder, port] = [join(server.home, "site"), await freePort()];
		const place = `ssh://${server.host}:${server.port}${folder}`;
		// What is killed while it notes what it knows must not do so where other tests look.
		shareCompiled(real.root, projectFolder);
		const env = {
			RSYNC_RSH: server.rsh,
			LD_LIBRARY_PATH: environmentOf(programOf("rsync")).LD_LIBRARY_PATH,
			SITE_CACHE: join(real.root, "cache"),
			NODE_ENV: "production",
		};
		const args = [join(projectFolder, "scripts/run.mjs"), "publish", "--root", real.root, "--to", place];
		const publish = () => begin(args, env);
		const online = join(folder, "online");
		const make = (version: number) => {
			const facts = real.text("facts/business.yaml");
			const name = `name: Praktijk ${String(version).padStart(6, "0")}`;
			real.write("facts/business.yaml", facts.replace(/^name: .*$/m, name));
		};
		let leave: Awaited<ReturnType<typeof visiting>> | undefined;
		try {
			makeLive(real, `http://127.0.0.1:${port}`);
			make(0);
			// Nobody serves it yet, which is what the command then says.
			expect(await toTheEnd(publish())).toBe(3);
			leave = await visiting(online, {
				port,
				paths: ["/", "/contact", "/aanbod"],
				mark: /Praktijk \d{6}[\s\S]*<\/html>/,
			});
			make(1);
			const usual = await usualTime(publish);
			let before = 1;
			for (let version = 2; version < 2 + kills; version++) {
				make(version);
				await killLater(publish(), random.below(Math.ceil(usual * 1.2)), random.below(3) === 0);
				const [now, ...others] = builtVersionsIn(realpathSync(online));
				const where = `seed ${seed}, version ${version}`;
				expect(others, where).toEqual([]);
				expect(Number(now), where).toBeGreaterThanOrEqual(before);
				before = Number(now);
			}
			expect(await toTheEnd(publish())).toBe(0);
			expect(builtVersionsIn(online)).toEqual([String(1 + kills).padStart(6, "0")]);
			const [there, built] = [filesOf(online), filesOf(join(real.root, "dist"))];
			expect(new Map([...there].filter(([path]) => built.has(path)))).toEqual(built);
			expect([...there.keys()].filter((path) => path.endsWith(".html") && !built.has(path))).toEqual([]);
			const { asked, cutOff, wrong } = await leave();
			expect([wrong, cutOff]).toEqual([[], 0]);
			expect(asked).toBeGreaterThan(kills);
			if (kills > 100) process.stdout.write(`${kills} kills of the command, ${asked} requests beside, seed ${seed}\n`);
		} finally {
			await leave?.();
			real.dispose();
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
			const usual = await usualTime(() => send(place, env));
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
