import { inLanguage } from "#core/in-language.ts";
import { today } from "#core/opening.ts";
import type {
	Elsewhere,
	ProposalMessage,
	SeenOnline,
	SendAnswer,
	Publishing as Told,
} from "#core/studio-publishing.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { isNewerPerhaps } from "#pipeline/validate/unknown-here.ts";
import { errorsAmong } from "../content/errors.ts";
import type { LiveSite } from "../content/live-site.ts";
import { dayAndTime, namedIn } from "../history/names.ts";
import { later } from "../later.ts";
import type { Uploads } from "../pictures/uploads.ts";
import { placedProblems } from "../problems/told-problems.ts";
import type { SendRequest } from "../requests.ts";
import { messageFor, nameFor } from "./message.ts";
import { publishingWords, refusedBy, withoutGit } from "./refusals.ts";
import { subjectOf } from "./replacement.ts";
import { type LocalState, Refusal, type Repository } from "./repository.ts";
import { type OnlineHost, seenOnline, type Tip } from "./seen-online.ts";
import { exampleAt, stoppingAmong } from "./stopping.ts";
import type { Versions } from "./versions.ts";

/** Puts what was changed online, or proposes it to others. */
export class Publishing {
	readonly #repository: Repository;
	readonly #versions: Versions;
	readonly #uploads: Pick<Uploads, "offer">;
	readonly #host: OnlineHost;
	/** What is being asked of the server of the site. */
	#asking: Promise<Elsewhere> | undefined;
	/** Ends what is being sent; one thing at a time is. */
	#sending: AbortController | undefined;
	/** What was sent last, in the place of what was known to be online right after that. */
	#sent: (Tip & { readonly known: string | undefined }) | undefined;
	/** What an earlier run, or this one, was sending when something came between has been brought to its end. */
	#isSettled = false;

	constructor(repository: Repository, versions: Versions, uploads: Pick<Uploads, "offer">, host: OnlineHost) {
		this.#repository = repository;
		this.#versions = versions;
		this.#uploads = uploads;
		this.#host = host;
	}

	/** How many files are changed and not sent. */
	async changes(): Promise<number> {
		await this.#settle();
		const state = await this.#repository.state();
		return typeof state === "string" ? 0 : state.changed.length;
	}

