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
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4">
				{palette.colors.map(({ name, hex }, index) => (
					<li
						key={index}
						className="flex items-center gap-2 [line-height:1.25] max-md:text-sm max-md:[line-height:1.25]"
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

/**
 * A colour as an earplug wears it: the outline, the edge of the canal and the bowl, in one path. Drawn, because the
 * policy of the site blocks style attributes. The line keeps white visible on white.
 */
function Swatch({ color }: { color: string }) {
	return (
		<svg viewBox="0 0 34 32" aria-hidden="true" className="size-12 flex-none stroke-control sea:stroke-foam">
			<path
				fill={color}
				d="M23 7c1-3-1-5-5-5C11 3 6 7 4 13c-1 6 0 11 4 14s9 3 12 1c4-3 8-3 11-5 2-3 2-5 0-6-4-2-9-2-12 0-3-2-2-5 0-6s4-2 4-4M19 17c3 4 3 8 1 11 2-3 2-7-1-11M8 21a4 4 0 0 0 9 0 4 4 0 0 0-9 0"
			/>
		</svg>
	);
}
