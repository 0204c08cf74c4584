import type { KindName } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { FoundField } from "#core/fields/walk.ts";
import { normalize } from "#core/paths.ts";
import type { SourceFile } from "../read/source.ts";
import { mentionsIn } from "../text/markdown.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { How, Key, Reference, Written } from "./reference.ts";

/** The file that a field stands in, and its page if it has one. */
export interface Home {
	readonly source: SourceFile;
	readonly page?: string;
}

type Finder = (value: string, field: FoundField, home: Home) => Reference[];

/** Where each kind of field refers to; kinds that are not named refer to nothing. */
const finders: Partial<Readonly<Record<KindName, Finder>>> = {
	text: tokensOf,
	label: tokensOf,
	name: tokensOf,
	markdown: mentionsOf,
	link: linkOf,
	path: linkOf,
	file: (value, field, home) => [plain(`image ${value}`, "image", field, home)],
	ref: factsOf,
	pages: (value, field, home) => [plain(`folder ${normalize(value)}`, "overview", field, home)],
};

/** Everything that a written field refers to, in the order of the text. Links to other sites are left out. */
export function referencesOf(field: FoundField, home: Home): readonly Reference[] {
	return finders[field.meta.kind]?.(String(field.value), field, home) ?? none;
}

const none: readonly Reference[] = [];

function plain(to: Key, how: How, { path }: FoundField, { source }: Home): Reference {
	return { to, how, written: { source, path } };
}

/** A reference leads to the fields that its view receives, or to the whole entry. */
function factsOf(value: string, field: FoundField, home: Home): Reference[] {
	const { collection, shows } = field.meta;
	const entry: Key = `fact ${collection}.${value}`;
	const keys = shows ? shows.map((name): Key => `${entry}.${name}`) : [entry];
	return keys.map((key) => plain(key, "reference", field, home));
}

function tokensOf(value: string, field: FoundField, home: Home): Reference[] {
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

function mentionsOf(value: string, field: FoundField, home: Home): Reference[] {
	const at = counter(field, home);
	return mentionsIn(value).flatMap(({ what, found, passage }): Reference[] => {
		const written = { ...at(found), passage };
		if (what === "fact") return [{ to: `fact ${found.slice(1, -1).trim()}`, how: "text", written }];
		const to = targetOf(found, home.page);
		return to ? [{ to, how: "link", written }] : [];
	});
}

function linkOf(value: string, field: FoundField, home: Home): Reference[] {
	const to = targetOf(value, home.page);
	return to ? [plain(to, "link", field, home)] : [];
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

/** Tells equal stretches of one value apart. */
function counter({ path }: FoundField, { source }: Home): (stretch: string) => Written {
	const counts = new Map<string, number>();
	return (stretch) => {
		const before = counts.get(stretch) ?? 0;
		counts.set(stretch, before + 1);
		return { source, path, stretch, before };
	};
}
