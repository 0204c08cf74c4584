import { type FocusEvent, useState } from "react";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { ControlProps } from "./control.ts";
import { useNearest } from "./neighbours.ts";
import { words } from "./words.ts";

/** A time span as it is typed: either end can still be missing. */
type Range = readonly [opens: string, closes: string];

/** Times that are not all filled in: nothing of them is written until they are, or somebody leaves them so. */
interface Begun {
	readonly ranges: readonly Range[];
	/** What the day said before. */
	readonly typed: string;
	/** Somebody has filled in something. */
	readonly isTouched: boolean;
}

/** When a day is open: its times, of which there are more with a pause between; or that it is closed. */
export function Hours({ id, value, typed, required, describedBy, invalid, change, leave }: ControlProps) {
	/** What a day on which nobody comes is called in the files. */
	const closed = value.options?.[0]?.value ?? "";
	const say = useSay();
	const [found, setBegun] = useState<Begun>();
	const begun = found?.typed === typed ? found : undefined;
	const ranges = begun?.ranges ?? (typed === closed ? [] : rangesIn(typed));
	const nearest = useNearest(value, (written) => written !== "" && written !== closed);
	const begin = (ranges: readonly Range[], isTouched = false) => setBegun({ ranges, typed, isTouched });
	const write = (now: readonly Range[]) => {
		setBegun(undefined);
		change(now.map((range) => range.join("-")).join(", "));
	};
	const put = (at: number, range: Range) => {
		const now = ranges.map((each, index) => (index === at ? range : each));
		if (now.flat().includes("")) begin(now, true);
		else write(now);
	};
	const remove = (at: number) => {
		// A break that nobody filled in leaves the day as it was.
		const last = ranges[at]?.[1] ?? "";
		const now = ranges
			.filter((_, index) => index !== at)
			.map(([opens, closes], index): Range => [opens, closes === "" && index === at - 1 ? last : closes]);
		if (now.flat().includes("")) begin(now, true);
		else write(now);
	};
	const leaveTimes = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
		const inputs = currentTarget.closest(".hours");
		if (inputs?.contains(relatedTarget)) return;
		// What is half filled in is told as not saved, also an hour without its minutes.
		if (begun?.isTouched || inputs?.querySelector("input:invalid")) write(ranges);
		leave();
	};
	const state = begun || ranges.length > 0 ? "open" : typed === closed ? closed : "";
	const choose = (now: string) => {
		if (now === "open") return begin([["", ""]]);
		setBegun(undefined);
		change(now);
	};
	return (
		<div className="hours">
			<select
				id={id}
				aria-describedby={describedBy}
				aria-invalid={invalid}
				value={state}
				onChange={({ target }) => choose(target.value)}
				onBlur={leaveTimes}
			>
				{(!required || state === "") && <option value="">{say(shared.nothing)}</option>}
				<option value="open">{say(words.open)}</option>
				<option value={closed}>{say(words.closed)}</option>
			</select>
			{begun && (
				<p role="status" className="about">
					{say(words.fillTimes)}
				</p>
			)}
			{begun && !begun.isTouched && ranges.length === 1 && nearest && (
				<button
					type="button"
					onClick={() => {
						write(rangesIn(nearest.written));
						leave();
					}}
				>
					{say(words.timesOf, { day: nearest.label, times: nearest.written })}
				</button>
			)}
			{ranges.map(([opens, closes], at) => (
				<fieldset key={at} aria-labelledby={`${id}-label`}>
					<label>
						{say(words.from)}
						<input
							type="time"
							aria-invalid={invalid}
							value={opens}
							onChange={({ target }) => put(at, [target.value, closes])}
							onBlur={leaveTimes}
						/>
					</label>
					<label>
						{say(words.until)}
						<input
							type="time"
							aria-invalid={invalid}
							value={closes}
							onChange={({ target }) => put(at, [opens, target.value])}
							onBlur={leaveTimes}
						/>
					</label>
					{at > 0 && (
						<button type="button" onClick={() => remove(at)}>
							{say(shared.remove)}
						</button>
					)}
				</fieldset>
			))}
			{!begun && ranges.length === 1 && (
				<button type="button" onClick={() => begin(withPause(ranges[0]))}>
					{say(words.withPause)}
				</button>
			)}
		</div>
	);
}

/** A day with a break, of which nobody has said when it is. */
function withPause([opens, closes]: Range = ["", ""]): readonly Range[] {
	return [
		[opens, ""],
		["", closes],
	];
}

/** Times that were typed, in any notation that is read. */
function rangesIn(typed: string): readonly Range[] {
	const spans = typed === "" ? [] : typed.split(",");
	return spans.map((each): Range => {
		const [opens = "", closes = ""] = each.split(/[-–]/);
		return [opens.trim(), closes.trim()];
	});
}
