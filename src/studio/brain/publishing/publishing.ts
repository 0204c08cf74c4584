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
import type { Repository, WorkingCopy } from "./repository.ts";
import { toldReview } from "./review-messages.ts";
import { stoppingAmong } from "./stopping.ts";

/** Puts what was changed onto a branch, and proposes that to others. */
export class Publishing {
	readonly #repository: Repository;
	/** What is being asked of the server of the site. */
	#asking: Promise<Elsewhere> | undefined;
	/** One thing at a time. */
	#isBusy = false;
	/** What an earlier run, or this one, was committing when something came between has been brought to its end. */
	#isSettled = false;
	/** What a host said when it got a branch, by the name of that. */
	readonly #said = new Map<string, string>();

	constructor(repository: Repository) {
		this.#repository = repository;
	}

	/** How many files are changed and not made ready. */
	changes(): number {
		this.#settle();
		const copy = this.#repository.local();
		return typeof copy === "string" ? 0 : copy.changed.length;
	}

	/** Where the work stands between this computer and the world. */
	state(server: LiveSite): Told {
		const { language } = server;
		this.#settle();
		const copy = this.#repository.copy();
		if (typeof copy === "string") {
			const refused = [withoutGit(copy, this.#repository.folder, language)];
			return { ...untold, refused, languages: languagesOf(this.#repository.now().site) };
		}
		const { head, online, changed } = copy;
		const { problems, site } = this.#repository.now().checked();
		// What others put online since is no change of this one.
		const version = this.#repository.at(
			(online && this.#repository.beganWith(online.commit)) ?? online?.commit ?? head,
		);
		const found = errorsAmong(problems);
		const stopping = stoppingAmong(found, errorsAmong(version.checked().problems));
		const review = toldReview(version.site, site, language, stopping.length);
		const left = found.length - stopping.length;
		const places = [...new Set(changed.map((file) => namedIn(subjectOf(file), [site])))];
		const fresh = changed.length > 0 ? toldReview(this.#repository.at(head).site, site, language) : undefined;
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
			pullRequest: this.#pullRequest(copy),
			languages: languagesOf(site),
		};
	}

	/** What others put online meanwhile. Who asks while it is asked gets the same answer. */
	elsewhere(server: LiveSite): Promise<Elsewhere> {
		this.#asking ??= askElsewhere(server, this.#repository).finally(() => {
			this.#asking = undefined;
		});
		return this.#asking;
	}

	/** Commits the content as it was seen, and nothing else. */
	commit(server: LiveSite, { seen, message }: CommitRequest): Promise<CommitAnswer> {
		return this.#alone(server, async () => {
			const { language } = server;
			const state = this.state(server);
			const copy = this.#repository.copy();
			const [refused] = state.refused;
			if (typeof copy === "string" || refused !== undefined) return { refused: refused ?? "" };
			if (state.seen !== seen || this.#seen(copy) !== seen) return { refused: publishingWords.changedSince[language] };
			if (copy.changed.length === 0) return { refused: publishingWords.nothing[language] };
			if (message.trim() === "") return { refused: publishingWords.noMessage[language] };
			const day = today(regionOf(this.#repository.now().site).timeZone);
			const branch = isOwn(copy) ? undefined : this.#repository.freeBranch(branchFor(message, day));
			this.#isSettled = false;
			await this.#repository.commit({ files: copy.changed, message: message.trim(), branch });
			return this.#told(server, publishingWords.ready(branch ?? copy.branch ?? "")[language]);
		});
	}

	#settle(): void {
		if (this.#isSettled || this.#isBusy) return;
		this.#isSettled = this.#repository.settle();
	}

	/** Sends what is ready to the repository that others see; what was changed there too, only when somebody has seen that. */
	push(server: LiveSite, known: PushRequest): Promise<CommitAnswer> {
		return this.#alone(server, async () => {
			const { language } = server;
			const copy = this.#repository.copy();
			if (typeof copy === "string") return { refused: withoutGit(copy, this.#repository.folder, language) };
			const [refused] = refusedBy(copy, language);
			if (refused !== undefined) return { refused };
			const { branch, remote } = copy;
			if (!this.#pullRequest(copy) || !remote || branch === undefined)
				return { refused: publishingWords.nothingToPropose[language] };
			const { clash } = await this.elsewhere(server);
			if (clash !== "" && clash !== known.clash) return { refused: publishingWords.clash[language] };
			this.#said.set(branch, await this.#repository.push(remote.name, branch));
			return this.#told(server, publishingWords.sent(branch)[language]);
		});
	}

	#pullRequest(copy: WorkingCopy): Told["pullRequest"] {
		const { branch, remote, online, isSent } = copy;
		if (branch === undefined || !remote || !online || !isOwn(copy) || copy.ahead === 0) return undefined;
		const page = this.#repository.comparePage(remote.address, { branch, into: online.name }, this.#said.get(branch));
		return { branch, isSent, page: isSent ? page : undefined };
	}

	#told(server: LiveSite, told: string): CommitAnswer {
		return { told, publishing: this.state(server) };
	}

	/** The name of what Git knows and of what changed files hold. */
	#seen({ head, branch, changed }: WorkingCopy): string {
		const files = changed.map((file) => [file, this.#repository.fingerprint(file)]);
		return fingerprintOf(JSON.stringify([head, branch, files]));
	}

	async #alone({ language }: LiveSite, work: () => Promise<CommitAnswer>): Promise<CommitAnswer> {
		if (this.#isBusy) return { refused: publishingWords.busy[language] };
		this.#isBusy = true;
		try {
			return await work();
		} catch (error) {
			const advice = this.#repository.adviceFor(error);
			if (!advice) throw error;
			return { refused: advice[language] };
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
