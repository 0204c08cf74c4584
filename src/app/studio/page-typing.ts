import type { FormField } from "#core/studio.ts";
import type { Hit } from "./bind.ts";
import { type Piece, piecesOf, shownBy } from "./chips.ts";
import type { Draft } from "./draft.ts";
import { type Typing, typeInPlace } from "./in-place.ts";
import type { LivePage } from "./live-page.ts";
import { server } from "./server.ts";

interface PageTypingOptions {
	readonly page: LivePage;
	readonly draftOf: (field: FormField) => Draft;
	/** The person is done, and the panel takes the keys. */
	readonly left: () => void;
	/** The person goes on to another text. */
	readonly next: (hit: Hit) => void;
}

/** Typing in the page itself: in one text at a time. */
export class PageTyping {
	readonly #options: PageTypingOptions;
	#typing: Typing | undefined;

	constructor(options: PageTypingOptions) {
		this.#options = options;
	}

	get isOn(): boolean {
		return this.#typing !== undefined;
	}

	/** What a field says that can be typed where it shows; undefined for any other. */
	async piecesOf(hit: Hit, { content }: FormField): Promise<readonly Piece[] | undefined> {
		if (!this.#options.page.isLine(hit) || content.is !== "value" || content.control !== "line") return undefined;
		const { written = "" } = content;
		const facts = written.includes("{") ? await server.facts() : [];
		const pieces = piecesOf(written, (name) => facts.find((each) => each.name === name)?.shows);
		return pieces && shownBy(pieces) === (hit.node as Text).data ? pieces : undefined;
	}

	begin(hit: Hit, field: FormField, { pieces, caret }: { pieces: readonly Piece[]; caret: number | undefined }): void {
		const { page, draftOf, left, next } = this.#options;
		const draft = draftOf(field);
		const done = () => {
			draft.leave();
			this.end();
		};
		this.#typing = typeInPlace(hit.node as Text, {
			pieces,
			caret,
			input: (words) => draft.change(words),
			left: (by) => {
				done();
				if (by === "key") left();
			},
			next: (step) => {
				const beside = page.beside(hit, step);
				done();
				if (beside) next(beside);
			},
		});
	}

	end(): void {
		const typing = this.#typing;
		this.#typing = undefined;
		typing?.end();
		if (typing) this.#options.page.bind();
	}
}
