import { fill } from "#core/fill.ts";
import type { SectionProps } from "#core/section.ts";
import { useWords } from "#ui/context.tsx";
import { SourceLink } from "#ui/SourceLink.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

export default function SourcesView({ data }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	return (
		<div className="wrap">
			<div className="border-t border-line pt-6 text-sm">
				<h2 className="font-sans text-base font-[650] tracking-normal">{words.sources}</h2>
				<ul className="mt-1">
					{data.items.map(({ publisher, ...source }) => (
						<li key={source.url} className="py-2.5">
							<SourceLink {...source} />
							{"\u00a0– "}
							<Text value={publisher} />
						</li>
					))}
				</ul>
				<p className="mt-3 text-ink-2">{fill(words.checked_on, { date: data.checked.long })}</p>
			</div>
		</div>
	);
}
