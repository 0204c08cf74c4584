import { useEffect, useRef } from "react";
import type { SiteWord } from "#core/studio-translations.ts";
import { useEditor, useSay, useSource } from "#studio/desk/use-studio.ts";
import { Passage } from "#studio/fields/Passage.tsx";
import { shortened } from "#studio/page/shortened.ts";
import { wordTarget } from "#studio/page/target.ts";
import { words } from "./words.ts";

/** A word in every language, each typed in its place, and the way back to what the builder says. */
export function Word({ word }: { word: SiteWord }) {
	const editor = useEditor();
	const say = useSay();
	const source = useSource();
	const { key, about, says, builtIn, isOverridden, max, translations } = word;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector<HTMLElement>("textarea, [role='textbox']")?.focus(), []);
	const usually = () => {
		const text = shortened(builtIn);
		const name = say(words.usualWord, { text });
		void editor.done(() => editor.changeWord({ key, name }), say(words.usualAgain, { text }));
	};
	return (
		<div ref={box}>
			<p className="about">{about}</p>
			<p className="notice">{say(words.everywhere)}</p>
			<Passage
				passage={{ language: source, written: says, max }}
				target={wordTarget(word, source, source)}
				says={says}
				chosen
			/>
			{translations.map((passage) => (
				<Passage
					key={passage.language}
					passage={passage}
					target={wordTarget(word, passage.language, source)}
					says={passage.translation}
					file={`content/words/${source}.yaml`}
				/>
			))}
			{isOverridden && (
				<p className="acts">
					<button type="button" onClick={usually}>
						{say(words.usualWord, { text: shortened(builtIn) })}
					</button>
				</p>
			)}
		</div>
	);
}
