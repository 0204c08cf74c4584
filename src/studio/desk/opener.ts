import type { Language } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import type { FormField, Spot, Steps } from "#core/studio.ts";
import { isOfWords } from "#core/words.ts";
import type { Hit } from "#studio/page/bind.ts";
import { bringIntoView } from "#studio/page/bring-into-view.ts";
import type { LivePage } from "#studio/page/live-page.ts";
import type { Pointed } from "#studio/page/pointing.ts";
import { selectTyped } from "#studio/page/select-typed.ts";
import type { Goal } from "#studio/page/target.ts";
import { nameOfSpot } from "./begun.ts";
import { EarlyKeys } from "./early-keys.ts";
import type { FieldInput } from "./field-input.ts";
import type { FieldInputs } from "./field-inputs.ts";
import { isGone } from "./moved.ts";
import type { PageTyping } from "./page-typing.ts";
import type { Given, Panel, PanelName } from "./panels.ts";
import type { Reading } from "./reading.ts";
import { fieldAt, whyNoFile } from "./state.ts";
import type { StateStore } from "./state-store.ts";
import { type SpotToOpen, tabState } from "./tab-state.ts";
import { words } from "./words.ts";

interface Host {
	readonly store: StateStore;
	readonly page: LivePage;
	readonly drafts: FieldInputs;
	readonly typing: PageTyping;
	readonly reading: Reading;
}

/** What is open: a text that takes the keys where it stands, a panel, or nothing. What somebody asked for last is opened. */
export class Opener {
	readonly #host: Host;
	readonly #earlyKeys = new EarlyKeys();
	/** Counts what somebody opens and closes. */
	#opening = 0;

	constructor(host: Host) {
		this.#host = host;
	}

	/** Somebody has opened something, or closed it. */
	get hasBegun(): boolean {
		return this.#opening > 0;
	}

	/** What is typed from now on is for what is being opened, until that is said to be open. */
	holdKeys(): () => void {
		return this.#earlyKeys.hold();
	}

	/** What was typed for another text is none of what is opened now. */
	forgetKeys(): void {
		this.#earlyKeys.forget();
	}

