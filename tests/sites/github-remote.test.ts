import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import { githubAccount } from "#studio/stores/github/account.ts";
import { githubRemote } from "#studio/stores/github/github-remote.ts";
import { githubPermissions } from "#studio/stores/github/permissions.ts";
import { pullRequests } from "#studio/stores/github/pull-requests.ts";
import { githubDelivery } from "#studio/stores/github/runs.ts";
import type { NewCommit } from "#studio/stores/remote.ts";
import { type BareRepository, bareRepository } from "../helpers/github/bare-repository.ts";
import { type GithubServer, startGithubServer } from "../helpers/github-server.ts";
import { testWith } from "../helpers/programs.ts";
import { remoteContract } from "../helpers/remote-contract.ts";
import { errorOf, troubleOf } from "../helpers/remote-trouble.ts";
import { git } from "../helpers/repository.ts";

const test = testWith("git");

let server: GithubServer;
beforeAll(async () => {
	server = await startGithubServer();
});
afterAll(() => server.stop());

const placeOf = (repository: string, token: () => string | undefined = () => server.token) => ({
	owner: "voorbeeld",
	repository,
	token,
	api: server.api,
});

remoteContract("a remote on GitHub", async () => ({
	remote: githubRemote(placeOf("site")),
	another: () => githubRemote(placeOf("site")),
	repository: server.repository("voorbeeld", "site"),
	answer: (fault) => server.answer(typeof fault === "number" ? { status: fault } : fault),
	refuse: (words) => server.protect(words),
	stop: async () => {},
}));

