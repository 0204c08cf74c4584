import { defaultSource, type Language } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import type { Change, EditAnswer, FileChange, Form, FormField, Opening, Spot, Steps } from "#core/studio.ts";
import type { SiteWord, TranslationsHere } from "#core/studio-translations.ts";
import { isOfWords } from "#core/words.ts";
import type { EditRequest, PostponeRequest, WizardRequest, WordRequest } from "#studio/brain/requests.ts";
import type { Hit } from "#studio/page/bind.ts";
import { LivePage } from "#studio/page/live-page.ts";
import { listenToPointer, type Pointed } from "#studio/page/pointing.ts";
import { type Target, translationTarget, wordTarget } from "#studio/page/target.ts";
import { Edits } from "./edits.ts";
import { FieldInputs } from "./field-input.ts";
import { askBeforeLoss } from "./leaving.ts";
import { PageTyping } from "./page-typing.ts";
import type { Given, Panel, PanelName } from "./panels.ts";
import { announcements } from "./saving.ts";
import { type Say, sayIn, type Values, type Word } from "./say.ts";
import { ask, shownFacts, spotOf, tell, Unanswered } from "./server.ts";
import { fieldAt, fieldIn, firstState, type State } from "./state.ts";
import { tabState } from "./tab-state.ts";
import { stuckOf, Unsaved, type UnsavedText } from "./unsaved.ts";
import { words } from "./words.ts";
import { type Writing, writeText } from "./write-text.ts";

/** What somebody does with the page, and what Studio shows of it. It is long because each thing that one can do begins here, in a few lines. */
export class Editor {
	readonly drafts: FieldInputs;
	readonly unsaved = new Unsaved();
	/** What was typed and given up, the latest last: it can be brought back until something else is done. */
	readonly #givenUp: UnsavedText[] = [];
	say: Say = sayIn("nl");
	state = firstState();
	readonly #listeners = new Set<() => void>();
	readonly page: LivePage;
	readonly #edits: Edits;
	readonly #typing: PageTyping;
	#pointer: AbortController | undefined;
	/** How often the page was asked for, and which of these answers is shown: no earlier one takes its place. */
	#reads = 0;
	#shown = 0;
	/** How many edits were answered. */
	#answered = 0;

