import { languageNames } from "#core/languages.ts";
import type { UnsavedText } from "#studio/desk/unsaved.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { keyOf } from "#studio/page/target.ts";
import { Trouble } from "./Trouble.tsx";
import { words } from "./words.ts";

/** Texts that are not in their files: where each belongs, what was typed, why it is not there, and what can be done. */
export function UnsavedTexts({ texts }: { texts: readonly UnsavedText[] }) {
	return (
		<ul className="unsaved-texts">
			{texts.map((text) => (
				<One key={keyOf(text.target)} text={text} />
			))}
		</ul>
	);
}

function One({ text }: { text: UnsavedText }) {
	const editor = useEditor();
	const say = useSay();
	const { target, page, typed, why } = text;
	const draft = editor.drafts.ofUnsaved(text);
	const language = target.is === "field" ? undefined : target.language;
	return (
		<li>
			<h3>
				{target.label}
				{language && ` (${languageNames[language]})`}
			</h3>
			<p className="about address">{page}</p>
			<blockquote lang={language} dir="auto" aria-label={say(words.youTyped)}>
				{typed || say(shared.nothing)}
			</blockquote>
			{why.is === "saving" ? (
				<p className="about">{say(words.stillSaving)}</p>
			) : (
				<Trouble id={`unsaved-${keyOf(target)}`} saved={why} settle={(which) => draft.settle(which)} />
			)}
			<p className="acts">
				<button type="button" aria-label={`${say(shared.goThere)}: ${target.label}`} onClick={() => editor.goTo(text)}>
					{say(shared.goThere)}
				</button>
				{why.is !== "saving" && why.is !== "conflict" && (
					<>
						<button
							type="button"
							aria-label={`${say(words.tryAgain)}: ${target.label}`}
							onClick={() => void draft.retry()}
						>
							{say(words.tryAgain)}
						</button>
						<button
							type="button"
							aria-label={`${say(words.takeFile)}: ${target.label}`}
							onClick={() => editor.history.takeFile(text)}
						>
							{say(words.takeFile)}
						</button>
					</>
				)}
			</p>
		</li>
	);
}
