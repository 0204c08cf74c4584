import { useId } from "react";

interface ChoiceProps {
	readonly label: string;
	readonly value: string;
	readonly options: readonly (readonly [value: string, text: string])[];
	readonly choose: (value: string) => void;
}

/** One of several. */
export function Choice({ label, value, options, choose }: ChoiceProps) {
	const id = useId();
	return (
		<div className="choice">
			<label htmlFor={id}>{label}</label>
			<select id={id} value={value} onChange={({ target }) => choose(target.value)}>
				{options.map(([each, text]) => (
					<option key={each} value={each}>
						{text}
					</option>
				))}
			</select>
		</div>
	);
}
