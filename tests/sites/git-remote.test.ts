import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { gitRemote } from "#studio/stores/git/git-remote.ts";
import { usualLimits } from "#studio/stores/git/limits.ts";
import type { NewCommit } from "#studio/stores/remote.ts";
import { type FalseGitServer, packAnswer, packetLine, startFalseGitServer } from "../helpers/false-git-server.ts";
import { type GitServer, gitServerPrograms, startGitServer } from "../helpers/git-server.ts";
import { deltaByName, deltaOf, named, packOf, whole } from "../helpers/packs.ts";
import { testWith } from "../helpers/programs.ts";
import { type RemoteUnderTest, remoteContract } from "../helpers/remote-contract.ts";
import { errorOf, troubleOf } from "../helpers/remote-trouble.ts";
import { git } from "../helpers/repository.ts";

/** A remote over a real server, with a hook that says no when it is told to. */
async function open(format: "sha1" | "sha256"): Promise<RemoteUnderTest> {
	const server = await startGitServer();
	const repository = server.repository("site", format);
	const address = `${server.origin}/git/site.git`;
	return {
		repository,
		remote: gitRemote({ address }),
		another: () => gitRemote({ address }),
		answer: (fault) => server.answer(fault),
		refuse: (words) => setHook(repository, words && `echo "${words}" >&2; exit 1`),
		stop: server.stop,
	};
}

/** What the server does before it takes something; with undefined nothing. */
function setHook(repository: string, script: string | undefined): void {
	const hook = join(repository, "hooks/pre-receive");
	rmSync(hook, { force: true });
	if (script === undefined) return;
	writeFileSync(hook, `#!/bin/sh\ncat > /dev/null\n${script}\n`);
	chmodSync(hook, 0o755);
}

remoteContract("a Git server whose names are of SHA-1", () => open("sha1"), gitServerPrograms);

remoteContract("a Git server whose names are of SHA-256", () => open("sha256"), gitServerPrograms);

const test = testWith(...gitServerPrograms);

function made(parent: string, path: string, text: string | Uint8Array): NewCommit {
	const changes = new Map([[path, Buffer.from(text)]]);
	const author = { name: "Anna de Vries", email: "anna@voorbeeld.example" };
	return { parents: [parent], changes, message: "Gewijzigd", author, time: Date.UTC(2026, 10, 25), zone: -330 };
}

/** Makes commits of a repository from what `git fast-import` reads, and gives where `main` leads then. */
function imported(repository: string, commits: string): string {
	const { status, stderr } = spawnSync("git", ["-C", repository, "fast-import", "--quiet"], { input: commits });
	if (status !== 0) throw new Error(String(stderr));
	return git(repository, "rev-parse", "refs/heads/main");
}

