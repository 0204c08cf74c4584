import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditAnswer } from "#core/studio.ts";
import type {
	Earlier,
	Elsewhere,
	Look,
	PreviewAnswer,
	PublishAnswer,
	Publishing,
	ToldPublication,
} from "#core/studio-publishing.ts";
import { publishingApi } from "#engine/studio/publishing/api.ts";
import { projectFolder, type TemporarySite, temporarySite } from "./example-site.ts";
import { openStudio } from "./open-studio.ts";
import { commitAll, git } from "./repository.ts";

/** Somebody whom Git knows. */
const person = { "user.name": "Zoë de Vries", "user.email": "zoe@voorbeeld.example", "commit.gpgsign": "false" };

/** The example site in a repository, with the repository that others see. */
export class PublishingSite {
	readonly site: TemporarySite;
	readonly root: string;
	/** The repository that others see. */
	readonly bare = mkdtempSync(join(tmpdir(), "géén spatie "));

	readonly #opened: { close(): void }[] = [];

	constructor({ repository = true, remote = true, site = temporarySite() } = {}) {
		this.site = site;
		this.root = this.site.root;
		if (!repository) return;
		commitAll(this.root);
		for (const [name, value] of Object.entries(person)) this.git("config", name, value);
		if (!remote) return;
		spawnSync("git", ["init", "--quiet", "--bare", "--initial-branch", "main", this.bare]);
		this.git("remote", "add", "origin", this.bare);
		this.git("push", "--quiet", "--set-upstream", "origin", "main");
	}

	/** What Git answers in the folder of the site. */
	git(...args: string[]): string {
		return git(this.root, ...args);
	}

	/** Studio, started anew. */
	open() {
		const { server, studio } = openStudio(this.root);
		this.#opened.push(server);
		const { asked, done } = publishingApi({ root: this.root, project: projectFolder });
		const get = <T>(name: string, query: Readonly<Record<string, string>> = {}) =>
			asked[name]?.(new URLSearchParams(query), server) as T;
		const post = <T>(name: string, body: unknown = {}) => done[name]?.(body, server, studio) as Promise<T>;
		return {
			server,
			studio,
			changes: () => get<{ count: number }>("changes").count,
			state: () => get<Publishing>("publishing"),
			publish: (seen: string, message: string) => post<PublishAnswer>("publish", { seen, message }),
			elsewhere: () => get<Promise<Elsewhere>>("elsewhere"),
			propose: (clash = "") => post<PublishAnswer>("propose", { clash }),
			publications: () => get<readonly ToldPublication[]>("publications"),
			earlier: (commit: string, scope = "") => get<Earlier>("earlier", { commit, scope }),
			bringBack: (commit: string, scope: string, revision = server.revision) =>
				post<EditAnswer>("bring-back", { commit, scope, revision, name: "Terug" }),
			look: (version: string, path: string) => get<Look>("look", { version, path }),
			preview: () => post<PreviewAnswer>("preview"),
		};
	}

	dispose(): void {
		for (const server of this.#opened) server.close();
		this.site.dispose();
		rmSync(this.bare, { recursive: true, force: true });
	}
}
