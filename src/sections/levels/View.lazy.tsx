import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { FigureSources } from "#ui/FigureSources.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

type Item = SectionProps<typeof schema>["data"]["items"][number];

/** Levels of sound below each other. Every value stands in words; the bars show the same to the eye. */
export default function LevelsView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, sources } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ul className="grid gap-8">
				{items.map((item) => (
					<li key={plainText(item.title)} className="grid gap-x-10 gap-y-2">
						<h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
							<Text value={item.title} />
							<bdi className="font-serif text-xl font-[560]">
								<Text value={item.value} />
							</bdi>
						</h3>
						<Bar item={item} />
						{item.text && (
							<p className="text-ink-2 sea:text-mist">
								<Text value={item.text} />
							</p>
						)}
					</li>
				))}
			</ul>
			<FigureSources sources={sources} />
		</div>
	);
}

/** Where the bars begin and end, in decibels: at a whisper, so that a few decibels can be told apart. */
const quietest = 30;
const loudest = 120;

/** Drawn, because the policy of the site blocks style attributes. It grows from where the page starts. */
function Bar({ item: { decibel, upTo = 0 } }: { item: Item }) {
	return (
		<svg
			viewBox={`${quietest} 0 ${loudest - quietest} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-4 w-full rounded-sm bg-white text-clay rtl:[scale:-1_1] paper:bg-mist sea:bg-sea sea:text-sun"
		>
			<rect width={upTo} height="1" fill="currentColor" opacity=".35" />
			<rect width={decibel} height="1" fill="currentColor" />
		</svg>
	);
}
