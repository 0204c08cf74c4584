import type { SectionProps } from "#core/section.ts";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** Moments on a line: from left to right, on a narrow screen from above. */
export default function TimelineView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, night } = data;
	const moments = (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ol className="grid gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
				{items.map((item, index) => (
					<li key={index} className="border-t-4 border-clay pt-6 pe-5 sea:border-sun">
						<p className="font-serif font-[560] text-clay sea:text-sun">
							<Text value={item.time} />
						</p>
						<h3 className="mt-1 text-lg">
							<Text value={item.title} />
						</h3>
						<p className="mt-1 text-ink-2 sea:text-mist">
							<Text value={item.text} />
						</p>
					</li>
				))}
			</ol>
		</div>
	);
	return night ? <div className="bleed band band-sea night">{moments}</div> : moments;
}
