import { useId } from "react";
import type { Answers, AskedQuestion, FileChange } from "#core/studio.ts";
import { useControls } from "#studio/fields/control.ts";
import { Labelled } from "#studio/fields/Field.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { TakeOffer } from "#studio/parts/TakeOffer.tsx";

interface QuestionProps {
	readonly question: AskedQuestion;
	/** What is being begun. */
	readonly what: string;
	/** What was typed; undefined as long as what is suggested holds. */
	readonly typed: string | undefined;
	/** What is wrong is told. */
	readonly judged: boolean;
	readonly change: (typed: string) => void;
	/** `said` is what its fields say, of a picture that was chosen. */
	readonly choose: (said: Answers, files: readonly FileChange[]) => void;
}

/** One question with its answer, and whether that is right. */
export function Question({ question, what, typed, judged, change, choose }: QuestionProps) {
	const id = useId();
	const { picture } = useControls().blocks;
	const { field, answer, example, problem, offer, note } = question;
	const bad = judged ? problem : undefined;
	if (question.picture)
		return picture ? <picture.New field={{ ...field, file: what }} room={1} choose={choose} /> : null;
	return (
		<Labelled
			id={id}
			field={field}
			value={field.content}
			typed={typed ?? answer}
			example={example}
			invalid={bad !== undefined}
			change={change}
			leave={() => {}}
		>
			{bad !== undefined && (
				<div id={`${id}-trouble`} role="alert" className="trouble">
					<p>{bad}</p>
					{offer && (
						<p>
							<TakeOffer offer={offer} take={({ value }) => change(value)} />
						</p>
					)}
				</div>
			)}
			{problem === undefined && note !== undefined && (
				<p aria-live="polite" className="good">
					<Icon name="check" /> {note}
				</p>
			)}
		</Labelled>
	);
}
