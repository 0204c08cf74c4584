import type { EditorLanguage, Values } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import type { Change, EditAnswer, FileChange, Opening, Spot } from "#core/studio.ts";
import type { PostponeRequest, WizardRequest, WordRequest } from "#studio/brain/requests.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import type { Hit } from "#studio/page/bind.ts";
import { LivePage } from "#studio/page/live-page.ts";
import type { Pointed } from "#studio/page/pointing.ts";
import type { Goal, Target } from "#studio/page/target.ts";
import { followMoved, forgetBelow, isAnythingBegun } from "./begun.ts";
import { EditingMode } from "./editing-mode.ts";
import { Edits } from "./edits.ts";
import { whyNot } from "./failure.ts";
import { FieldInputs } from "./field-inputs.ts";
import { History } from "./history.ts";
import { askBeforeLoss } from "./leaving.ts";
import { languageOfBrowser } from "./load-locale.ts";
import { Moves } from "./moved.ts";
import { Opener } from "./opener.ts";
import { PageTyping } from "./page-typing.ts";
import type { Given, Panel, PanelName } from "./panels.ts";
import { Reading } from "./reading.ts";
import { lookForRenewal } from "./renewal.ts";
import type { Say, Word } from "./say.ts";
import { ask, knownFacts, tell } from "./server.ts";
import type { State } from "./state.ts";
import { StateStore } from "./state-store.ts";
import { tabState } from "./tab-state.ts";
import { type TextElsewhere, Unsaved } from "./unsaved.ts";
import { words } from "./words.ts";

interface RunOptions {
	/** Files that come or go with the changes. */
	readonly files?: readonly FileChange[] | undefined;
	/** What was begun at this place is added. */
	readonly begun?: Spot | undefined;
	/** The state of the content in which whoever makes the changes saw what they change; else the latest. */
	readonly readIn?: string | undefined;
}

/** What somebody does with the page, and what Studio shows of it: each thing that one can do begins here, in a few lines. */
export class Editor {
	readonly drafts: FieldInputs;
	readonly unsaved: Unsaved;
	readonly page: LivePage;
	readonly reading: Reading;
	readonly history: History;
	readonly #store = new StateStore();
	readonly #edits: Edits;
	readonly #typing: PageTyping;
	readonly #mode: EditingMode;
	readonly #opener: Opener;
	/** What is being changed, by what it is. */
	readonly #underWay = new Map<string, Promise<boolean>>();
	/** What was begun in an item stays with it. */
	readonly #moves = new Moves(followMoved);

