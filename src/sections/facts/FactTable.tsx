import { type Detail, type FactCard, plainText } from "#core/resolved.ts";
import { DetailValues } from "#ui/Details.tsx";
import { Text } from "#ui/Text.tsx";
import { FactTitle } from "./FactTitle.tsx";

/** A row for each fact and a column for each field that one of them has; on a narrow screen it can be scrolled. */
export function FactTable({ facts, name }: { facts: readonly FactCard[]; name: string }) {
	const columns = new Map<string, Detail>();
	for (const { details } of facts)
		for (const detail of details) columns.set(detail.name, columns.get(detail.name) ?? detail);
	const cell = "px-4 py-2 text-start";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached with the keyboard.
		<section className="overflow-x-auto rounded-lg bg-white light soft" aria-label={name} tabIndex={0}>
			<table className="w-full wrap-normal">
				<thead>
					<tr className="border-b border-line">
						<td />
						{[...columns.values()].map(({ name, label }) => (
							<th key={name} scope="col" className={`${cell} font-[650]`}>
								<Text value={label} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{facts.map((fact) => (
						<tr key={plainText(fact.title)} className="border-b border-line last:border-0">
							<th scope="row" className={`${cell} font-normal`}>
								<FactTitle fact={fact} className="link" />
							</th>
							{[...columns.keys()].map((column) => (
								<td key={column} className={cell}>
									<Cell detail={fact.details.find((each) => each.name === column)} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** What is only said by its label is said in its cell too. */
function Cell({ detail }: { detail: Detail | undefined }) {
	if (!detail) return null;
	return detail.values.length > 0 ? <DetailValues of={detail} /> : <Text value={detail.label} />;
}