	/** Where the work stands between this computer and the world. */
	async state(server: LiveSite): Promise<Told> {
		const { language } = server;
		const { toldReview } = await later();
		await this.#settle();
		const state = await this.#repository.state();
		if (typeof state === "string") {
			const refused = [withoutGit(state, this.#repository.folder, language)];
			return { ...untold, refused };
		}
		const { head, online, changed } = state;
		const { problems, site } = this.#versions.now().checked();
		// What others put online since is no change of this one.
		const version = await this.#versions.at(
			(online && (await this.#repository.beganWith(online.commit))) ?? online?.commit ?? head,
		);
		const found = errorsAmong(problems);
		const stopping = stoppingAmong(found, errorsAmong(version.checked().problems), {
			isHere: (file) => site.texts.has(file),
			isOnline: (file) => version.site.texts.has(file),
			saysHere: ({ place }) => exampleAt(site.texts.get(place.file) ?? "", place),
			saysOnline: ({ place }) => exampleAt(version.site.texts.get(place.file) ?? "", place),
		});
		const left = found.filter((each) => !stopping.includes(each));
		const namesOf = (files: readonly string[]) => [
			...new Set(files.map((file) => namedIn(subjectOf(file), [site], language))),
		];
		const places = namesOf(changed);
		const unknown = left.filter(isNewerPerhaps);
		const samples = left.length - unknown.length;
		const way = state.remote ? "online" : "kept";
		const review = toldReview(version.site, site, language, stopping.length);
		// Of a page that cannot be read nobody knows what a visitor sees.
		const isUnseen = review.chapters.length === 0 && unknown.some(({ place }) => changed.includes(place.file));
		const unknownIn = namesOf(unknown.map(({ place }) => place.file)).join(", ");
		return {
			seen: this.#seen(state),
			way,
			isStoppable: this.#repository.isStoppable,
			refused: [
				...refusedBy(state, language),
				...(stopping.length > 0 ? [inLanguage(publishingWords.problems, language)] : []),
			],
			problems: placedProblems(stopping, site.texts, server),
			notes: [
				...(unknownIn ? [inLanguage(publishingWords.unknown(unknownIn), language)] : []),
				...(samples > 0 ? [inLanguage(publishingWords.left[way](samples), language)] : []),
			],
			online: online?.name,
			review: isUnseen ? { ...review, summary: "" } : review,
			files: changed,
			places,
			message: changed.length > 0 ? messageFor(review, places) : "",
			proposals: await this.#proposals(server),
		};
	}

	/** What others put online meanwhile. Who asks while it is asked gets the same answer. */
	elsewhere(server: LiveSite): Promise<Elsewhere> {
		const ask = async () => (await later()).askElsewhere(server, this.#repository, this.#versions, this.#uploads);
		this.#asking ??= ask().finally(() => {
			this.#asking = undefined;
		});
		return this.#asking;
	}

	/** Whether what was sent last is what visitors see. */
	async seen(server: LiveSite): Promise<SeenOnline> {
		return seenOnline(server, this.#versions, await this.#tip(), this.#repository, this.#host);
	}

	/** What is online by all that is known. */
	async #tip(): Promise<Tip | undefined> {
		const state = await this.#repository.state();
		if (typeof state === "string" || !state.remote) return undefined;
		return this.#sent?.known === state.online?.commit ? this.#sent : state.online;
	}

	/** Sends the content as it was seen, and nothing else. */
	send(server: LiveSite, { seen, message, clash = "", asProposal = false }: SendRequest): Promise<SendAnswer> {
		return this.#alone(server, async (stop) => {
			const { language } = server;
			const told = await this.state(server);
			const state = await this.#repository.state();
			const [refused] = told.refused;
			if (typeof state === "string" || refused !== undefined) return refusing(refused ?? "");
			if (told.seen !== seen || this.#seen(state) !== seen)
				return refusing(inLanguage(publishingWords.changedSince, language));
			if (state.changed.length === 0) return refusing(inLanguage(publishingWords.nothing, language));
			if (message.trim() === "") return refusing(inLanguage(publishingWords.noMessage, language));
			// Nobody who stops waits for a server: it is not asked anything after that.
			const found = (state.remote && (await unlessStopped(stop, this.elsewhere(server)))?.clash) ?? "";
			if (found !== clash && found !== "") return refusing(inLanguage(publishingWords.clash, language));
			this.#isSettled = false;
			const day = today(regionOf(this.#versions.now().site).timeZone);
			const request = {
				files: new Map(state.changed.map((file) => [file, this.#versions.fingerprint(file)])),
				message: message.trim(),
				hasSeen: found !== "",
				proposal: asProposal ? nameFor(message, day) : undefined,
			};
			const sent = await this.#repository.send(request, stop);
			if (sent.is === "not taken")
				return { is: "refused", refused: inLanguage(sent.said, language), mayPropose: !asProposal };
			const { commit } = sent;
			if (commit) {
				const now = await this.#repository.state();
				const known = typeof now === "string" ? undefined : now.online?.commit;
				this.#sent = { commit, at: new Date().toISOString(), known };
			}
			return {
				is: sent.is,
				told: inLanguage(publishingWords[sent.is], language),
				publishing: await this.state(server),
			};
		});
	}

	/** What is on its way to the server of the site is not sent any further, where that can be. */
	stop(): void {
		this.#sending?.abort();
	}

	async #settle(): Promise<void> {
		if (this.#isSettled || this.#sending) return;
		this.#isSettled = await this.#repository.settle();
	}

	async #proposals({ language }: LiveSite): Promise<ProposalMessage[]> {
		const format = dayAndTime(language, this.#versions.now().site);
		const found = await this.#repository.proposals();
		return found.map(({ date, ...each }) => ({ ...each, when: format.format(new Date(date)) }));
	}

	/** The name of what Git knows and of what changed files hold. */
	#seen({ head, branch, changed }: LocalState): string {
		const files = changed.map((file) => [file, this.#versions.fingerprint(file)]);
		return fingerprintOf(JSON.stringify([head, branch, files]));
	}

	async #alone({ language }: LiveSite, work: (stop: AbortSignal) => Promise<SendAnswer>): Promise<SendAnswer> {
		if (this.#sending) return refusing(inLanguage(publishingWords.busy, language));
		const settled = this.#settle();
		const sending = new AbortController();
		this.#sending = sending;
		try {
			await settled;
			return await work(sending.signal);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			return refusing(inLanguage(error.said, language));
		} finally {
			this.#sending = undefined;
		}
	}
}

/** What somebody waits for; undefined when they think better of it. */
function unlessStopped<T>(stop: AbortSignal, work: Promise<T>): Promise<T | undefined> {
	const stopped = new Promise<undefined>((resolve) => {
		if (stop.aborted) resolve(undefined);
		stop.addEventListener("abort", () => resolve(undefined), { once: true });
	});
	return Promise.race([work, stopped]);
}

function refusing(words: string): SendAnswer {
	return { is: "refused", refused: words, mayPropose: false };
}

const untold = {
	seen: "",
	way: "kept",
	isStoppable: false,
	problems: [],
	notes: [],
	online: undefined,
	review: undefined,
	files: [],
	places: [],
	message: "",
	proposals: [],
} as const;
