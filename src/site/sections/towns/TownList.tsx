import { fill } from "#core/fill.ts";
import { useWords } from "#ui/context.tsx";
import { Text } from "#ui/Text.tsx";
import { otherNamesOf } from "./town-search.ts";
import type { Town } from "./types.ts";
import type ownWords from "./words.ts";

interface Props {
	readonly towns: readonly Town[];
	readonly marked: ReadonlySet<Town>;
}

/** All towns, always; those that a search found are marked. */
export function TownList({ towns, marked }: Props) {
	const words = useWords<typeof ownWords>();
	return (
		<div>
			<h3 className="text-xl">{fill(words.towns_count, { count: towns.length })}</h3>
			<ul className="mt-5 columns-[8.5rem] gap-x-6 [line-height:1.375] sm:columns-[11rem] ">
				{towns.map((town) => (
					<li key={town.name} className="break-inside-avoid py-1">
						{marked.has(town) ? (
							<mark className="rounded-sm bg-sun px-1.5 py-1 font-[650] text-ink">
								<Text value={town.fact.name} />
							</mark>
						) : (
							<Text value={town.fact.name} />
						)}
						<OtherNames town={town} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** Without the application, the other names are found with the browser's own search. */
function OtherNames({ town }: { town: Town }) {
	const others = otherNamesOf(town);
	if (others.length === 0) return null;
	return (
		<>
			{" "}
			<span className="inline-block text-sm text-ink-2 sea:text-mist">({others.join(", ")})</span>
		</>
	);
}
