import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function BannerView({ data }: SectionProps<typeof schema>) {
	const { title, text, image, buttons } = data;
	return (
		<div className="wrap">
			<div className="grid overflow-hidden rounded-lg md:grid-cols-[1.15fr_1fr]">
				<div className="band-sea flex flex-col justify-center p-6 md:p-10 lg:p-14">
					<h2 className="text-2xl">
						<Text value={title} />
					</h2>
					<p className="mt-4 max-w-[34rem] text-mist">
						<Text value={text} />
					</p>
					<Buttons buttons={buttons} className="mt-7" />
				</div>
				{image && <Picture picture={image} className="h-full min-h-56 w-full object-cover max-md:max-h-72" />}
			</div>
		</div>
	);
}