	/** `alive` settles when the application has taken the page over; `content` is where it is. */
	constructor(alive: Promise<void>, content: StoreAddress) {
		const unsaved = new Unsaved(content);
		this.unsaved = unsaved;
		const store = this.#store;
		const texts = { all: unsaved.all, at: (target: Target) => unsaved.at(target), knownFacts };
		this.page = new LivePage(alive, (path) => ask.markedPage({ path }), texts);
		this.#edits = new Edits({
			store,
			written: () => {
				this.history.forget();
				this.reading.written();
			},
			refresh: () => this.refresh(),
			leaveAsIs: (request) => this.history.leaveAsIs(request),
		});
		this.drafts = new FieldInputs({
			revision: () => this.#edits.revision,
			write: (target, writing) => this.#edits.write(target, writing),
			changed: () => this.reading.followDrafts(),
			dropped: (target) => {
				unsaved.forget(target);
				this.page.drafts.giveBack(target);
			},
			moved: ({ target }, before) => {
				if (this.isTyping) this.#typing.follow();
				else this.reading.goAlong(before, target);
			},
			unsaved,
		});
		askBeforeLoss(unsaved, () => this.drafts.leaveAll());
		this.#typing = new PageTyping({
			page: this.page,
			draftOf: (field) => this.drafts.ofField(field),
			moved: (chosen) => store.set({ chosen }),
			shown: (typing) => store.set({ typing }),
			left: (to) => (to === "panel" ? store.focusPanel() : this.close()),
			next: (from, step) => void this.#opener.goOn(from, step),
			lost: (draft, caret) => void this.#opener.goOnIn(draft, caret),
		});
		const common = { store, unsaved, drafts: this.drafts, edits: this.#edits, moves: this.#moves };
		this.reading = new Reading({
			...common,
			page: this.page,
			typing: this.#typing,
			close: () => this.#opener.closeGone(),
			openProblems: () => this.openPanel("problems"),
		});
		this.#opener = new Opener({
			store,
			page: this.page,
			drafts: this.drafts,
			typing: this.#typing,
			reading: this.reading,
		});
		this.#mode = new EditingMode({
			store,
			page: this.page,
			known: () => this.reading.known(),
			open: (pointed) => {
				this.#opener.forgetKeys();
				return this.open(pointed);
			},
			close: () => this.close(),
		});
		this.history = new History({ ...common, endTyping: () => this.#typing.end() });
		this.tellStore({ store: content });
		// Who goes on editing clicks on a text as soon as it is drawn.
		this.#mode.resume();
	}

	get say(): Say {
		return this.#store.say;
	}

	/** Of all that is said. */
	get language(): EditorLanguage {
		return this.state.language;
	}

	get state(): State {
		return this.#store.state;
	}

	get subscribe(): StateStore["subscribe"] {
		return this.#store.subscribe;
	}

	async begin(): Promise<void> {
		const session = await ask.session();
		await this.#store.speak(session.language);
		const left = tabState.take();
		// A page that goes away is loaded again before its server has answered.
		if (left && left.page !== location.pathname) return location.replace(left.page);
		this.#store.set({ session, announcement: left?.announcement ?? "" });
		this.#edits.revision = session.revision;
		await this.follow();
		this.#mode.arrive();
		// Whoever opens something meanwhile goes on with that, also when it is not there yet.
		if (left?.spot && !this.#opener.hasBegun)
			await this.#opener.openLeft(left.spot).catch((error: unknown) => this.tellFailure(error));
		await this.drafts.resume();
		this.unsaved.begin((text) => this.drafts.adopt(text));
	}

	/** Something about where the content is kept has changed. */
	tellStore(change: Partial<Pick<State, "store" | "door" | "trouble">>): void {
		if (change.store) void this.#store.speak(change.store.language ?? languageOfBrowser());
		if (change.door?.is === "taken") this.unsaved.letGo();
		const isOverNow = this.state.trouble !== undefined && "trouble" in change && !change.trouble;
		this.#store.set(change);
		if (isOverNow) void this.drafts.sendUnanswered();
	}

	/** Somebody types in the page itself. */
	get isTyping(): boolean {
		return this.#typing.isOn;
	}

	/** The page may have been drawn anew, or another one. */
	follow(): Promise<void> {
		return this.reading.follow();
	}

	/** Asks which section somebody wants at a place; or no more. */
	choose(placing: number | undefined): void {
		this.#store.set({ placing, failed: undefined });
	}

	/** The content says something else by now. */
	refresh(): Promise<void> {
		return this.reading.refresh();
	}

	/** The content has changed; `drawn` settles once the page shows what it says now. */
	hearChange(drawn: Promise<unknown>): Promise<void> {
		return this.reading.hearChange(drawn);
	}

	/** What is typed from now on is for what is being opened, until that is said to be open. */
	holdKeys(): () => void {
		return this.#opener.holdKeys();
	}

	/** Begins or ends editing. */
	toggle(): void {
		this.#mode.toggle();
	}

	/**
	 * Opens what somebody points at, as soon as it is known what that is; a text takes the keys where it stands, all else in
	 * the panel.
	 */
	open(pointed: Pointed | Promise<Pointed | undefined>): Promise<void> {
		return this.#opener.open(pointed);
	}

	/** Opens what stands at a place, and brings it into view; of a text of several blocks, one of them. */
	openAt(spot: Spot & { readonly block?: number | undefined }): Promise<void> {
		return this.#opener.openAt(spot);
	}

	/** Opens what the page says of itself. */
	openPage(): Promise<void> {
		return this.#opener.openPage();
	}

	/** Opens a text beside its translation; on another page, when one is given. */
	openTranslation(spot: Spot & { readonly language: Language }, page?: string): void {
		this.#opener.openTranslation(spot, page);
	}

	/** Opens a text, on the page on which it stands or was typed; here, where it stands on none. */
	goTo(goal: Goal): void {
		this.#opener.goTo(goal);
	}

	/** Begins to change a text that somebody has reached with the keys. */
	openReached(): void {
		this.#opener.openReached();
	}

	/** Opens the panel of a feature. */
	openPanel<Name extends PanelName>(feature: Name, ...given: Given<Name>): void {
		this.#opener.openPanel(feature, ...given);
	}

	/** Opens a panel that was open before. */
	showPanel(panel: Panel): void {
		this.#opener.showPanel(panel);
	}

	close(): void {
		this.#opener.close();
	}

	/** Writes what nobody types. */
	async write(target: Target, was: string, value: string): Promise<EditAnswer> {
		const typingSession = crypto.randomUUID();
		const { revision } = this.#edits;
		return this.#edits.write(target, { was, value, revision, from: was, typingSession, files: [] });
	}

	/** Gives a word of what surrounds the pages other words. */
	async changeWord(request: WordRequest): Promise<EditAnswer> {
		return this.#edits.note(await tell.word(request));
	}

	/** Goes on here with a text of another tab; what was typed here at the same place can be brought back. */
	async takeHere(found: TextElsewhere): Promise<void> {
		const own = this.unsaved.at(found.text.target);
		this.unsaved.take(found);
		// Once that is written, nothing that was given up before comes back.
		await this.drafts.adopt(found.text);
		if (own) this.history.giveUp(own);
	}

	/** Goes to a text with the keys, and brings it into view. */
	reach(reached: Hit): void {
		this.#store.set({ reached });
	}

	async postpone(request: PostponeRequest, announcement: string): Promise<void> {
		await this.#edits.done(() => tell.postpone(request), announcement);
	}

	/** The first thing of a section is marked in the page. */
	point(spot: Spot | undefined): void {
		const hit = spot && this.page.first(spot);
		this.#store.set({ over: hit });
	}

	/** What shows at an element of the page. */
	shownAt(element: Element): Hit | undefined {
		return this.page.binding?.at(element)[0];
	}

	/** Says something aloud. */
	announce(said: Word, values?: Values): void {
		this.#store.announce(said, values);
	}

	/** Says aloud why nothing came of what was asked. */
	tellFailure(error: unknown): void {
		this.#store.set({ announcement: whyNot(error, this.say) });
	}

	/**
	 * Changes sections, items or pictures; gives whether that was done, and says so. Whoever presses twice means it once.
	 */
	run(changes: readonly Change[], name: string, announcement: string, options: RunOptions = {}): Promise<boolean> {
		const key = JSON.stringify([changes, options.files]);
		const begin = () => this.#edits.during(this.#run(changes, name, announcement, options));
		const underWay = this.#underWay.get(key) ?? begin().finally(() => this.#underWay.delete(key));
		this.#underWay.set(key, underWay);
		return underWay;
	}

	async #run(
		changes: readonly Change[],
		name: string,
		announcement: string,
		{ files, begun, readIn }: RunOptions,
	): Promise<boolean> {
		const places = changes.map(({ file, path }) => ({ file, path: path.slice(0, -1) }));
		// What was typed there is written first; only what cannot be written stands in the way.
		await Promise.all(places.map((place) => this.drafts.leaveBelow(place)));
		if (places.some((place) => this.drafts.isOpenBelow(place))) {
			this.#store.set({ failed: { is: "refused", why: this.say(words.openFirst) } });
			return false;
		}
		const revision = readIn ?? this.#edits.revision;
		const send = async () => {
			const answer = await this.#edits.send({ revision, changes, name, files });
			if (!("written" in answer)) return answer;
			// The place of the next one is below it.
			if (begun) forgetBelow(begun);
			this.#moves.note(name, changes);
			return answer;
		};
		return this.#edits.done(send, announcement);
	}

	/** Lets the server write something else; gives whether that was done, and says so. */
	done(ask: () => Promise<EditAnswer>, announcement: string): Promise<boolean> {
		return this.#edits.done(ask, announcement);
	}

	/** Does something that takes more than one change, and goes to the page on which it shows; gives whether it was done. */
	async finishWizard(
		request: Omit<WizardRequest, "from">,
		announcement: string,
		opens: Opening | undefined,
	): Promise<boolean> {
		this.#store.set({ failed: undefined });
		const ask = () => tell.finishWizard({ ...request, from: location.pathname });
		const done = await this.#edits.done(ask, announcement, opens);
		if (done) tabState.forget(request.what);
		return done;
	}

	/** The check has found something, or nothing any more. */
	async hearProblems(): Promise<void> {
		const before = this.state.wrong?.errors.length ?? 0;
		await this.reading.hearProblems();
		// What others made with a newer Studio, this one does not understand.
		if ((this.state.wrong?.errors.length ?? 0) > before) this.lookForRenewal();
	}

	/** What others drafted is something else by now; `who` drafted something new. */
	hearOthers(who: readonly string[]): Promise<void> {
		return this.reading.hearOthers(who);
	}

	/** Something that a newer Studio knows may be missing here. */
	readonly lookForRenewal = lookForRenewal(() => this.#store.set({ isRenewed: true }));

	/** Studio itself failed, and nothing goes on before the page is loaded again. */
	hearEnd(): void {
		this.#store.set({ isOver: { is: "failed" } });
	}

	/** This page is answered no more. It is loaded anew as soon as nobody is busy in it and all that was typed is saved. */
	hearRestart(): void {
		const goOn = () => {
			const { panel, far } = this.state;
			const isBusy = panel || far || this.isTyping || isAnythingBegun();
			if (!isBusy && this.unsaved.all().length === 0) location.reload();
		};
		this.#store.set({ isOver: { is: "restarted" } });
		// Somebody answers: what was typed meanwhile learns what helps.
		this.tellStore({ trouble: undefined });
		this.subscribe(goOn);
		goOn();
	}
}
