import type { FormField, FormValue } from "#core/studio.ts";
import { boxOf, type Hit } from "#studio/page/bind.ts";
import type { Typing, TypingOptions } from "#studio/page/line-typing.ts";
import { TextEditor } from "#studio/typing/text-editor.ts";
import type { Facts } from "#studio/typing/views.ts";
import type { FieldInput } from "./field-input.ts";

/** A text with form in which somebody types in the page, for the bar that gives it its form. */
export interface PageText {
	readonly host: HTMLElement;
	readonly editor: TextEditor;
	/** The person is done. */
	readonly left: () => void;
}

interface Given {
	readonly field: FormField;
	readonly content: FormValue;
	readonly draft: FieldInput;
	readonly facts: Facts;
	/** The bar is there for a text, or for none. */
	readonly shown: (text: PageText | undefined) => void;
}

/**
 * Lets somebody type in a text with form of the page. The application goes on showing what is saved, out of sight: what is
 * typed in stands beside it, and looks the same.
 */
export function typeText(hit: Hit, given: Given, { at, input, left, next }: TypingOptions): Typing {
	const text = hit.node.parentElement as HTMLElement;
	const { field, content, draft, facts, shown } = given;
	const host = text.cloneNode() as HTMLElement;
	// By these the page lays out what comes first or last.
	const { marginBlock, marginInline } = getComputedStyle(text);
	Object.assign(host.style, { marginBlock, marginInline });
	host.dataset.typed = "";
	const editor = new TextEditor(
		{ mount: host },
		{
			text: draft.typed,
			attributes: {
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": field.label,
				"aria-keyshortcuts": "Alt+F10",
				spellcheck: "true",
			},
			facts,
			under: content.under,
			room: roomAround(),
			typed: input,
			pressed(event) {
				// What the page does with keys is not meant.
				event.stopPropagation();
				const goes = ["Tab", "Escape", "F6"].includes(event.key);
				if (event.isComposing || !goes) return false;
				event.preventDefault();
				if (event.key === "Escape") left("all");
				else if (event.key === "F6") left("panel");
				else next(event.shiftKey ? -1 : 1);
				return true;
			},
		},
	);
	const { block = 0 } = hit.origin;
	const { top } = boxOf(hit);
	text.after(host);
	text.hidden = true;
	keepAt(top, host.children[block]);
	editor.take(block, typeof at === "object" ? at : undefined);
	const stop = draft.subscribe(() => editor.show(draft.typed));
	shown({ host, editor, left: () => left("pointer") });

	return {
		node: host,
		host,
		end() {
			stop();
			shown(undefined);
			const last = host.children[editor.block];
			const height = last?.isConnected ? last.getBoundingClientRect().top : undefined;
			const shows = text.children[editor.block];
			editor.end();
			host.remove();
			text.hidden = false;
			if (height !== undefined) keepAt(height, shows);
			return { node: text };
		},
	};
}

/** A block that is higher or lower as it is written takes nothing else away from under the pointer. */
function keepAt(top: number, block: Element | undefined): void {
	if (block?.isConnected) scrollBy({ top: block.getBoundingClientRect().top - top, behavior: "instant" });
}

/** The header of the page with the bar, and at the bottom Studio. */
function roomAround() {
	const isNarrow = matchMedia("(width < 48rem)").matches;
	return { top: 90, right: 0, bottom: isNarrow ? innerHeight * 0.4 : 110, left: 0 };
}
