import { useEffect, useMemo, useRef, useState } from "react";
import { plainText } from "#core/resolved.ts";
import { townSearch } from "./town-search.ts";
import type { Area, Town } from "./types.ts";

/** How long typing must rest before the answer is said, in milliseconds. */
const rest = 400;

/** Searches the towns of an area while a visitor types. */
export function useTownSearch({ towns: facts, region }: Area) {
	const towns = useMemo(() => facts.map(toTown), [facts]);
	const find = useMemo(() => townSearch(towns, plainText(region)), [towns, region]);
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [settled, setSettled] = useState("");

	// What was typed before the application came counts too.
	useEffect(() => setTyped(input.current?.value ?? ""), []);

	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), rest);
		return () => clearTimeout(timer);
	}, [typed]);

	return {
		input,
		onInput: () => setTyped(input.current?.value ?? ""),
		towns,
		/** Towns to mark, at once. */
		marked: new Set(find(typed).towns),
		/** What to say, after a rest. */
		settled,
		found: find(settled),
	};
}

function toTown(fact: Area["towns"][number]): Town {
	return { fact, name: plainText(fact.name), alsoKnownAs: fact.alsoKnownAs?.map(plainText) };
}
