import { piecesOf, shownBy } from "#core/fact-pieces.ts";
import { type Language, sourceIn } from "#core/languages.ts";
import { splitLanguage } from "#core/paths.ts";
import type { KnownFacts } from "#core/studio.ts";
import { isOfWords } from "#core/words.ts";
import type { Binding, Hit } from "./bind.ts";
import { keyOf, type Target } from "./target.ts";

/** A text that was typed and is not in its file. */
export interface TypedText {
	readonly target: Target;
	/** What its writer saw in the file. */
	readonly was: string | undefined;
	readonly typed: string;
}

/** What the page is given to show what is typed. */
export interface TypedTexts {
	all(): readonly TypedText[];
	at(target: Target): TypedText | undefined;
	knownFacts(): Promise<KnownFacts>;
}

/** A text of the page that shows what somebody typed. */
interface Drawn {
	readonly key: string;
	/** What the application shows there. */
	readonly was: string;
	readonly shows: string;
}

/**
 * Shows in the page what is typed and not in its file, wherever a text of one line stands just as it is written. The
 * application goes on showing what is saved: what it writes is what the text becomes again when the draft is gone.
 */
export class PageDrafts {
	readonly #texts: TypedTexts;
	readonly #drawn = new Map<Text, Drawn>();
	/** Hears what the application writes, also when that is what a text shows already. */
	readonly #watch = new MutationObserver((records) => this.#follow(records));
	#facts: Promise<KnownFacts> | undefined;

	constructor(texts: TypedTexts) {
		this.#texts = texts;
		// Before anybody sees what the application wrote.
		this.#watch.observe(document.getElementById("app") as HTMLElement, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	}

	/** What the application shows as a text. */
	readonly under = (node: Text): string => {
		const drawn = this.#drawn.get(node);
		return drawn?.shows === node.data ? drawn.was : node.data;
	};

	/** Shows every draft where the page shows its text. */
	async show(binding: Binding, languages: readonly Language[]): Promise<void> {
		for (const text of this.#texts.all()) {
			const key = keyOf(text.target);
			const facts = /\{/.test(text.typed + text.was) ? await this.#knownFacts() : undefined;
			// Meanwhile somebody may have typed on.
			if (this.#texts.at(text.target) !== text) continue;
			const [was, shows] = [text.was ?? "", text.typed].map((written) => {
				const pieces = piecesOf(written, facts);
				return pieces && shownBy(pieces).trim();
			});
			if (was === undefined || !shows) continue;
			this.#catchUp();
			for (const { node, range } of hitsOf(text, binding, languages)) {
				if (!(node instanceof Text) || node.parentElement?.closest("[contenteditable]")) continue;
				const drawn = this.#drawn.get(node);
				const isWhole = range?.[0] === 0 && range[1] === node.data.length;
				if (drawn?.key === key) this.#draw(node, { ...drawn, shows });
				else if (isWhole && node.data === was) this.#draw(node, { key, was, shows });
			}
		}
	}

	/** The content was read again: what was saved is drawn, or is what the page showed before. */
	settle(binding: Binding): void {
		this.#catchUp();
		for (const [node, { key, was }] of this.#drawn) {
			// What is not known yet the application is about to draw.
			if (this.#isOpen(key) || !binding.isKnown(node)) continue;
			this.#drawn.delete(node);
			node.data = was;
		}
		this.#facts = undefined;
	}

	/** What was typed for a text is nothing any more. */
	giveBack(target: Target): void {
		for (const [node, { key, was }] of this.#drawn) {
			if (key !== keyOf(target)) continue;
			this.#drawn.delete(node);
			node.data = was;
		}
	}

	/** Somebody types in a text from now on; gives the key of the text of which a draft stood there. */
	release(node: Text): string | undefined {
		const drawn = this.#drawn.get(node);
		if (!drawn) return undefined;
		this.#drawn.delete(node);
		node.data = drawn.was;
		return drawn.key;
	}

	/** Somebody typed in a text until now; the application shows `was` there. */
	adopt(node: Text, target: Target, was: string): void {
		// Until now it was written by who typed.
		this.#catchUp();
		if (node.data !== was) this.#drawn.set(node, { key: keyOf(target), was, shows: node.data });
	}

	#knownFacts(): Promise<KnownFacts> {
		this.#facts ??= this.#texts.knownFacts().catch(() => new Map());
		return this.#facts;
	}

	#isOpen(key: string): boolean {
		return this.#texts.all().some(({ target }) => keyOf(target) === key);
	}

	#draw(node: Text, drawn: Drawn): void {
		this.#drawn.set(node, drawn);
		if (node.data === drawn.shows) return;
		node.data = drawn.shows;
		// What is written here is not what the application shows.
		this.#watch.takeRecords();
	}

	/** Hears at once what the application wrote until now. */
	#catchUp(): void {
		this.#follow(this.#watch.takeRecords());
	}

	#follow(records: readonly MutationRecord[]): void {
		const written = new Set(records.map(({ target }) => target));
		for (const [node, drawn] of [...this.#drawn]) {
			if (node.isConnected && !written.has(node)) continue;
			this.#drawn.delete(node);
			const isTypedIn = node.parentElement?.closest("[contenteditable]");
			if (node.isConnected && this.#isOpen(drawn.key) && !isTypedIn) this.#draw(node, { ...drawn, was: node.data });
		}
	}
}

/** Where the page shows a text that is not in its file. */
export function hitsOf({ target }: TypedText, binding: Binding, languages: readonly Language[]): readonly Hit[] {
	const { language } = splitLanguage(location.pathname, languages);
	const source = sourceIn(languages);
	return binding.all().filter(({ origin }) => {
		if (target.is === "word")
			return isOfWords(origin.file) && origin.path[0] === target.key && language === target.language;
		const isThere = origin.file === target.file && JSON.stringify(origin.path) === JSON.stringify(target.path);
		if (target.is === "field") return isThere && (!origin.translated || language === source);
		return isThere && language === target.language && (origin.block ?? 0) === (target.block ?? 0);
	});
}
