import { today } from "#core/opening.ts";
import type { CommitAnswer, Elsewhere, Publishing as Told } from "#core/studio-publishing.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { Site } from "#pipeline/site/site.ts";
import { errorsAmong } from "../content/errors.ts";
import type { LiveSite } from "../content/live-site.ts";
import { placedProblems } from "../problems/told-problems.ts";
import type { CommitRequest, PushRequest } from "../requests.ts";
import { namedIn } from "./earlier.ts";
import { askElsewhere } from "./elsewhere.ts";
import { branchFor, messageFor } from "./message.ts";
import { publishingWords, refusedBy, withoutGit } from "./refusals.ts";
import { subjectOf } from "./replacement.ts";
import { Refusal, type Repository, type WorkingCopy } from "./repository.ts";
import { toldReview } from "./review-messages.ts";
import { stoppingAmong } from "./stopping.ts";
import type { Versions } from "./versions.ts";

/** Puts what was changed onto a branch, and proposes that to others. */
export class Publishing {
	readonly #repository: Repository;
	readonly #versions: Versions;
	/** What is being asked of the server of the site. */
	#asking: Promise<Elsewhere> | undefined;
	/** One thing at a time. */
	#isBusy = false;
	/** What an earlier run, or this one, was committing when something came between has been brought to its end. */
	#isSettled = false;
	/** What a host said when it got a branch, by the name of that. */
	readonly #said = new Map<string, string>();

	constructor(repository: Repository, versions: Versions) {
		this.#repository = repository;
		this.#versions = versions;
	}

	/** How many files are changed and not made ready. */
	async changes(): Promise<number> {
		await this.#settle();
		const copy = await this.#repository.local();
		return typeof copy === "string" ? 0 : copy.changed.length;
	}

