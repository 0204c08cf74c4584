import type { OthersText } from "#core/studio.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { WithFacts } from "#studio/parts/WithFacts.tsx";
import { words } from "./words.ts";

/** What other people wrote in copies of their own, to look at and to take over. */
export function OthersTexts() {
	const { state, say } = useStudio();
	if (state.others.length === 0) return <p className="about">{say(words.nothingOfOthers)}</p>;
	return (
		<>
			<p className="about">{say(words.aboutOthers)}</p>
			<ul className="others">
				{state.others.map((text) => (
					<Text key={JSON.stringify([text.who, text.file, text.path])} text={text} />
				))}
			</ul>
		</>
	);
}

/** A text of somebody else beside the own one, which it can take the place of. */
export function Text({ text }: { text: OthersText }) {
	const { studio, say } = useStudio();
	const { who, label, file, path, theirs, mine } = text;
	const takeOver = () =>
		studio.run([{ do: "set", file, path, was: mine, value: theirs }], label, say(words.tookOver, { who }));
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
				<button type="button" onClick={() => void studio.openAt({ file, path })}>
					{say(shared.goThere)}
				</button>
			</p>
		</li>
	);
}
