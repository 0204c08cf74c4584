import type { ReactNode } from "react";
import { fill } from "#core/fill.ts";
import { isOneDay, type WeekHours, weekdayOf, weekdays } from "#core/opening.ts";
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
		<Table label={words.opening_hours}>
			{weekdays.map((day) => (
				<Row key={day} head={words[day]}>
					<Ranges of={of[day]} />
				</Row>
			))}
		</Table>
	);
}

/** So many lie ahead of a visitor; who needs to know more calls. */
const most = 5;

/** The first of the days and periods to come on which the hours are others, with the reason. */
export function Exceptions({ of }: { of: Shell["exceptions"] }) {
	const words = useWords<typeof ownWords>();
	if (of.length === 0) return null;
	const coming = of.toSorted((one, other) => (one.from.iso < other.from.iso ? -1 : 1)).slice(0, most);
	return (
		<>
			<h3 className="mt-8 text-xl">{words.other_hours}</h3>
			<Table label={words.other_hours}>
				{coming.map((exception) => {
					const { from, until = from, reason, hours, days } = exception;
					const when = isOneDay(exception)
						? `${words[weekdayOf(from.iso)]} ${from.long}`
						: fill(words.period, { from: from.long, until: until.long });
					const head = (
						<>
							{when}
							<span className="block text-ink-2">
								<Text value={reason} />
							</span>
						</>
					);
					return (
						<Row key={when} head={head}>
							{(hours || !days) && <Ranges of={hours ?? []} />}
							{weekdays.map((day) => {
								const named = days?.[day];
								return (
									named && (
										<div key={day}>
											{words[day]}: <Ranges of={named} />
										</div>
									)
								);
							})}
						</Row>
					);
				})}
			</Table>
		</>
	);
}

function Table({ label, children }: { label: string; children: ReactNode }) {
	return (
		<table aria-label={label} className="mt-3 w-full">
			<tbody>{children}</tbody>
		</table>
	);
}

function Row({ head, children }: { head: ReactNode; children: ReactNode }) {
	return (
		<tr className="border-b border-line last:border-0">
			<th scope="row" className="py-2 text-start font-normal">
				{head}
			</th>
			<td className="py-2 text-end [font-variant-numeric:tabular-nums]">{children}</td>
		</tr>
	);
}

function Ranges({ of }: { of: readonly HourRange[] }) {
	const words = useWords<typeof ownWords>();
	if (of.length === 0) return words.closed;
	return of.map(({ opens, closes }) => (
		<span key={opens} className="ms-3">
			<Ltr>{`${opens}–${closes}`}</Ltr>
		</span>
	));
}
