import { type Piece, piecesOf, shownBy } from "#core/fact-pieces.ts";
import type { FormField } from "#core/studio.ts";
import { fetched } from "#studio/brain/fetched.ts";
import type { Hit } from "#studio/page/bind.ts";
import { type Typing, type TypingOptions, typeLine } from "#studio/page/line-typing.ts";
import type { LivePage } from "#studio/page/live-page.ts";
import { fieldTarget, keyOf } from "#studio/page/target.ts";
import type { FieldInput } from "./field-input.ts";
import { knownFacts } from "./server.ts";
import type { PageText } from "./type-text.ts";

/** What it takes to type in a text with form. */
export const fetchTyping = fetched(() => import("./type-text.ts"));

interface PageTypingOptions {
	readonly page: LivePage;
	readonly draftOf: (field: FormField) => FieldInput;
	/** What is typed in shows elsewhere now. */
	readonly moved: (hit: Hit) => void;
	/** A text with form can be given it, or no more. */
	readonly shown: (text: PageText | undefined) => void;
	/** The person is done with the text, and goes on in the panel; or is done with all of it. */
	readonly left: (to: "panel" | "all") => void;
	/** The person goes on from a text to the one after it, or before it. */
	readonly next: (from: Hit, step: 1 | -1) => void;
	/** A line in which the person typed was drawn anew, or stands elsewhere by now; they have not left it. */
	readonly lost: (draft: FieldInput, caret: number) => void;
}

/** How somebody types in what shows a field; it gives nothing where that cannot be. */
type Way = (hit: ReturnType<LivePage["released"]>, options: TypingOptions) => Typing | undefined;

/** Typing in the page itself: in one text at a time. */
export class PageTyping {
	readonly #options: PageTypingOptions;
	#now:
		| { readonly hit: Hit; readonly field: FormField; readonly draft: FieldInput; readonly typing: Typing }
		| undefined;
	/** Counts what somebody began and ended: what they began before is nothing any more. */
	#turn = 0;

	constructor(options: PageTypingOptions) {
		this.#options = options;
	}

	get isOn(): boolean {
		return this.#now !== undefined;
	}

	/** Begins where a field shows; gives whether that can be, or somebody has gone on to something else meanwhile. */
	async begin(asked: Hit, field: FormField, at: TypingOptions["at"]): Promise<boolean> {
		const { page, draftOf, moved, left, next } = this.#options;
		const turn = ++this.#turn;
		const way = await this.#wayIn(field);
		if (turn !== this.#turn) return true;
		// Meanwhile the page may have been drawn anew.
		const hit = page.released(asked);
		const draft = draftOf(field);
		const typing = way?.(hit, {
			at,
			input: (words) => draft.change(words),
			left: (to) => {
				if (!this.#now?.typing.host.isConnected) return this.follow();
				this.end();
				if (to !== "pointer") left(to);
			},
			next: (step) => {
				this.end();
				next(hit, step);
			},
		});
		if (!typing) return false;
		this.#now = { hit, field, draft, typing };
		// However long it becomes.
		moved({ ...hit, node: typing.node, range: undefined });
		return true;
	}

	async #wayIn(field: FormField): Promise<Way | undefined> {
		const { page, draftOf, shown } = this.#options;
		const { content } = field;
		if (content.is !== "value") return undefined;
		if (content.control === "text") {
			const [{ typeText }, facts] = await Promise.all([fetchTyping(), knownFacts()]);
			const given = { field, content, draft: draftOf(field), facts, shown };
			return (hit, options) => (page.isText(hit) ? typeText(hit, given, options) : undefined);
		}
		if (content.control !== "line") return undefined;
		const { written = "" } = content;
		const facts = /\{/.test(written + draftOf(field).typed) ? await knownFacts() : undefined;
		const draft = draftOf(field);
		const piecesIn = (text: string) => piecesOf(text, facts);
		const [said, begun] = [written, draft.typed].map(piecesIn);
		const follow = (show: (pieces: readonly Piece[]) => void) =>
			draft.subscribe(() => {
				const now = piecesIn(draft.typed);
				if (now) show(now);
			});
		return (hit, options) => {
			if (!page.isLine(hit) || !said || !begun) return undefined;
			const isIt = hit.drafted === keyOf(fieldTarget(field)) || shownBy(said) === (hit.node as Text).data;
			return isIt ? typeLine(hit.node as Text, begun, { ...options, follow }) : undefined;
		};
	}

	/** Ends when the page shows something else in this place. */
	follow(): void {
		const { page, lost } = this.#options;
		if (!this.#now) return;
		const { draft, field, typing } = this.#now;
		const { host, caret } = typing;
		const isHere = host.isConnected && (caret === undefined || keyOf(draft.target) === keyOf(fieldTarget(field)));
		if (isHere && !page.isAnother) return;
		this.end();
		if (caret !== undefined && !page.isAnother) lost(draft, caret);
	}

	end(): void {
		this.#turn++;
		if (!this.#now) return;
		const { hit, field, draft, typing } = this.#now;
		const { page, moved } = this.#options;
		this.#now = undefined;
		void draft.leave();
		const { node, under } = typing.end();
		if (node instanceof Text && under !== undefined) page.drafts.adopt(node, fieldTarget(field), under);
		moved({ ...hit, node, range: undefined });
		page.bind();
	}
}