describe("what is GitHub's own", () => {
	const main = "refs/heads/main";
	const files: Readonly<Record<string, Uint8Array>> = {
		"content/a/crlf.yaml": Buffer.from("een: 1\r\ntwee: 2\r\n"),
		"content/a/mark.yaml": Buffer.from("\uFEFFmet: een merk\n"),
		"content/b/latin.yaml": Buffer.from("caf\u00e9\n", "latin1"),
		"content/b/picture.bin": Buffer.from([0, 1, 2, 255, 0]),
		"content/b/long.yaml": Buffer.from(`lang: ${"é".repeat(300_000)}\n`),
		"content/leeg.yaml": new Uint8Array(),
		"content/letters.yaml": Buffer.from('𐐷 ﬁ \u2028 \\ " \u0001\n'),
		"content/\uFB01.yaml": Buffer.from("orde: van bytes\n"),
		"content/𐐷.yaml": Buffer.from("orde: van bytes, later\n"),
	};
	let path: string;
	let bare: BareRepository;
	let first: string;

	beforeAll(() => {
		path = server.repository("voorbeeld", "eigen");
		bare = bareRepository(path);
		const placed = Object.entries(files).map(([path, bytes]) => ({
			path,
			mode: "100644",
			id: bare.write("blob", bytes),
		}));
		first = commitOf(bare.writeTree(undefined, placed), "De inhoud\n");
	});
	beforeEach(() => {
		server.answer(undefined);
		server.damage(undefined);
		git(path, "update-ref", main, first);
	});

	const remote = () => githubRemote(placeOf("eigen"));

	function commitOf(
		tree: string,
		message: string,
		headers = "",
		zone = "+0100",
		parents: readonly string[] = [],
	): string {
		const lines = [
			`tree ${tree}`,
			...parents.map((parent) => `parent ${parent}`),
			`author Anna <anna@voorbeeld.example> 1764075780 ${zone}`,
			`committer Bert <bert@voorbeeld.example> 1764075790 ${zone}`,
		];
		return bare.write("commit", Buffer.from(`${lines.join("\n")}\n${headers}\n${message}`));
	}

	function made(parent: string, changes: Readonly<Record<string, Uint8Array | null>>): NewCommit {
		const author = { name: "Anna", email: "anna@voorbeeld.example" };
		const time = Date.UTC(2026, 6, 1, 12);
		return {
			parents: [parent],
			changes: new Map(Object.entries(changes)),
			message: "Anders",
			author,
			time,
			zone: -210,
		};
	}

	/** What was asked while this was done, without the repository and the names of objects. */
	async function askedDuring(doing: () => Promise<unknown>): Promise<string[]> {
		const before = server.asked.length;
		await doing();
		return server.asked.slice(before).map(({ method, path }) => {
			const short = path.replace("/repos/voorbeeld/eigen", "").replace(/[0-9a-f]{40}/, "…");
			return `${method} ${short}`;
		});
	}

	test("asks little: what is known, and what it pushed itself, is not asked for again", async () => {
		const mine = remote();
		const listing = "GET /git/trees/…?recursive=1";
		expect(await askedDuring(() => mine.snapshot(first, "content"))).toEqual(["POST /graphql", listing]);
		expect(await askedDuring(() => mine.snapshot(first, "content"))).toEqual([]);
		const pushed = await askedDuring(async () => {
			const commit = made(first, {
				"content/a/crlf.yaml": Buffer.from("een: 1\r\n"),
				"content/nieuw.yaml": files["content/b/picture.bin"] ?? null,
			});
			expect((await mine.push(main, first, commit)).is).toBe("done");
		});
		expect(pushed).toEqual(["POST /git/trees", "POST /git/commits", "POST /graphql", "POST /graphql"]);
		const tip = git(path, "rev-parse", main);
		expect(await askedDuring(() => mine.snapshot(tip, "content"))).toEqual([]);
		const { files: there, commit } = await mine.snapshot(tip, "content");
		expect([...there.keys()].sort()).toEqual([...Object.keys(files), "content/nieuw.yaml"].sort());
		expect({ commit, there }).toEqual(
			await remote()
				.snapshot(tip, "content")
				.then(({ commit, files }) => ({ commit, there: files })),
		);
	});

	test("leaves a name beside the content that is no text as it is", async () => {
		const listed = `100644 blob ${git(path, "rev-parse", `${first}:content/leeg.yaml`)}\tcaf\u00e9.txt\0`;
		const content = `040000 tree ${git(path, "rev-parse", `${first}:content`)}\tcontent\0`;
		const input = Buffer.from(listed + content, "latin1");
		const tree = spawnSync("git", ["-C", path, "mktree", "-z"], { input }).stdout.toString().trim();
		const older = commitOf(tree, "Uit een andere tijd\n");
		git(path, "update-ref", main, older);
		const mine = remote();
		expect((await mine.snapshot(older, "content")).files.size).toBe(Object.keys(files).length);
		const pushed = await mine.push(main, older, made(older, { "content/nieuw.yaml": Buffer.from("nieuw: 1\n") }));
		expect(pushed.is).toBe("done");
		expect(git(path, "diff", "--name-only", older, main)).toBe("content/nieuw.yaml");
	});

	test("reads and writes every text byte for byte, which GitHub's own texts are not", async () => {
		const mine = remote();
		const { files: listed } = await mine.snapshot(first, "content");
		const ids = Object.keys(files).map((name) => listed.get(name)?.id ?? "");
		for (const blobs of [await mine.blobs(ids), await remote().blobs(ids)]) {
			Object.entries(files).forEach(([name, bytes], at) => {
				expect(Buffer.compare(blobs.get(ids[at] ?? "") ?? Buffer.from("nothing"), bytes), name).toBe(0);
			});
		}
		const changes = Object.entries(files).map(([name, bytes]) => [
			`anew/${name}`,
			Buffer.concat([bytes, Buffer.from("+\r\n")]),
		]);
		const pushed = await remote().push(main, first, made(first, Object.fromEntries(changes)));
		expect(pushed.is).toBe("done");
		for (const [name, bytes] of Object.entries(files)) {
			const id = git(path, "rev-parse", `${main}:anew/${name}`);
			expect(
				bare
					.objects([id])
					.get(id)
					?.bytes.equals(Buffer.concat([bytes, Buffer.from("+\r\n")])),
				name,
			).toBe(true);
		}
		expect(git(path, "log", "-1", "--format=%ad", "--date=iso-strict", main)).toBe("2026-07-01T08:30:00-03:30");
	});

	test("walks through folders when GitHub lists only a part of them", async () => {
		const whole = await remote().snapshot(first, "content");
		server.listAtMost(3);
		try {
			const part = await remote().snapshot(first, "content");
			expect(new Map([...part.files].sort())).toEqual(new Map([...whole.files].sort()));
		} finally {
			server.listAtMost(100_000);
		}
	});

	test("knows commits that were signed, or made elsewhere, and proves what GitHub tells of them", async () => {
		const tree = git(path, "rev-parse", `${first}^{tree}`);
		const signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ\n =x\n -----END PGP SIGNATURE-----\n";
		const signed = commitOf(tree, "Getekend\n\nDoor Anna.\n", signature, "-0330", [first]);
		const oddly = commitOf(tree, "Getekend", signature.replace(/\n$/, "\n \n"), "+0000", [signed]);
		const converted = commitOf(tree, "Overgezet\n\n", "encoding UTF-8\n", "+0545", [oddly]);
		const questions = await askedDuring(async () => {
			const line = await remote().history(converted, 10);
			expect(line.map(({ id, message, date }) => [id, message, date])).toEqual([
				[converted, "Overgezet", "2025-11-25T18:48:00+05:45"],
				[oddly, "Getekend", "2025-11-25T13:03:00+00:00"],
				[signed, "Getekend\n\nDoor Anna.", "2025-11-25T09:33:00-03:30"],
				[first, "De inhoud", "2025-11-25T14:03:00+01:00"],
			]);
		});
		expect(questions).toEqual(["POST /graphql"]);
		for (const [id, more] of [
			[signed, []],
			[oddly, []],
			[converted, ["GET /git/commits/…"]],
		] as const) {
			const asked = await askedDuring(() => remote().snapshot(id, "content"));
			expect(asked).toEqual(["POST /graphql", ...more, "GET /git/trees/…?recursive=1"]);
		}
	});

	test("takes nothing that is not what its name says", async () => {
		const tree = git(path, "rev-parse", `${first}^{tree}`);
		const instead = (from: string, to: string) => server.damage((_, answer) => answer.replaceAll(from, to));
		const content = git(path, "rev-parse", `${first}:content`);
		server.damage(({ path }, answer) => (path === "/graphql" ? answer.replaceAll(tree, content) : answer));
		expect(await troubleOf(remote().snapshot(first, "content"))).toBe("damaged");
		instead("crlf.yaml", "lfcr.yaml");
		expect(await troubleOf(remote().snapshot(first, "content"))).toBe("damaged");
		server.damage(undefined);
		const mine = remote();
		const { files: listed } = await mine.snapshot(first, "content");
		const { id = "" } = listed.get("content/a/crlf.yaml") ?? {};
		instead("een: 1", "een: 2");
		expect(await troubleOf(mine.blobs([id]))).toBe("damaged");
		server.damage(({ path }, answer) => (path === "/graphql" ? answer.replaceAll("een: 1", "een: 2") : answer));
		expect(Buffer.from((await mine.blobs([id])).get(id) ?? []).toString()).toBe("een: 1\r\ntwee: 2\r\n");
		server.damage((_, answer) => `${answer.slice(0, -5)}`);
		expect(await troubleOf(remote().snapshot(first, "content"))).toBe("failed");
	});

	test("says that a branch is protected, in GitHub's words, and what else GitHub does not take", async () => {
		const commit = made(first, { "content/leeg.yaml": Buffer.from("niet: leeg\n") });
		const said = "Repository rule violations found\n\nChanges must be made through a pull request.";
		server.protect(said, main);
		try {
			expect(await remote().push(main, first, commit)).toEqual({ is: "refused", said });
			expect(await remote().move(main, first, undefined)).toEqual({ is: "refused", said });
			const draft = await remote().push("refs/heads/studio/anna", undefined, commit);
			expect(draft.is).toBe("done");
			expect(await remote().move("refs/heads/studio/anna", git(path, "rev-parse", "studio/anna"), undefined)).toEqual(
				draft,
			);
		} finally {
			server.protect(undefined, main);
		}
		const mine = remote();
		await mine.snapshot(first, "content");
		server.answer({ status: 422, message: "Repository rule violations found: a secret" });
		expect(await mine.push(main, first, commit)).toEqual({
			is: "refused",
			said: "Repository rule violations found: a secret",
		});
		server.answer({ status: 422, message: "Sorry, the file is too large." });
		expect(await troubleOf(mine.push(main, first, commit))).toBe("too large");
		expect(git(path, "rev-parse", main)).toBe(first);
	});

	test("knows that it pushed though no answer came", async () => {
		server.damage(({ body }, answer) => (body.includes("updateRefs") ? undefined : answer));
		const pushed = await remote().push(main, first, made(first, { "content/leeg.yaml": Buffer.from("niet: leeg\n") }));
		expect(pushed).toEqual({ is: "done", commit: git(path, "rev-parse", main) });
		expect(git(path, "rev-parse", `${main}~`)).toBe(first);
	});

	test("says when GitHub takes requests again", async () => {
		const limits = [
			[{ "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1795611780" }, 403, "at 2026-11-25T13:03:00.000Z"],
			[{ "Retry-After": "60" }, 403, "in 60 seconds"],
			[{ "Retry-After": "7" }, 429, "in 7 seconds"],
			[{}, 403, "in a minute"],
		] as const;
		for (const [headers, status, when] of limits) {
			server.answer({ status, headers, message: "You have exceeded a secondary rate limit." });
			const error = await errorOf(remote().branches("refs/heads/"));
			expect(error).toMatchObject({ is: "failed", message: expect.stringContaining(when) });
		}
		const errors = [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }];
		server.answer({ status: 200, body: { errors }, headers: { "X-RateLimit-Reset": "1795611780" } });
		const error = await errorOf(remote().snapshot(first, "content"));
		expect(error).toMatchObject({ is: "failed", message: expect.stringContaining("2026-11-25T13:03") });
	});

	test("that takes no more for now is asked nothing as long as it said, but by another token", async () => {
		let token: string | undefined = server.token;
		const [patient, mine] = [githubRemote(placeOf("eigen", () => token)), remote()];
		const limited = (seconds: string) =>
			server.answer({ status: 403, headers: { "Retry-After": seconds }, message: "Secondary rate limit." });
		limited("600");
		const asked = await askedDuring(async () => {
			for (let turn = 0; turn < 5; turn++) expect(await troubleOf(patient.branches("refs/heads/"))).toBe("failed");
		});
		expect(asked).toHaveLength(1);
		limited("1");
		expect(await troubleOf(mine.branches("refs/heads/"))).toBe("failed");
		server.answer(undefined);
		const branches = () => mine.branches("refs/heads/").catch(() => undefined);
		await expect.poll(branches, { timeout: 20_000 }).toEqual(new Map([[main, first]]));
		expect(await troubleOf(patient.branches("refs/heads/"))).toBe("failed");
		token = "github_pat_ander";
		expect(await troubleOf(patient.branches("refs/heads/"))).toBe("signed out");
	});

	test("shows the token to nobody, and asks nothing without one", async () => {
		const before = server.asked.length;
		for (const token of [undefined, "", "twee\nregels", "é"]) {
			const error = await errorOf(githubRemote(placeOf("eigen", () => token)).branches("refs/heads/"));
			expect(error.is).toBe("signed out");
			expect(error.message).not.toContain("twee");
		}
		expect(server.asked.length).toBe(before);
		server.answer({ status: 422, message: `Your token ${server.token} is not welcome.` });
		const error = await errorOf(remote().branches("refs/heads/"));
		expect(error.message).toContain("Your token … is not welcome.");
		expect(JSON.stringify({ ...error })).not.toContain(server.token);
	});

	test("ends while GitHub says nothing, and asks for one that changed on the way", async () => {
		const release = server.hold();
		const ending = new AbortController();
		const waiting = remote().snapshot(first, "content", ending.signal);
		const reason = new Error("Genoeg");
		ending.abort(reason);
		await expect(waiting).rejects.toBe(reason);
		release();
		let token: string | undefined;
		const mine = githubRemote(placeOf("eigen", () => token));
		expect(await troubleOf(mine.branches("refs/heads/"))).toBe("signed out");
		token = server.token;
		expect((await mine.branches("refs/heads/")).get(main)).toBe(first);
	});

	test("finds no branches in a repository without commits", async () => {
		server.repository("voorbeeld", "leeg");
		expect(await githubRemote(placeOf("leeg")).branches("refs/heads/")).toEqual(new Map());
	});

	test("says what a token may", async () => {
		expect(await githubPermissions(placeOf("eigen"))).toEqual({
			is: "visible",
			push: true,
			main: "main",
			secret: true,
		});
		server.allowPush(false);
		expect(await githubPermissions(placeOf("eigen"))).toMatchObject({ is: "visible", push: false });
		server.allowPush(true);
		expect(await githubPermissions(placeOf("eigen", () => "ander"))).toEqual({ is: "signed out" });
		expect(await githubPermissions(placeOf("nergens"))).toEqual({ is: "not found" });
		server.answer({ status: 500 });
		expect(await troubleOf(githubPermissions(placeOf("eigen")))).toBe("failed");
	});

	test("says of whom a token is, and nothing of one that is of nobody", async () => {
		server.signIn({ login: "anna-b", name: "Anna" });
		expect(await githubAccount(placeOf("eigen"))).toEqual({ account: "anna-b", name: "Anna" });
		server.signIn({ login: "anna-b", name: null });
		expect(await githubAccount(placeOf("eigen"))).toEqual({ account: "anna-b", name: "anna-b" });
		server.answer({ status: 403, message: "Resource not accessible by integration" });
		expect(await githubAccount(placeOf("eigen"))).toEqual({ account: "", name: "" });
		server.answer(undefined);
		expect(await troubleOf(githubAccount(placeOf("eigen", () => "ander")))).toBe("signed out");
	});

	test("says what workflows make of a commit, and nothing where nobody may know", async () => {
		const [at, commit] = ["2026-11-26T14:03:00Z", first];
		const run = (path: string, status: string, conclusion: string | null = null, of = commit) =>
			({ path: `.github/workflows/${path}`, commit: of, status, conclusion, at }) as const;
		const told = () => githubDelivery(placeOf("eigen"), commit);
		const job = (name: string, conclusion: string, ...steps: string[]) => ({ name, conclusion, steps });
		const page = (number: number) => `https://github.com/voorbeeld/eigen/actions/runs/${number}`;
		server.run(undefined);
		expect(await told()).toBeUndefined();
		server.run([run("site.yml", "completed", "failure", "0".repeat(40))]);
		expect(await told()).toBeUndefined();
		const [checked, wrong] = [run("check.yml", "completed", "success"), run("check.yml", "completed", "failure")];
		for (const [runs, state, number] of [
			[[wrong, run("site.yml@main", "queued")], "waiting", 1],
			[[run("site.yml", "in_progress"), wrong], "building", 1],
			[[checked, run("site.yml", "completed", "timed_out")], "failed", 1],
			// One of its night comes after that of the push.
			[[run("site.yml", "waiting"), run("site.yml", "completed", "failure")], "waiting", 1],
			[[run("eigen.yml", "completed", "failure"), run("ander.yml", "requested")], "waiting", 2],
			[[run("ander.yml", "completed", "skipped"), run("eigen.yml", "completed", "startup_failure")], "failed", 2],
		] as const) {
			server.run(runs);
			const own = runs.findIndex(({ path }) => path.includes("site.yml"));
			expect(await told()).toEqual({ commit, at, state, page: page(own === -1 ? number : own + 1) });
		}
		for (const runs of [
			[wrong, run("site.yml", "completed", "success")],
			[checked, wrong],
			[run("site.yml", "completed", "cancelled")],
			[],
		]) {
			server.run(runs);
			expect(await told()).toBeUndefined();
		}
		// Who keeps the site hears at which step it went wrong.
		const other = { ...run("site.yml", "completed", "success", "0".repeat(40)), jobs: [job("deploy", "skipped")] };
		const broken = [job("pages", "success", "Pages"), job("build", "failure", "Set up job", "Run npm ci")];
		server.run([other, { ...run("site.yml", "completed", "failure"), jobs: [...broken, job("deploy", "skipped")] }]);
		expect(await told()).toEqual({ commit, at, state: "failed", page: page(1), report: ["build: Run npm ci"] });
		// Made, and shown to nobody: the job that does so was left out.
		const made = (conclusion: string) => ({
			...run("site.yml", "completed", "success"),
			jobs: [job("build", "success", "Run npm run build"), job("deploy", conclusion)],
		});
		server.run([other, made("skipped")]);
		const settings = "https://github.com/voorbeeld/eigen/settings/pages";
		expect(await told()).toEqual({ commit, at, state: "made", page: settings });
		server.run([other, made("success")]);
		expect(await told()).toBeUndefined();
		server.answer({ status: 500 });
		expect(await told()).toBeUndefined();
		server.answer("nothing");
		expect(await told()).toBeUndefined();
	});

	test("proposes a branch once, and says what became of it", async () => {
		const pulls = pullRequests(placeOf("eigen"));
		git(path, "update-ref", "refs/heads/studio/bert", first);
		expect(await pulls.of("studio/bert")).toBeUndefined();
		const proposal = { branch: "studio/bert", onto: "main", title: "Nieuwe prijzen", body: "Wat er anders is." };
		const open = await pulls.open(proposal);
		expect(open).toEqual({ page: "https://github.com/voorbeeld/eigen/pull/1", is: "waits" });
		expect(await pulls.open(proposal)).toEqual(open);
		const [there] = server.pulls("voorbeeld", "eigen");
		if (!there) throw new Error("Nothing was proposed.");
		for (const [is, became] of [
			["merged", "online"],
			["closed", "refused"],
		] as const) {
			there.is = is;
			expect(await pulls.of("studio/bert")).toEqual({ ...open, is: became });
		}
		expect((await pulls.open(proposal)).page).toMatch(/pull\/2$/);
		expect(await troubleOf(pulls.open({ ...proposal, branch: "studio/nobody" }))).toBe("failed");
	});
});
