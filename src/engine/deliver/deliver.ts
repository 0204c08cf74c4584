import { join } from "node:path";
import type { Delivery } from "#core/delivery.ts";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { Progress } from "#engine/base/progress.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { UsageError } from "#engine/base/usage-error.ts";
import { reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { buildSite } from "../build.ts";
import { lastCommits } from "../git/last-changes.ts";
import { readDelivery, reportLines, writeDelivery } from "./delivery-file.ts";
import { type Home, openHome } from "./home.ts";
import { takeLock } from "./lock.ts";
import { takeContent } from "./pushed-content.ts";
import {
	differenceFrom,
	folderOf,
	isRelease,
	keepFormer,
	makeRelease,
	mendReleases,
	nameOnline,
	pruneReleases,
	putOnline,
	type Release,
	releasesIn,
} from "./releases.ts";
import { reloadWhenNew } from "./reload.ts";
import { forgetOtherRepositories, noteFailure, type Pushed, tipOf, versionOf } from "./repository.ts";
import { changeState, readState } from "./state.ts";
import { words } from "./words.ts";

export interface DeliverOptions {
	/** Folder of the program. */
	readonly project: string;
	/** Folder of the site as it is installed here, with its own sections; nothing of its content is read. */
	readonly code: string;
	/** The bare repository to which is pushed. */
	readonly repository: string;
	/** Its branch that is online. */
	readonly branch: string;
	/** The folder in which the site is made and lies online. */
	readonly home: string;
	/** Language of what is said; without it that of the settings of the site. */
	readonly language: EditorLanguage | undefined;
	/** By which nginx reads its configuration anew. */
	readonly reload?: string | undefined;
	/** What comes online: the tip of the branch, what was online before, or a version by its name. */
	readonly wanted: "tip" | "before" | { readonly version: string };
}

/**
 * Puts the content of a repository online: takes it as it was pushed, checks and builds it, and switches to the result in one
 * step. Whatever happens, what was online stays until then. Gives false when the content is not sound; throws a `UsageError`
 * for what else stands in the way. Of several at once each waits for the one before it.
 */
export async function deliver(options: DeliverOptions): Promise<boolean> {
	forgetOtherRepositories();
	process.umask(0o022);
	const home = openHome(options.home);
	const progress = new Progress();
	const languageNow = () => reportLanguageOf({ root: home.site, language: options.language });
	await loadLocale(languageNow());
	const release = takeLock(home.folder, "deliver", () => progress.say(inLanguage(words.waiting, languageNow())));
	try {
		return await new Delivering(home, options, progress).run();
	} finally {
		release();
	}
}

class Delivering {
	readonly #home: Home;
	readonly #options: DeliverOptions;
	readonly #progress: Progress;
	/** What whoever keeps the server has to know. */
	readonly #remarks: InReports[] = [];
	#commit: string | null = null;

	constructor(home: Home, options: DeliverOptions, progress: Progress) {
		this.#home = home;
		this.#options = options;
		this.#progress = progress;
	}

	get #language(): EditorLanguage {
		return reportLanguageOf({ root: this.#home.site, language: this.#options.language });
	}

	async run(): Promise<boolean> {
		try {
			mendReleases(this.#home);
			return await this.#bring();
		} catch (error) {
			this.#fail(error);
			throw error;
		}
	}

	async #bring(): Promise<boolean> {
		const { wanted } = this.#options;
		// What can be said without Git does not ask it.
		if (wanted === "before") return this.#goBack();
		const pushed = this.#wantedVersion();
		this.#commit = pushed.commit;
		if (pushed.date.getTime() > Date.now() + anHour) this.#remark(words.tomorrow(dayAndTime(pushed.date)));
		if (typeof wanted === "object" && this.#switchTo(pushed.commit)) return true;
		return await this.#make(pushed);
	}

	/** The version that is to come online, and what is to hold from now on. */
	#wantedVersion(): Pushed {
		const { repository, branch, wanted } = this.#options;
		const { held } = readState(this.#home.folder);
		if (typeof wanted === "object") {
			const version = versionOf(repository, wanted.version);
			this.#hold(version.commit);
			return version;
		}
		const tip = tipOf(repository, branch);
		if (held === undefined) return tip;
		if (held.tip === tip.commit) {
			this.#say(words.held(held.commit));
			return versionOf(repository, held.commit);
		}
		changeState(this.#home.folder, { held: undefined });
		return tip;
	}

	/** From now on a version takes the place of the present tip, until there is another one. */
	#hold(commit: string): void {
		const { repository, branch } = this.#options;
		const tip = tipOf(repository, branch).commit;
		changeState(this.#home.folder, { held: tip === commit ? undefined : { tip, commit } });
	}

	/** Puts back what was online before. */
	async #goBack(): Promise<boolean> {
		const home = this.#home;
		const all = releasesIn(home);
		const online = nameOnline(home);
		const at = all.findIndex(({ name }) => name === online);
		const { withdrawn = [] } = readState(home.folder);
		const left = all[at];
		const before = all
			.slice(0, at < 0 ? all.length : at)
			.findLast(({ name, commit }) => commit !== left?.commit && !withdrawn.includes(name));
		if (!before) throw new UsageError(words.nothingEarlier);
		this.#commit = before.commit;
		this.#hold(before.commit);
		const present = new Set(all.map(({ name }) => name));
		const gone = [...withdrawn, left?.name ?? ""].filter((name) => present.has(name));
		changeState(home.folder, { withdrawn: gone });
		if (this.#switchTo(before.commit)) return true;
		return await this.#make(versionOf(this.#options.repository, before.commit));
	}

	/** Puts the latest release of a commit online as it is. Gives false when there is none, or somebody changed it. */
	#switchTo(commit: string): boolean {
		const release = releasesIn(this.#home).findLast((each) => each.commit === commit);
		if (!release) return false;
		const folder = folderOf(this.#home, release);
		const changed = differenceFrom(release, folder);
		if (changed !== undefined) {
			this.#remark(words.releaseChanged(folder, changed));
			return false;
		}
		this.#finish(release);
		return true;
	}

	async #make({ commit }: Pushed): Promise<boolean> {
		const { project, code, repository, language } = this.#options;
		const { folder, site } = this.#home;
		const before = readDelivery(folder);
		this.#tell("building");
		takeContent(repository, commit, site);
		let problems: readonly AnyProblem[] = [];
		const built = await buildSite(
			{
				root: site,
				project,
				code,
				language,
				compress: true,
				refused(errors) {
					problems = errors;
				},
				history: { commit, changes: await lastCommits(repository, commit) },
			},
			this.#progress,
		);
		if (!built) {
			const report = this.#progress.said.flatMap((said) => ("text" in said ? [said.text] : [])).join("");
			this.#tellFailed(report, problems);
			return false;
		}
		const dist = join(site, "dist");
		const present = releasesIn(this.#home).findLast((each) => each.commit === commit);
		const isSame = present !== undefined && isRelease(this.#home, present, dist);
		const since = before?.state === "online" && before.commit === commit ? before.at : undefined;
		this.#finish(isSame ? present : makeRelease(this.#home, dist, commit), since);
		return true;
	}

	/** What comes when a release is there. `since` is the moment at which it came online, if it is that already. */
	#finish(release: Release, since?: string): void {
		const home = this.#home;
		const isNew = nameOnline(home) !== release.name;
		keepFormer(home, release);
		if (isNew) putOnline(home, release);
		const { withdrawn = [] } = readState(home.folder);
		if (withdrawn.includes(release.name))
			changeState(home.folder, { withdrawn: withdrawn.filter((name) => name !== release.name) });
		const told = reloadWhenNew(home, this.#options.reload);
		if (told) this.#remark(told);
		this.#tell("online", isNew ? undefined : since);
		pruneReleases(home);
		this.#say(isNew ? words.online(release.commit) : words.sameOnline(release.commit));
	}

	#tell(state: Delivery["state"], at = now()): void {
		const report = this.#remarks.map((said) => inLanguage(said, this.#language));
		const delivery = { commit: this.#commit, at, state, ...(report.length > 0 && { report }) };
		writeDelivery(this.#home.folder, delivery);
		noteFailure(this.#options.repository, undefined);
	}

	#fail(error: unknown): void {
		// Who asked for what there is not, changed nothing.
		if (this.#commit === null && this.#options.wanted !== "tip") return;
		try {
			const language = this.#language;
			const own = error instanceof Error && "said" in error ? (error.said as InReports) : undefined;
			const said = own ?? trouble(error)?.said ?? words.programFailed;
			this.#tellFailed(inLanguage(said, language));
		} catch {
			// On a disk without room or rights nothing can be told but here, which the one who called this does.
		}
	}

	#tellFailed(said: string, found: readonly AnyProblem[] = []): void {
		const problems = found.slice(0, mostProblems);
		const report = reportLines(said, this.#language);
		const delivery: Delivery = { commit: this.#commit, at: now(), state: "failed", problems, report };
		writeDelivery(this.#home.folder, delivery);
		noteFailure(this.#options.repository, delivery);
	}

	#remark(said: InReports): void {
		this.#remarks.push(said);
		this.#say(said);
	}

	#say(said: InReports): void {
		this.#progress.say(inLanguage(said, this.#language));
	}
}

/** Whoever mends so many sees the others after that. */
const mostProblems = 50;

const anHour = 60 * 60 * 1000;

function now(): string {
	return new Date().toISOString();
}

function dayAndTime(date: Date): string {
	return date.toISOString().slice(0, 16).replace("T", " ");
}
