import { nearest } from "#core/nearest.ts";
import { codedCollections } from "./coded-collections.ts";

/** The name as somebody would have written it who knows how: without capitals, underscores, `kopie` and a second ending. */
function plainName(name: string): string {
	const [folder = "", file = ""] = /^(.*\/)?([^/]*)$/.exec(name.toLowerCase())?.slice(1) ?? [];
	const stem = file
		.replace(/(?:\.(?:ya?ml|json|txt))+$/, "")
		.replace(/[ _-]*(?:\(\d+\)|kopie|copy|copie|copia)$/, "")
		.replace(/[\s_]+/g, "-");
	return `${folder ?? ""}${stem}.yaml`;
}

/**
 * What a file was probably meant as of which the name fits nothing: one of the names that are `expected`. Good for saying
 * nothing of what then seems to be missing, and not for giving it that name.
 */
export function meantName(name: string, expected: ReadonlySet<string>): string | undefined {
	const plain = plainName(name);
	if (expected.has(plain)) return plain;
	const alike = [...expected].filter((each) => each.endsWith(`/${plain}`) || plain.endsWith(`/${each}`));
	const [first] = alike.length > 0 ? alike : [...expected].filter((each) => last(each) === last(plain));
	return first ?? nearest(plain, expected);
}

function last(name: string): string {
	return name.slice(name.lastIndexOf("/") + 1);
}

/**
 * The names below `content/` that a site with these files may miss: what every site has, what the builder knows, what is
 * translated, and what a page may be called.
 */
export function expectedNames(names: readonly string[], wrong: readonly string[], source: string): ReadonlySet<string> {
	const facts = [...codedCollections.keys()].map((each) => `facts/${each}.yaml`);
	const translated = names.flatMap((name) => /^translations\/\w+\/(.+)$/.exec(name)?.[1] ?? []);
	const pages = wrong.map(plainName).filter((name) => name.startsWith("pages/"));
	const all = ["site.yaml", "pages/index.yaml", `words/${source}.yaml`, ...facts, ...translated, ...pages];
	const there = new Set(names.filter((name) => !wrong.includes(name)));
	return new Set(all.filter((name) => !there.has(name) && !there.has(name.replace(/yaml$/, "json"))));
}
