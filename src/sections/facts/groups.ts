import { type FactCard, plainText } from "#core/resolved.ts";

/** Facts under one name; those without a group have none. */
interface FactGroup {
	readonly name: FactCard["group"];
	readonly facts: readonly FactCard[];
}

/** Facts by what they stand under, which comes where the first of its facts does; those under nothing stand first. */
export function groupsOf(facts: readonly FactCard[]): FactGroup[] {
	const groups = new Map<string, FactCard[]>();
	for (const fact of facts) {
		const key = fact.group ? plainText(fact.group) : "";
		groups.set(key, [...(groups.get(key) ?? []), fact]);
	}
	return [...groups]
		.sort(([one], [other]) => Number(one !== "") - Number(other !== ""))
		.map(([, facts]) => ({ name: facts[0]?.group, facts }));
}

/** How a list of facts is shown. */
export interface ShapeProps {
	readonly facts: readonly FactCard[];
	/** What they are called together. */
	readonly name: string;
	/** The heading of each: below that of the section, or of its group. */
	readonly title: "h3" | "h4";
}
