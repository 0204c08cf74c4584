import { plainText } from "#core/resolved.ts";
import type { SectionProps } from "#core/section.ts";
import { Buttons } from "#ui/Button.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { FactCards } from "./FactCards.tsx";
import { FactList } from "./FactList.tsx";
import { FactTable } from "./FactTable.tsx";
import type schema from "./schema.ts";

const shapes = { cards: FactCards, list: FactList, table: FactTable };

/** Facts of a collection, in the order of their file. */
export default function FactsView({ data }: SectionProps<typeof schema>) {
	const { title, intro, facts, style, buttons } = data;
	const Shape = shapes[style ?? "cards"];
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<Shape facts={facts.flat()} name={plainText(title)} />
			<Buttons buttons={buttons} className="mt-10" />
		</div>
	);
}
