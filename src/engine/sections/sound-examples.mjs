import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { SectionError } from "./site-sections.mjs";

/**
 * Throws a `SectionError` when the examples of a section are no list of examples: nobody reads them before a section is
 * added to a page, and the gallery would show none.
 * @param {import("./site-sections.mjs").SectionFolder} section
 */
export function soundExamples({ type, folder }) {
	const file = join(folder, "examples.yaml");
	const lines = new LineCounter();
	const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
	/** @param {number} offset @param {import("./site-sections.mjs").Said} what */
	const fail = (offset, what) => {
		const place = `${relative(process.cwd(), file)}:${Math.max(1, lines.linePos(offset).line)}`;
		throw new SectionError({ nl: "{place}: {what}", en: "{place}: {what}", values: { place, what } });
	};
	const [error] = document.errors;
	if (error) fail(error.pos[0], { nl: "dit is geen leesbare YAML.", en: "this is no readable YAML." });
	const list = document.contents;
	if (!isSeq(list) || list.items.length === 0)
		return fail(0, {
			nl: "hier hoort een lijst met voorbeelden: `- name: …` en daaronder `section:`.",
			en: "this must be a list of examples: `- name: …` and below it `section:`.",
		});
	for (const item of list.items) {
		const at = isMap(item) ? (item.range?.[0] ?? 0) : 0;
		const section = isMap(item) ? item.get("section", true) : undefined;
		const name = isMap(item) ? item.get("name", true) : undefined;
		const named = isMap(section) ? section.get("type", true) : undefined;
		if (!isScalar(name) || typeof name.value !== "string" || !isScalar(named) || named.value !== type)
			fail(at, {
				nl: "een voorbeeld heeft `name:`, en een `section:` met `type: {type}`.",
				en: "an example has a `name:`, and a `section:` with `type: {type}`.",
				values: { type },
			});
	}
}