	/** `alive` settles when the application has taken the page over. */
	constructor(alive: Promise<void>) {
		this.page = new LivePage(alive, (path) => ask.markedPage({ path }), {
			all: this.unsaved.all,
			at: (target) => this.unsaved.at(target),
			shownFacts,
		});
		this.#edits = new Edits({
			say: (said) => this.say(said),
			set: (change) => {
				// After what is done now nothing that was given up before comes back.
				if (change.session) {
					this.#givenUp.length = 0;
					this.#answered++;
				}
				this.#set(change);
			},
			refresh: () => this.refresh(),
		});
		this.drafts = new FieldInputs({
			revision: () => this.#edits.revision,
			write: (target, writing) => this.#write(target, writing),
			heard: () => this.#followDrafts(),
			dropped: (target) => {
				this.unsaved.forget(target);
				this.page.drafts.giveBack(target);
			},
			unsaved: this.unsaved,
		});
		askBeforeLoss(this.unsaved, () => this.drafts.leaveAll());
		this.#typing = new PageTyping({
			page: this.page,
			draftOf: (field) => this.drafts.ofField(field),
			moved: (chosen) => this.#set({ chosen }),
			shown: (typing) => this.#set({ typing }),
			left: () => this.#set({ focus: this.state.focus + 1 }),
			next: (hit) => void this.open({ hit, at: undefined }),
		});
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	async begin(): Promise<void> {
		const session = await ask.session();
		this.say = sayIn(session.language);
		const left = tabState.take();
		// A page that goes away is loaded again before its server has answered.
		if (left && left.page !== location.pathname) return location.replace(left.page);
		this.#set({ session, announcement: left?.announcement ?? "" });
		this.#edits.revision = session.revision;
		if (this.state.editing) this.#listen();
		await this.follow();
		if (left?.spot) await this.openAt(left.spot);
		await this.drafts.resume();
	}

	/** Somebody types in the page itself. */
	get isTyping(): boolean {
		return this.#typing.isOn;
	}

	/** The page may have been drawn anew, or another one. */
	async follow(): Promise<void> {
		this.#typing.follow();
		if (!this.#typing.isOn) {
			if (this.page.isAnother) {
				// What is open is about the page before, if there was one.
				if (this.page.binding) this.close();
				await this.#read();
			}
			this.page.bind();
			this.#showDrafts();
		}
		this.#set({ drawn: this.state.drawn + 1 });
	}

	/** Asks which section somebody wants at a place; or no more. */
	choose(placing: number | undefined): void {
		this.#set({ placing, failed: undefined });
	}

	/** The content says something else by now. */
	async refresh(): Promise<void> {
		await this.#read();
		if (!this.#typing.isOn) {
			this.page.bind();
			if (this.page.binding) this.page.drafts.settle(this.page.binding);
			this.#showDrafts();
			this.#set({ drawn: this.state.drawn + 1 });
		}
		const { panel } = this.state;
		if (panel?.feature !== "form") return;
		const before = this.#edits.revision;
		const form = await ask.form(spotOf(panel.given.form)).catch(() => undefined);
		if (!form) return this.close();
		// What was written meanwhile is not in it, and is told of next.
		if (this.#edits.revision !== before) return;
		this.#meet(form);
		if (this.state.panel === panel) this.#set({ panel: { ...panel, given: { ...panel.given, form } } });
	}

	/** Begins or ends editing. */
	toggle(): void {
		const editing = !this.state.editing;
		tabState.editing = editing;
		this.close();
		this.#set({ editing, over: undefined });
		this.#pointer?.abort();
		if (editing) this.#listen();
		this.announce(editing ? words.editing : words.viewing);
	}

	/** Opens what somebody pointed at; a text takes the keys where it stands, all else in the panel. */
	async open({ hit, at }: Pointed): Promise<void> {
		const { origin } = hit;
		this.#leave();
		if (at) this.#set({ reached: undefined });
		if (isOfWords(origin.file)) return this.#open({ feature: "words", given: { key: String(origin.path[0]) } }, hit);
		this.#set({ chosen: hit, failed: undefined });
		const { language } = splitLanguage(location.pathname, this.#source);
		if (origin.translated && language !== this.#source) return this.openTranslation({ ...origin, language });
		const form = await this.#show({ file: origin.file, path: origin.path.slice(0, -1) }, origin.path);
		const field = form && fieldAt(form, origin.path);
		if (!(field && (await this.#typing.begin(hit, field, at)))) this.#set({ focus: this.state.focus + 1 });
	}

	/** Opens what stands at a place, and brings it into view. */
	async openAt(spot: Spot): Promise<void> {
		const hit = this.page.first(spot);
		const element = hit?.node instanceof Text ? hit.node.parentElement : hit?.node;
		element?.scrollIntoView({ block: "center" });
		if (hit && hit.origin.path.length === spot.path.length) return this.open({ hit, at: undefined });
		this.#set({ chosen: spot.path.length > 0 ? hit : undefined });
		await this.#show(spot, undefined);
		this.#set({ focus: this.state.focus + 1 });
	}

	/** Opens a text beside its translation; on another page, when one is given. */
	openTranslation({ file, path, language }: Spot & { readonly language: Language }, page?: string): void {
		if (page !== undefined && page !== location.pathname) {
			tabState.leave({ page, spot: { file, path } });
			location.assign(page);
			return;
		}
		const given = { spot: { file, path }, language };
		this.#set({ panel: { feature: "translations", given }, focus: this.state.focus + 1 });
	}

	get #source(): Language {
		return this.state.session?.source ?? defaultSource;
	}

	/** Writes what nobody types. */
	async write(target: Target, was: string, value: string): Promise<EditAnswer> {
		const typingSession = crypto.randomUUID();
		const { revision } = this.#edits;
		return this.#write(target, { was, value, revision, from: was, typingSession, files: [] });
	}

	async #write(target: Target, writing: Writing): Promise<EditAnswer> {
		return this.#edits.heard(await writeText(target, writing, (request) => this.#edit(request)));
	}

	/** What stands at a place in another language, or in all others. */
	async translations(spot: Spot, language?: Language): Promise<TranslationsHere> {
		const { revision } = this.#edits;
		const here = await ask.translations({ ...spotOf(spot), language });
		// What was written meanwhile is not in it, and is told of next.
		if (revision === this.#edits.revision) {
			for (const each of here.passages) this.drafts.meet(translationTarget(here, each), each.translation);
		}
		return here;
	}

	/** The words of what surrounds the pages. */
	async words(): Promise<readonly SiteWord[]> {
		const { revision } = this.#edits;
		const words = await ask.words();
		if (revision === this.#edits.revision) {
			for (const word of words) {
				this.drafts.meet(wordTarget(word, this.#source, this.#source), word.says);
				for (const { language, translation } of word.translations)
					this.drafts.meet(wordTarget(word, language, this.#source), translation);
			}
		}
		return words;
	}

	/** Gives a word of what surrounds the pages other words. */
	async changeWord(request: WordRequest): Promise<EditAnswer> {
		return this.#edits.heard(await tell.word(request));
	}

	/** Opens a text that is not in its file, on the page on which it was typed. */
	goTo({ target, page }: UnsavedText): void {
		const { file, path } = target;
		if (target.is === "word") this.openPanel("words", { key: target.key });
		else if (page !== location.pathname) {
			tabState.leave({ page, spot: { file, path } });
			location.assign(page);
		} else if (target.is === "translation") {
			this.openPanel("translations", { spot: { file, path }, language: target.language });
		} else void this.openAt({ file, path });
	}

	/** Takes what the file says in place of what somebody typed. */
	takeFile(text: UnsavedText): void {
		this.#givenUp.push(text);
		this.drafts.ofUnsaved(text).discard();
		this.#set({ announcement: this.say(words.tookFile, { name: text.target.label }) });
	}

	/** What would be taken back and done again, in words: first what was typed and is not in its file. */
	get names(): { readonly undo: string | undefined; readonly redo: string | undefined } {
		const { undo, redo } = this.state.session ?? {};
		const named = (text: UnsavedText | undefined) => text && this.say(words.unsavedName, { name: text.target.label });
		return {
			undo: named(stuckOf(this.unsaved.all()).at(-1)) ?? undo,
			redo: named(this.#givenUp.at(-1)) ?? redo,
		};
	}

	/** Begins to change a text that somebody has reached with the keys. */
	openReached(): void {
		const { reached } = this.state;
		if (reached) void this.open({ hit: this.page.again(reached), at: undefined });
	}

	/** Goes to a text with the keys, and brings it into view. */
	reach(reached: Hit): void {
		this.#set({ reached });
	}

	/** Nobody types any more in what is open. */
	#leave(): void {
		this.#typing.end();
		void this.drafts.leaveAll();
	}

	#showDrafts(): void {
		if (this.page.binding) void this.page.drafts.show(this.page.binding, this.#source);
	}

	/** Says where what is typed stands by now: of several texts, the worst. */
	#followDrafts(): void {
		this.#showDrafts();
		const texts = this.unsaved.all();
		const { why } = stuckOf(texts).at(-1) ?? texts.at(-1) ?? { why: { is: "saved" as const } };
		this.announce(announcements[why.is]);
	}

	async postpone(request: PostponeRequest, announcement: string): Promise<void> {
		await this.#edits.done(() => tell.postpone(request), announcement);
	}

	/** Opens the panel of a feature. */
	openPanel<Name extends PanelName>(feature: Name, ...[given]: Given<Name>): void {
		this.#open({ feature, given } as Panel);
	}

	/** `chosen` is where it shows. */
	#open(panel: Panel, chosen?: Hit): void {
		this.#leave();
		this.#set({ panel, chosen, failed: undefined, focus: this.state.focus + 1 });
	}

	/** The first thing of a section is marked in the page. */
	point(spot: Spot | undefined): void {
		const hit = spot && this.page.first(spot);
		this.#set({ over: hit });
	}

	/** What shows at an element of the page. */
	shownAt(element: Element): Hit | undefined {
		return this.page.binding?.at(element)[0];
	}

	/** Says something aloud. */
	announce(said: Word, values?: Values): void {
		this.#set({ announcement: this.say(said, values) });
	}

	close(): void {
		this.#leave();
		this.#set({ panel: undefined, chosen: undefined, failed: undefined });
	}

	/** Changes sections, items or pictures, with the files that come or go; gives whether that was done, and says so. */
	async run(
		changes: readonly Change[],
		name: string,
		announcement: string,
		files?: readonly FileChange[],
	): Promise<boolean> {
		if (changes.some(({ file, path }) => this.drafts.isOpenBelow({ file, path: path.slice(0, -1) }))) {
			this.#set({ failed: { is: "refused", why: this.say(words.openFirst) } });
			return false;
		}
		return this.#edits.done(() => this.#edit({ revision: this.#edits.revision, changes, name, files }), announcement);
	}

	/** Lets the server write something else; gives whether that was done, and says so. */
	done(ask: () => Promise<EditAnswer>, announcement: string): Promise<boolean> {
		return this.#edits.done(ask, announcement);
	}

	async again(way: "undo" | "redo"): Promise<void> {
		const unsaved = stuckOf(this.unsaved.all()).at(-1);
		if (way === "undo" && unsaved) return this.takeFile(unsaved);
		const givenUp = way === "redo" ? this.#givenUp.pop() : undefined;
		if (givenUp) return this.drafts.ofUnsaved(givenUp).change(givenUp.typed, givenUp.files);
		const { [way]: name, pages } = this.state.session ?? {};
		if (!name) return;
		this.#typing.end();
		const page = pages?.[way];
		const announcement = this.say(way === "undo" ? words.undone : words.redone, { name });
		await this.#edits.done(() => tell[way](), announcement, page === undefined ? undefined : { page });
	}

	/** Does something that takes more than one change, and goes to the page on which it shows. */
	async finishWizard(
		request: Omit<WizardRequest, "from">,
		announcement: string,
		opens: Opening | undefined,
	): Promise<void> {
		this.#set({ failed: undefined });
		const ask = () => tell.finishWizard({ ...request, from: location.pathname });
		if (await this.#edits.done(ask, announcement, opens)) tabState.forget(request.what);
	}

	/** Sends a change; of one that reaches far somebody says first whether it is made. */
	async #edit(request: EditRequest): Promise<EditAnswer> {
		const answer = await tell.edit(request);
		if (!("asks" in answer)) return answer;
		const yes = await new Promise<boolean>((settle) => this.#set({ far: { asks: answer.asks, answer: settle } }));
		this.#set({ far: undefined });
		if (yes) return this.#edit({ ...request, knowing: true });
		// Once whoever asked has heard it.
		setTimeout(() => this.#leaveAsIs(request));
		return { refused: this.say(words.leftAsIs) };
	}

	/** What somebody typed, and thought better of, says again what stands there. */
	#leaveAsIs({ changes: [change] }: EditRequest): void {
		const { panel } = this.state;
		const field = change && panel?.feature === "form" ? fieldIn(panel.given.form, change.path) : undefined;
		if (field?.content.is === "value" && field.file === change?.file) {
			this.drafts.ofField(field).discard();
		}
		this.#set({ failed: undefined, announcement: this.say(words.leftAsIs) });
	}

	/** The check has found something, or nothing any more. */
	async hearProblems(): Promise<void> {
		this.#set({ wrong: await ask.problems() });
	}

	/** The page cannot be read; what is wrong with the content leads to why. */
	#lost(error: unknown): undefined {
		if (!(error instanceof Unanswered)) this.announce(words.unreachable);
		else if (error.status === 404) this.openPanel("problems");
		else
			this.#set({
				failed: { is: "refused", why: this.say(words.programFailed) },
				announcement: this.say(words.programFailed),
			});
	}

	async #show(spot: Spot, chosen: Steps | undefined): Promise<FormField | undefined> {
		const [form, showing] = await Promise.all([
			ask.form(spotOf(spot)),
			spot.file.startsWith("content/facts/") ? ask.where({ file: spot.file, path: chosen ?? spot.path }) : undefined,
		]);
		this.#meet(form);
		this.#set({ panel: { feature: "form", given: { form, chosen, showing } }, failed: undefined });
		return form;
	}

	#meet(form: Form): void {
		this.#edits.revision = form.revision;
		this.drafts.meetForm(form);
	}

	async #read(): Promise<void> {
		const read = ++this.#reads;
		const answered = this.#answered;
		const [markedPage, session, others] = await Promise.all([
			this.page.read().catch((error: unknown) => this.#lost(error)),
			ask.session(),
			ask.others(),
		]);
		if (!markedPage || read < this.#shown) return;
		this.#shown = read;
		// What an edit has answered meanwhile is newer than what was asked before it.
		const isOlder = this.#answered !== answered;
		if (!isOlder) this.#edits.revision = markedPage.revision;
		this.#set({ markedPage, others, ...(!isOlder && { session }) });
	}

	/** Somebody else has saved in another copy of the site. */
	async hearOthers(who: string): Promise<void> {
		const others = await ask.others();
		if (others.some((text) => text.who === who)) this.announce(words.othersSaved, { who });
		this.#set({ others });
	}

	#listen(): void {
		this.#pointer = new AbortController();
		listenToPointer(
			{
				at: (node) => this.page.binding?.at(node) ?? [],
				near: (element) => this.page.near(element),
				ready: async () => {
					if (this.page.isAnother) await this.follow();
				},
				over: (over) => over !== this.state.over && this.#set({ over }),
				clicked: (pointed) => void this.open(pointed),
				held: () => this.announce(words.held),
			},
			this.#pointer.signal,
		);
	}

	#set(change: Partial<State>): void {
		this.state = { ...this.state, ...change };
		for (const hear of this.#listeners) hear();
	}
}
