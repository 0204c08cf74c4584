import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Picture } from "#ui/Picture.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** Pictures with captions, in two columns. */
export default function GalleryView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, buttons } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
				{items.map(({ image, caption }, index) => (
					<li key={index}>
						<figure>
							<Picture picture={image} className="aspect-[4/3] w-full rounded-lg object-cover" />
							<figcaption className="mt-3 text-ink-2 sea:text-mist">
								<Text value={caption} />
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			<Buttons buttons={buttons} className="mt-10" />
		</div>
	);
}
