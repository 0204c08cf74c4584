import { chainCommands, lift, setBlockType, toggleMark } from "prosemirror-commands";
import type { Mark, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** What is selected has a mark, or what is typed next gets it. */
export function hasMark({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
	const { from, to, empty, $from } = selection;
	return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The lowest number among the headings of a text: the level that its own begin with. */
function highestLevel(doc: Node): number {
	return Math.min(
		2,
		...doc.children.flatMap(({ type, attrs }) => (type === nodes.heading ? [Number(attrs.level)] : [])),
	);
}

/** How deep the heading is in which the caret stands; 0 for one of the highest, undefined elsewhere. */
export function headingDepth({ selection, doc }: EditorState): number | undefined {
	const { parent } = selection.$from;
	return parent.type === nodes.heading ? Number(parent.attrs.level) - highestLevel(doc) : undefined;
}

/** Makes a heading, or of such a heading a paragraph. */
export function toggleHeading(depth: number): Command {
	return (state, dispatch) => {
		if (headingDepth(state) === depth) return setBlockType(nodes.paragraph)(state, dispatch);
		const level = highestLevel(state.doc) + depth;
		return setBlockType(nodes.heading, { level })(state, dispatch);
	};
}

/** The innermost list in which the caret stands. */
export function listAround({ selection: { $from } }: EditorState): NodeType | undefined {
	for (let { depth } = $from; depth > 0; depth--) {
		const { type } = $from.node(depth);
		if (type.isInGroup("list")) return type;
	}
	return undefined;
}

/** Makes a list, or another one of it, or takes what is selected out of it. */
export function toggleList(type: NodeType): Command {
	return (state, dispatch) => {
		const around = listAround(state);
		if (around === type) return chainCommands(liftListItem(nodes.item), lift)(state, dispatch);
		if (!around) return wrapInList(type)(state, dispatch);
		const { $from } = state.selection;
		for (let { depth } = $from; depth > 0; depth--) {
			if ($from.node(depth).type !== around) continue;
			dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, {}));
			return true;
		}
		return false;
	};
}

export const toggleStrong = toggleMark(marks.strong);

export const toggleEm = toggleMark(marks.em);

/** Ends the line, and not the paragraph. */
export const endLine: Command = (state, dispatch) => {
	if (state.selection.$from.parent.type === nodes.source) return false;
	dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
	return true;
};

/** What a link is put on: what is selected, the link around the caret, or else the word. */
export interface Linkable {
	readonly from: number;
	readonly to: number;
	/** Where it leads already. */
	readonly href: string | undefined;
}

/** Finds what a link would be put on; undefined where there can be none. */
export function linkableIn({ selection }: EditorState): Linkable | undefined {
	const { $from, from, to, empty } = selection;
	if (!(selection instanceof TextSelection) || $from.parent.type === nodes.source) return undefined;
	const link =
		marks.link.isInSet($from.marks()) ?? ($from.nodeAfter ? marks.link.isInSet($from.nodeAfter.marks) : undefined);
	if (link) return { ...rangeOfLink(link, $from.parent, $from.start(), from), href: String(link.attrs.href) };
	if (!empty) return { from, to, href: undefined };
	const before = /[^\s\ufffc]*$/.exec($from.parent.textBetween(0, $from.parentOffset, "", "\ufffc"))?.[0].length ?? 0;
	const rest = $from.parent.textBetween($from.parentOffset, $from.parent.content.size, "", "\ufffc");
	const after = /^[^\s\ufffc]*/.exec(rest)?.[0].length ?? 0;
	return { from: from - before, to: from + after, href: undefined };
}

/** The whole of a link, around a place. */
function rangeOfLink(link: Mark, parent: Node, start: number, place: number): { from: number; to: number } {
	let found = { from: place, to: place };
	let open: number | undefined;
	parent.forEach((child, offset) => {
		const at = start + offset;
		if (!link.isInSet(child.marks)) open = undefined;
		else {
			open ??= at;
			if (open <= place && place <= at + child.nodeSize) found = { from: open, to: at + child.nodeSize };
		}
	});
	return found;
}

/** Lets something lead to an address, or nowhere; where there are no words yet, the address is shown. */
export function putLink({ from, to }: Linkable, href: string): Command {
	return (state, dispatch) => {
		const { tr } = state;
		tr.removeMark(from, to, marks.link);
		const link = marks.link.create({ href });
		if (href !== "" && from === to) tr.insert(from, schema.text(href, [link]));
		else if (href !== "") tr.addMark(from, to, link);
		dispatch?.(tr);
		return true;
	};
}

/** Puts a fact where the caret is, behind what is selected. */
export function putFact(name: string): Command {
	return (state, dispatch) => {
		const { $to, to } = state.selection;
		const source = `{${name}}`;
		const isSource = $to.parent.type === nodes.source;
		const fact = isSource ? schema.text(source) : nodes.fact.create({ source }, null, $to.marks());
		dispatch?.(state.tr.insert(to, fact));
		return true;
	};
}
