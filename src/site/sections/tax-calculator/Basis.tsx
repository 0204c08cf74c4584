import { fill } from "#core/fill.ts";
import { useShell, useWords } from "#ui/context.tsx";
import { SampleBadge } from "#ui/SampleBadge.tsx";
import { SourceLink } from "#ui/SourceLink.tsx";
import { Text } from "#ui/Text.tsx";
import type { Data } from "./types.ts";
import type ownWords from "./words.ts";

/**
 * What the calculation rests on: years, sources, and the day on which the figures were last compared with them. Of a year
 * that still holds samples nobody says that they were.
 */
export function Basis({ years }: { years: Data["years"] }) {
	const words = useWords<typeof ownWords>();
	const { lang } = useShell();
	const sources = new Map(years.flatMap((year) => year.sources).map((source) => [source.url, source]));
	const open = years.filter(({ samples }) => samples);
	const known = years.filter(({ samples }) => !samples);
	const [oldest] = known.map(({ checked }) => checked).sort((a, b) => a.iso.localeCompare(b.iso));
	const range = new Intl.ListFormat(lang).format(known.map(({ year }) => String(year)));
	return (
		<div className="mt-6 text-sm">
			{oldest && <p>{fill(words.rules_of, { years: range, date: oldest.long })}</p>}
			{open.map(({ year }) => (
				<p key={year} className="mt-2">
					{year} <SampleBadge id={`rules-${year}`} />
				</p>
			))}
			<h3 className="mt-4">{words.sources}</h3>
			<ul>
				{[...sources.values()].map(({ publisher, ...source }) => (
					<li key={source.url} className="py-2.5">
						<SourceLink {...source} />
						{"\u00a0– "}
						<Text value={publisher} />
					</li>
				))}
			</ul>
		</div>
	);
}
