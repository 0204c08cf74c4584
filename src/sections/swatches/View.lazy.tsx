import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** Colours to choose from. The name stands beside each: no colour is told by sight alone. */
export default function SwatchesView({ data }: SectionProps<typeof schema>) {
	const { title, intro, palette, note } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} className="mb-8" />
			<ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
				{palette.colors.map(({ name, hex }) => (
					<li
						key={plainText(name)}
						className="flex items-center gap-2.5 [line-height:1.25] max-md:text-sm max-md:[line-height:1.25]"
					>
						<Swatch color={hex} />
						<span className="min-w-0">
							<Text value={name} />
						</span>
					</li>
				))}
			</ul>
			{note && (
				<p className="measure mt-8 text-ink-2 sea:text-mist">
					<Text value={note} />
				</p>
			)}
		</div>
	);
}

/** Drawn, because the policy of the site blocks style attributes. The border keeps white visible on white. */
function Swatch({ color }: { color: string }) {
	return (
		<svg
			viewBox="0 0 4 4"
			aria-hidden="true"
			className="size-9 flex-none md:size-11 rounded-md border border-control sea:border-foam"
		>
			<rect width="4" height="4" fill={color} />
		</svg>
	);
}
