import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface GitObject {
	readonly id: string;
	readonly kind: string;
	readonly bytes: Buffer;
}

interface ListedEntry {
	readonly path: string;
	/** The same as its bytes, which may be no text. */
	readonly rawPath: Buffer;
	readonly mode: string;
	readonly type: string;
	readonly id: string;
	readonly size?: number;
}

/** A file for a folder; without a name it goes. */
interface PlacedFile {
	readonly path: string;
	readonly mode: string;
	readonly id: string | null;
}

/** What a server of Git answers from, asked of Git itself. */
export interface BareRepository {
	/** Those of these objects that are there. */
	objects(ids: readonly string[]): ReadonlyMap<string, GitObject>;
	/** A folder, or that of a commit; with everything below it when that is asked. */
	listed(tree: string, recursive: boolean): ListedEntry[];
	/** References whose full names begin so. */
	refs(prefix: string): ReadonlyMap<string, { id: string; kind: string }>;
	/** The latest commits of everything that a commit comes after. */
	log(commit: string, most: number): string[];
	write(kind: "blob" | "commit", bytes: Uint8Array): string;
	/** A folder in which these files have been placed. */
	writeTree(base: string | undefined, files: readonly PlacedFile[]): string;
	/** Lets a reference lead elsewhere if it leads to `before`; false when it does not. Names of zeros are none. */
	swap(ref: string, before: string, after: string): boolean;
	isAncestor(one: string, other: string): boolean;
}

export function bareRepository(path: string): BareRepository {
	function attempt(args: readonly string[], input: Uint8Array | string = "", env: Record<string, string> = {}) {
		const options = { input, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 };
		return spawnSync("git", ["-C", path, ...args], options);
	}
	function run(args: readonly string[], input?: Uint8Array | string, env?: Record<string, string>): Buffer {
		const { status, stdout, stderr } = attempt(args, input, env);
		if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
		return stdout;
	}
	return {
		objects(ids) {
			const found = new Map<string, GitObject>();
			if (ids.length === 0) return found;
			const output = run(["cat-file", "--batch"], `${ids.join("\n")}\n`);
			for (let at = 0; at < output.length; ) {
				const end = output.indexOf(10, at);
				const [id = "", kind = "", size] = output.toString("utf8", at, end).split(" ");
				at = end + 1;
				if (size === undefined) continue;
				found.set(id, { id, kind, bytes: output.subarray(at, at + Number(size)) });
				at += Number(size) + 1;
			}
			return found;
		},
		listed(tree, recursive) {
			const lines = run(["ls-tree", "-z", "-l", ...(recursive ? ["-r", "-t"] : []), tree]).toString("latin1");
			return lines
				.split("\0")
				.filter(Boolean)
				.map((line) => {
					const [, mode = "", type = "", id = "", size = "", named = ""] =
						/^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
					const rawPath = Buffer.from(named, "latin1");
					return { path: rawPath.toString(), rawPath, mode, type, id, ...(size !== "-" && { size: Number(size) }) };
				});
		},
		refs(prefix) {
			const lines = run(["for-each-ref", "--format=%(refname) %(objectname) %(objecttype)"]).toString().split("\n");
			const all = lines.filter(Boolean).map((line) => line.split(" "));
			const under = all.filter(([name = ""]) => name.startsWith(prefix));
			return new Map(under.map(([name = "", id = "", kind = ""]) => [name, { id, kind }]));
		},
		log: (commit, most) =>
			run(["log", "--format=%H", `-${most}`, commit])
				.toString()
				.split("\n")
				.filter(Boolean),
		write: (kind, bytes) => run(["hash-object", "-w", "--stdin", "-t", kind], bytes).toString().trim(),
		writeTree(base, files) {
			const folder = mkdtempSync(join(tmpdir(), "github-index-"));
			try {
				const env = { GIT_INDEX_FILE: join(folder, "index") };
				run(base ? ["read-tree", base] : ["read-tree", "--empty"], "", env);
				const none = "0".repeat(40);
				const lines = files.map(({ path, mode, id }) => `${id === null ? "0" : mode} ${id ?? none}\t${path}\0`);
				run(["update-index", "-z", "--index-info"], lines.join(""), env);
				return run(["write-tree"], "", env).toString().trim();
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
		swap(ref, before, after) {
			const gone = /^0+$/.test(after);
			return attempt(gone ? ["update-ref", "-d", ref, before] : ["update-ref", ref, after, before]).status === 0;
		},
		isAncestor: (one, other) => attempt(["merge-base", "--is-ancestor", one, other]).status === 0,
	};
}
