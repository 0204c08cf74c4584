import ofSections from "virtual:sections/icons";
import { codeIcons } from "#core/icons/icons.ts";
import { iconNames } from "#core/icons/names.ts";
import { fieldsOutsidePages, namedOnPages } from "./fields.ts";
import type { Site } from "./site.ts";

/** All icons that there are: while a site is written, nothing has to be read to know which of them it shows. */
export const everyIcon: readonly string[] = [...new Set([...iconNames, ...codeIcons])];

/** The icons that a site shows, sorted: those that code shows, of the builder and of own sections, and those that content names. */
export function iconsOf(site: Site): readonly string[] {
	const names = new Set<string>([...codeIcons, ...Object.values(ofSections).flat()]);
	for (const { meta, value } of fieldsOutsidePages(site)) if (meta.kind === "icon") names.add(String(value));
	for (const { meta, value } of namedOnPages(site)) if (meta.kind === "icon") names.add(String(value));
	return [...names].sort();
}
