import { DOMSerializer, type Node, type Schema } from "prosemirror-model";
import type { EditorProps } from "prosemirror-view";
import { factNamed } from "#core/fact-pieces.ts";
import type { KnownFacts } from "#core/studio.ts";
import type { Facts } from "./views.ts";

/** How a text is copied: as it reads, also each fact in it, which only Studio takes for the fact. */
export function copiedAs(
	schema: Schema,
	facts: Facts,
): Required<Pick<EditorProps, "clipboardSerializer" | "clipboardTextSerializer">> {
	let known: KnownFacts | undefined;
	void Promise.resolve(facts).then(
		(all) => {
			known = all;
		},
		() => undefined,
	);
	const read = ({ type, attrs }: Node) => {
		const source = String(attrs.source);
		if (type.name === "fact") return known?.get(factNamed(source) ?? "")?.shows ?? source;
		return type.name === "break" ? "\n" : " ";
	};
	const nodes = {
		...DOMSerializer.nodesFromSchema(schema),
		fact: (node: Node) => ["span", { "data-fact": String(node.attrs.source) }, read(node)] as const,
	};
	return {
		clipboardSerializer: new DOMSerializer(nodes, DOMSerializer.marksFromSchema(schema)),
		clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, "\n\n", read),
	};
}