	/** Where the work stands between this computer and the world. */
	async state(server: LiveSite): Promise<Told> {
		const { language } = server;
		await this.#settle();
		const copy = await this.#repository.copy();
		if (typeof copy === "string") {
			const refused = [withoutGit(copy, this.#repository.folder, language)];
			return { ...untold, refused, languages: languagesOf(this.#versions.now().site) };
		}
		const { head, online, changed } = copy;
		const { problems, site } = this.#versions.now().checked();
		// What others put online since is no change of this one.
		const version = await this.#versions.at(
			(online && (await this.#repository.beganWith(online.commit))) ?? online?.commit ?? head,
		);
		const found = errorsAmong(problems);
		const stopping = stoppingAmong(found, errorsAmong(version.checked().problems));
		const review = toldReview(version.site, site, language, stopping.length);
		const left = found.length - stopping.length;
		const places = [...new Set(changed.map((file) => namedIn(subjectOf(file), [site])))];
		const fresh = changed.length > 0 ? toldReview((await this.#versions.at(head)).site, site, language) : undefined;
		return {
			seen: this.#seen(copy),
			refused: [...refusedBy(copy, language), ...(stopping.length > 0 ? [publishingWords.problems[language]] : [])],
			problems: placedProblems(stopping, site.texts, server),
			notes: left > 0 ? [publishingWords.left(left)[language]] : [],
			online: online?.name,
			review,
			files: changed,
			places,
			message: fresh ? messageFor(fresh, places) : "",
			pullRequest: await this.#pullRequest(copy),
			languages: languagesOf(site),
		};
	}

	/** What others put online meanwhile. Who asks while it is asked gets the same answer. */
	elsewhere(server: LiveSite): Promise<Elsewhere> {
		this.#asking ??= askElsewhere(server, this.#repository, this.#versions).finally(() => {
			this.#asking = undefined;
		});
		return this.#asking;
	}

	/** Commits the content as it was seen, and nothing else. */
	commit(server: LiveSite, { seen, message, clash = "" }: CommitRequest): Promise<CommitAnswer> {
		return this.#alone(server, async () => {
			const { language } = server;
			const state = await this.state(server);
			const copy = await this.#repository.copy();
			const [refused] = state.refused;
			if (typeof copy === "string" || refused !== undefined) return { refused: refused ?? "" };
			if (state.seen !== seen || this.#seen(copy) !== seen) return { refused: publishingWords.changedSince[language] };
			if (copy.changed.length === 0) return { refused: publishingWords.nothing[language] };
			if (message.trim() === "") return { refused: publishingWords.noMessage[language] };
			const day = today(regionOf(this.#versions.now().site).timeZone);
			const { isDirect } = this.#repository;
			const found = isDirect ? (await this.elsewhere(server)).clash : "";
			if (found !== clash && found !== "") return { refused: publishingWords.clash[language] };
			const branch = isDirect || isOwn(copy) ? undefined : await this.#repository.freeBranch(branchFor(message, day));
			this.#isSettled = false;
			const files = new Map(copy.changed.map((file) => [file, this.#versions.fingerprint(file)]));
			await this.#repository.commit({ files, message: message.trim(), branch, hasSeen: found !== "" });
			if (isDirect) return this.#told(server, publishingWords.online[language]);
			return this.#told(server, publishingWords.ready(branch ?? copy.branch ?? "")[language]);
		});
	}

	/** What is on its way to the server of the site is not sent any further, where that can be. */
	stop(): void {
		this.#repository.stop?.();
	}

	async #settle(): Promise<void> {
		if (this.#isSettled || this.#isBusy) return;
		this.#isSettled = await this.#repository.settle();
	}

	/** Sends what is ready to the repository that others see; what was changed there too, only when somebody has seen that. */
	push(server: LiveSite, known: PushRequest): Promise<CommitAnswer> {
		return this.#alone(server, async () => {
			const { language } = server;
			const copy = await this.#repository.copy();
			if (typeof copy === "string") return { refused: withoutGit(copy, this.#repository.folder, language) };
			const [refused] = refusedBy(copy, language);
			if (refused !== undefined) return { refused };
			const { branch, remote } = copy;
			if (!(await this.#pullRequest(copy)) || !remote || branch === undefined)
				return { refused: publishingWords.nothingToPropose[language] };
			const { clash } = await this.elsewhere(server);
			if (clash !== "" && clash !== known.clash) return { refused: publishingWords.clash[language] };
			this.#said.set(branch, await this.#repository.push(remote.name, branch));
			return this.#told(server, publishingWords.sent(branch)[language]);
		});
	}

	async #pullRequest(copy: WorkingCopy): Promise<Told["pullRequest"]> {
		const { branch, remote, online, isSent } = copy;
		if (branch === undefined || !remote || !online || !isOwn(copy) || copy.ahead === 0) return undefined;
		if (!isSent) return { branch, isSent, page: undefined };
		const compared = { branch, into: online.name };
		return {
			branch,
			isSent,
			page: await this.#repository.comparePage(remote.address, compared, this.#said.get(branch)),
		};
	}

	async #told(server: LiveSite, told: string): Promise<CommitAnswer> {
		return { told, publishing: await this.state(server) };
	}

	/** The name of what Git knows and of what changed files hold. */
	#seen({ head, branch, changed }: WorkingCopy): string {
		const files = changed.map((file) => [file, this.#versions.fingerprint(file)]);
		return fingerprintOf(JSON.stringify([head, branch, files]));
	}

	async #alone({ language }: LiveSite, work: () => Promise<CommitAnswer>): Promise<CommitAnswer> {
		await this.#settle();
		if (this.#isBusy) return { refused: publishingWords.busy[language] };
		this.#isBusy = true;
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			return { refused: error.said[language] };
		} finally {
			this.#isBusy = false;
		}
	}
}

const untold = {
	seen: "",
	problems: [],
	notes: [],
	online: undefined,
	review: undefined,
	files: [],
	places: [],
	message: "",
	pullRequest: undefined,
} as const;

/** The languages of a site. */
function languagesOf({ settings, source }: Site) {
	return settings?.value.languages ?? [source];
}

/** What goes on here waits for the next change: a branch that is neither the main one nor online as a whole. */
function isOwn({ branch = "", online, ahead }: WorkingCopy): boolean {
	if (branch === online?.name || branch === "main" || branch === "master") return false;
	return !branch.startsWith("studio/") || ahead > 0;
}
