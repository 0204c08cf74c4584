import { Details } from "#ui/Details.tsx";
import { Picture } from "#ui/Picture.tsx";
import { Prose } from "#ui/Prose.tsx";
import { Text } from "#ui/Text.tsx";
import { FactTitle } from "./FactTitle.tsx";
import type { ShapeProps } from "./groups.ts";

/** A card of each fact, with its picture if it has one. */
export function FactCards({ facts, title: Title }: ShapeProps) {
	return (
		<ul
			className={`grid gap-6 ${facts.length > 1 ? "md:grid-cols-2" : ""} ${facts.length % 3 === 0 ? "lg:grid-cols-3" : ""}`}
		>
			{facts.map((fact, index) => (
				<li
					key={index}
					className={`relative flex flex-col overflow-hidden rounded-lg bg-white light soft ${fact.link ? "lift" : ""}`}
				>
					{fact.image && <Picture picture={fact.image} className="aspect-[4/3] w-full object-cover" />}
					<div className="p-6 md:p-8">
						<Title className="text-xl">
							<FactTitle fact={fact} className="after:absolute after:inset-0 after:rounded-lg" />
						</Title>
						{fact.text && (
							<p className="mt-3">
								<Text value={fact.text} />
							</p>
						)}
						{fact.html && <Prose html={fact.html} className="mt-3" />}
						<Details of={fact.details} className="relative mt-4" />
					</div>
				</li>
			))}
		</ul>
	);
}
