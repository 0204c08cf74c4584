import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function StepsView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, buttons } = data;
	return (
		<div className="wrap grid gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
			<div>
				<div className="lg:sticky lg:top-32">
					<SectionHead title={title} intro={intro} className="mb-8" />
					<Buttons buttons={buttons} className="max-lg:hidden" />
				</div>
			</div>
			<ol>
				{items.map((step, index) => (
					<li key={index} className="relative flex gap-5 pb-9 last:pb-0">
						{index < items.length - 1 && <Way share={index / (items.length - 2 || 1)} />}
						<span aria-hidden="true" className="relative flex w-12 flex-none justify-center">
							<span className="flex size-12 flex-none items-center justify-center rounded-full bg-sea font-serif text-lg font-[560] text-white sea:bg-sun sea:text-ink">
								{index + 1}
							</span>
						</span>
						<div className="pt-2">
							<h3 className="text-lg">
								<Text value={step.title} />
							</h3>
							<p className="mt-1 text-ink-2 sea:text-mist">
								<Text value={step.text} />
							</p>
							{step.note && (
								<p className="badge mt-3 inline-block rounded-sm bg-warn-tint px-3 py-1 text-sm font-[650] text-warn">
									<Text value={step.note} />
								</p>
							)}
						</div>
					</li>
				))}
			</ol>
			<Buttons buttons={buttons} className="mt-8 lg:hidden" />
		</div>
	);
}

/** How often the line crosses its middle between two steps. */
const turns = 4;

/** The line from one step to the next: a sound that gets calmer, until it is flat before the last. */
function Way({ share }: { share: number }) {
	const swing = Math.round(22 * (1 - share));
	const halves = Array.from({ length: turns }, (_, turn) => `q${turn % 2 ? -swing : swing} 1 0 2`);
	return (
		<svg
			viewBox={`0 -1 24 ${turns * 2 + 1}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="no-print absolute inset-y-0 start-0 h-full w-12 stroke-accent sea:stroke-sun"
			fill="none"
			strokeWidth="3"
		>
			<path d={`M12 0${halves.join("")}`} vectorEffect="non-scaling-stroke" />
		</svg>
	);
}
