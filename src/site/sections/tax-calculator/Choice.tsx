import { useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import type { QuestionProps } from "./types.ts";
import type ownWords from "./words.ts";

interface Option {
	readonly value: string;
	readonly label: string;
	/** Chosen before the visitor chooses. */
	readonly chosen?: boolean;
}

interface Props extends QuestionProps {
	readonly required?: boolean;
	readonly options: readonly Option[];
}

/** One of a few choices, all in sight. */
export function Choice({ id, label, hint, options, required = false }: Props) {
	return (
		<fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
			<legend className="font-[650] text-balance">
				<Text value={label} />
			</legend>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-ink-2">
					<Text value={hint} />
				</p>
			)}
			<div className="mt-2 flex flex-wrap gap-2">
				{options.map(({ value, label: name, chosen }, index) => (
					<label
						key={value}
						className="flex min-h-12 min-w-24 cursor-pointer items-center gap-3 rounded-sm border border-control px-3.5 py-2 hover:border-ink has-checked:border-sea has-checked:bg-mist"
					>
						<input
							type="radio"
							id={index === 0 ? id : `${id}-${index + 1}`}
							name={id}
							value={value}
							defaultChecked={chosen}
							required={required}
							aria-invalid={false}
							className="size-6 flex-none scroll-mt-44 scroll-mb-28 accent-sea"
						/>
						{name}
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** A question to say yes or no to; no unless the visitor says yes. */
export function YesNo(props: QuestionProps) {
	const words = useWords<typeof ownWords>();
	const options = [
		{ value: "ja", label: words.answer_yes },
		{ value: "nee", label: words.answer_no, chosen: true },
	];
	return <Choice {...props} options={options} />;
}
