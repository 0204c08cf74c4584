import type { FormField } from "#core/studio.ts";
import type { Hit } from "./bind.ts";
import type { Draft } from "./draft.ts";
import { type Typing, typeInPlace } from "./in-place.ts";
import type { LivePage } from "./live-page.ts";

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

	/** Whether a field can be typed where it shows. */
	canType(hit: Hit, { content }: FormField): boolean {
		if (!this.#options.page.isLine(hit) || content.is !== "value" || content.control !== "line") return false;
		return (hit.node as Text).data === content.written;
	}

	begin(hit: Hit, field: FormField, caret: number | undefined): void {
		const { page, draftOf, left, next } = this.#options;
		const draft = draftOf(field);
		const done = () => {
			draft.leave();
			this.end();
		};
		this.#typing = typeInPlace(hit.node as Text, {
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
