import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

const columns: Readonly<Record<number, string>> = {
	2: "lg:grid-cols-2",
	3: "lg:grid-cols-3",
	4: "lg:grid-cols-4",
	5: "lg:grid-cols-5",
	6: "lg:grid-cols-6",
};

/** Moments on a line: from left to right, on a narrow screen from above. */
export default function TimelineView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ol className={`grid lg:gap-0 ${columns[items.length]}`}>
				{items.map((item) => (
					<li
						key={plainText(item.title)}
						className="relative border-s-2 border-clay ps-6 pb-8 last:pb-0 sea:border-sun lg:border-s-0 lg:border-t-2 lg:ps-0 lg:pe-6 lg:pt-6 lg:pb-0"
					>
						<span
							aria-hidden="true"
							className="absolute -start-[0.55rem] top-1.5 size-4 rounded-full bg-clay sea:bg-sun lg:start-0 lg:-top-[0.55rem]"
						/>
						<p className="font-serif font-[560] text-clay sea:text-sun">
							<Text value={item.time} />
						</p>
						<h3 className="mt-1 text-lg">
							<Text value={item.title} />
						</h3>
						<p className="mt-1.5 text-ink-2 sea:text-mist">
							<Text value={item.text} />
						</p>
					</li>
				))}
			</ol>
		</div>
	);
}
