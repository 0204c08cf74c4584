import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect } from "vitest";
import type { NewCommit, Remote } from "#studio/stores/remote.ts";
import { projectFolder } from "./example-site.ts";
import { testWith } from "./programs.ts";
import { troubleOf } from "./remote-trouble.ts";
import { git } from "./repository.ts";

/** A remote, and the repository behind its server. */
export interface RemoteUnderTest {
	/** Nothing else uses it, and it has asked nothing yet. */
	readonly remote: Remote;
	/** Another to the same repository, that knows nothing yet. */
	another(): Remote;
	/** The path of the bare repository, which is empty at first. */
	readonly repository: string;
	/** From now on the server answers everything so; with undefined as it should again. */
	answer(fault: 401 | 403 | 404 | 413 | 500 | "nothing" | undefined): void;
	/** From now on the server takes nothing for a branch, and says why; with undefined it takes everything again. */
	refuse(words: string | undefined): void;
	stop(): Promise<void>;
}

const anna = { name: "Anna de Vries", email: "anna@voorbeeld.example" };

/** 14:03 in the Netherlands, in winter. */
const when = { time: Date.UTC(2026, 10, 25, 13, 3), zone: 60 };

/** What every remote has to do, asked of a real repository with the real content of this folder. */
export function remoteContract(
	name: string,
	open: () => Promise<RemoteUnderTest>,
	programs: readonly string[] = ["git"],
): void {
	const test = testWith(...programs);
	let opened: Promise<Surroundings> | undefined;

	/** What stands on the server is made once; each question leaves the branch `main` as it found it, or takes another. */
	function surroundings(): Promise<Surroundings> {
		opened ??= open().then(async (under) => {
			try {
				return { ...under, ...seeded(under.repository) };
			} catch (error) {
				await under.stop();
				throw error;
			}
		});
		return opened;
	}
	afterAll(async () => {
		const { work, stop } = (await opened?.catch(() => undefined)) ?? {};
		if (work) rmSync(work, { recursive: true, force: true });
		await stop?.();
	});

	describe(name, () => {
		test("says where branches lead, by the beginning of their names", async () => {
			const { remote, repository, first } = await surroundings();
			git(repository, "branch", "studio/anna", first);
			git(repository, "branch", "studio/bert", first);
			git(repository, "branch", "studios", first);
			expect(await remote.branches("refs/heads/studio/")).toEqual(
				new Map([
					["refs/heads/studio/anna", first],
					["refs/heads/studio/bert", first],
				]),
			);
			expect((await remote.branches("refs/heads/main")).get("refs/heads/main")).toBe(tip(repository));
			expect(await remote.branches("refs/heads/nobody/")).toEqual(new Map());
		});

		test("gives a commit with every file below a folder, as Git lists them", async () => {
			const { another, repository, first } = await surroundings();
			const { commit, files } = await another().snapshot(first, "content");
			expect(Object.fromEntries(files)).toEqual(listed(repository, first, "content"));
			expect(commit).toEqual(logged(repository, first)[0]);
			const kinds = [...files].filter(([path]) => path.startsWith("content/sorts/")).map(([, { kind }]) => kind);
			expect(kinds.sort()).toEqual(["file", "link", "program", "submodule"]);
			expect((await another().snapshot(first, "nowhere")).files).toEqual(new Map());
			expect((await another().snapshot(first, "content/sorts")).files.size).toBe(4);
		});

		test("gives what files hold, byte for byte, and says how much has come", async () => {
			const { another, repository, first } = await surroundings();
			const remote = another();
			const { files } = await remote.snapshot(first, "content");
			const ids = [...files.values()].filter(({ kind }) => kind !== "submodule").map(({ id }) => id);
			const heard: number[] = [];
			const blobs = await remote.blobs(ids, { tell: (bytes) => heard.push(bytes) });
			expect(new Set(blobs.keys())).toEqual(new Set(ids));
			const real = blobsOf(repository, ids);
			for (const [id, bytes] of blobs) expect(real.get(id)?.equals(bytes), id).toBe(true);
			expect(heard.length).toBeGreaterThan(0);
			expect(heard).toEqual(heard.toSorted((a, b) => a - b));
			expect(await remote.blobs([])).toEqual(new Map());
		});

		test("gives the latest commits, along first parents", async () => {
			const { remote, repository } = await surroundings();
			const from = tip(repository);
			const all = logged(repository, from);
			expect(all.length).toBeGreaterThan(5);
			expect(all.some(({ parents }) => parents.length === 2)).toBe(true);
			expect(await remote.history(from, 4)).toEqual(all.slice(0, 4));
			expect(await remote.history(from, 1_000)).toEqual(all);
			expect(await remote.history(from, 1)).toEqual(all.slice(0, 1));
		});

		test("makes a commit of changed, new, deep and removed files, and leaves the rest", async () => {
			const { another, repository, first, branch } = await surroundings();
			const ref = branch("pushed");
			const before = listed(repository, first, "");
			const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index * 31) >> 7));
			const changes = new Map<string, Uint8Array | null>([
				["content/site.yaml", Buffer.from("name: Anders\n")],
				["content/nieuw/diep/in/een/map/tekst.yaml", Buffer.from("tekst: é\n")],
				["content/nieuw/foto.jpg", photo],
				["content/sorts/program", Buffer.from("#!/bin/sh\necho anders\n")],
				["content/going/away.yaml", null],
				["content/leeg.yaml", new Uint8Array()],
			]);
			const commit = made(first, changes, "Een titel\n\nEn waarom: é.\n");
			const pushed = await another().push(ref, first, commit);
			expect(pushed).toEqual({ is: "done", commit: tip(repository, ref) });
			expect(git(repository, "fsck", "--strict", "--no-dangling")).toBe("");
			const after = listed(repository, ref, "");
			expect(after["content/going/away.yaml"]).toBeUndefined();
			expect(git(repository, "ls-tree", "-d", ref, "content/going")).toBe("");
			for (const [path, bytes] of changes) {
				if (bytes)
					expect(
						blobsOf(repository, [`${ref}:${path}`])
							.get(`${ref}:${path}`)
							?.equals(bytes),
						path,
					).toBe(true);
			}
			expect(after["content/sorts/program"]?.kind).toBe("program");
			for (const path of changes.keys()) {
				delete before[path];
				delete after[path];
			}
			expect(after).toEqual(before);
			const shown = git(repository, "log", "-1", "--format=%an <%ae> %aI %cn <%ce> %cI%n%B", ref);
			const who = "Anna de Vries <anna@voorbeeld.example> 2026-11-25T14:03:00+01:00";
			expect(shown).toBe(`${who} ${who}\nEen titel\n\nEn waarom: é.`);
		});

		test("knows what it pushed, and what others pushed onto it", async () => {
			const { another, repository, first, branch } = await surroundings();
			const ref = branch("both");
			const remote = another();
			const one = await remote.push(ref, first, made(first, new Map([["content/een.yaml", Buffer.from("een: 1\n")]])));
			const mine = tip(repository, ref);
			expect(one).toEqual({ is: "done", commit: mine });
			const changes = new Map([["content/twee.yaml", Buffer.from("twee: 2\n")]]);
			expect((await another().push(ref, mine, made(mine, changes))).is).toBe("done");
			const both = tip(repository, ref);
			const { files, beside } = await remote.snapshot(both, "content");
			expect(beside).toBe((await another().snapshot(first, "content")).beside);
			expect(Object.fromEntries(files)).toEqual(listed(repository, both, "content"));
			expect(files.has("content/een.yaml") && files.has("content/twee.yaml")).toBe(true);
		});

		test("makes a commit with two parents", async () => {
			const { another, repository, first, branch } = await surroundings();
			const ref = branch("merged");
			const main = tip(repository);
			const changes = new Map([["content/samen.yaml", Buffer.from("samen: ja\n")]]);
			const commit = { ...made(first, changes, "Samen"), parents: [first, main] as const };
			expect((await another().push(ref, first, commit)).is).toBe("done");
			expect(git(repository, "log", "-1", "--format=%P", ref)).toBe(`${first} ${main}`);
			const program = new Map([["program.ts", Buffer.from("1\n")]]);
			const own = await another().push(branch("program"), first, made(first, program));
			const pushed = own.is === "done" ? own.commit : "";
			expect((await another().snapshot(pushed, "content")).beside).not.toBe(
				(await another().snapshot(first, "content")).beside,
			);
			expect(listed(repository, ref, "")).toEqual({
				...listed(repository, first, ""),
				"content/samen.yaml": listed(repository, ref, "")["content/samen.yaml"],
			});
		});

		test("says that a branch has moved, and changes nothing then", async () => {
			const { another, repository, first, branch } = await surroundings();
			const ref = branch("moving");
			const remote = another();
			await remote.snapshot(first, "content");
			const changes = new Map([["content/wie.yaml", Buffer.from("wie: Anna\n")]]);
			git(repository, "update-ref", ref, tip(repository));
			expect(await remote.push(ref, first, made(first, changes))).toEqual({ is: "moved" });
			expect(await remote.push(ref, undefined, made(first, changes))).toEqual({ is: "moved" });
			expect(await remote.move(ref, first, undefined)).toEqual({ is: "moved" });
			expect(await remote.move(ref, undefined, first)).toEqual({ is: "moved" });
			expect(tip(repository, ref)).toBe(tip(repository));
			git(repository, "update-ref", "-d", ref);
			expect(await remote.push(ref, first, made(first, changes))).toEqual({ is: "moved" });
			expect(git(repository, "for-each-ref", ref)).toBe("");
		});

		test("lets a branch begin, lead elsewhere and go", async () => {
			const { another, repository, first } = await surroundings();
			const ref = "refs/heads/studio/cor";
			const remote = another();
			const changes = new Map([["content/cor.yaml", Buffer.from("naam: Cor\n")]]);
			const pushed = await remote.push(ref, undefined, made(first, changes));
			const draft = tip(repository, ref);
			expect(pushed).toEqual({ is: "done", commit: draft });
			expect((await remote.branches("refs/heads/studio/cor")).get(ref)).toBe(draft);
			expect(await remote.move(ref, draft, undefined)).toEqual({ is: "done", commit: draft });
			expect(git(repository, "for-each-ref", ref)).toBe("");
			expect(await remote.move(ref, undefined, first)).toEqual({ is: "done", commit: first });
			const main = tip(repository);
			expect(await remote.move(ref, first, main)).toEqual({ is: "done", commit: main });
			expect(tip(repository, ref)).toBe(main);
			git(repository, "update-ref", "-d", ref);
		});

		test("says that the server refuses, in its own words", async () => {
			const { another, refuse, repository, first, branch } = await surroundings();
			const ref = branch("refused");
			refuse("Alleen de redactie zet iets online.");
			try {
				const changes = new Map([["content/wie.yaml", Buffer.from("wie: Anna\n")]]);
				const pushed = await another().push(ref, first, made(first, changes));
				expect(pushed).toMatchObject({ is: "refused" });
				expect(pushed.is === "refused" && pushed.said).toContain("Alleen de redactie zet iets online.");
				expect(tip(repository, ref)).toBe(first);
			} finally {
				refuse(undefined);
			}
		});

		test("takes no name that leads elsewhere, neither from the server nor from this side", async () => {
			const { another, repository, first, branch } = await surroundings();
			for (const bad of ["..", ".", ".git", ".GIT", "a\\b"]) {
				const commit = withName(repository, first, bad);
				expect(await troubleOf(another().snapshot(commit, "content")), bad).toBe("damaged");
			}
			const ref = branch("names");
			for (const bad of ["content/../x", "content/.Git/x", "/x", "content//x", "content/a\\b", "content/a\0b", ""]) {
				const changes = new Map([[bad, Buffer.from("x")]]);
				await expect(another().push(ref, first, made(first, changes)), bad).rejects.toThrow();
			}
			// A link stays a link, and a folder a folder.
			for (const taken of ["content/sorts/link/x", "content/site.yaml/x", "content/sorts"]) {
				const changes = new Map([[taken, Buffer.from("x")]]);
				expect(await troubleOf(another().push(ref, first, made(first, changes))), taken).toBe("failed");
			}
			expect(tip(repository, ref)).toBe(first);
		});

		test("says that there is no such object", async () => {
			const { another, first } = await surroundings();
			const nothing = "1".repeat(first.length);
			expect(await troubleOf(another().snapshot(nothing, "content"))).toBe("not found");
			expect(await troubleOf(another().blobs([nothing]))).toBe("not found");
			expect(await troubleOf(another().history(nothing, 3))).toBe("not found");
		});

		test("says why there is no answer", async () => {
			const { another, answer, first, branch } = await surroundings();
			const ref = branch("faults");
			const troubles = {
				401: "signed out",
				403: "forbidden",
				404: "not found",
				413: "too large",
				500: "failed",
				nothing: "unreachable",
			} as const;
			const remote = another();
			await remote.snapshot(first, "content");
			const commit = made(first, new Map([["content/wie.yaml", Buffer.from("wie: Anna\n")]]));
			try {
				for (const fault of [401, 403, 404, 413, 500, "nothing"] as const) {
					answer(fault);
					expect(await troubleOf(remote.branches("refs/heads/")), String(fault)).toBe(troubles[fault]);
					expect(await troubleOf(another().snapshot(first, "content")), String(fault)).toBe(troubles[fault]);
					expect(await troubleOf(remote.push(ref, first, commit)), String(fault)).toBe(troubles[fault]);
				}
			} finally {
				answer(undefined);
			}
			expect((await remote.push(ref, first, commit)).is).toBe("done");
		});

		test("ends when it is told to, with the reason that was given", async () => {
			const { another, first } = await surroundings();
			const reason = new DOMException("Genoeg", "AbortError");
			const over = AbortSignal.abort(reason);
			const remote = another();
			await expect(remote.branches("refs/heads/", over)).rejects.toBe(reason);
			await expect(remote.snapshot(first, "content", over)).rejects.toBe(reason);
			await expect(remote.history(first, 2, over)).rejects.toBe(reason);
			const { files } = await remote.snapshot(first, "content");
			const ids = [...files.values()].filter(({ kind }) => kind !== "submodule").map(({ id }) => id);
			const ending = new AbortController();
			const blobs = remote.blobs(ids, { signal: ending.signal, tell: () => ending.abort(reason) });
			await expect(blobs).rejects.toBe(reason);
			expect((await remote.blobs(ids)).size).toBe(new Set(ids).size);
		});
	});
}

