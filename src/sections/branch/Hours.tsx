import { fill } from "#core/fill.ts";
import { isOneDay, type WeekHours, weekdayOf, weekdays } from "#core/opening.ts";
import { isNews } from "#core/opening-news.ts";
import type { HourRange } from "#core/resolved.ts";
import type { Shell } from "#core/shell.ts";
import { useWords } from "#ui/context.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { Text } from "#ui/Text.tsx";
import type ownWords from "./words.ts";

/** The hours of a usual week. */
export function Hours({ of }: { of: WeekHours }) {
	const words = useWords<typeof ownWords>();
	return (
		<table aria-label={words.opening_hours} className="mt-3 w-full">
			<tbody>
				{weekdays.map((day) => (
					<tr key={day} className="border-b border-line last:border-0">
						<th scope="row" className="py-2 text-start font-normal">
							{words[day]}
						</th>
						<td className="py-2 text-end [font-variant-numeric:tabular-nums]">
							<Ranges of={of[day]} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type Exceptions = Shell["exceptions"];

/** A year has no more public holidays; who needs to know more calls. */
const most = 12;

/** The first of the days and periods to come on which the hours are others, with the reason. */
export function ExceptionList({ of, week }: { of: Exceptions; week: WeekHours }) {
	const words = useWords<typeof ownWords>();
	const all = of.filter((each) => isNews(each, week, of));
	if (all.length === 0) return null;
	const coming = all.toSorted((one, other) => (one.from.iso < other.from.iso ? -1 : 1)).slice(0, most);
	return (
		<>
			<h3 className="mt-8 text-xl">{words.other_hours}</h3>
			<ul className="mt-3">
				{coming.map((exception) => (
					<li
						key={exception.from.iso + exception.until?.iso}
						className="flex justify-between gap-4 border-b border-line py-2 last:border-0"
					>
						<p>
							<When of={exception} />
							<span className="block text-ink-2">
								<Text value={exception.reason} />
							</span>
						</p>
						<div className="text-end wrap-normal [font-variant-numeric:tabular-nums]">
							<Times of={exception} />
						</div>
					</li>
				))}
			</ul>
		</>
	);
}

function When({ of }: { of: Exceptions[number] }) {
	const words = useWords<typeof ownWords>();
	const { from, until = from } = of;
	if (isOneDay(of)) return `${words[weekdayOf(from.iso)]} ${from.medium}`;
	return fill(words.period, { from: from.medium, until: until.medium });
}

function Times({ of: { hours, days } }: { of: Exceptions[number] }) {
	const words = useWords<typeof ownWords>();
	const named = weekdays.flatMap((day) => (days?.[day] ? [{ day, ranges: days[day] }] : []));
	return (
		<>
			{(hours || !days) && <Ranges of={hours ?? []} />}
			{named.map(({ day, ranges }) => (
				<p key={day}>
					{words[day]}: <Ranges of={ranges} />
				</p>
			))}
		</>
	);
}

function Ranges({ of }: { of: readonly HourRange[] }) {
	const words = useWords<typeof ownWords>();
	if (of.length === 0) return words.closed;
	return of.map(({ opens, closes }) => (
		<span key={opens} className="ms-3 inline-block">
			<Ltr>{`${opens}–${closes}`}</Ltr>
		</span>
	));
}
