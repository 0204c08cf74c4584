import type { SectionProps } from "#core/section.ts";
import { ArticleCard } from "#ui/ArticleCard.tsx";
import { PageLinks } from "#ui/PageLinks.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

export default function ArticleListView({ data }: SectionProps<typeof schema>) {
	const { title, intro, below } = data;
	return (
		<div className="wrap">
			{title && <SectionHead title={title} intro={intro} />}
			{!title && intro && (
				<p className="measure mb-10 text-lg">
					<Text value={intro} />
				</p>
			)}
			<ul className="stagger grid gap-6 md:grid-cols-2 lg:grid-cols-3">
				{below.cards.map((card, index) => (
					<ArticleCard key={card.href} card={card} level={title ? 3 : 2} first={index === 0} />
				))}
			</ul>
			{below.paging && <PageLinks paging={below.paging} />}
		</div>
	);
}
