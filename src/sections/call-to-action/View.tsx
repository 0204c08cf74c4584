import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function CallToActionView({ data }: SectionProps<typeof schema>) {
	const { title, text, buttons, note } = data;
	return (
		<div className="wrap">
			<div className="ornament mb-8" aria-hidden="true" />
			<div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
				<div>
					<h2 className="text-2xl">
						<Text value={title} />
					</h2>
					<p className="measure mt-4 text-lg text-ink-2 sea:text-mist">
						<Text value={text} />
					</p>
				</div>
				<div>
					<Buttons buttons={buttons} className="lg:justify-end" />
					{note && (
						<p className="mt-4 text-sm text-ink-2 lg:text-end sea:text-mist">
							<Text value={note} />
						</p>
					)}
				</div>
			</div>
		</div>
	);
}
