import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Checks } from "#ui/Checks.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function TextMediaView({ data }: SectionProps<typeof schema>) {
	const { title, text, points, image, side, wide, buttons } = data;
	const heading = (
		<h2 className="text-2xl">
			<Text value={title} />
		</h2>
	);
	const rest = (
		<>
			<Prose html={text} className="measure mt-5" />
			{points && <Checks points={points} className="mt-6" />}
			<Buttons buttons={buttons} className="mt-8" />
		</>
	);
	if (wide) {
		return (
			<div className="bleed">
				<Picture picture={image} sizes="100vw" className="aspect-[21/9] w-full object-cover" />
				<div className="wrap beside py-14">
					{heading}
					<div>{rest}</div>
				</div>
			</div>
		);
	}
	return (
		<div className="wrap grid items-center gap-x-10 gap-y-10 lg:gap-x-16 md:grid-cols-2">
			<div className={side === "start" ? "md:order-2" : ""}>
				{heading}
				{rest}
			</div>
			<Picture picture={image} className="aspect-[4/3] w-full rounded-lg object-cover" />
		</div>
	);
}
