import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Delivery } from "#core/delivery.ts";
import { inLanguage } from "#core/in-language.ts";
import { isDelivering } from "#engine/deliver/lock.ts";
import { visitHost } from "#engine/host/visit.ts";
import { visitWords } from "#engine/host/visit-words.ts";
import type { Web } from "#engine/host/web.ts";
import { findNginxModule } from "../commands/browser/programs.ts";
import { brotliModule } from "../commands/test/programs.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { passwordIn, runHost, serveHome, shareCompiled } from "../helpers/host-command.ts";
import { type Nginx, startNginx } from "../helpers/nginx.ts";
import { testWith } from "../helpers/programs.ts";
import { commitAll, git } from "../helpers/repository.ts";

const host = "www.praktijk-voorbeeld.example";
const studio = "studio.praktijk-voorbeeld.example";

let site: TemporarySite;
let folder: string;
let home: string;
let first: { status: number | null; stdout: string; stderr: string };

const inHome = (...names: string[]) => join(home, ...names);

const repository = () => inHome("git/site.git");

function setUp(...options: readonly string[]) {
	return setUpIn(home, site.root, ...options);
}

function setUpIn(home: string, root: string, ...options: readonly string[]) {
	return runHost({ project: projectFolder, root, home, socket: join(folder, "git.socket") }, ...options);
}

beforeAll(() => {
	site = temporarySite();
	folder = mkdtempSync(join(tmpdir(), "host-"));
	chmodSync(folder, 0o755);
	home = join(folder, "srv", host);
	commitAll(site.root);
	shareCompiled(home, projectFolder);
	first = setUp("--people", "anna,bas");
});

afterAll(() => {
	site.dispose();
	rmSync(folder, { recursive: true, force: true });
});

test("one command makes the repository, Studio, the files of servers and the first version online", () => {
	expect(first.stderr).not.toContain("Error");
	expect(first.status).toBe(0);
	expect(git(repository(), "rev-parse", "main")).toBe(git(site.root, "rev-parse", "HEAD"));
	expect(git(repository(), "config", "uploadpack.allowFilter")).toBe("true");
	for (const hook of ["pre-receive", "post-receive", "check-content"])
		expect(statSync(join(repository(), "hooks", hook)).mode & 0o111, hook).toBe(0o111);
	expect(readFileSync(inHome("online/index.html"), "utf8")).toContain("</html>");
	expect(existsSync(inHome("studio/index.html"))).toBe(true);
	const back = spawnSync(inHome("deliver"), ["--back"], { encoding: "utf8" });
	expect([back.status, back.stderr]).toEqual([2, expect.stringContaining("geen eerdere versie")]);
	const delivery = JSON.parse(readFileSync(inHome("delivery.json"), "utf8")) as Delivery;
	expect(delivery).toMatchObject({ commit: git(site.root, "rev-parse", "HEAD"), state: "online" });
	expect(readdirSync(inHome("nginx")).sort()).toEqual([`${studio}.conf`, `${host}.conf`]);
	const [ofSite, ofStudio] = [host, studio].map((name) => readFileSync(inHome("nginx", `${name}.conf`), "utf8"));
	expect(ofSite).toContain(`root ${home}/online;`);
	expect(ofSite).toContain(`include ${home}/online/_nginx/site.conf;`);
	expect(ofStudio).toContain(`location = /delivery.json { alias ${home}/delivery.json; }`);
	expect(`${ofSite}${ofStudio}`).not.toContain("/var/www/www");
	expect(ofStudio).toContain(`server_name ${studio};`);
	// Studio is made beside all this, and leaves the folder of the site alone.
	expect(readdirSync(site.root).sort()).toEqual([".git", "content"]);
});

test("a folder of others stays theirs", () => {
	const others = join(folder, "anna");
	mkdirSync(others);
	writeFileSync(join(others, "foto.jpg"), "");
	const { status, stderr } = setUpIn(others, site.root);
	expect([status, stderr]).toEqual([2, expect.stringContaining(`In ${others} staat al iets anders, zoals foto.jpg`)]);
	expect(readdirSync(others)).toEqual(["foto.jpg"]);
});

