import { colonOf } from "#core/languages.ts";
import type { Detail } from "#core/resolved.ts";
import { useShell } from "#ui/context.tsx";
import { Details, DetailValues } from "#ui/Details.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Text } from "#ui/Text.tsx";
import { FactTitle } from "./FactTitle.tsx";
import type { ShapeProps } from "./groups.ts";

/** Facts below each other, as on a menu: what each costs stands at the end of its line. */
export function FactList({ facts, title: Title }: ShapeProps) {
	return (
		<ul className="max-w-[46rem]">
			{facts.map((fact, index) => {
				const price = fact.details.find((each) => each.price);
				return (
					<li key={index} className="border-b border-line py-5 last:border-0">
						<div className="flex items-baseline justify-between gap-x-6">
							<Title className="text-lg">
								<FactTitle fact={fact} className="link relative -my-2.5 inline-block min-w-11 py-2.5" />
							</Title>
							{price && <Price of={price} />}
						</div>
						{fact.text && (
							<p className="mt-1 text-ink-2 sea:text-mist">
								<Text value={fact.text} />
							</p>
						)}
						{fact.html && <Prose html={fact.html} className="mt-1" />}
						<Details of={fact.details.filter((each) => each !== price)} className="mt-2" />
					</li>
				);
			})}
		</ul>
	);
}

/** An amount says by itself what it is, to who sees it. */
function Price({ of }: { of: Detail }) {
	const { lang } = useShell();
	return (
		<p className="flex-none text-end font-[650]">
			<span className="sr-only">
				<Text value={of.label} />
				{colonOf(lang)}{" "}
			</span>
			<DetailValues of={of} />
		</p>
	);
}
