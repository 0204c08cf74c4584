import type { OthersText as Theirs } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { WithFacts } from "./WithFacts.tsx";
import { words } from "./words.ts";

/** A text of somebody else beside the own one, which it can take the place of. */
export function OthersText({ text }: { text: Theirs }) {
	const editor = useEditor();
	const say = useSay();
	const { who, label, file, path, theirs, mine } = text;
	const takeOver = () =>
		editor.run([{ do: "set", file, path, was: mine, value: theirs }], label, say(words.tookOver, { who }));
	return (
		<li>
			<h3>{say(words.by, { label, who })}</h3>
			<blockquote>
				<WithFacts text={theirs} />
			</blockquote>
			<p>
				<small>{say(words.here)}</small> <WithFacts text={mine} />
			</p>
			<p className="acts">
				<button type="button" onClick={() => void takeOver()}>
					{say(shared.takeOver)}
				</button>{" "}
				<button type="button" onClick={() => void editor.openAt({ file, path })}>
					{say(shared.goThere)}
				</button>
			</p>
		</li>
	);
}
