import { kinds } from "#core/fields/kinds.ts";
import type { FoundField } from "#core/fields/walk.ts";
import { normalize } from "#core/paths.ts";
import { mentionsIn } from "../text/markdown.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { Home } from "./node-kind.ts";
import type { How, Key, Reference, Written } from "./reference.ts";

/** A reference by a whole value. */
export function referenceTo(to: Key, how: How, { path }: FoundField, { source }: Home): Reference {
	return { to, how, written: { source, path } };
}

/** The facts that a line names. */
export function tokensOf(value: string, field: FoundField, home: Home): Reference[] {
	if (!value.includes("{")) return [];
	const passage = kinds[field.meta.kind].translated ? { passage: value } : {};
	const at = counter(field, home);
	return [...value.matchAll(tokenPattern)].map(
		([whole, token = ""]): Reference => ({
			to: `fact ${token.trim()}`,
			how: "text",
			written: { ...at(whole), ...passage },
		}),
	);
}

/** The facts and links in a text. */
export function mentionsOf(value: string, field: FoundField, home: Home): Reference[] {
	const at = counter(field, home);
	return mentionsIn(value).flatMap(({ what, found, passage }): Reference[] => {
		const written = { ...at(found), passage };
		if (what === "fact") return [{ to: `fact ${found.slice(1, -1).trim()}`, how: "text", written }];
		const to = targetOf(found, home.page);
		return to ? [{ to, how: "link", written }] : [];
	});
}

/** Where a link leads. */
export function linkOf(value: string, field: FoundField, home: Home): Reference[] {
	const to = targetOf(value, home.page);
	return to ? [referenceTo(to, "link", field, home)] : [];
}

/** Where a link leads inside the site. A bare anchor belongs to the page it stands on, if it stands on one. */
function targetOf(written: string, page = ""): Key | undefined {
	const token = /^\{([^{}]*)\}$/.exec(written)?.[1];
	if (token !== undefined) return `fact ${token.trim()}`;
	if (written.startsWith("#")) return `link ${page}${written}`;
	if (!written.startsWith("/")) return undefined;
	const [path = "", anchor] = written.split("#");
	return anchor ? `link ${normalize(path)}#${anchor}` : `link ${normalize(path)}`;
}

/** Tells equal texts in one value apart. */
function counter({ path }: FoundField, { source }: Home): (span: string) => Written {
	const counts = new Map<string, number>();
	return (span) => {
		const before = counts.get(span) ?? 0;
		counts.set(span, before + 1);
		return { source, path, span, before };
	};
}
