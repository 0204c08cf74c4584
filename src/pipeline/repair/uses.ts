import type { Site } from "../site/site.ts";

/** How something is pointed to, so that a word in a sentence is not taken for it. */
const patterns = {
	fact: (name: string) => `\\{\\s*${name}\\s*\\}`,
	anchor: (name: string) => `#${name}(?![\\w-])`,
	page: (name: string) => `(?<=[("'\\s])${name}(?=[)#"'\\s]|$)`,
	value: (name: string) => `(?<=(?::|-|,|\\[)\\s*["']?)${name}(?=["']?\\s*(?:,|\\]|#|$))`,
};

/**
 * Whether it is a reference that is wrong and not the name that it should point to. Where several places have the
 * `wrong` name and fewer the other one, the slip was made where the name is given; who fixes that fixes all.
 */
export function isSlipOfReference(site: Site, how: keyof typeof patterns, wrong: string, meant: string): boolean {
	const uses = countUses(site, patterns[how](escaped(wrong)));
	return uses <= 1 || countUses(site, patterns[how](escaped(meant))) > uses;
}

function escaped(name: string): string {
	return name.replace(/[^\w-]/g, "\\$&");
}

function countUses(site: Site, pattern: string): number {
	const every = new RegExp(pattern, "gm");
	let count = 0;
	for (const text of site.texts.values()) count += text.match(every)?.length ?? 0;
	return count;
}
