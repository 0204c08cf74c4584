import type { SectionProps } from "#core/section.ts";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function DownloadsView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} className="mb-8" />
			<ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
				{items.map(({ file, label, description }, index) => (
					<li key={index} className="border-b border-line py-3 mist:border-foam sea:border-sea">
						<a href={file.href} hrefLang={file.lang} className="link inline-block py-2.5">
							<span className="font-[650]">
								<Text value={label} />
							</span>
							{` (${file.about})`}
						</a>
						{description && (
							<p>
								<Text value={description} />
							</p>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
