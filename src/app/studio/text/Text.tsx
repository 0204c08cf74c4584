import type { EditorState } from "prosemirror-state";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { directionOf, usualSource } from "#core/languages.ts";
import type { ControlProps } from "../control.ts";
import { server } from "../server.ts";
import { useStudio } from "../use-studio.ts";
import { type Linkable, linkableIn } from "./commands.ts";
import { Editor } from "./editor.ts";
import { FormButtons } from "./FormButtons.tsx";

/** A text in which somebody types, with what can be done with it below. */
export function Text({ id, typed, describedBy, invalid, change, leave }: ControlProps) {
	const { state } = useStudio();
	const { session, chosen, focus } = state;
	const block = chosen?.origin.block ?? 0;
	const place = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<Editor>();
	const [shown, setShown] = useState<EditorState>();
	const [linkable, setLinkable] = useState<Linkable>();
	const source = session?.source ?? usualSource;
	const attributes = {
		id,
		class: "text",
		role: "textbox",
		"aria-multiline": "true",
		"aria-labelledby": `${id}-label`,
		"aria-describedby": describedBy,
		"aria-invalid": String(invalid),
		"data-first": "",
		lang: source,
		dir: directionOf(source),
		spellcheck: "true",
	};
	const begin = useEffectEvent((host: HTMLElement) => {
		const known = server.facts().then((facts) => new Map(facts.map(({ name, shows }) => [name, shows])));
		return new Editor(host, {
			text: typed,
			attributes,
			factOf: async (name) => (await known).get(name),
			typed: (text) => type(text),
			changed: setShown,
			asksLink: (state) => setLinkable(linkableIn(state)),
		});
	});
	const type = useEffectEvent((text: string) => {
		// What a link would be put on may stand elsewhere now.
		setLinkable(undefined);
		// Before the next letter comes: what is told late would be taken for a text from elsewhere.
		flushSync(() => change(text));
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: one editor stays as long as the field.
	useEffect(() => {
		if (!place.current) return undefined;
		const made = begin(place.current);
		// Before anything gives it the keys.
		made.goTo(block);
		setEditor(made);
		return () => made.end();
	}, []);
	useEffect(() => editor?.show(typed), [editor, typed]);
	const describe = useEffectEvent(() => editor?.describe(attributes));
	// biome-ignore lint/correctness/useExhaustiveDependencies: these are what changes in it.
	useEffect(() => describe(), [editor, describedBy, invalid]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another number the panel takes the keys.
	useEffect(() => editor?.goTo(block), [editor, block, focus]);
	return (
		// Who goes to a button and back is still at the same text.
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears of what is in it.
		<div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}>
			<div ref={place} />
			{editor && shown && (
				<FormButtons id={id} editor={editor} shown={shown} linkable={linkable} setLinkable={setLinkable} />
			)}
		</div>
	);
}
