import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { sourceOf } from "#core/fact-pieces.ts";
import { directionOf } from "#core/languages.ts";
import type { KnownFact } from "#core/studio.ts";
import { copiedPieces } from "#studio/page/clipboard.ts";
import { Facts } from "./Facts.tsx";
import { FactLine } from "./lazy.ts";
import { named } from "./named.ts";
import { type FirstFact, holdsFacts, type LineEditorProps, type LineProps } from "./one-line.ts";

/** A text of one line: as it is written, or, where it holds facts, with what these show. */
export function Line(props: LineProps) {
	const { typed, leave } = props;
	const [isTyping, setTyping] = useState(false);
	const [hasFacts, setHasFacts] = useState(() => holdsFacts(typed));
	const [first, setFirst] = useState<FirstFact>();
	// What somebody types in stays what it is until they leave it. Once it has had facts it takes the next one too: whoever
	// goes to the button for that has left it.
	if (!isTyping && !hasFacts && holdsFacts(typed)) setHasFacts(true);
	const left = () => {
		setTyping(false);
		setFirst(undefined);
		leave();
	};
	const goOn = (fact: FirstFact) => {
		setFirst(fact);
		setHasFacts(true);
	};
	const own = { ...props, enter: () => setTyping(true), leave: left };
	return (
		<div className="one-line">{hasFacts ? <FactLine {...own} first={first} /> : <Written {...own} goOn={goOn} />}</div>
	);
}

interface WrittenProps extends LineEditorProps {
	/** A fact is put into it, behind which somebody goes on. */
	readonly goOn: (fact: FirstFact) => void;
}

function Written(props: WrittenProps) {
	const { id, typed, change, leave, example, language, rows = 1, takesFacts, enter, goOn } = props;
	const box = useRef<HTMLTextAreaElement>(null);
	/** It stays one line: Enter goes on, as in any field of one line. */
	const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		leave();
		event.currentTarget.form?.requestSubmit();
	};
	/** A fact stays one, in a text that takes facts. */
	const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const pieces = takesFacts ? copiedPieces(event.clipboardData) : undefined;
		if (!pieces) return;
		event.preventDefault();
		// As the browser pastes: it can be taken back.
		document.execCommand("insertText", false, sourceOf(pieces));
	};
	const put = ({ name }: KnownFact) => goOn({ name, at: box.current?.selectionEnd ?? typed.length });
	return (
		<>
			<textarea
				{...named(props)}
				ref={box}
				rows={rows}
				lang={language}
				dir={language ? directionOf(language) : "auto"}
				spellCheck
				value={typed}
				placeholder={example}
				onChange={({ target }) => change(target.value.replace(/\s*\n\s*/g, " "))}
				onKeyDown={press}
				onPaste={paste}
				onFocus={enter}
				onBlur={leave}
			/>
			{takesFacts && <Facts id={id} put={put} back={() => box.current?.focus()} />}
		</>
	);
}
