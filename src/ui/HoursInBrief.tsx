import { fill } from "#core/fill.ts";
import { type Weekday, type WeekHours, weekdays } from "#core/opening.ts";
import { useShell, useWords } from "./context.tsx";
import { Ltr } from "./Ltr.tsx";
import { inSentence } from "./OpenNow.tsx";

/** The opening hours of a week in few lines: days after each other with the same hours stand together. */
export function HoursInBrief({ hours }: { hours: WeekHours }) {
	const words = useWords();
	const { lang } = useShell();
	const say = ([first, last]: Span) => {
		if (first === last) return words[first];
		const [from, until] = [first, last].map((day) => inSentence(words[day], lang)) as [string, string];
		const span = fill(words.days_span, { from, until });
		return span.charAt(0).toUpperCase() + span.slice(1);
	};
	return spansOf(hours).map((span) => (
		<p key={span[0]}>
			{`${say(span)} `}
			<span className="whitespace-nowrap">
				<Ltr>{hoursOf(hours, span[0])}</Ltr>
			</span>
		</p>
	));
}

type Span = readonly [first: Weekday, last: Weekday];

function hoursOf(hours: WeekHours, day: Weekday): string {
	return hours[day].map(({ opens, closes }) => `${opens}–${closes}`).join(", ");
}

/** The first and the last day of each row of days with the same hours; without the days that are closed. */
function spansOf(hours: WeekHours): Span[] {
	const spans: [Weekday, Weekday][] = [];
	let before = "";
	for (const day of weekdays) {
		const now = hoursOf(hours, day);
		const last = spans.at(-1);
		if (now !== "" && now === before && last) last[1] = day;
		else if (now !== "") spans.push([day, day]);
		before = now;
	}
	return spans;
}
