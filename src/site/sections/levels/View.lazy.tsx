import { fill } from "#core/fill.ts";
import type { SectionProps } from "#core/section.ts";
import { useShell, useWords } from "#ui/context.tsx";
import { FigureSources } from "#ui/FigureSources.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { inHours, safeAllDay, safeMinutes, wholeDay } from "./safe-time.ts";
import type schema from "./schema.ts";
import type ownWords from "./words.ts";

type Item = SectionProps<typeof schema>["data"]["items"][number];

/** Levels of sound below each other. Every value stands in words; the bars show the same to the eye. */
export default function LevelsView({ data }: SectionProps<typeof schema>) {
	const words = useWords<typeof ownWords>();
	const { title, intro, items, sources, bars } = data;
	const time = bars === "time";
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} className="mb-5" />
			<p className="mb-10 font-[650]">
				{time ? words.levels_time : words.levels_scale}
				{items.some(({ upTo }) => upTo !== undefined) && ` ${time ? words.levels_range : words.levels_pale}`}
			</p>
			<ul className="grid gap-8">
				{items.map((item, index) => (
					<li key={index} className="grid gap-y-2">
						<h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg max-md:block">
							<Text value={item.title} />
							<span className="max-md:block font-serif text-2xl font-[560]">
								<bdi>
									<Text value={item.value} />
								</bdi>
							</span>
						</h3>
						{time ? <SafeTime item={item} /> : <Level item={item} all={items} />}
						{item.text && (
							<p className="measure text-ink-2 sea:text-mist">
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

/** The part of a day that is safe, and in words beside it. What is left of the bar is the time that harms. */
function SafeTime({ item: { decibel, upTo = decibel } }: { item: Item }) {
	const words = useWords<typeof ownWords>();
	const { lang } = useShell();
	const say = (level: number) => {
		if (level < safeAllDay) return words.levels_whole_day;
		const parts = inHours(safeMinutes(level), lang);
		return "hours" in parts ? fill(words.levels_hours, parts) : fill(words.minutes, parts);
	};
	const [most, least] = [safeMinutes(decibel), safeMinutes(upTo)];
	const [from, to] = [say(upTo), say(decibel)];
	return (
		<div className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9rem]">
			<Bar from={0} to={wholeDay}>
				<rect width={wholeDay} height="1" className="text-error" fill="currentColor" opacity=".45" />
				<rect width={most} height="1" className="text-star" fill="currentColor" />
				<rect width={least} height="1" className="text-ok" fill="currentColor" />
			</Bar>
			<p className="font-[650] flex justify-end max-md:block">{from === to ? from : `${from} – ${to}`}</p>
		</div>
	);
}

/** Where harm begins, in decibels, with long listening. */
const [careful, harmful] = [80, 85];

/** How loud it is, on a scale on which a few decibels can be told apart. Further on it is paler: to the end of a range. */
function Level({ item: { decibel, upTo = decibel }, all }: { item: Item; all: readonly Item[] }) {
	const ends = all.flatMap((each) => [each.decibel, each.upTo ?? each.decibel]);
	const from = Math.min(70, Math.min(...ends) - 10);
	const to = Math.max(110, ...ends);
	const piece = (start: number, end: number) => ({ x: start, width: Math.max(0, end - start), height: 1 });
	const zones = [
		{ start: from, end: careful, tone: "text-ok" },
		{ start: careful, end: harmful, tone: "text-star" },
		{ start: harmful, end: to, tone: "text-error" },
	];
	return (
		<Bar from={from} to={to}>
			{zones.map(({ start, end, tone }) => (
				<g key={tone} className={tone} fill="currentColor">
					<rect {...piece(start, Math.min(end, decibel))} />
					<rect {...piece(Math.max(start, decibel), Math.min(end, upTo))} opacity=".45" />
				</g>
			))}
		</Bar>
	);
}

/** Drawn, because the policy of the site blocks style attributes. It grows from where the page starts. */
function Bar({ from, to, children }: { from: number; to: number; children: React.ReactNode }) {
	return (
		<svg
			viewBox={`${from} 0 ${to - from} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-8 w-full rounded-sm bg-white soft rtl:[scale:-1_1]"
		>
			{children}
		</svg>
	);
}
