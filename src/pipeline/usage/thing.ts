import { fileSchemaOf } from "#core/facts/define.ts";
import { kinds } from "#core/fields/kinds.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import type { Location } from "#core/problems/problem.ts";
import { nameOf } from "../read/content-name.ts";
import { definitionOf } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import { anchorsOf } from "../site/survey.ts";
import { passagesOf } from "../text/markdown.ts";
import type { Thing } from "./find.ts";

/** The places where a thing itself is written. */
export function placesOf(site: Site, { kind, name }: Thing): Location[] {
	switch (kind) {
		case "fact":
			return placeOfFact(site, name);
		case "page": {
			const page = site.pages.get(name);
			return page ? [{ file: page.source.file, line: 1, column: 1 }] : [];
		}
		case "anchor":
			return placeOfAnchor(site, name);
		case "word": {
			const key = name.replace("words.", "");
			const { source, value } = site.words ?? {};
			return source && value?.[key] !== undefined ? [source.valueAt([key])] : [];
		}
		default:
			return [];
	}
}

function placeOfFact(site: Site, name: string): Location[] {
	const [collection = "", ...path] = name.split(".");
	const source = site.facts.get(collection)?.source;
	if (!source) return [];
	if (path.length === 0) return [{ file: source.file, line: 1, column: 1 }];
	return [fieldOf(site, name) ? source.valueAt(path) : source.keyAt(path)];
}

function placeOfAnchor(site: Site, name: string): Location[] {
	const [path = "", anchor] = name.split("#");
	const page = site.pages.get(path);
	const found = page && anchorsOf(page).find(({ id }) => id === anchor);
	return found ? [page.source.valueAt(found.path)] : [];
}

/** The Dutch of a fact that is translated, with the file it stands in; nothing for a price, a name or a whole entry. */
export function ownPassages(site: Site, { kind, name }: Thing): { file: string; passage: string }[] {
	const field = kind === "fact" ? fieldOf(site, name) : undefined;
	if (!field || !kinds[field.meta.kind].translated) return [];
	const written = String(field.value);
	const passages = kinds[field.meta.kind].words === "markdown" ? passagesOf(written) : [written];
	return passages.map((passage) => ({ file: nameOf(field.source), passage }));
}

function fieldOf(site: Site, name: string) {
	const [collection = "", ...path] = name.split(".");
	const definition = definitionOf(site, collection);
	if (!definition) return undefined;
	for (const { source, value } of site.facts.get(collection)?.files ?? []) {
		for (const field of fieldsIn(fileSchemaOf(definition), value)) {
			if (field.path.length === path.length && field.path.every((step, index) => String(step) === path[index])) {
				return { ...field, source };
			}
		}
	}
	return undefined;
}
