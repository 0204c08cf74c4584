import type { SectionProps } from "#core/section.ts";
import { FigureSources } from "#ui/FigureSources.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function FiguresView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, sources } = data;
	const columns =
		items.length % 3 === 0 ? "md:grid-cols-3" : items.length === 4 ? "md:grid-cols-2 xl:grid-cols-4" : "md:grid-cols-2";
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<dl className={`grid gap-x-10 gap-y-8 ${columns}`}>
				{items.map(({ value, text }, index) => (
					<div key={index} className="border-t-4 border-clay pt-6 sea:border-sun">
						<dt className="font-serif text-2xl font-[560]">
							<bdi>
								<Text value={value} />
							</bdi>
						</dt>
						<dd className="mt-2 text-ink-2 sea:text-mist">
							<Text value={text} />
						</dd>
					</div>
				))}
			</dl>
			<FigureSources sources={sources} />
		</div>
	);
}
