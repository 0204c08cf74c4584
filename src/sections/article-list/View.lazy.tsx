import type { SectionProps } from "#core/section.ts";
import { ArticleCard } from "#ui/ArticleCard.tsx";
import { PageLinks } from "#ui/PageLinks.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

/** No row has a hole: among a multiple of three the first leads, over two columns and two rows. */
function columnsOf(count: number): string {
	if (count === 1) return "";
	return count === 2 || count === 4 ? "md:grid-cols-2" : "md:grid-cols-2 lg:grid-cols-3";
}

export default function ArticleListView({ data }: SectionProps<typeof schema>) {
	const { title, intro, below } = data;
	const count = below.cards.length;
	const shape = count === 1 ? "wide" : count % 3 === 0 ? "lead" : undefined;
	return (
		<div className="wrap">
			{title && <SectionHead title={title} intro={intro} />}
			{!title && intro && (
				<p className="measure mb-10 text-lg">
					<Text value={intro} />
				</p>
			)}
			<ul className={`stagger grid gap-6 ${columnsOf(count)}`}>
				{below.cards.map((card, index) => (
					<ArticleCard
						key={card.href}
						card={card}
						level={title ? 3 : 2}
						first={index === 0}
						shape={index === 0 ? shape : undefined}
					/>
				))}
			</ul>
			{below.paging && <PageLinks paging={below.paging} />}
		</div>
	);
}
