import { type FactCard, plainText } from "#core/resolved.ts";
import { Details } from "#ui/Details.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Text } from "#ui/Text.tsx";
import { FactTitle } from "./FactTitle.tsx";

/** Facts below each other, as on a menu. */
export function FactList({ facts }: { facts: readonly FactCard[] }) {
	return (
		<ul className="max-w-[46rem]">
			{facts.map((fact) => (
				<li key={plainText(fact.title)} className="border-b border-line py-5 last:border-0">
					<h3 className="text-lg">
						<FactTitle fact={fact} className="link relative -my-2.5 inline-block min-w-11 py-2.5" />
					</h3>
					{fact.text && (
						<p className="mt-1 text-ink-2 sea:text-mist">
							<Text value={fact.text} />
						</p>
					)}
					{fact.html && <Prose html={fact.html} className="mt-1" />}
					<Details of={fact.details} className="mt-2" />
				</li>
			))}
		</ul>
	);
}
