import type { SectionProps } from "#core/section.ts";
import { Icon } from "#ui/Icon.tsx";
import { Prose } from "#ui/Prose.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** The browser's own disclosure: it opens without JavaScript, and `name` keeps one open at a time. */
export default function AccordionView({ data, id }: SectionProps<typeof schema>) {
	return (
		<div className="wrap grid gap-x-16 gap-y-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
			<SectionHead title={data.title} intro={data.intro} className="mb-6" />
			<div className="border-t border-line mist:border-foam">
				{data.items.map((item, index) => (
					<details
						key={index}
						name={`${id}-accordion`}
						className="group relative border-b border-line mist:border-foam"
					>
						<summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-3 hover:text-link sea:hover:text-sun">
							<h3 className="text-lg">
								<Text value={item.title} />
							</h3>
							<Icon name="caret-down" className="turn" />
						</summary>
						{/* Inside, because a browser opens a subject for an anchor within it; as high as the whole, to show its title. */}
						{item.id && <div id={item.id} className="pointer-events-none absolute inset-0" />}
						<Prose html={item.text} className="measure pb-9" />
					</details>
				))}
			</div>
		</div>
	);
}