interface Seeded {
	/** A clone to commit in. */
	readonly work: string;
	/** The first commit of it, with the real content. */
	readonly first: string;
	/** A new branch that leads to the first commit: its full name. */
	branch(name: string): string;
}

interface Surroundings extends RemoteUnderTest, Seeded {}

/** Fills an empty bare repository with the real content, files of every kind, and some commits after them. */
function seeded(repository: string): Seeded {
	const work = mkdtempSync(join(tmpdir(), "remote-work-"));
	const format = git(repository, "rev-parse", "--show-object-format");
	git(work, "init", "--quiet", "--initial-branch", "main", "--object-format", format);
	git(work, "remote", "add", "origin", repository);
	for (const [key, value] of [
		["user.name", "Redactie"],
		["user.email", "redactie@voorbeeld.example"],
		["commit.gpgsign", "false"],
		["core.autocrlf", "false"],
	] as const)
		git(work, "config", key, value);
	cpSync(join(projectFolder, "content"), join(work, "content"), { recursive: true });
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(work, path)), { recursive: true });
		writeFileSync(join(work, path), text);
	};
	write("README.md", "# Site\n");
	write("content/going/away.yaml", "weg: ja\n");
	write("content/sorts/program", "#!/bin/sh\necho ja\n");
	chmodSync(join(work, "content/sorts/program"), 0o755);
	symlinkSync("../site.yaml", join(work, "content/sorts/link"));
	write("content/sorts/é ü.txt", "een naam met letters\n");
	git(work, "add", "--all");
	const elsewhere = "2".repeat(format === "sha256" ? 64 : 40);
	git(work, "update-index", "--add", "--cacheinfo", `160000,${elsewhere},content/sorts/module`);
	git(work, "commit", "--quiet", "--message", "De inhoud");
	const first = git(work, "rev-parse", "HEAD");
	for (const number of [1, 2, 3]) {
		write("content/going/on.yaml", `nummer: ${number}\n`);
		git(work, "add", "content/going");
		git(work, "commit", "--quiet", "--message", `Nummer ${number}\n\nMet een uitleg.`);
	}
	git(work, "checkout", "--quiet", "-b", "side", "HEAD~2");
	git(work, "commit", "--quiet", "--allow-empty", "--message", "Ernaast");
	git(work, "checkout", "--quiet", "main");
	git(work, "merge", "--quiet", "--no-ff", "--message", "Samengevoegd", "side");
	git(work, "commit", "--quiet", "--allow-empty", "--message", "Daarna");
	git(work, "push", "--quiet", "origin", "main");
	return {
		work,
		first,
		branch(name) {
			git(repository, "update-ref", `refs/heads/${name}`, first);
			return `refs/heads/${name}`;
		},
	};
}

