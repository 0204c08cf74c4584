import type { SectionProps } from "#core/section.ts";
import type schema from "./schema.ts";
import type { NamedTown } from "./town-search.ts";

export type TownsProps = SectionProps<typeof schema>;

export type Area = TownsProps["data"]["area"];

export type AreaMap = NonNullable<Area["map"]>;

/** A branch, as far as the search box goes. */
export type Branch = NonNullable<TownsProps["data"]["branches"]>[number];

/** A town as it came from the facts, with its names as plain words for the search. */
export interface Town extends NamedTown {
	readonly fact: Area["towns"][number];
}
