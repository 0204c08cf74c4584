import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Delivery } from "#core/delivery.ts";
import { type SiteVersion, siteVersionPath } from "#core/site-version.ts";
import { type DeliverOptions, deliver } from "#engine/deliver/deliver.ts";
import { type Installed, postReceive } from "#engine/host/hooks.ts";
import { ownSectionsFolder } from "#engine/sections/site-sections.mjs";
import { projectFolder, type TemporarySite, temporarySite } from "./example-site.ts";
import { shareCompiled } from "./host-command.ts";
import { commitAll, git } from "./repository.ts";

/** The raw parts of a commit that no honest program makes: an entry of a tree, whose name may be anything. */
export interface RawEntry {
	readonly mode: string;
	readonly name: string | Buffer;
	readonly id: string;
}

/** A server of one's own with the example site or another one: a bare repository, the folder in which the site is made, and an editor. */
export class OwnServer {
	readonly #folder = mkdtempSync(join(tmpdir(), "own-server-"));
	readonly home = join(this.#folder, "home");
	readonly repository = join(this.home, "git/site.git");
	/** The site as it is installed here. */
	readonly code = join(this.#folder, "installed");
	/** What the editor has on a computer elsewhere. */
	readonly editor: TemporarySite;

	/** The folder of the program. */
	readonly #project: string;

	constructor(site?: string, project = projectFolder) {
		this.#project = project;
		this.editor = temporarySite(site);
		chmodSync(this.#folder, 0o755);
		for (const folder of [dirname(this.repository), this.code]) mkdirSync(folder, { recursive: true });
		const sections = ownSectionsFolder(this.editor.root);
		if (existsSync(sections)) cpSync(sections, ownSectionsFolder(this.code), { recursive: true });
		spawnSync("git", ["init", "--quiet", "--bare", "--initial-branch", "main", this.repository]);
		shareCompiled(this.home, project);
		// An open hand: what a server that refuses nothing has to withstand.
		git(this.repository, "config", "receive.denyNonFastForwards", "true");
	}

	get installed(): Installed {
		return { project: this.#project, code: this.code, home: this.home, repository: this.repository, branch: "main" };
	}

	/** Commits what the editor has. Gives the name of the commit. */
	commit(): string {
		return commitAll(this.editor.root);
	}

	/** Commits what the editor has, and pushes it. Gives the name of the commit. */
	push(): string {
		const commit = this.commit();
		git(this.editor.root, "push", "--quiet", this.repository, "HEAD:main");
		return commit;
	}

	/** Writes a text of the site, and pushes. */
	pushText(text: string): string {
		const file = join(this.editor.root, "content/pages/contact.yaml");
		const written = readFileSync(file, "utf8");
		writeFileSync(file, written.replace(/^ {4}title: .*$/m, `    title: ${text}`));
		return this.push();
	}

	/** Makes a commit by hand whose top has these entries, and makes it the tip. */
	pushRaw(entries: readonly RawEntry[], parent?: string): string {
		const parents = parent === undefined ? [] : ["-p", parent];
		const person = ["-c", "user.name=X", "-c", "user.email=x@voorbeeld.example"];
		const commit = git(this.repository, ...person, "commit-tree", ...parents, "-m", "X", this.tree(entries));
		git(this.repository, "update-ref", "refs/heads/main", commit);
		return commit;
	}

	tree(entries: readonly RawEntry[]): string {
		const bytes = entries.map(({ mode, name, id }) =>
			Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0]), Buffer.from(id, "hex")]),
		);
		return this.#object("tree", Buffer.concat(bytes));
	}

	blob(content: string | Buffer): string {
		return this.#object("blob", content);
	}

	#object(type: string, content: string | Buffer): string {
		const args = ["-C", this.repository, "hash-object", "-t", type, "-w", "--stdin", "--literally"];
		return spawnSync("git", args, { input: content }).stdout.toString().trim();
	}

	/** Delivers in this process. */
	deliver(options: Partial<DeliverOptions> = {}): Promise<boolean> {
		return deliver({ ...this.installed, language: undefined, wanted: "tip", ...options });
	}

	/** Starts a delivery as a process of its own. */
	start(...options: readonly string[]) {
		const args = [join(this.#project, "scripts/run.mjs"), "deliver", "--root", this.code, "--home", this.home];
		const env = { ...process.env, NODE_ENV: "production", SITE_CACHE: join(this.home, "cache") };
		const child = spawn(process.execPath, [...args, ...options], {
			env,
			stdio: ["ignore", "pipe", "pipe"],
			detached: true,
		});
		let said = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk: Buffer) => {
				said += chunk.toString();
			});
		const ended = once(child, "close").then(([status]) => ({ status: status as number | null, said }));
		return {
			ended,
			/** Ends it and all that it started, as a power cut would. */
			kill() {
				if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
					process.kill(-child.pid, "SIGKILL");
			},
		};
	}

	/** Delivers as a process of its own, and waits for it. */
	run(...options: readonly string[]): Promise<{ status: number | null; said: string }> {
		return this.start(...options).ended;
	}

	/** From now on a push delivers by itself. */
	hook(): void {
		const hook = join(this.repository, "hooks/post-receive");
		mkdirSync(dirname(hook), { recursive: true });
		writeFileSync(hook, postReceive(this.installed));
		chmodSync(hook, 0o755);
	}

	get delivery(): Delivery {
		return JSON.parse(readFileSync(join(this.home, "delivery.json"), "utf8")) as Delivery;
	}

	/** The name of the release that is online. */
	get online(): string | undefined {
		return existsSync(join(this.home, "online")) ? basename(readlinkSync(join(this.home, "online"))) : undefined;
	}

	/** What a file says that is online. */
	page(name: string): string {
		return readFileSync(join(this.home, "online", name), "utf8");
	}

	/** The commit that the site says it was made from. */
	get shown(): string | null {
		return (JSON.parse(this.page(siteVersionPath)) as SiteVersion).commit;
	}

	dispose(): void {
		this.editor.dispose();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
