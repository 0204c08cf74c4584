import { type FactCard, plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import { FactCards } from "./FactCards.tsx";
import { FactList } from "./FactList.tsx";
import { FactTable } from "./FactTable.tsx";
import { groupsOf } from "./groups.ts";
import type schema from "./schema.ts";

const shapes = { cards: FactCards, list: FactList, table: FactTable };

/** Facts of a collection, in the order of their file, in groups if the section names a field for that. */
export default function FactsView({ data }: SectionProps<typeof schema>) {
	const { title, intro, facts, style = "cards", buttons } = data;
	const Shape = shapes[style];
	const groups = groupsOf(facts.flat());
	// Short lists stand beside each other, as on a menu.
	const beside = style === "list" && groups.length > 1;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<div className={`grid gap-x-16 gap-y-10 ${beside ? "lg:grid-cols-2" : ""}`}>
				{groups.map(({ name, facts }, index) => (
					<div key={index} className="min-w-0">
						{name && <GroupHead name={name} className={style === "list" ? "border-b border-line pb-2" : "mb-5"} />}
						<Shape facts={facts} name={plainText(name ?? title)} title={name ? "h4" : "h3"} />
					</div>
				))}
			</div>
			<Buttons buttons={buttons} className="mt-10" />
		</div>
	);
}

function GroupHead({ name, className }: { name: NonNullable<FactCard["group"]>; className: string }) {
	return (
		<h3 className={`max-w-[46rem] text-xl ${className}`}>
			<Text value={name} />
		</h3>
	);
}
