import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { factNamed, sourceOf } from "#core/fact-pieces.ts";
import { knownFacts } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay, useSource } from "#studio/desk/use-studio.ts";
import { copiedPieces } from "#studio/page/clipboard.ts";
import { LineEditor } from "#studio/typing/line-editor.ts";
import { attributesOf } from "./editor-attributes.ts";
import { Facts } from "./Facts.tsx";
import type { FirstFact, LineEditorProps } from "./one-line.ts";
import { words } from "./words.ts";

interface FactLineProps extends LineEditorProps {
	readonly first: FirstFact | undefined;
}

/** A text of one line with facts in it, each as it shows. */
export function FactLine(props: FactLineProps) {
	const { id, typed, describedBy, invalid, change, enter, leave, language, takesFacts, first } = props;
	const source = useSource();
	const lang = language ?? source;
	const place = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<LineEditor>();
	const start = useEffectEvent((host: HTMLElement) => {
		const made = new LineEditor(host, {
			text: typed,
			attributes: attributesOf({ id, describedBy, invalid, lang, isLine: true }),
			facts: knownFacts(),
			copied: (data) => {
				const pieces = copiedPieces(data);
				return pieces && sourceOf(pieces);
			},
			typed: (text) => type(text),
			pressed: (event) => press(event),
			entered: () => goIn(),
			left: () => goOut(),
		});
		// As if it had stood there before, so that it can be taken back.
		if (first) queueMicrotask(() => made.put(first.name, first.at));
		return made;
	});
	// Before the next letter comes: what is told late would be taken for a text from elsewhere.
	const type = useEffectEvent((text: string) => flushSync(() => change(text)));
	const goIn = useEffectEvent(enter);
	const goOut = useEffectEvent(leave);
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === "Enter") {
			event.preventDefault();
			leave();
			place.current?.closest("form")?.requestSubmit();
		}
		// The panel closes by it.
		return event.key === "Enter" || event.key === "Escape";
	});
	// One editor stays as long as the field.
	useEffect(() => {
		if (!place.current) return undefined;
		const made = start(place.current);
		setEditor(made);
		return () => made.end();
	}, []);
	useEffect(() => editor?.show(typed), [editor, typed]);
	useEffect(() => {
		editor?.describe(attributesOf({ id, describedBy, invalid, lang, isLine: true }));
	}, [editor, id, describedBy, invalid, lang]);
	return (
		<>
			<div ref={place} />
			<OnlyFact text={typed} />
			{takesFacts && editor && <Facts id={id} put={({ name }) => editor.put(name)} back={() => editor.take()} />}
		</>
	);
}

/** Of a text that is nothing but a fact, what people call that. */
function OnlyFact({ text }: { text: string }) {
	const say = useSay();
	const name = factNamed(text.trim());
	const { answer: facts } = useAnswer(name && "facts", knownFacts);
	const fact = name === undefined ? undefined : facts?.get(name);
	return fact ? <p className="about">{say(words.isFact, { name: fact.label, value: fact.shows })}</p> : null;
}
