import { slugOf } from "#pipeline/text/letters.ts";
import type { Kept } from "../kept/kept.ts";
import type { Content } from "../merge/versions.ts";
import { type ObjectId, type Person, type Remote, RemoteError } from "../remote.ts";
import { commitOf } from "./commit-of.ts";
import { draftFiles } from "./draft-files.ts";
import { commitsSince } from "./following.ts";
import { type History, mostCommits } from "./history.ts";
import { isKept, jsonBytes, readJson } from "./kept-state.ts";
import { hasMark, newMark } from "./marks.ts";
import { type Draft, readDraft } from "./read-draft.ts";
import type { SiteCopy } from "./site-copy.ts";
import type { TroubleKind } from "./words.ts";

/** The branches of drafts. */
const folder = "refs/heads/studio/";

/** So many drafts of others are read, and so often a branch may be ahead. */
const [mostDrafts, mostTries] = [50, 3];

const message = "Draft in Studio, not online yet";

export interface DraftsHost {
	readonly remote: Remote;
	readonly history: History;
	readonly copy: SiteCopy;
	readonly kept: Kept;
	readonly person: Person;
	/** The name by which the server knows them, where it tells one. */
	readonly account?: string | undefined;
	readonly device: string;
	readonly now: () => Date;
	readonly signal: AbortSignal;
	readonly changed: (files: ReadonlySet<string>) => void;
	readonly drafted: (who: ReadonlySet<string>) => void;
}

/** The own draft as far as it is known here. */
interface OwnDraft {
	/** Where its branch leads; undefined where there is none. */
	readonly commit?: ObjectId | undefined;
	/** The name of what is in it. */
	readonly name: string;
	/** There is nothing in it, and the server does not let it go. */
	readonly isEmpty?: boolean | undefined;
	/** The marks of those that may have reached the server, by the names of what is in them. */
	readonly sent?: Readonly<Record<string, string>> | undefined;
}

/** What is not online yet, on branches: the own, which is the backup, and those of others. */
export class Drafts {
	readonly #host: DraftsHost;
	readonly #branch: string;
	/** With what the branches of this person begin. */
	readonly #person: string;
	/** By commit; undefined for one that cannot be read. */
	readonly #read = new Map<ObjectId, Draft | undefined>();
	/** What the server did not take and is not sent again: its name, and why. */
	#refused: { readonly name: string; readonly why: TroubleKind } | undefined;
	#hasRead = false;
	/** Those of others, and the own of other devices. */
	others: readonly Draft[] = [];

	constructor(host: DraftsHost) {
		this.#host = host;
		// Two people may have the same name. An account is that of one, or of a few who call themselves otherwise.
		this.#person = `${folder}${slugOf(host.account || host.person.name) || "studio"}-`;
		this.#branch = `${this.#person}${slugOf(host.device) || "browser"}`;
	}

	/** Where the branches of drafts lead. Throws `RemoteError`. */
	branches(): Promise<ReadonlyMap<string, ObjectId>> {
		return this.#host.remote.branches(folder, this.#host.signal);
	}

