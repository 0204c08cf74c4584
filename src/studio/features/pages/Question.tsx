import { useId } from "react";
import type { AskedQuestion } from "#core/studio.ts";
import { Labelled } from "#studio/fields/Field.tsx";
import { Icon } from "#studio/parts/Icon.tsx";

interface QuestionProps {
	readonly question: AskedQuestion;
	/** What was typed; undefined as long as what is suggested holds. */
	readonly typed: string | undefined;
	/** What is wrong is told. */
	readonly judged: boolean;
	readonly change: (typed: string) => void;
}

/** One question with its answer, and whether that is right. */
export function Question({ question, typed, judged, change }: QuestionProps) {
	const id = useId();
	const { field, answer, problem, note } = question;
	const bad = judged ? problem : undefined;
	return (
		<Labelled
			id={id}
			field={field}
			value={field.content}
			typed={typed ?? answer}
			invalid={bad !== undefined}
			change={change}
			leave={() => {}}
		>
			{bad !== undefined && (
				<p id={`${id}-trouble`} role="alert" className="trouble">
					{bad}
				</p>
			)}
			{problem === undefined && note !== undefined && (
				<p aria-live="polite" className="good">
					<Icon name="check" /> {note}
				</p>
			)}
		</Labelled>
	);
}
