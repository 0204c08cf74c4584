import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView, type NodeView } from "prosemirror-view";
import { unbrokenPart, withoutBreaks } from "#core/no-break.ts";
import { schema } from "./schema.ts";

/** What each fact shows, by its name; a page that shall not move has to know it beforehand. */
export type Facts = ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

/** A fact as a visitor reads it. */
export function factView({ attrs }: Node, facts: Facts): NodeView {
	const dom = document.createElement("span");
	const source = String(attrs.source);
	dom.dataset.fact = source;
	dom.title = source;
	dom.textContent = source;
	const show = (known: ReadonlyMap<string, string>) => {
		const shows = known.get(source.slice(1, -1).trim());
		if (shows !== undefined) dom.textContent = withoutBreaks(shows);
	};
	if (facts instanceof Promise) void facts.then(show);
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
