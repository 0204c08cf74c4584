import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { defaultSource, type Language } from "#core/languages.ts";
import { knownFacts } from "#studio/desk/server.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { TextEditor } from "#studio/typing/text-editor.ts";
import type { ControlProps } from "./control.ts";
import { attributesOf } from "./editor-attributes.ts";
import { FormButtons } from "./FormButtons.tsx";

/** Above and below the caret the panel has a heading and buttons. */
const room = { top: 70, right: 0, bottom: 270, left: 0 };

interface TextProps extends Omit<ControlProps, "value" | "required"> {
	/** Of a translation; else the one that editors write. */
	readonly language?: Language;
}

/** A text in which somebody types in the panel, with what can be done with it below. */
export function Text({ id, typed, describedBy, invalid, change, leave, language }: TextProps) {
	const session = useStudio((state) => state.session);
	const chosen = useStudio((state) => state.chosen);
	const focus = useStudio((state) => state.focus);
	// What is translated is one block.
	const block = language ? 0 : (chosen?.origin.block ?? 0);
	const place = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<TextEditor>();
	const lang = language ?? session?.source ?? defaultSource;
	const begin = useEffectEvent((host: HTMLElement) => {
		const made = new TextEditor(host, {
			text: typed,
			attributes: attributesOf({ id, describedBy, invalid, lang }),
			facts: knownFacts(),
			room,
			typed: (text) => type(text),
			// It is left to the panel, which closes.
			pressed: ({ key }) => key === "Escape",
		});
		// Before anything gives it the keys.
		made.goTo(block);
		return made;
	});
	// Before the next letter comes: what is told late would be taken for a text from elsewhere.
	const type = useEffectEvent((text: string) => flushSync(() => change(text)));
	// One editor stays as long as the field.
	useEffect(() => {
		if (!place.current) return undefined;
		const made = begin(place.current);
		setEditor(made);
		return () => made.end();
	}, []);
	useEffect(() => editor?.show(typed), [editor, typed]);
	useEffect(() => {
		editor?.describe(attributesOf({ id, describedBy, invalid, lang }));
	}, [editor, id, describedBy, invalid, lang]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another number of `focus` gives it the keys once more.
	useEffect(() => editor?.goTo(block), [editor, block, focus]);
	return (
		// Who goes to a button and back is still at the same text.
		<div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}>
			<div ref={place} />
			{editor && <FormButtons id={id} editor={editor} />}
		</div>
	);
}
