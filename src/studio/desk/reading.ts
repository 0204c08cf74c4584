import { defaultSource, type Language, sourceIn } from "#core/languages.ts";
import type { Form, Spot, Steps } from "#core/studio.ts";
import type { SiteWord, TranslationsHere } from "#core/studio-translations.ts";
import { isInside } from "#studio/page/bind.ts";
import type { LivePage } from "#studio/page/live-page.ts";
import { translationTarget, wordTarget } from "#studio/page/target.ts";
import type { Edits } from "./edits.ts";
import { failureIn, tellFailure } from "./failure.ts";
import type { FieldInputs } from "./field-inputs.ts";
import type { PageTyping } from "./page-typing.ts";
import type { FormPanel } from "./panels.ts";
import { announcements } from "./saving.ts";
import { ask, spotOf } from "./server.ts";
import type { StateStore } from "./state-store.ts";
import { stuckOf, type Unsaved } from "./unsaved.ts";
import { words } from "./words.ts";

interface Host {
	readonly store: StateStore;
	readonly page: LivePage;
	readonly drafts: FieldInputs;
	readonly unsaved: Unsaved;
	readonly edits: Edits;
	readonly typing: PageTyping;
	/** Closes what is open. */
	close(): void;
	/** Shows what is wrong with the content. */
	openProblems(): void;
}

type FormFound = Omit<FormPanel, "opened">;

/** Milliseconds without another change after which the content is read again. */
const calm = 80;

/** What the page and the content say by now: it is read, and found again in the page. */
export class Reading {
	readonly #host: Host;
	/** How often the page was asked for, and which of these answers is shown: no earlier one takes its place. */
	#reads = 0;
	#shown = 0;
	/** How many edits were answered. */
	#answered = 0;
	/** Settles once what changed last was read, and found again in the page. */
	#caughtUp: Promise<void> = Promise.resolve();
	/** How many changes were heard of. */
	#changes = 0;
	/** Somebody types in the panel in what stands elsewhere by now. */
	#along: { readonly before: Spot; readonly to: Spot } | undefined;

	constructor(host: Host) {
		this.#host = host;
	}

	/** What was asked for before is older than what an edit has answered now. */
	written(): void {
		this.#answered++;
	}

	/** What somebody types in the panel is shown where it stands by now, once that is read. */
	goAlong(before: Spot, to: Spot): void {
		this.#along = { before, to };
	}

	/** The page may have been drawn anew, or another one. */
	async follow(): Promise<void> {
		const { page, typing } = this.#host;
		typing.follow();
		if (!typing.isOn) {
			if (page.isAnother) {
				// What is open is about the page before, if there was one.
				if (page.binding) this.#host.close();
				await this.#read();
			}
			page.bind();
			this.#showDrafts();
		}
		this.#drawn();
	}

