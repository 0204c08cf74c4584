import { coincide } from "#core/days.ts";
import { kindsThat, namesFacts } from "#core/fields/kinds.ts";
import { problem } from "#core/problems/problem.ts";
import { entriesNamedIn } from "../site/facts.ts";
import type { WrittenField } from "../site/fields.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** What a section of a page lists, no other section lists that is there on the same day. */
export const checkListedAgain: MakeFieldCheck = (site) => {
	const listed = new Map<string, WrittenField[]>();
	return {
		kinds: kindsThat(namesFacts),
		*look(field) {
			const { page = "", path, source } = field;
			const outline = site.pages.get(page)?.outline;
			if (!outline || path[0] !== "sections" || typeof path.at(-1) !== "number") return;
			const section = ({ path: [, place] }: WrittenField) => outline[Number(place)] ?? {};
			for (const name of entriesNamedIn(field)) {
				const key = `${page} ${name}`;
				const others = listed.get(key) ?? [];
				const other = others.find((each) => each.path[1] !== path[1] && coincide(section(each), section(field)));
				listed.set(key, [...others, field]);
				if (!other) continue;
				const { line } = other.source.valueAt(other.path);
				yield problem("listed-again", source.valueAt(path), { found: String(field.value), line });
			}
		},
	};
};
