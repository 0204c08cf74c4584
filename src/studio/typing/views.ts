import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView, type NodeView } from "prosemirror-view";
import { factNamed } from "#core/fact-pieces.ts";
import { unbrokenPart, withoutBreaks } from "#core/no-break.ts";
import type { KnownFacts } from "#core/studio.ts";
import { schema } from "./schema.ts";

/** A page that shall not move has to know them beforehand. */
export type Facts = KnownFacts | Promise<KnownFacts>;

/** A fact as a visitor reads it; what it is called is told to who points at it. */
export function factView({ attrs }: Node, facts: Facts): NodeView {
	const dom = document.createElement("span");
	const source = String(attrs.source);
	dom.dataset.fact = source;
	const show = (known?: KnownFacts) => {
		const fact = known?.get(factNamed(source) ?? "");
		dom.title = fact?.label ?? "";
		dom.textContent = fact ? withoutBreaks(fact.shows) : source;
	};
	// Nobody sees how it is written before what it shows is there.
	if (facts instanceof Promise)
		void facts.then(
			(known) => show(known),
			() => show(),
		);
	else show(facts);
	return { dom, ignoreMutation: () => true };
}

/** A heading as high as the page shows it, below the heading above the text. */
export function headingView({ attrs }: Node, { state }: EditorView, under: number): NodeView {
	const levels = state.doc.children.flatMap((each) =>
		each.type === schema.nodes.heading ? [Number(each.attrs.level)] : [],
	);
	const level = Number(attrs.level) + under + 1 - Math.min(...levels, 6);
	const dom = document.createElement(`h${Math.min(6, Math.max(2, level))}`);
	return { dom, contentDOM: dom };
}

/** No line ends where none does on the page. */
export const keptTogether = new Plugin({
	props: {
		decorations({ doc }) {
			const kept: Decoration[] = [];
			doc.descendants((node, at) => {
				for (const {
					index,
					0: { length },
				} of node.text?.matchAll(unbrokenPart) ?? [])
					kept.push(Decoration.inline(at + index, at + index + length, { class: "nowrap" }));
			});
			return DecorationSet.create(doc, kept);
		},
	},
});