	/** The content has changed; `drawn` settles once the page shows what it says now. */
	hearChange(drawn: Promise<unknown>): Promise<void> {
		const change = ++this.#changes;
		const catchUp = async () => {
			await Promise.all([drawn, new Promise((settle) => setTimeout(settle, calm))]);
			// Of several, the last is enough.
			if (change === this.#changes) await this.refresh();
		};
		this.#caughtUp = catchUp();
		return this.#caughtUp;
	}

	/**
	 * Waits until it is known where everything stands that shows now. Before that, words that have just changed have no mark,
	 * and whoever clicks on them would be led to what stands beside.
	 */
	async known(): Promise<void> {
		const { page, typing } = this.#host;
		let caughtUp: Promise<void>;
		do {
			caughtUp = this.#caughtUp;
			await caughtUp;
		} while (caughtUp !== this.#caughtUp);
		if (page.isAnother) await this.follow();
		else if (!typing.isOn) page.bind();
	}

	/** The content says something else by now. */
	async refresh(): Promise<void> {
		const { store, page, drafts, edits, typing } = this.#host;
		await this.#read();
		if (!typing.isOn) {
			page.bind();
			if (page.binding) page.drafts.settle(page.binding);
			this.#showDrafts();
			this.#drawn();
			const { chosen } = store.state;
			if (chosen) store.set({ chosen: page.asItIs(chosen) });
		}
		const { panel } = store.state;
		const along = this.#along;
		this.#along = undefined;
		if (panel?.feature !== "form") return;
		if (along && isInside(along.before, panel.given.form)) {
			const given = await this.#whereItStands(panel.given, along.to);
			if (store.state.panel === panel) store.set({ panel: { ...panel, given: { ...panel.given, ...given } } });
			return;
		}
		const before = edits.revision;
		const { form: asked, chosen } = panel.given;
		// What was written since the form was read stood there as well.
		const since = drafts.revisionBelow(asked) ?? asked.revision;
		const form = await ask.form({ ...spotOf(asked), since }).catch(() => undefined);
		if (!form) {
			if (store.state.panel === panel) this.#host.close();
			return;
		}
		// What was written meanwhile is not in it, and is told of next.
		if (edits.revision !== before) return;
		drafts.goAlong(asked, form);
		this.#meet(form);
		if (store.state.panel !== panel) return;
		const given = { ...panel.given, form, chosen: chosen && [...form.path, ...chosen.slice(asked.path.length)] };
		store.set({ panel: { ...panel, given } });
	}

	/** The fields at a place, one of which was chosen, as a panel shows them; of a single value, those around it. */
	async form(spot: Spot, chosen: Steps | undefined): Promise<FormFound> {
		const [form, showing] = await Promise.all([
			ask.form(spotOf(spot)),
			spot.file.startsWith("content/facts/") ? ask.where({ file: spot.file, path: chosen ?? spot.path }) : undefined,
		]);
		if (form.content.is === "value" && chosen === undefined && spot.path.length > 0)
			return this.form({ file: spot.file, path: spot.path.slice(0, -1) }, spot.path);
		this.#meet(form);
		return { form, chosen, showing };
	}

	/** The same fields where they stand by now; of an item that has another place among the others, its own. */
	#whereItStands({ form, chosen }: FormPanel, { file, path }: Spot): Promise<FormFound> {
		const { length } = form.path;
		const around = path.slice(0, length);
		if (JSON.stringify(around) === JSON.stringify(form.path)) return this.form({ file, path: path.slice(0, -1) }, path);
		return this.form({ file, path: around }, chosen && [...around, ...chosen.slice(length)]);
	}

	/** What stands at a place in another language, or in all others. */
	async translations(spot: Spot, language?: Language): Promise<TranslationsHere> {
		const { drafts, edits } = this.#host;
		const { revision } = edits;
		const here = await ask.translations({ ...spotOf(spot), language });
		// What was written meanwhile is not in it, and is told of next.
		if (revision === edits.revision) {
			for (const each of here.passages) drafts.meet(translationTarget(here, each), each.translation);
		}
		return here;
	}

	/** The words of what surrounds the pages. */
	async words(): Promise<readonly SiteWord[]> {
		const { drafts, edits } = this.#host;
		const { revision } = edits;
		const words = await ask.words();
		if (revision === edits.revision) {
			for (const word of words) {
				drafts.meet(wordTarget(word, this.source, this.source), word.says);
				for (const { language, translation } of word.translations)
					drafts.meet(wordTarget(word, language, this.source), translation);
			}
		}
		return words;
	}

	/** Says where what is typed stands by now: of several texts, the worst. */
	followDrafts(): void {
		this.#showDrafts();
		const texts = this.#host.unsaved.all();
		const { why } = stuckOf(texts).at(-1) ?? texts.at(-1) ?? { why: { is: "saved" as const } };
		this.#host.store.announce(announcements[why.is]);
	}

	/** The check has found something, or nothing any more. */
	async hearProblems(): Promise<void> {
		this.#host.store.set({ wrong: await ask.problems() });
	}

	/** What others drafted is something else by now; `who` drafted something new. */
	async hearOthers(who: readonly string[]): Promise<void> {
		const { store } = this.#host;
		const others = await ask.others();
		const shown = who.find((name) => others.some((text) => text.who === name));
		if (shown !== undefined) store.announce(words.othersSaved, { who: shown });
		store.set({ others });
	}

	/** The languages of the site; the first is the one in which editors write. */
	get languages(): readonly Language[] {
		return this.#host.store.state.session?.languages ?? [defaultSource];
	}

	/** The language in which editors write. */
	get source(): Language {
		return sourceIn(this.languages);
	}

	async #read(): Promise<void> {
		const { store, page, edits } = this.#host;
		const read = ++this.#reads;
		const answered = this.#answered;
		const [markedPage, session, others] = await Promise.all([
			page.read().catch((error: unknown) => this.#lost(error)),
			ask.session(),
			ask.others(),
		]);
		if (!markedPage || read < this.#shown) return;
		this.#shown = read;
		// What an edit has answered meanwhile is newer than what was asked before it.
		const isOlder = this.#answered !== answered;
		if (!isOlder) edits.revision = markedPage.revision;
		store.set({ markedPage, others, ...(!isOlder && { session }) });
	}

	/** The page cannot be read; what is wrong with the content leads to why. */
	#lost(error: unknown): undefined {
		const { store, openProblems } = this.#host;
		const failure = failureIn(error);
		if (failure.is === "absent" || failure.is === "refused") openProblems();
		else
			store.set({
				failed: failure.is === "failed" ? failure : undefined,
				announcement: tellFailure(failure, store.say),
			});
	}

	#meet(form: Form): void {
		const { drafts, edits } = this.#host;
		edits.revision = form.revision;
		drafts.meetForm(form);
	}

	#showDrafts(): void {
		const { page } = this.#host;
		if (page.binding) void page.drafts.show(page.binding, this.languages);
	}

	#drawn(): void {
		const { store } = this.#host;
		store.set({ drawn: store.state.drawn + 1 });
	}
}
