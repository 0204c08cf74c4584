import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { ControlProps } from "./control.ts";
import { words } from "./words.ts";

/** A time span as it is typed: either end can still be missing. */
type Range = readonly [opens: string, closes: string];

/** When a day is open: its times, of which there are more with a pause between; or that it is closed. */
export function Hours({ id, value, typed, required, describedBy, invalid, change, leave }: ControlProps) {
	/** What a day on which nobody comes is called in the files. */
	const closed = value.options?.[0]?.value ?? "";
	const say = useSay();
	const ranges = typed === closed ? [] : rangesIn(typed);
	const write = (now: readonly Range[]) => change(now.map((range) => range.join("-")).join(", "));
	const put = (at: number, range: Range) => write(ranges.map((each, index) => (index === at ? range : each)));
	const state = typed === closed ? closed : ranges.length > 0 ? "open" : "";
	const choose = (now: string) => (now === "open" ? write([["09:00", "17:00"]]) : change(now));
	return (
		<div className="hours">
			<select
				id={id}
				aria-describedby={describedBy}
				aria-invalid={invalid}
				value={state}
				onChange={({ target }) => choose(target.value)}
				onBlur={leave}
			>
				{(!required || state === "") && <option value="">{say(shared.nothing)}</option>}
				<option value="open">{say(words.open)}</option>
				<option value={closed}>{say(words.closed)}</option>
			</select>
			{ranges.map(([opens, closes], at) => (
				<fieldset key={at} aria-labelledby={`${id}-label`}>
					<label>
						{say(words.from)}
						<input
							type="time"
							aria-invalid={invalid}
							value={opens}
							onChange={({ target }) => put(at, [target.value, closes])}
							onBlur={leave}
						/>
					</label>
					<label>
						{say(words.until)}
						<input
							type="time"
							aria-invalid={invalid}
							value={closes}
							onChange={({ target }) => put(at, [opens, target.value])}
							onBlur={leave}
						/>
					</label>
					{at > 0 && (
						<button type="button" onClick={() => write(ranges.filter((_, index) => index !== at))}>
							{say(shared.remove)}
						</button>
					)}
				</fieldset>
			))}
			{state === "open" && ranges.length === 1 && (
				<button type="button" onClick={() => write(withPause(ranges[0]))}>
					{say(words.withPause)}
				</button>
			)}
		</div>
	);
}

/** A day with a break at noon, which somebody sets right. */
function withPause([opens, closes]: Range = ["", ""]): readonly Range[] {
	return [
		[opens, "12:30"],
		["13:00", closes],
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
