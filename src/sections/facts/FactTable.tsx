import { type Detail, plainText } from "#core/resolved.ts";
import { DetailValues } from "#ui/Details.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Scrollable } from "#ui/Scrollable.tsx";
import { Text } from "#ui/Text.tsx";
import { FactTitle } from "./FactTitle.tsx";
import type { ShapeProps } from "./groups.ts";

/** A row for each fact and a column for each field that one of them has; on a narrow screen each value has its label. */
export function FactTable({ facts, name }: ShapeProps) {
	const columns = new Map<string, Detail>();
	for (const { details } of facts)
		for (const detail of details) columns.set(detail.name, columns.get(detail.name) ?? detail);
	const cell = "px-4 py-2 text-start max-md:block";
	return (
		<Scrollable name={name} className="rounded-lg bg-white light soft">
			<table className="w-full wrap-normal max-md:block">
				<thead className="max-md:hidden">
					<tr className="border-b border-line">
						<td />
						{[...columns.values()].map(({ name, label }) => (
							<th key={name} scope="col" className={`${cell} font-[650]`}>
								<Text value={label} />
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-md:block">
					{facts.map((fact, index) => (
						<tr key={index} className="border-b border-line last:border-0 max-md:block max-md:py-2">
							{/* What is said below the title is not said again at every value. */}
							<th scope="row" abbr={plainText(fact.title)} className={`${cell} font-normal max-md:font-[650]`}>
								<FactTitle fact={fact} className="link" />
								{(fact.text || fact.html) && (
									<div className="mt-1 max-w-[36rem] text-sm font-normal">
										{fact.text && <Text value={fact.text} />}
										{fact.html && <Prose html={fact.html} />}
									</div>
								)}
							</th>
							{[...columns.keys()].map((column) => (
								<td key={column} className={`${cell} max-md:py-0.5 max-md:empty:hidden`}>
									<Cell detail={fact.details.find((each) => each.name === column)} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Scrollable>
	);
}

/** What is only said by its label is said in its cell too. */
function Cell({ detail }: { detail: Detail | undefined }) {
	if (!detail) return null;
	const label = <Text value={detail.label} />;
	if (detail.values.length === 0) return label;
	return (
		<>
			<b className="font-[650] md:hidden">{label}: </b>
			<DetailValues of={detail} />
		</>
	);
}
