import { git } from "./git.ts";

/** The content in a commit, by the names that its files have below `root`: `content/site.yaml`. Links are none of it. */
export class CommitContent {
	readonly commit: string;
	/** The name of what each holds, and its rights. */
	readonly files: ReadonlyMap<string, { readonly id: string; readonly mode: string }>;
	readonly #root: string;
	readonly #bytes = new Map<string, Uint8Array>();

	constructor(root: string, commit: string) {
		this.#root = root;
		this.commit = commit;
		const listed = git(root, ["ls-tree", "-r", "-z", "--end-of-options", commit, "--", "content"]);
		this.files = new Map(
			listed.stdout
				.toString()
				.split("\0")
				.flatMap((line) => {
					const [, mode = "", id = "", name = ""] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
					return mode === "" || mode === "120000" ? [] : [[name, { id, mode }] as const];
				}),
		);
	}

	/** What a file held, as it stands in a folder; undefined where it was not there. */
	bytes(name: string): Uint8Array | undefined {
		if (!this.files.has(name)) return undefined;
		const known = this.#bytes.get(name);
		if (known) return known;
		const { status, stdout } = git(this.#root, ["cat-file", "--filters", `${this.commit}:./${name}`]);
		if (status !== 0) throw new Error(`Git cannot read ${name} of ${this.commit}.`);
		this.#bytes.set(name, stdout);
		return stdout;
	}
}
