import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** From edge to edge of the screen: words where all words of the page begin, the picture in all that is left. */
export default function BannerView({ data }: SectionProps<typeof schema>) {
	const { title, text, image, buttons } = data;
	return (
		<div className="bleed band-sea relative">
			<div className="wrap md:grid md:min-h-[32rem] md:grid-cols-2 md:items-center">
				<div className="py-14 md:pe-10">
					<h2 className="text-3xl">
						<Text value={title} />
					</h2>
					<p className="mt-4 text-lg text-mist">
						<Text value={text} />
					</p>
					<Buttons buttons={buttons} className="mt-8" />
				</div>
			</div>
			{image && (
				<Picture
					picture={image}
					sizes="(min-width: 48rem) 50vw, 100vw"
					className="w-full object-cover max-md:max-h-72 md:absolute md:inset-y-0 md:end-0 md:h-full md:w-1/2"
				/>
			)}
		</div>
	);
}