test("passwords are shown once and kept so that nobody reads them", () => {
	const [anna = "", bas = ""] = ["anna", "bas"].map((name) => passwordIn(first.stdout, name));
	expect(anna).toMatch(/^\w{4}(-\w{4}){3}$/);
	expect(anna).not.toBe(bas);
	const people = readFileSync(inHome("people"), "utf8");
	expect(people).toMatch(/^anna:\$\S+\nbas:\$\S+\n$/);
	expect(people).not.toContain(anna);
	expect(statSync(inHome("people")).mode & 0o007).toBe(0);
	const names = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith("cache/"));
	const texts = names.filter((name) => /\.(json|conf|service|log)$|hooks\//.test(name)).map((name) => inHome(name));
	for (const each of texts.filter((name) => statSync(name).isFile()))
		expect(readFileSync(each, "latin1").includes(anna), each).toBe(false);
});

test("a second time changes nothing that somebody changed, adds what lacks, and keeps every password", () => {
	const people = readFileSync(inHome("people"), "utf8");
	const conf = inHome("nginx", `${studio}.conf`);
	appendFileSync(conf, "# van de beheerder\n");
	git(repository(), "config", "receive.denyNonFastForwards", "false");
	git(repository(), "config", "--unset", "receive.fsckObjects");
	rmSync(join(repository(), "hooks/post-receive"));
	writeFileSync(join(repository(), "hooks/check-content"), "#!/bin/sh\nexit 0\n");
	const again = setUp("--people", "anna,carla");
	expect(again.status).toBe(0);
	expect(readFileSync(conf, "utf8")).toMatch(/# van de beheerder\n$/);
	expect(readFileSync(join(repository(), "hooks/check-content"), "utf8")).toBe("#!/bin/sh\nexit 0\n");
	expect(again.stdout).toContain(`  ${conf}\n`);
	expect(again.stdout).toContain(`  ${join(repository(), "hooks/check-content")}\n`);
	expect(git(repository(), "config", "receive.denyNonFastForwards")).toBe("false");
	expect(git(repository(), "config", "receive.fsckObjects")).toBe("true");
	expect(existsSync(join(repository(), "hooks/post-receive"))).toBe(true);
	expect(readFileSync(inHome("people"), "utf8").startsWith(people)).toBe(true);
	expect(passwordIn(again.stdout, "anna")).toBeUndefined();
	expect(passwordIn(again.stdout, "carla")).toBeDefined();
	// What somebody throws away comes back.
	rmSync(conf);
	rmSync(join(repository(), "hooks/check-content"));
	expect(setUp().stdout).not.toContain("Dit heeft iemand veranderd");
	expect(existsSync(conf)).toBe(true);
});

test("what cannot be is refused in a sentence", () => {
	const refused = (...options: readonly string[]) => setUp(...options).stderr;
	expect(refused("--people", "a:b")).toContain('"a:b" kan geen naam zijn om mee in te loggen');
	expect(refused("--studio", "studio/x")).toContain("Het adres van Studio is een naam zoals studio.voorbeeld.nl");
	expect(refused("--repository", join(folder, "git", "site git"))).toContain("De repository wordt een adres");
	expect(refused("--repository", join(site.root, "content"))).toContain("is geen kale repository van Git");
	const isRoot = process.getuid?.() === 0;
	expect(refused("--user", "niemand-hier")).toMatch(isRoot ? /De gebruiker niemand-hier/ : /^/);
	// The folder of the site is that of whoever runs this, as a home folder is.
	expect(refused("--user", "nobody")).toMatch(
		isRoot ? new RegExp(`De gebruiker nobody, .* kan niet bij ${site.root}\\. Zet de site en Node`) : /^/,
	);
});

test("a hook that did nothing is found, and its program in a folder with a space in its name", async () => {
	const silent = async () => Promise.reject(new Error("Niemand."));
	const web: Web = { ask: silent, certificateUntil: silent, gitSettings: [] };
	const there = { home, studio, repository: repository(), socket: folder, address: `https://${host}` };
	const missing = async (what: unknown) => {
		const found = (await visitHost({ ...there, web })).find((each) => each.what === what)?.missing;
		return found && inLanguage(found, "nl");
	};
	const tip = git(repository(), "rev-parse", "main");
	expect(await missing(visitWords.delivery)).toBeUndefined();
	const next = commitAll(site.root);
	git(
		site.root,
		"push",
		"--quiet",
		"--receive-pack",
		"git -c core.hooksPath=/dev/null receive-pack",
		repository(),
		"HEAD:main",
	);
	expect(await missing(visitWords.delivery)).toContain(
		`staat versie ${next.slice(0, 12)}, en online is ${tip.slice(0, 12)}`,
	);
	git(repository(), "update-ref", "refs/heads/main", tip);
	git(site.root, "reset", "--quiet", "--soft", tip);

	const hook = join(repository(), "hooks/check-content");
	const text = readFileSync(hook, "utf8");
	const program = join(folder, "een map/scripts/run.mjs");
	mkdirSync(dirname(program), { recursive: true });
	writeFileSync(program, "");
	writeFileSync(hook, text.replace(join(projectFolder, "scripts/run.mjs"), `'${program}'`));
	expect(await missing(visitWords.hooks)).toBeUndefined();
	rmSync(program);
	expect(await missing(visitWords.hooks)).toContain(`start ${program}, en dat is er niet meer`);
	writeFileSync(hook, text);
});

testWith(
	"nginx",
	"openssl",
	brotliModule,
)("a site below a path is served there, and visited there", async () => {
	const below = temporarySite();
	below.replace("site.yaml", `https://${host}`, `https://${host}/winkel`);
	commitAll(below.root);
	const there = join(folder, "below");
	shareCompiled(there, projectFolder);
	expect(setUpIn(there, below.root)).toMatchObject({ status: 0 });
	const served = join(folder, "below-served");
	mkdirSync(join(served, "_nginx"), { recursive: true });
	writeFileSync(join(served, "_nginx/server.conf"), readFileSync(join(there, "nginx", `${host}.conf`)));
	const server = await startNginx(served, findNginxModule(brotliModule));
	try {
		const ask = async (path: string) => (await server.ask(`https://${host}${path}`)).status;
		expect(await Promise.all(["/winkel/", "/winkel/contact", "/winkel/nergens"].map(ask))).toEqual([200, 200, 404]);
		const visited = await visitHost({
			...{ home: there, studio, repository: join(there, "git/site.git"), socket: folder, person: undefined },
			address: `https://${host}/winkel`,
			web: {
				ask: (url, headers = {}) => server.ask(url, { headers }),
				certificateUntil: async () => new Date(Date.now() + 90 * 86_400_000),
				gitSettings: [],
			},
		});
		const ofSite = [visitWords.site, visitWords.notFound, visitWords.version];
		expect(ofSite.map((each) => visited.find(({ what }) => what === each))).toEqual(
			ofSite.map((what) => ({ what, missing: undefined })),
		);
	} finally {
		await server.stop();
		below.dispose();
		rmSync(there, { recursive: true, force: true });
	}
});

testWith("systemd-analyze")("systemd understands the units", async () => {
	const units = readdirSync(inHome("systemd"));
	expect(units.sort()).toEqual(
		["-reload.path", "-reload.service", ".service", ".timer"].map((end) => `bladbouw-${host}${end}`),
	);
	const files = units.map((name) => inHome("systemd", name));
	const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" });
	expect(stderr.split("\n").filter((line) => line.includes("bladbouw"))).toEqual([]);
	expect(status).toBe(0);
	expect(readFileSync(inHome("systemd", `bladbouw-${host}.timer`), "utf8")).toContain("\nOnBootSec=");
	const calendar = /^OnCalendar=(.*)$/m.exec(readFileSync(inHome("systemd", `bladbouw-${host}.timer`), "utf8"))?.[1];
	expect(spawnSync("systemd-analyze", ["calendar", calendar ?? ""]).status).toBe(0);
	// And the night is the very command of the unit.
	const command = /^ExecStart=\/bin\/sh -c "(.*)"$/m.exec(
		readFileSync(inHome("systemd", `bladbouw-${host}.service`), "utf8"),
	)?.[1];
	const night = spawnSync("sh", ["-c", command ?? "exit 9"], { encoding: "utf8" });
	expect(night.stderr).toContain("Er is niets nieuws");
	expect(night.status).toBe(0);
});

testWith("flock")("a night that was killed is told, and nobody takes one that is at work for killed", async () => {
	const [, command = ""] =
		/^ExecStopPost=\/bin\/sh -c "(.*)"$/m.exec(readFileSync(inHome("systemd", `bladbouw-${host}.service`), "utf8")) ??
		[];
	const ends = () =>
		spawnSync("sh", ["-c", command.replaceAll("$$", "$").replace(/\\(["\\])/g, "$1")], { encoding: "utf8" });
	const file = inHome("delivery.json");
	const delivery = readFileSync(file, "utf8");
	const stateNow = () => (JSON.parse(readFileSync(file, "utf8")) as Delivery).state;
	expect([ends().status, readFileSync(file, "utf8")]).toEqual([0, delivery]);
	writeFileSync(file, delivery.replace('"online"', '"building"'));
	const atWork = spawn("flock", [inHome("delivery.lock"), "sleep", "60"], { detached: true, stdio: "ignore" });
	await expect.poll(() => isDelivering(home)).toBe(true);
	expect([ends().status, stateNow()]).toEqual([0, "building"]);
	process.kill(-(atWork.pid as number));
	await once(atWork, "exit");
	await expect.poll(() => isDelivering(home)).toBe(false);
	expect([ends().status, stateNow()]).toEqual([0, "failed"]);
	const silent = async () => Promise.reject(new Error("Niemand."));
	const there = { home, studio, repository: repository(), socket: folder, address: `https://${host}` };
	const visited = await visitHost({ ...there, web: { ask: silent, certificateUntil: silent, gitSettings: [] } });
	expect(visited.find(({ what }) => what === visitWords.delivery)?.missing).toBe(visitWords.stuck);
	writeFileSync(file, delivery);
});

testWith(
	"nginx",
	"openssl",
	"fcgiwrap",
	"git",
	"flock",
	brotliModule,
)("an editor pushes to it over the web, sees it online, and is told why not", async () => {
	let server: Nginx | undefined;
	try {
		server = await serveHome({ home, socket: join(folder, "git.socket") });
		const password = passwordIn(first.stdout, "anna") ?? "";
		const anna = { Authorization: `Basic ${Buffer.from(`anna:${password}`).toString("base64")}` };
		const port = server.ports["https:"];
		const ask = (name: string, path: string, headers = {}) =>
			(server as Nginx).ask(`https://${name}${path}`, { headers });
		expect((await ask(host, "/contact")).status).toBe(200);
		expect((await ask(host, "/delivery.json")).status).toBe(404);
		expect((await ask(studio, "/delivery.json")).status).toBe(401);
		const told = await ask(studio, "/delivery.json", anna);
		expect([told.status, told.headers["content-type"], told.headers["cache-control"]]).toEqual([
			200,
			"application/json",
			"no-cache",
		]);

		// What `--check` finds on a server that lacks only what belongs to a whole machine.
		const web: Web = {
			ask: (url, headers = {}) => (server as Nginx).ask(url, { headers }),
			certificateUntil: async () => new Date(Date.now() + 4.5 * 86_400_000),
			gitSettings: [
				"http.sslVerify=false",
				`http.curloptResolve=${studio}:${port}:127.0.0.1`,
				`url.https://${studio}:${port}/.insteadOf=https://${studio}/`,
			],
		};
		const missing = async (person?: { name: string; password: string }) => {
			const there = { home, studio, repository: repository(), socket: join(folder, "git.socket") };
			const visited = await visitHost({ ...there, address: `https://${host}`, person, web });
			return visited.flatMap((each) => (each.missing ? inLanguage(each.missing, "nl") : []));
		};
		const ofMachine = /certificaat|systemd|bladbouw-|klok/;
		expect((await missing()).filter((each) => !ofMachine.test(each))).toEqual([]);
		expect((await missing({ name: "anna", password })).filter((each) => !ofMachine.test(each))).toEqual([]);
		expect(git(repository(), "for-each-ref", "refs/heads/studio")).toBe("");
		expect((await missing()).join()).toContain("verloopt over 4 dagen");
		const delivery = readFileSync(inHome("delivery.json"), "utf8");
		writeFileSync(inHome("delivery.json"), delivery.replace('"online"', '"building"'));
		expect((await missing()).join()).toContain(
			"is afgebroken, zoals wanneer het geheugen vol is. Voer de opdracht deliver uit",
		);
		writeFileSync(inHome("delivery.json"), delivery);
		const wrongly = (await missing({ name: "anna", password: "fout" })).join("\n");
		expect(wrongly).toContain("Met deze naam en dit wachtwoord antwoordt Studio met 401");
		expect(wrongly).toContain("De repository kan niet gelezen worden");
		chmodSync(join(repository(), "hooks/post-receive"), 0o644);
		expect((await missing()).join()).toContain("hooks/post-receive is er niet of mag niet worden uitgevoerd");
		chmodSync(join(repository(), "hooks/post-receive"), 0o755);

		const copy = join(folder, "copy");
		const gitThere = (where: string, ...args: string[]) => {
			const settings = ["http.sslVerify=false", `http.curloptResolve=${studio}:${port}:127.0.0.1`];
			const person = ["user.name=Anna", "user.email=anna@voorbeeld.example", "commit.gpgsign=false"];
			const all = [...settings, ...person].flatMap((each) => ["-c", each]);
			const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_CONFIG_GLOBAL: "/dev/null" };
			// The hook goes on after this, while the server answers here.
			return spawnSync("git", ["-C", where, ...all, ...args], { encoding: "utf8", env });
		};
		const address = `https://anna:${password}@${studio}:${port}/git/site.git`;
		expect(gitThere(folder, "clone", "--quiet", address, copy).stderr).toBe("");
		const page = join(copy, "content/pages/contact.yaml");
		const text = readFileSync(page, "utf8");
		const pushed = (changed: string) => {
			writeFileSync(page, changed);
			gitThere(copy, "commit", "--quiet", "--all", "--message", "Wijziging");
			return gitThere(copy, "push", "--quiet", "origin", "HEAD:main");
		};
		const wrong = pushed(`${text}\nnergens: iets\n`);
		expect(wrong.status).not.toBe(0);
		expect(wrong.stderr).toMatch(/content\/pages\/contact\.yaml:\d+:\d+ ‘nergens’ is geen veld/);
		expect(wrong.stderr).not.toContain("^^^^");
		gitThere(copy, "reset", "--quiet", "--hard", "HEAD^");

		const right = pushed(text.replace("Vraag het ons", "Over het web"));
		expect(right.stderr).toBe("");
		const commit = git(copy, "rev-parse", "HEAD");
		for (let turn = 0; turn < 600; turn++) {
			const version = await ask(host, "/.well-known/site-version.json");
			if (version.body.includes(commit)) break;
			await wait(100);
		}
		expect((await ask(host, "/contact")).body).toContain("Over het web");
		for (let turn = 0; turn < 100; turn++) {
			if ((await ask(studio, "/delivery.json", anna)).body.includes('"online"')) break;
			await wait(100);
		}
		expect(JSON.parse((await ask(studio, "/delivery.json", anna)).body)).toMatchObject({ commit, state: "online" });
	} finally {
		await server?.stop();
		rmSync(dirname(home), { recursive: true, force: true });
	}
});