	/**
	 * Opens what somebody points at, as soon as it is known what that is; a text takes the keys where it stands, all else in
	 * the panel.
	 */
	open(pointed: Pointed | Promise<Pointed | undefined>): Promise<void> {
		return this.#openLater(async (isLast) => {
			const found = await pointed;
			if (found && isLast()) await this.#openPointed(found);
		});
	}

	/** Goes on from a text with the keys. What changed last may just be drawn: only then it is known what stands beside it. */
	goOn(from: Hit, step: 1 | -1): Promise<void> {
		return this.#openLater(async (isLast) => {
			const { page, reading } = this.#host;
			await reading.known();
			const hit = page.beside(from, step);
			if (hit && isLast()) await this.#openPointed({ hit, at: undefined });
		});
	}

	/** Goes on in a line that was drawn anew, and says what it said; behind so many characters. */
	goOnIn(draft: FieldInput, caret: number): Promise<void> {
		const { typed } = draft;
		return this.#openLater(async (isLast) => {
			const { page, reading } = this.#host;
			await reading.known();
			const hit = page.first(draft.target);
			if (hit && isLast() && draft.typed === typed) await this.#openPointed({ hit, at: caret });
		});
	}

	/** What is typed until it is open is for it. `isLast` says whether somebody has opened or closed nothing since. */
	async #openLater(open: (isLast: () => boolean) => Promise<void>): Promise<void> {
		const opening = ++this.#opening;
		const release = this.#earlyKeys.hold();
		await open(() => opening === this.#opening).finally(release);
	}

	async #openPointed({ hit, at }: Pointed): Promise<void> {
		const { store, reading, typing } = this.#host;
		const { origin } = hit;
		this.#leave();
		if (at) store.set({ reached: undefined });
		if (isOfWords(origin.file))
			return this.showPanel({ feature: "words", given: { key: String(origin.path[0]) } }, hit);
		store.set({ chosen: hit, failed: undefined });
		const { language } = splitLanguage(location.pathname, reading.languages);
		if (origin.translated && language !== reading.source) return this.openTranslation({ ...origin, language });
		const form = await this.#show({ file: origin.file, path: origin.path.slice(0, -1) }, origin.path);
		const field = form && fieldAt(form, origin.path);
		const isTyping = field && (await typing.begin(hit, field, at));
		if (isTyping && at === undefined && field.sample) selectTyped();
		if (form && !isTyping) store.focusPanel();
	}

	/** Opens what stands at a place, and brings it into view; of a text of several blocks, one of them. */
	async openAt(spot: Spot & { readonly block?: number | undefined }): Promise<void> {
		const { store, page } = this.#host;
		if (isGone(spot)) return store.announce(words.standsNoMore);
		const hit = page.first(spot);
		if (hit) bringIntoView(hit);
		if (hit && hit.origin.path.length === spot.path.length) return this.open({ hit, at: undefined });
		store.set({ chosen: spot.path.length > 0 ? hit : undefined });
		if (await this.#show(spot, undefined)) store.focusPanel();
	}

	/** Opens what another page has led to. A translation may show nowhere, such as a description: the page does not tell of it. */
	async openLeft(spot: SpotToOpen): Promise<void> {
		const { store, page } = this.#host;
		const { language } = spot;
		if (language === undefined) return this.openAt(spot);
		const hit = page.first(spot);
		if (hit) bringIntoView(hit);
		store.set({ chosen: hit });
		this.openTranslation({ ...spot, language });
	}

	/** Opens what the page says of itself. Who asks for it early waits until the page is read. */
	openPage(): Promise<void> {
		return this.#openLater(async (isLast) => {
			await this.#host.reading.known();
			if (!isLast()) return;
			const { store } = this.#host;
			const file = store.state.markedPage?.file;
			const why = whyNoFile(store.state);
			if (file !== undefined) await this.openAt({ file, path: [] });
			else if (why) store.announce(why);
		});
	}

	/** Opens a text beside its translation; on another page, when one is given. */
	openTranslation({ file, path, language }: Spot & { readonly language: Language }, page?: string): void {
		if (page !== undefined && page !== location.pathname) this.#goToPage(page, { file, path, language });
		else {
			this.#opening++;
			this.#host.store.focusPanel({ panel: { feature: "translations", given: { spot: { file, path }, language } } });
		}
	}

	/** Opens a text, on the page on which it stands or was typed; here, where it stands on none. */
	goTo({ target, page }: Goal): void {
		const { file, path } = target;
		if (target.is === "word") this.openPanel("words", { key: target.key });
		else if (page !== undefined && page !== location.pathname) this.#goToPage(page, target);
		else if (target.is === "translation") {
			this.openPanel("translations", { spot: { file, path }, language: target.language });
		} else void this.openAt(target);
	}

	#goToPage(page: string, spot: SpotToOpen): void {
		tabState.leave({ page, spot });
		location.assign(page);
	}

	/** Begins to change a text that somebody has reached with the keys. */
	openReached(): void {
		const { store, page } = this.#host;
		const { reached } = store.state;
		if (reached) void this.open({ hit: page.again(reached), at: undefined });
	}

	/** Opens the panel of a feature. */
	openPanel<Name extends PanelName>(feature: Name, ...[given]: Given<Name>): void {
		this.showPanel({ feature, given } as Panel);
	}

	/** Opens a panel; `chosen` is where in the page that shows which it is about. */
	showPanel(panel: Panel, chosen?: Hit): void {
		this.#opening++;
		this.#leave();
		this.#host.store.focusPanel({ panel, chosen, failed: undefined });
	}

	/** Somebody closes what is open, or is being opened. */
	close(): void {
		this.#opening++;
		this.closeGone();
	}

	/** What is open is not there any more; what is being opened is not that. */
	closeGone(): void {
		this.#leave();
		this.#host.store.set({ panel: undefined, chosen: undefined, failed: undefined });
	}

	/** Nobody types any more in what is open. */
	#leave(): void {
		this.#host.typing.end();
		void this.#host.drafts.leaveAll();
	}

	/** Of what is asked for one after another, the last is shown; undefined for what was overtaken. */
	async #show(spot: Spot, chosen: Steps | undefined): Promise<FormField | undefined> {
		const { store, reading } = this.#host;
		const opening = ++this.#opening;
		const given = await reading.form(spot, chosen);
		if (opening !== this.#opening) return undefined;
		const { panel } = store.state;
		const isOpen = panel?.feature === "form" && nameOfSpot(panel.given.form) === nameOfSpot(given.form);
		const opened = isOpen ? panel.given.opened : opening;
		store.set({ panel: { feature: "form", given: { ...given, opened } }, failed: undefined });
		return given.form;
	}
}
