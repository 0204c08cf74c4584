import type { FocusEvent } from "react";
import { useState } from "react";
import { useSay, useSource } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { amountIn } from "#studio/page/as-read.ts";
import { useAllWithFacts } from "#studio/parts/WithFacts.tsx";
import type { ControlProps, Controls } from "./control.ts";
import { Hours } from "./Hours.tsx";
import { Line } from "./Line.tsx";
import { IconChoice, LinkChoice, SearchChoice, Text } from "./lazy.ts";
import { named } from "./named.ts";

function LineField({ value, ...props }: ControlProps) {
	return <Line {...props} takesFacts={value.holdsFacts} />;
}

/** More than these nobody looks through: they are found by their letters. */
const mostListed = 12;

/** One of several, each as visitors read it. */
function Choice(props: ControlProps) {
	const { value } = props;
	const { options = [] } = value;
	const shown = useAllWithFacts(options.map(({ text }) => text));
	const read = { ...value, options: options.map((each, at) => ({ ...each, text: shown?.[at] ?? each.text })) };
	return options.length > mostListed ? <SearchChoice {...props} value={read} /> : <List {...props} value={read} />;
}

function List(props: ControlProps) {
	const { value, required, typed, change, leave } = props;
	const say = useSay();
	const options = value.options ?? [];
	return (
		<select
			{...named(props)}
			value={typed}
			onChange={({ target }) => {
				change(target.value);
				// Whoever chooses types nothing more.
				leave();
			}}
		>
			{(!required || typed === "") && <option value="">{say(shared.nothing)}</option>}
			{typed !== "" && !options.some((each) => each.value === typed) && <option value={typed}>{typed}</option>}
			{options.map((each) => (
				<option key={each.value} value={each.value}>
					{each.text}
				</option>
			))}
		</select>
	);
}

/** A field of one line, of a type that the browser knows. */
function input(type: "text" | "date", mode: "text" | "numeric" = "text") {
	return function Input(props: ControlProps) {
		const { typed, change, leave, value } = props;
		return (
			<input
				{...named(props)}
				type={type}
				inputMode={mode}
				min={value.range?.[0]}
				max={value.range?.[1]}
				value={typed}
				placeholder={props.example}
				onFocus={selectAll}
				onChange={({ target }) => change(target.value)}
				onBlur={leave}
			/>
		);
	};
}

/** Whoever comes to a number types another. */
function selectAll({ target }: FocusEvent<HTMLInputElement>): void {
	if (target.type === "text") target.select();
}

/** An amount, as people of the language that they write do: `145,50` where the content has a point. */
function Amount(props: ControlProps) {
	const { typed, change, leave } = props;
	const source = useSource();
	const [isTyping, setTyping] = useState(false);
	return (
		<input
			{...named(props)}
			type="text"
			inputMode="decimal"
			placeholder={props.example}
			value={isTyping ? typed : amountIn(typed, source)}
			onFocus={selectAll}
			onChange={({ target }) => {
				setTyping(true);
				change(target.value);
			}}
			onBlur={() => {
				setTyping(false);
				leave();
			}}
		/>
	);
}

/** Where a browser begins to choose; nobody who chooses this one wants exactly this. */
const noColor = "#7f8081";

/** A colour, or none: then nothing is painted that nobody chose. */
function Color(props: ControlProps) {
	const { required, typed, change, leave } = props;
	const say = useSay();
	const isChosen = typed !== "";
	const clear = () => {
		change("");
		leave();
	};
	return (
		<span className="color">
			<input
				{...named(props)}
				type="color"
				data-unset={isChosen ? undefined : ""}
				value={typed || noColor}
				onChange={({ target }) => change(target.value)}
				onBlur={leave}
			/>
			{!isChosen && <span>{say(shared.nothing)}</span>}
			{isChosen && !required && (
				<button type="button" onClick={clear}>
					{say(shared.remove)}
				</button>
			)}
		</span>
	);
}

/** The controls that no feature brings. */
export const controls = {
	line: LineField,
	link: LinkChoice,
	text: Text,
	choice: Choice,
	icon: IconChoice,
	switch: Choice,
	entry: Choice,
	marks: Choice,
	number: input("text", "numeric"),
	coordinate: input("text"),
	amount: Amount,
	day: input("date"),
	hours: Hours,
	color: Color,
	// Of a picture as a whole there is more to choose than its file.
	picture: Choice,
} satisfies Partial<Controls["values"]>;
