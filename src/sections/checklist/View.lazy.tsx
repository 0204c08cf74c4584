import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function ChecklistView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, buttons } = data;
	// An even number makes full rows of two.
	const three = items.length % 3 === 0 || items.length % 2 === 1;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} className="mb-8" />
			<ul className={`grid gap-x-8 gap-y-1 sm:grid-cols-2 ${three ? "lg:grid-cols-3" : ""}`}>
				{items.map(({ text, icon }, index) => (
					<li
						key={index}
						className="flex items-center gap-4 border-b border-line py-2.5 mist:border-foam sea:border-sea"
					>
						<Icon name={icon ?? "check"} className="text-sea sea:text-sun" />
						<span>
							<Text value={text} />
						</span>
					</li>
				))}
			</ul>
			<Buttons buttons={buttons} className="mt-8" />
		</div>
	);
}
