import { plainText } from "#core/resolved.ts";
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
					<li key={plainText(step.title)} className="group relative flex gap-5 pb-9 last:pb-0 md:gap-7">
						<span
							aria-hidden="true"
							className="absolute inset-y-0 start-6 w-0.5 [translate:-50%] bg-foam group-last:hidden rtl:[translate:50%]"
						/>
						<span
							aria-hidden="true"
							className="relative flex size-12 flex-none items-center justify-center rounded-full bg-sea font-serif text-lg font-[560] text-white sea:bg-sun sea:text-ink"
						>
							{index + 1}
						</span>
						<div className="pt-2">
							<h3 className="text-lg">
								<Text value={step.title} />
							</h3>
							<p className="mt-1.5 text-ink-2 sea:text-mist">
								<Text value={step.text} />
							</p>
							{step.note && (
								<p className="mt-3 inline-block rounded-sm bg-warn-tint px-3 py-1 text-sm font-[600] text-warn">
									<Text value={step.note} />
								</p>
							)}
						</div>
					</li>
				))}
			</ol>
			<Buttons buttons={buttons} className="mt-9 lg:hidden" />
		</div>
	);
}