/** A commit with these files, on another. */
function commitOf(files: Readonly<Record<string, string>>, parent?: string): string {
	const written = Object.entries(files).map(([path, text]) => {
		return `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
	});
	const from = parent ? `from ${parent}\n` : "";
	const head = "commit refs/heads/main\ncommitter A <a@voorbeeld.example> 1800000000 +0100\ndata 0\n\n";
	return head + from + written.join("");
}

describe("a Git server", () => {
	let server: GitServer | undefined;
	const running = async () => {
		server ??= await startGitServer({ largest: "1m" });
		return server;
	};
	afterAll(() => server?.stop());

	/** A remote that counts its questions, and the bytes of their answers. */
	function counting(address: string) {
		const counts = { questions: 0, bytes: 0 };
		const remote = gitRemote({
			address,
			async fetch(...question) {
				const response = await fetch(...question);
				const bytes = await response.arrayBuffer();
				counts.questions++;
				counts.bytes += bytes.byteLength;
				return new Response(bytes, response);
			},
		});
		const counted = async <Value>(asked: Promise<Value>) => {
			Object.assign(counts, { questions: 0, bytes: 0 });
			const value = await asked;
			return { value, ...counts };
		};
		return { remote, counted };
	}

	test("sends of a later commit only what is new", async () => {
		const { origin, repository: at } = await running();
		const repository = at("new");
		const pages = Array.from({ length: 600 }, (_, index) => [
			`content/pages/map${index % 30}/bladzijde-${index}.yaml`,
			`${index}`,
		]);
		const others = Array.from({ length: 300 }, (_, index) => [`src/map${index % 20}/deel-${index}.ts`, `${index}`]);
		const first = imported(repository, commitOf(Object.fromEntries([...pages, ...others])));
		const { remote, counted } = counting(`${origin}/git/new.git`);
		const one = await counted(remote.snapshot(first, "content"));
		expect(one.value.files.size).toBe(600);
		expect(one.questions).toBe(1);
		expect(one.bytes).toBeGreaterThan(20_000);
		expect((await counted(remote.snapshot(first, "content"))).questions).toBe(0);

		const second = imported(repository, commitOf({ "content/pages/map3/bladzijde-3.yaml": "anders" }, first));
		const two = await counted(remote.snapshot(second, "content"));
		expect(two.value.files.get("content/pages/map3/bladzijde-3.yaml")?.id).toBe(named("blob", Buffer.from("anders")));
		expect(two.value.files.size).toBe(600);
		expect(two.questions).toBe(1);
		// A commit and four folders, of which those that changed little are deltas.
		expect(two.bytes).toBeLessThan(1_500);

		// What it pushed it knows: others' changes onto that are small too.
		const three = await remote.push("refs/heads/main", second, made(second, "content/site.yaml", "naam: site\n"));
		const third = git(repository, "rev-parse", "refs/heads/main");
		expect(three).toEqual({ is: "done", commit: third });
		expect((await counted(remote.snapshot(third, "content"))).questions).toBe(0);
		const four = commitOf({ "content/pages/map4/bladzijde-4.yaml": "ook" }, third);
		const fourth = await counted(remote.snapshot(imported(repository, four), "content"));
		expect(fourth.value.files.size).toBe(601);
		expect(fourth.bytes).toBeLessThan(1_500);
		expect((await counted(remote.history(second, 1))).questions).toBe(0);
	});

	test("keeps little when it may keep little, and is right all the same", async () => {
		const { origin, repository: at } = await running();
		const repository = at("little");
		const files = Object.fromEntries(
			Array.from({ length: 200 }, (_, index) => [`content/m${index % 20}/b${index}`, `${index}`]),
		);
		const first = imported(repository, commitOf(files));
		const second = imported(repository, commitOf({ "content/m3/b3": "anders" }, first));
		const remote = gitRemote({ address: `${origin}/git/little.git`, limits: { ...usualLimits, kept: 500 } });
		for (const commit of [first, second, first]) {
			const { files } = await remote.snapshot(commit, "content");
			const said = [...files].map(([path, { id }]) => `100644 blob ${id}\t${path}`).sort();
			expect(said).toEqual(git(repository, "ls-tree", "-r", commit).split("\n").sort());
		}
		const pushed = await remote.push("refs/heads/main", second, made(second, "content/m5/b5", "nieuw"));
		expect(pushed.is).toBe("done");
		expect(git(repository, "fsck", "--strict", "--no-dangling")).toBe("");
		expect(git(repository, "diff", "--name-only", second, "main")).toBe("content/m5/b5");
	});

	test("lets one of two pushes at once through, each time", async () => {
		const { origin, repository: at } = await running();
		const repository = at("race");
		let tip = imported(repository, commitOf({ "content/site.yaml": "0" }));
		const people = ["Anna", "Bert", "Cor"].map((name) => ({
			name,
			remote: gitRemote({ address: `${origin}/git/race.git` }),
		}));
		for (let round = 0; round < 5; round++) {
			const pushed = await Promise.all(
				people.map(({ name, remote }) =>
					remote.push("refs/heads/main", tip, made(tip, "content/site.yaml", `${name} ${round}`)),
				),
			);
			expect(pushed.map((each) => each.is).sort()).toEqual(["done", "moved", "moved"]);
			const done = pushed.find((each) => each.is === "done");
			tip = git(repository, "rev-parse", "refs/heads/main");
			expect(done).toEqual({ is: "done", commit: tip });
		}
	});

	test("that took a push without being heard says of the same once more that it is done", async () => {
		const { origin, repository: at } = await running();
		const repository = at("again");
		const tip = imported(repository, commitOf({ "content/site.yaml": "0" }));
		const address = `${origin}/git/again.git`;
		let isDeaf = false;
		const remote = gitRemote({
			address,
			async fetch(...question) {
				const response = await fetch(...question);
				const bytes = await response.arrayBuffer();
				if (isDeaf) throw new TypeError("The network is gone.");
				return new Response(bytes, response);
			},
		});
		const commit = made(tip, "content/site.yaml", "1");
		await remote.snapshot(tip, "content");
		isDeaf = true;
		expect(await troubleOf(remote.push("refs/heads/main", tip, commit))).toBe("unreachable");
		isDeaf = false;
		const pushed = git(repository, "rev-parse", "refs/heads/main");
		expect(pushed).not.toBe(tip);
		expect(await remote.push("refs/heads/main", tip, commit)).toEqual({ is: "done", commit: pushed });
		expect(await remote.move("refs/heads/main", tip, pushed)).toEqual({ is: "done", commit: pushed });
	});

	test("says in its own words why it takes something not", async () => {
		const { origin, repository: at } = await running();
		const repository = at("words");
		const tip = imported(repository, commitOf({ "content/site.yaml": "0" }));
		const remote = gitRemote({ address: `${origin}/git/words.git` });
		const push = () => remote.push("refs/heads/main", tip, made(tip, "content/site.yaml", "1"));
		setHook(
			repository,
			`printf 'Kijken: 10%%\\rKijken: 100%%\\n\\033[31mNiet zo:\\033[0m twee woorden.\\n' >&2; exit 1`,
		);
		expect(await push()).toEqual({ is: "refused", said: "Kijken: 100%\nNiet zo: twee woorden." });
		setHook(repository, "exit 1");
		expect(await push()).toEqual({ is: "refused", said: "pre-receive hook declined" });
		setHook(repository, "yes 'Nee, nee en nog eens nee.' | head -n 100000 >&2; exit 1");
		const long = await push();
		expect(long.is === "refused" && long.said.length).toBeLessThan(4_001);
		setHook(repository, undefined);
		git(repository, "config", "receive.denyDeletes", "true");
		const gone = await remote.move("refs/heads/main", tip, undefined);
		expect(gone.is === "refused" && gone.said).toContain("deletion prohibited");
		const bad = await remote.push("refs/heads/a..b", undefined, made(tip, "content/site.yaml", "1"));
		expect(bad.is === "refused" && bad.said).toContain("funny refname");
		expect(git(repository, "rev-parse", "refs/heads/main")).toBe(tip);
		// The branch moves while the hook looks: that matters, and not what the hook says.
		const next = imported(repository, commitOf({ "content/site.yaml": "2" }, tip));
		git(repository, "update-ref", "refs/heads/main", tip);
		setHook(repository, `env -u GIT_QUARANTINE_PATH git update-ref refs/heads/main ${next}; echo Nee. >&2; exit 1`);
		expect(await push()).toEqual({ is: "moved" });
	});

	test("that takes no more than so much says so, and a photo that fits arrives", async () => {
		const { origin, repository: at } = await running();
		const repository = at("photos");
		const tip = imported(repository, commitOf({ "content/site.yaml": "0" }));
		const remote = gitRemote({ address: `${origin}/git/photos.git` });
		// What cannot be made smaller.
		const noise = (count: number) => {
			return Buffer.concat(
				Array.from({ length: count }, (_, at) => Buffer.from(named("blob", Buffer.from(`${at}`)), "hex")),
			);
		};
		const photo = noise(40_000);
		const pushed = await remote.push("refs/heads/studio/x", undefined, made(tip, "content/a.avif", photo));
		expect(pushed.is).toBe("done");
		expect(git(repository, "rev-parse", "studio/x:content/a.avif")).toBe(named("blob", photo));
		expect(await troubleOf(remote.push("refs/heads/main", tip, made(tip, "content/b.avif", noise(60_000))))).toBe(
			"too large",
		);
		// A limit of Git itself, which ends there: what it says is lost with the rest of what is sent.
		git(repository, "config", "receive.maxInputSize", "100000");
		for (const unpackLimit of ["100", "1"]) {
			git(repository, "config", "receive.unpackLimit", unpackLimit);
			const large = made(tip, "content/c.avif", noise(30_000));
			expect(await troubleOf(remote.push("refs/heads/main", tip, large)), unpackLimit).toBe("too large");
		}
		// A server that takes nothing at all fails, whatever its size.
		const push = "/git/photos.git/git-receive-pack";
		const { answer } = await running();
		answer(502, push);
		expect(await troubleOf(remote.push("refs/heads/main", tip, made(tip, "content/site.yaml", "1")))).toBe("failed");
		answer(undefined, push);
		expect(git(repository, "rev-parse", "refs/heads/main")).toBe(tip);
	});

	test("wants a name and a password, which are a matter of the browser", async () => {
		const closed = await startGitServer({ people: { anna: "geheim" } });
		try {
			const repository = closed.repository("site");
			const tip = imported(repository, commitOf({ "content/site.yaml": "0" }));
			const address = `${closed.origin}/git/site.git`;
			expect(await troubleOf(gitRemote({ address }).branches("refs/heads/"))).toBe("signed out");
			const asked: RequestInit[] = [];
			const remote = gitRemote({
				address: `${address}/`,
				// What a browser does that has asked for them.
				fetch(where, init = {}) {
					asked.push(init);
					const headers = { ...init.headers, Authorization: `Basic ${btoa("anna:geheim")}` };
					return fetch(where, { ...init, headers });
				},
			});
			expect(await remote.branches("refs/heads/")).toEqual(new Map([["refs/heads/main", tip]]));
			expect((await remote.push("refs/heads/main", tip, made(tip, "content/site.yaml", "1"))).is).toBe("done");
			for (const { headers, credentials } of asked) {
				expect(credentials).toBe("same-origin");
				expect(Object.keys(headers ?? {}).sort()).toEqual(["Accept", "Content-Type", "Git-Protocol"]);
			}
		} finally {
			await closed.stop();
		}
	});

	test("has names beside the content that are no text: they stay as they are, whatever is asked", async () => {
		const { origin, repository: at } = await running();
		const repository = at("latin");
		const file = Buffer.from(`commit refs/heads/main
committer A <a@voorbeeld.example> 1800000000 +0100
data 0

M 100644 inline "oud/caf\\351.txt"
data 1
x
M 100644 inline "na\\357ef.txt"
data 1
y
M 100644 inline content/site.yaml
data 1
0
`);
		const first = imported(repository, file.toString());
		const remote = gitRemote({ address: `${origin}/git/latin.git` });
		expect([...(await remote.snapshot(first, "content")).files.keys()]).toEqual(["content/site.yaml"]);
		const second = imported(repository, commitOf({ "content/pages/nieuw.yaml": "titel: Nieuw" }, first));
		expect((await remote.snapshot(second, "content")).files.size).toBe(2);
		const pushed = await remote.push("refs/heads/main", second, made(second, "content/site.yaml", "1"));
		expect(pushed.is).toBe("done");
		expect(git(repository, "diff", "--name-only", first, "main").split("\n")).toEqual([
			"content/pages/nieuw.yaml",
			"content/site.yaml",
		]);
	});

	test("has a history so wide that many commits come with the first ones", async () => {
		const { origin, repository: at } = await running();
		const repository = at("wide");
		const author = "committer A <a@voorbeeld.example> 1800000000 +0100\ndata 0\n\n";
		const first = `commit refs/heads/main\nmark :1\n${author}M 100644 inline content/site.yaml\ndata 1\n0\n`;
		const side = Array.from({ length: 2_100 }, (_, index) => {
			return `commit refs/heads/side\nmark :${index + 2}\n${author}from :${index + 1}\n`;
		});
		const merged = Array.from({ length: 2_100 }, (_, index) => {
			const merges = index % 7 === 0 ? `merge :${index + 2}\n` : "";
			return `commit refs/heads/main\nmark :${3_000 + index}\n${author}from :${index === 0 ? 1 : 2_999 + index}\n${merges}`;
		});
		const tip = imported(repository, [first, ...side, ...merged].join(""));
		const remote = gitRemote({ address: `${origin}/git/wide.git` });
		const far = await remote.history(tip, 1_900);
		const listed = git(repository, "rev-list", "--first-parent", "-n", "1900", "main").split("\n");
		expect(far.map(({ id }) => id)).toEqual(listed);
		expect((await remote.snapshot(tip, "content")).files.size).toBe(1);
	});

	test("that does not allow what is needed fails", async () => {
		const { origin, repository: at } = await running();
		const repository = at("strict");
		const tip = imported(repository, commitOf({ "content/site.yaml": "0" }));
		const remote = gitRemote({ address: `${origin}/git/strict.git` });
		git(repository, "config", "uploadpack.allowFilter", "false");
		expect(await troubleOf(remote.snapshot(tip, "content"))).toBe("failed");
	});
});

describe("a server that is none, or a bad one", () => {
	let server: FalseGitServer;
	beforeAll(async () => {
		server = await startFalseGitServer();
	});
	afterAll(() => server?.stop());

	const test = testWith();

	const blob = Buffer.from("naam: site\n");
	const id = named("blob", blob);
	const good = packAnswer(packOf([whole("blob", blob)]));
	const remote = (limits = usualLimits) => gitRemote({ address: server.address, limits });

	test("sends something else than was asked for", async () => {
		server.answers(good);
		expect((await remote().blobs([id])).get(id)).toEqual(new Uint8Array(blob));
		server.answers(packAnswer(packOf([whole("blob", Buffer.from("naam: ander\n"))])));
		expect(await troubleOf(remote().blobs([id]))).toBe("damaged");
		server.answers(packAnswer(packOf([])));
		expect(await troubleOf(remote().blobs([id]))).toBe("damaged");
		const tree = whole("tree", Buffer.alloc(0));
		server.answers(packAnswer(packOf([tree])));
		expect(await troubleOf(remote().blobs([named("tree", Buffer.alloc(0))]))).toBe("damaged");
		expect(await troubleOf(remote().snapshot(named("tree", Buffer.alloc(0)), ""))).toBe("damaged");
		for (const text of ["", "tree x\n\nx", `tree ${id}\nauthor A <a> x\n\nx`, `tree ${id}\n\nauthor A <a> 1 +0000`]) {
			const commit = Buffer.from(text);
			server.answers(packAnswer(packOf([whole("commit", commit)])));
			expect(await troubleOf(remote().snapshot(named("commit", commit), "")), text).toBe("damaged");
		}
	});

	test("leaves out of a history what it does not say that it leaves out", async () => {
		const older = Buffer.from(`tree ${id}\nauthor A <a> 1 +0000\ncommitter A <a> 1 +0000\n\neen\n`);
		const parent = named("commit", older);
		const newer = Buffer.from(`tree ${id}\nparent ${parent}\nauthor A <a> 1 +0000\ncommitter A <a> 1 +0000\n\ntwee\n`);
		const tip = named("commit", newer);
		const short = packAnswer(packOf([whole("commit", newer)]));
		server.answers(short);
		expect(await troubleOf(remote().history(tip, 5))).toBe("damaged");
		expect((await remote().history(tip, 1)).map((commit) => commit.id)).toEqual([tip]);
		server.answers(
			Buffer.concat([packetLine("shallow-info\n"), packetLine(`shallow ${tip}`), Buffer.from("0001"), short]),
		);
		expect((await remote().history(tip, 5)).map((commit) => commit.id)).toEqual([tip]);
		server.answers(packAnswer(packOf([whole("commit", newer), whole("commit", older)])));
		expect((await remote().history(tip, 5)).map((commit) => commit.id)).toEqual([tip, parent]);
	});

	test("sends folders that cannot be read", async () => {
		const entry = (text: string) => Buffer.concat([Buffer.from(`${text}\0`), Buffer.alloc(20, 1)]);
		const trees = [
			Buffer.from("100644 a"),
			entry("100644 a").subarray(0, 20),
			Buffer.concat([entry("100644 a"), entry("100644 a")]),
			entry("123456 a"),
			Buffer.concat([Buffer.from("100644 "), Buffer.from([255, 254]), Buffer.alloc(21)]),
			entry("100644 a/b"),
			entry("100644 "),
			entry("100644 .git "),
			entry("100644 GIT~1"),
		];
		for (const tree of trees) {
			const commit = Buffer.from(`tree ${named("tree", tree)}\nauthor A <a> 1 +0000\ncommitter A <a> 1 +0000\n\nx\n`);
			server.answers(packAnswer(packOf([whole("commit", commit), whole("tree", tree)])));
			expect(await troubleOf(remote().snapshot(named("commit", commit), "")), tree.toString("latin1")).toBe("damaged");
		}
	});

	test("sends folders that name one folder over and over, or lie within one another without end", async () => {
		const entry = (name: string, below: Buffer | undefined) => {
			const what = below ? named("tree", below) : id;
			return Buffer.concat([Buffer.from(`${below ? "40000" : "100644"} ${name}\0`), Buffer.from(what, "hex")]);
		};
		for (const [levels, wide] of [[12, 10] as const, [80, 1] as const]) {
			const trees: Buffer[] = [];
			for (let level = 0; level < levels; level++) {
				const below = trees.at(-1);
				trees.push(Buffer.concat(Array.from({ length: wide }, (_, index) => entry(`naam${index}`, below))));
			}
			const root = named("tree", trees.at(-1) ?? Buffer.alloc(0));
			const commit = Buffer.from(`tree ${root}\nauthor A <a> 1 +0000\n\nx\n`);
			server.answers(packAnswer(packOf([whole("commit", commit), ...trees.map((tree) => whole("tree", tree))])));
			expect(await troubleOf(remote().snapshot(named("commit", commit), "")), `${levels}`).toBe("too much");
		}
	});

	test("breaks off, or never ends", async () => {
		for (let end = 0; end < good.length - 4; end++) {
			server.answers(good.subarray(0, end));
			expect(await troubleOf(remote().blobs([id])), `${end}`).toMatch(/^(?:failed|damaged)$/);
		}
		const breaking = (response: ServerResponse) => {
			response.setHeader("Content-Type", "application/x-git-upload-pack-result");
			response.write(good.subarray(0, 40), () => response.destroy());
		};
		server.answers(breaking);
		expect(await troubleOf(remote().blobs([id]))).toBe("unreachable");

		const endless =
			(start: Buffer, piece: Buffer, service = "upload") =>
			(response: ServerResponse) => {
				response.setHeader("Content-Type", `application/x-git-${service}-pack-result`);
				response.write(start);
				const more = () => {
					while (!response.destroyed && response.write(piece));
					if (!response.destroyed) response.once("drain", more);
				};
				more();
			};
		const limits = { ...usualLimits, answer: 2 ** 20, branches: 100 };
		const talk = packetLine(`\x02${"Bezig. ".repeat(1_000)}`);
		server.answers(endless(packetLine("packfile\n"), talk));
		expect(await troubleOf(remote(limits).blobs([id]))).toBe("too much");
		server.answers(endless(packetLine("shallow-info\n"), packetLine(`shallow ${id}\n`)));
		expect(await troubleOf(remote(limits).blobs([id]))).toBe("too much");
		let number = 0;
		const names = Buffer.concat(Array.from({ length: 1_000 }, () => packetLine(`${id} refs/heads/x${number++}\n`)));
		server.answers(endless(names, names));
		expect(await troubleOf(remote(limits).branches("refs/heads/"))).toBe("too much");
		server.answers(endless(Buffer.alloc(0), packetLine("\x02Bezig."), "receive"));
		expect(await troubleOf(remote(limits).move("refs/heads/x", id, undefined))).toBe("too much");
	});

	test("sends more in all its answers together than a tab can hold", async () => {
		const files = Array.from({ length: 600 }, (_, index) => Buffer.from(`${index} `.repeat(200)));
		server.answers(packAnswer(packOf(files.map((file) => whole("blob", file)))));
		const ids = files.map((file) => named("blob", file));
		const size = files.reduce((sum, file) => sum + file.length, 0);
		expect((await remote({ ...usualLimits, unpacked: 2 * size }).blobs(ids)).size).toBe(600);
		expect(await troubleOf(remote({ ...usualLimits, unpacked: 1.2 * size }).blobs(ids))).toBe("too much");
	});

	test("is a page to sign in, or leads elsewhere, or says what is wrong", async () => {
		server.answers((response) => response.setHeader("Content-Type", "text/html").end("<!doctype html>"));
		expect(await troubleOf(remote().branches("refs/heads/"))).toBe("signed out");
		expect(await troubleOf(remote().blobs([id]))).toBe("signed out");
		server.answers((response) => response.writeHead(302, { Location: "/aanmelden" }).end());
		expect(await troubleOf(remote().blobs([id]))).toBe("signed out");
		server.answers((response) => response.writeHead(500, { "Content-Type": "text/html" }).end("<p>Kapot</p>"));
		expect(await troubleOf(remote().blobs([id]))).toBe("failed");
		for (const answer of ["<!doctype html><title>Aanmelden</title>", "0003", "zzzz", "fffe123"]) {
			server.answers(Buffer.from(answer));
			expect(await troubleOf(remote().blobs([id])), answer).toBe("failed");
		}
		const older = [packetLine("# service=git-upload-pack\n"), Buffer.from("0000"), packetLine(`${id} HEAD\0 x\n`)];
		server.answers(Buffer.alloc(0), (response) => {
			response.setHeader("Content-Type", "application/x-git-upload-pack-advertisement");
			response.end(Buffer.concat([...older, Buffer.from("0000")]));
		});
		expect((await errorOf(remote().branches("refs/heads/"))).message).toContain("version 2");
		server.answers(packetLine("ERR De schijf is stuk.\n"));
		expect(await errorOf(remote().blobs([id]))).toMatchObject({ is: "failed", message: "De schijf is stuk." });
		server.answers(Buffer.concat([packetLine("packfile\n"), packetLine("\x03fatal: geen geheugen\n")]));
		expect(await errorOf(remote().blobs([id]))).toMatchObject({ is: "failed", message: "fatal: geen geheugen" });
		server.answers(Buffer.from("0000"));
		expect(await troubleOf(remote().move("refs/heads/x", id, undefined))).toBe("failed");
	});

	test("builds on something that it never sent: then everything is asked for once more", async () => {
		const file = Buffer.concat([Buffer.from("100644 a\0"), Buffer.from(id, "hex")]);
		const other = Buffer.concat([Buffer.from("100644 b\0"), Buffer.from(id, "hex")]);
		const commit = (tree: Buffer) => {
			return Buffer.from(`tree ${named("tree", tree)}\nauthor A <a> 1 +0000\ncommitter A <a> 1 +0000\n\nx\n`);
		};
		const [one, two] = [commit(file), commit(other)];
		const delta = deltaOf(30, other.length, 0x90, other.length);
		server.answers(
			packAnswer(packOf([whole("commit", one), whole("tree", file)])),
			packAnswer(packOf([whole("commit", two), deltaByName("1".repeat(40), delta)])),
			packAnswer(packOf([whole("commit", two), whole("tree", other)])),
		);
		const asking = remote();
		await asking.snapshot(named("commit", one), "");
		expect([...(await asking.snapshot(named("commit", two), "")).files.keys()]).toEqual(["b"]);
	});
});
