import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { Checks } from "#ui/Checks.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Scrollable } from "#ui/Scrollable.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

type Item = SectionProps<typeof schema>["data"]["items"][number];

const columns: Partial<Record<number, string>> = {
	2: "md:grid-cols-2",
	3: "md:grid-cols-3",
	4: "md:grid-cols-2 lg:grid-cols-4",
};

/** The rows that a kind and its scales take of the grid, by the number of scales. */
const rows: Partial<Record<number, readonly [kind: string, scales: string]>> = {
	1: ["md:row-span-4", "md:row-span-1"],
	2: ["md:row-span-5", "md:row-span-2"],
	3: ["md:row-span-6", "md:row-span-3"],
	4: ["md:row-span-7", "md:row-span-4"],
};

/** Kinds beside each other, on a phone in a strip. Their names, scales and texts begin on the same lines. */
export default function ComparisonView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<Scrollable
				name={plainText(title)}
				className="snap-x max-md:-me-[min(1.25rem,5.6vw)] max-md:pb-4 print:overflow-visible"
			>
				<ul
					className={`gap-x-6 max-md:flex max-md:pe-[min(1.25rem,5.6vw)] md:grid md:gap-y-14 print:grid print:grid-cols-2 print:gap-y-8 ${columns[items.length] ?? ""}`}
				>
					{items.map((item, index) => (
						<Kind key={index} item={item} />
					))}
				</ul>
			</Scrollable>
		</div>
	);
}

function Kind({ item: { title, image, scales, text, points } }: { item: Item }) {
	const [all, part] = rows[scales.length] ?? ["", ""];
	return (
		<li className={`flex-none snap-start max-md:w-[82%] md:grid md:grid-rows-subgrid md:gap-y-0 print:w-auto ${all}`}>
			<Picture
				picture={image}
				className="aspect-[4/5] w-full rounded-lg object-cover"
				sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 80vw"
			/>
			<h3 className="mt-5 text-xl">
				<Text value={title} />
			</h3>
			<dl className={`grid content-start md:grid-rows-subgrid md:gap-y-0 ${part}`}>
				{scales.map((scale, index) => (
					<div key={index} className="mt-4">
						<dt className="text-ink-2 sea:text-mist">
							<Text value={scale.name} />
						</dt>
						<dd>
							<Bar level={scale.level} />
							<span className="mt-1 block font-[650]">
								<Text value={scale.text} />
							</span>
						</dd>
					</div>
				))}
			</dl>
			<div>
				<Prose html={text} className="mt-6" />
				{points && <Checks points={points} className="mt-5" />}
			</div>
		</li>
	);
}

/** The steps of a scale. */
const steps = [0, 1, 2, 3, 4];

/** Drawn, because the policy of the site blocks style attributes. It fills from where the page starts. */
function Bar({ level }: { level: number }) {
	return (
		<svg
			viewBox="0 0 50 3"
			aria-hidden="true"
			className="mt-1 w-full max-w-[22rem] text-sea rtl:[scale:-1_1] sea:text-sun forced-colors:text-[CanvasText]"
			fill="currentColor"
		>
			{steps.map((step) => (
				<rect key={step} x={step * 10.25} width="9" height="3" rx="1" opacity={step < level ? 1 : 0.22} />
			))}
		</svg>
	);
}
