import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownSectionsFolder } from "#engine/sections/site-sections.mjs";

/** The site of this folder once more: in a repository of its own, with another one to which it sends its branches. */
export class SiteCopy {
	readonly #folder = mkdtempSync(join(tmpdir(), "site-copy-"));
	/** Folder that holds `content`. */
	readonly root = join(this.#folder, "site");
	/** The repository that others see. */
	readonly remote = join(this.#folder, "remote");

	constructor(project: string) {
		cpSync(join(project, "content"), join(this.root, "content"), { recursive: true });
		cpSync(ownSectionsFolder(project), join(this.root, "sections"), { recursive: true });
		this.git("init", "--quiet", "--initial-branch", "main");
		const settings = { "user.name": "Redactie", "user.email": "redactie@voorbeeld.example", "commit.gpgsign": "false" };
		for (const [name, value] of Object.entries(settings)) this.git("config", name, value);
		this.git("add", "--all");
		this.git("commit", "--quiet", "--message", "Eerste versie");
		this.git("clone", "--quiet", "--bare", this.root, this.remote);
		this.git("remote", "add", "origin", this.remote);
		this.git("fetch", "--quiet");
		this.git("branch", "--quiet", "--set-upstream-to", "origin/main");
	}

	/** What Git answers in the copy. Throws when it fails. */
	git(...args: string[]): string {
		const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: this.root, encoding: "utf8" });
		if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr ?? String(error)}`);
		return stdout;
	}

	remove(): void {
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
