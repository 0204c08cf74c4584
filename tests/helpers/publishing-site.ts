import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands, questions } from "#studio/features/publishing/brain.ts";
import { type TemporarySite, temporarySite } from "./example-site.ts";
import { openStudio } from "./open-studio.ts";
import { commitAll, git } from "./repository.ts";

/** Somebody whom Git knows. */
const person = { "user.name": "Zoë de Vries", "user.email": "zoe@voorbeeld.example", "commit.gpgsign": "false" };

/** The repository of the example site and the one that others see, made once for all copies of the site. */
let made: { readonly own: string; readonly bare: string } | undefined;

function repositories() {
	if (made) return made;
	const site = temporarySite();
	const bare = mkdtempSync(join(tmpdir(), "bare-"));
	process.once("exit", () => {
		site.dispose();
		rmSync(bare, { recursive: true, force: true });
	});
	begin(site.root, bare);
	made = { own: join(site.root, ".git"), bare };
	return made;
}

/** Makes a folder a repository of its person, and of another folder the one that others see. */
function begin(root: string, bare: string): void {
	commitAll(root);
	for (const [name, value] of Object.entries(person)) git(root, "config", name, value);
	spawnSync("git", ["init", "--quiet", "--bare", "--initial-branch", "main", bare]);
	git(root, "remote", "add", "origin", bare);
	git(root, "push", "--quiet", "--set-upstream", "origin", "main");
}

/** The example site in a repository, with the repository that others see. */
export class PublishingSite {
	readonly site: TemporarySite;
	readonly root: string;
	/** The repository that others see. */
	readonly bare = mkdtempSync(join(tmpdir(), "géén spatie "));

	readonly #opened: { close(): void }[] = [];

	constructor({ repository = true, site }: { readonly repository?: boolean; readonly site?: TemporarySite } = {}) {
		this.site = site ?? temporarySite();
		this.root = this.site.root;
		if (!repository) return;
		if (site) {
			begin(this.root, this.bare);
			return;
		}
		const { own, bare } = repositories();
		cpSync(own, join(this.root, ".git"), { recursive: true });
		cpSync(bare, this.bare, { recursive: true });
		this.git("remote", "set-url", "origin", this.bare);
		// The files are others now, of the same content.
		this.git("update-index", "-q", "--refresh");
	}

	/** What Git answers in the folder of the site. */
	git(...args: string[]): string {
		return git(this.root, ...args);
	}

	/** Studio, started anew. */
	open() {
		const { server, studio, brain } = openStudio(this.root);
		this.#opened.push(server);
		return {
			server,
			studio,
			brain,
			changes: async () => (await questions.changes.run(brain, {})).count,
			state: () => questions.publishing.run(brain, {}),
			send: (seen: string, message: string, more: { readonly clash?: string; readonly asProposal?: boolean } = {}) =>
				commands.send.run(brain, { seen, message, ...more }),
			seenOnline: () => questions.seenOnline.run(brain, {}),
			elsewhere: () => questions.elsewhere.run(brain, {}),
			publications: (most?: number) => questions.publications.run(brain, { most }),
			earlier: (commit: string, scope = "") => questions.earlier.run(brain, { commit, scope }),
			bringBack: (commit: string, scope: string, revision = server.revision) =>
				commands.bringBack.run(brain, { commit, scope, revision, name: "Terug" }),
			sendBack: (commit: string, scope: string, shown: string) =>
				commands.sendBack.run(brain, { commit, scope, shown, message: "Teruggezet" }),
			look: (version: "online" | "now", path: string) => questions.look.run(brain, { version, path }),
			preview: () => commands.preview.run(brain, {}),
		};
	}

	dispose(): void {
		for (const server of this.#opened) server.close();
		this.site.dispose();
		rmSync(this.bare, { recursive: true, force: true });
	}
}
