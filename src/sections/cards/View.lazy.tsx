import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

type Item = SectionProps<typeof schema>["data"]["items"][number];

/** No row has a hole: three cards go from one column to three. What has only words needs its width. */
function columnsOf(count: number, plain: boolean): string {
	if (count % 3 === 0) return count === 3 ? "lg:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-3";
	return plain || count % 4 !== 0 ? "md:grid-cols-2" : "md:grid-cols-2 xl:grid-cols-4";
}

export default function CardsView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, style, buttons } = data;
	const plain = style === "plain";
	const Card = plain ? PlainCard : RaisedCard;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<ul className={`stagger grid gap-6 ${plain ? "gap-y-8" : ""} ${columnsOf(items.length, plain)}`}>
				{items.map((item, index) => (
					<Card key={index} item={item} />
				))}
			</ul>
			<Buttons buttons={buttons} className="mt-10" />
		</div>
	);
}

function RaisedCard({ item }: { item: Item }) {
	return (
		<li
			className={`relative flex flex-col rounded-md p-6 light tint-${item.color ?? "mist"} ${item.link ? "lift" : ""}`}
		>
			{item.icon && <Icon name={item.icon} className="mb-5 size-10! text-sea" />}
			<h3 className="text-xl ">
				{item.link ? (
					// The whole card can be clicked; its link covers it.
					<a href={item.link.href} className="after:absolute after:inset-0 after:rounded-lg">
						<Text value={item.title} />
					</a>
				) : (
					<Text value={item.title} />
				)}
			</h3>
			<p className="mt-3">
				<Text value={item.text} />
			</p>
			{item.link && <Icon name="arrow-right" className="mt-auto ms-auto text-clay rtl:[scale:-1_1]" />}
		</li>
	);
}

function PlainCard({ item }: { item: Item }) {
	return (
		<li className="flex gap-4">
			{item.icon && (
				<span className="flex size-12 flex-none items-center justify-center rounded-full bg-white text-sea paper:bg-mist sea:bg-sea sea:text-sun">
					<Icon name={item.icon} />
				</span>
			)}
			<div>
				<h3 className="text-lg">
					{item.link ? (
						<a href={item.link.href} className="link relative -my-2.5 inline-block min-w-11 py-2.5">
							<Text value={item.title} />
						</a>
					) : (
						<Text value={item.title} />
					)}
				</h3>
				<p className="mt-1 text-ink-2 sea:text-mist">
					<Text value={item.text} />
				</p>
			</div>
		</li>
	);
}