function made(parent: string, changes: ReadonlyMap<string, Uint8Array | null>, message = "Gewijzigd"): NewCommit {
	return { parents: [parent], changes, message, author: anna, ...when };
}

function tip(repository: string, ref = "refs/heads/main"): string {
	return git(repository, "rev-parse", ref);
}

/** The files of a commit below a folder, as Git lists them. */
function listed(repository: string, commit: string, folder: string): Record<string, { id: string; kind: string }> {
	const kinds: Readonly<Record<string, string>> = {
		"100644": "file",
		"100755": "program",
		"120000": "link",
		"160000": "submodule",
	};
	const lines = git(repository, "ls-tree", "-r", "-z", commit, ...(folder ? [`${folder}/`] : [])).split("\0");
	return Object.fromEntries(
		lines.filter(Boolean).map((line) => {
			const [, mode = "", id = "", path = ""] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
			return [path, { id, kind: kinds[mode] ?? mode }];
		}),
	);
}

/** The commits along first parents, as Git shows them. */
function logged(repository: string, from: string) {
	const format = "--format=%H%x1f%P%x1f%an%x1f%ae%x1f%ad%x1f%B%x1e";
	const text = git(repository, "log", "--first-parent", "--date=format:%Y-%m-%dT%H:%M:%S%z", format, from);
	return text
		.split("\x1e")
		.filter((entry) => entry.trim())
		.map((entry) => {
			const [id = "", parents = "", name = "", email = "", date = "", message = ""] = entry.trimStart().split("\x1f");
			return {
				id,
				parents: parents.split(" ").filter(Boolean),
				author: { name, email },
				date: date.replace(/(\d\d)(\d\d)$/, "$1:$2"),
				message: message.trimEnd(),
			};
		});
}