	/** Reads what others have drafted. One that cannot be read hides no other. Throws `RemoteError`. */
	async refresh(branches: ReadonlyMap<string, ObjectId>): Promise<void> {
		const wanted = [...branches].filter(([branch]) => branch !== this.#branch).slice(0, mostDrafts);
		const found: Draft[] = [];
		for (const [branch, id] of wanted) {
			const draft = await this.#readOnce(branch, id);
			if (draft) found.push(draft);
		}
		const adopted = new Set(this.#adopted.map(([, id]) => id));
		this.#tellOf(found.filter(({ commit }) => !adopted.has(commit.id)));
		const current = new Set(branches.values());
		for (const id of this.#read.keys()) if (!current.has(id)) this.#read.delete(id);
	}

	/**
	 * Brings back what this person drafted and this browser does not know: at first of any device, later only what another
	 * window of this one has left. Throws `RemoteError` and `NotKept`.
	 */
	async bringBack(branches: ReadonlyMap<string, ObjectId>, { all }: { readonly all: boolean }): Promise<void> {
		const found: Draft[] = [];
		for (const [branch, id] of branches) {
			const isOwn = branch === this.#branch;
			if (isOwn ? id === this.#own.commit : !all || !this.#isOfOtherDevice(branch)) continue;
			const draft = await this.#readOnce(branch, id);
			if (!draft || !this.#isMine(draft)) continue;
			const marks = Object.values(this.#own.sent ?? {});
			const isKnown = isOwn && marks.some((mark) => hasMark(draft.commit.message, mark));
			const whole = isKnown ? undefined : await this.#readUnlessBad({ branch, id, of: () => true });
			if (whole) found.push(whole);
			if (isKnown) this.#keep({ commit: id, name: "" });
		}
		found.sort((one, other) => Date.parse(other.commit.date) - Date.parse(one.commit.date));
		for (const draft of found) this.#adopt(draft, await this.#whoChanged(draft));
	}

	/**
	 * Sends what is not online yet, or takes the draft away when all of it is. Gives why the server does not take it. Throws
	 * `RemoteError`.
	 */
	async push(signal = this.#host.signal): Promise<TroubleKind | undefined> {
		const name = this.#host.copy.ownName;
		if (name === "") await this.#remove(signal);
		else if (name !== this.#own.name && name !== this.#refused?.name) await this.#send(name, signal);
		return name === this.#refused?.name ? this.#refused.why : undefined;
	}

	/** Whether the server has all that is not online yet. */
	get isSent(): boolean {
		const { ownName } = this.#host.copy;
		return ownName === "" || ownName === this.#own.name;
	}

	async #send(name: string, signal: AbortSignal): Promise<void> {
		const { remote, copy } = this.#host;
		const changes = draftFiles(copy.own, copy.clashes);
		const tip = copy.tip.commit.id;
		for (let tries = 0; tries < mostTries; tries++) {
			const { commit: was, sent = {} } = this.#own;
			const mark = sent[name] ?? newMark();
			this.#keep({ ...this.#own, sent: { ...sent, [name]: mark }, isEmpty: false });
			const next = commitOf(changes, tip, { ...this.#host, mark, message });
			// The branch goes on from where it was: no server has to let it go back.
			const parents = was === undefined ? next.parents : ([tip, was] as const);
			const pushed = await remote.push(this.#branch, was, { ...next, parents }, signal).catch((error: unknown) => {
				if (error instanceof RemoteError && error.is === "too large") this.#refused = { name, why: error.is };
				throw error;
			});
			if (pushed.is === "done") {
				this.#keep({ commit: pushed.commit, name });
				return;
			}
			if (pushed.is === "refused") {
				this.#refused = { name, why: "no drafts" };
				return;
			}
			await this.#learn();
		}
	}

	async #remove(signal: AbortSignal): Promise<void> {
		const { remote, kept } = this.#host;
		const adopted = this.#adopted;
		for (const [branch, id] of adopted) await remote.move(branch, id, undefined, signal);
		if (adopted.length > 0) isKept(kept, new Map([["adopted", null]]));
		const { commit, isEmpty } = this.#own;
		if (commit === undefined || isEmpty) return;
		const removed = await remote.move(this.#branch, commit, undefined, signal);
		if (removed.is === "refused") await this.#empty(commit);
		else this.#keep({ name: "" });
	}

	/** A branch that may not be taken away says that there is no draft. */
	async #empty(was: ObjectId): Promise<void> {
		const { remote, copy, signal } = this.#host;
		const tip = copy.tip.commit.id;
		const next = commitOf(new Map(), tip, { ...this.#host, mark: newMark(), message });
		const pushed = await remote.push(this.#branch, was, { ...next, parents: [tip, was] }, signal);
		this.#keep({ commit: pushed.is === "done" ? pushed.commit : was, name: "", isEmpty: true });
	}

	/** Where the own branch leads by now; what is there and was not known is taken over. */
	async #learn(): Promise<void> {
		const branches = await this.branches();
		const id = branches.get(this.#branch);
		if (id === undefined) this.#keep({ name: "" });
		else await this.bringBack(new Map([[this.#branch, id]]), { all: false });
		if (id !== undefined && this.#own.commit !== id) this.#keep({ commit: id, name: "" });
	}

	/** Tells of drafts that were not there before, or are not there any more. The first are no news. */
	#tellOf(others: readonly Draft[]): void {
		const before = new Set(this.others.map(({ commit }) => commit.id));
		const fresh = others.filter(({ commit }) => !before.has(commit.id));
		const isOther = fresh.length > 0 || others.length < before.size;
		this.others = others;
		const news = this.#hasRead ? fresh : [];
		this.#hasRead = true;
		if (isOther) this.#host.drafted(new Set(news.map(({ commit }) => commit.author.name)));
	}

	/** Who put online last what each file of a draft says there, since that began. */
	async #whoChanged({ commit, edits }: Draft): Promise<(file: string) => string> {
		const { remote, copy, history, signal } = this.#host;
		const { id, author } = copy.tip.commit;
		const [began = id] = commit.parents;
		const since = began === id ? [] : commitsSince(began, await remote.history(id, mostCommits, signal));
		const authors = await history.lastAuthors(new Set(edits.keys()), since, signal);
		return (file) => authors.get(file) ?? author.name;
	}

	#adopt(draft: Draft, who: (file: string) => string): void {
		const { copy, changed } = this.#host;
		const { changed: files, isWhole } = copy.adopt(draft.edits, draft.baseFiles, who);
		if (draft.branch === this.#branch) this.#keep({ commit: draft.commit.id, name: "" });
		else if (isWhole) this.#keepAdopted([...this.#adopted, [draft.branch, draft.commit.id]]);
		if (files.size > 0) changed(files);
	}

	/** The name of a device has no line in it, as that of another person may have. */
	#isOfOtherDevice(branch: string): boolean {
		return branch.startsWith(this.#person) && !branch.slice(this.#person.length).includes("-");
	}

	#isMine({ commit: { author } }: Draft): boolean {
		const { name, email } = this.#host.person;
		return author.name === name && author.email.toLowerCase() === email.toLowerCase();
	}

	async #readOnce(branch: string, id: ObjectId): Promise<Draft | undefined> {
		if (this.#read.has(id)) return this.#read.get(id);
		const draft = await this.#readUnlessBad({ branch, id, of: isYaml });
		this.#read.set(id, draft);
		return draft;
	}

	async #readUnlessBad(wanted: Parameters<typeof readDraft>[1]): Promise<Draft | undefined> {
		try {
			return await readDraft(this.#host.remote, wanted, this.#host.signal);
		} catch (error) {
			const isBad = error instanceof RemoteError && ["not found", "damaged", "too much"].includes(error.is);
			if (!isBad) throw error;
			return undefined;
		}
	}

	/** What is known also where the browser keeps nothing. */
	#memory: OwnDraft | undefined;

	get #own(): OwnDraft {
		this.#memory ??= readJson<OwnDraft>(this.#host.kept, "draft") ?? { name: "" };
		return this.#memory;
	}

	#keep(draft: OwnDraft): void {
		this.#memory = draft;
		isKept(this.#host.kept, new Map([["draft", jsonBytes(draft)]]));
	}

	get #adopted(): readonly (readonly [string, ObjectId])[] {
		return readJson<(readonly [string, ObjectId])[]>(this.#host.kept, "adopted") ?? [];
	}

	#keepAdopted(adopted: readonly (readonly [string, ObjectId])[]): void {
		isKept(this.#host.kept, new Map([["adopted", jsonBytes(adopted)]]));
	}
}

const isYaml = (file: string) => /\.ya?ml$/.test(file);

/** Whether a file of a draft can be shown beside the own one. */
export function isWritten(file: string, content: Content): content is Uint8Array {
	return content !== null && isYaml(file);
}
