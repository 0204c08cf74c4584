import { languageNameOf } from "#core/languages.ts";
import type { Steps } from "#core/studio.ts";
import { type BegunText, forgetBelow } from "#studio/desk/begun.ts";
import type { TextElsewhere, UnsavedText } from "#studio/desk/unsaved.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { keyOf } from "#studio/page/target.ts";
import { Trouble } from "./Trouble.tsx";
import { words } from "./words.ts";

/** Texts that are not in their files: where each belongs, what was typed, why it is not there, and what can be done. */
export function UnsavedTexts({ texts, elsewhere, begun }: UnsavedTextsProps) {
	return (
		<ul className="unsaved-texts">
			{texts.map((text) => (
				<One key={keyOf(text.target)} text={text} />
			))}
			{elsewhere.map((each) => (
				<InOtherTab key={each.name} found={each} />
			))}
			{begun.map((each) => (
				<NotAdded key={JSON.stringify(each.spot)} begun={each} />
			))}
		</ul>
	);
}

interface UnsavedTextsProps {
	readonly texts: readonly UnsavedText[];
	/** Those of other tabs. */
	readonly elsewhere: readonly TextElsewhere[];
	readonly begun: readonly BegunText[];
}

/** Where a text belongs, and what was typed. */
function Typed({ text: { target, page, typed } }: { text: UnsavedText }) {
	const say = useSay();
	const language = target.is === "field" ? undefined : target.language;
	return (
		<>
			<h3>
				{target.label}
				{language && ` (${languageNameOf(language)})`}
			</h3>
			<p className="about address">{page}</p>
			<blockquote lang={language} dir="auto" aria-label={say(words.youTyped)}>
				{typed || say(shared.nothing)}
			</blockquote>
		</>
	);
}

/** A text of another tab, which may be open, or closed while the same text was typed here. */
function InOtherTab({ found }: { found: TextElsewhere }) {
	const editor = useEditor();
	const say = useSay();
	const { label } = found.text.target;
	return (
		<li>
			<Typed text={found.text} />
			<p className="about">{say(words.inOtherTab)}</p>
			<p className="acts">
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(words.takeHere), name: label })}
					onClick={() => void editor.takeHere(found)}
				>
					{say(words.takeHere)}
				</button>
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(words.throwAway), name: label })}
					onClick={() => editor.unsaved.forgetElsewhere(found)}
				>
					{say(words.throwAway)}
				</button>
			</p>
		</li>
	);
}

/** Something new that was filled in, and not added. */
function NotAdded({ begun: { spot, words: typed } }: { begun: BegunText }) {
	const editor = useEditor();
	const say = useSay();
	// It may be in something that was removed, where undo brings it back.
	const go = () =>
		editor.openAt({ file: spot.file, path: holderOf(spot.path) }).catch((error: unknown) => editor.tellFailure(error));
	return (
		<li>
			<blockquote dir="auto" aria-label={say(words.youTyped)}>
				{typed}
			</blockquote>
			<p className="about">{say(words.notAdded)}</p>
			<p className="acts">
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(shared.goThere), name: typed })}
					onClick={() => void go()}
				>
					{say(shared.goThere)}
				</button>
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(words.throwAway), name: typed })}
					onClick={() => forgetBelow(spot)}
				>
					{say(words.throwAway)}
				</button>
			</p>
		</li>
	);
}

/** Where the list or the field stands that something is added to. */
function holderOf(path: Steps): Steps {
	return path.slice(0, typeof path.at(-1) === "number" ? -2 : -1);
}

function One({ text }: { text: UnsavedText }) {
	const editor = useEditor();
	const say = useSay();
	const { target, why } = text;
	const draft = editor.drafts.ofUnsaved(text);
	return (
		<li>
			<Typed text={text} />
			{why.is === "saving" ? (
				<p className="about">{say(words.stillSaving)}</p>
			) : (
				<Trouble
					id={`unsaved-${keyOf(target)}`}
					saved={why}
					settle={(which) => draft.settle(which)}
					take={(value) => void draft.take(value)}
				/>
			)}
			<p className="acts">
				<button
					type="button"
					aria-label={say(shared.withName, { what: say(shared.goThere), name: target.label })}
					onClick={() => editor.goTo(text)}
				>
					{say(shared.goThere)}
				</button>
				{why.is !== "saving" && why.is !== "conflict" && (
					<>
						<button
							type="button"
							aria-label={say(shared.withName, { what: say(words.tryAgain), name: target.label })}
							onClick={() => void draft.retry()}
						>
							{say(words.tryAgain)}
						</button>
						<button
							type="button"
							aria-label={say(shared.withName, { what: say(words.takeFile), name: target.label })}
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