/** What files hold, by the names that were given. */
function blobsOf(repository: string, names: readonly string[]): Map<string, Buffer> {
	const input = names.map((name) => `${name}\n`).join("");
	const { stdout } = spawnSync("git", ["-C", repository, "cat-file", "--batch"], { input, maxBuffer: 2 ** 28 });
	const blobs = new Map<string, Buffer>();
	let at = 0;
	for (const name of names) {
		const end = stdout.indexOf("\n", at);
		const size = Number(/ blob (\d+)$/.exec(stdout.toString("utf8", at, end))?.[1]);
		blobs.set(name, stdout.subarray(end + 1, end + 1 + size));
		at = end + 1 + size + 1;
	}
	return blobs;
}

/** A commit whose folder `content` has a file of a name that Git itself would not take. */
function withName(repository: string, parent: string, name: string): string {
	const run = (input: Uint8Array, ...args: string[]) => {
		const { status, stdout, stderr } = spawnSync("git", ["-C", repository, ...args], { input });
		if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
		return stdout.toString().trim();
	};
	const tree = (mode: string, entry: string, id: string) =>
		run(
			Buffer.concat([Buffer.from(`${mode} ${entry}\0`), Buffer.from(id, "hex")]),
			...["hash-object", "-t", "tree", "-w", "--literally", "--stdin"],
		);
	const blob = run(Buffer.from("x"), "hash-object", "-w", "--stdin");
	const root = tree("40000", "content", tree("100644", name, blob));
	const lines = [`tree ${root}`, `parent ${parent}`, "author A <a@a> 1 +0000", "committer A <a@a> 1 +0000", "", "x"];
	return run(Buffer.from(`${lines.join("\n")}\n`), "hash-object", "-t", "commit", "-w", "--stdin");
}
