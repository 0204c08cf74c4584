import { useId, useState } from "react";
import type { SiteWord } from "#core/studio-translations.ts";
import type { Panels } from "#studio/desk/panels.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { Word } from "./Word.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		/** One of them, or all. */
		words: { readonly key: string } | undefined;
	}
}

/** The words of what surrounds the pages: one of them, or all to choose from. */
function SiteWords({ given }: { given: Panels["words"] }) {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const { answer: all } = useAnswer(revision, () => editor.reading.words());
	if (!all) return null;
	const word = all.find(({ key }) => key === given?.key);
	if (!word) return <Search all={all} />;
	return (
		<>
			<Word key={word.key} word={word} />
			<p className="acts">
				<button type="button" onClick={() => editor.openPanel("words")}>
					{say(words.siteWords)}
				</button>
			</p>
		</>
	);
}

function Search({ all }: { all: readonly SiteWord[] }) {
	const editor = useEditor();
	const say = useSay();
	const [sought, setSought] = useState("");
	const id = useId();
	const parts = sought.toLowerCase().split(/\s+/);
	const found = all.filter(({ key, about, says, translations }) => {
		const text = [key, about, says, ...translations.map(({ translation }) => translation)].join("\n").toLowerCase();
		return parts.every((part) => text.includes(part));
	});
	return (
		<>
			<p className="about">{say(words.aboutSiteWords)}</p>
			<label htmlFor={id}>{say(shared.search)}</label>
			<input id={id} type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
			<p className="about" role="status">
				{found.length === 0
					? say(shared.foundNone)
					: found.length === 1
						? say(words.wordFound)
						: say(words.wordsFound, { count: found.length })}
			</p>
			<ul className="site-words">
				{found.map(({ key, about, says, isOverridden }) => (
					<li key={key}>
						<button type="button" onClick={() => editor.openPanel("words", { key })}>
							<span>
								{says} {isOverridden && <small className="state">{say(words.ownWord)}</small>}
							</span>
							<small>{about}</small>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

export const panel: FeaturePanel<"words"> = {
	title: (given, { say }) => say(given?.key === undefined ? words.siteWords : words.siteWord),
	Panel: SiteWords,
};
