import type { SectionProps } from "#core/section.ts";
import { FigureSources } from "#ui/FigureSources.tsx";
import { Ltr } from "#ui/Ltr.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";
import type schema from "./schema.ts";

const signs = { plus: "+", minus: "−", equals: "=" } as const;

/** On one line where there is room for it, else in rows; what comes out of it stands out. */
export default function SumView({ data }: SectionProps<typeof schema>) {
	const { title, intro, items, sources } = data;
	return (
		<div className="wrap">
			<SectionHead title={title} intro={intro} />
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-y-8">
				{items.map(({ sign, amount, text }, index) => (
					<div key={index}>
						<dt
							className={`nowrap font-serif text-2xl font-[560] ${sign === "equals" ? "text-clay sea:text-sun" : ""}`}
						>
							{sign && `${signs[sign]} `}
							<Ltr>{amount.text}</Ltr>
						</dt>
						<dd className="pe-5 text-ink-2 sea:text-mist">
							<Text value={text} />
						</dd>
					</div>
				))}
			</dl>
			<FigureSources sources={sources} />
		</div>
	);
}
