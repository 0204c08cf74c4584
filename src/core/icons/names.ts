/// <reference path="./own-icons.d.ts" />
import { drawings as own } from "virtual:sections/own-icons";
import { phosphorNames } from "./phosphor.ts";

/** Every icon that content can name: those of Phosphor, and those that the code of the site brings. */
export const iconNames: readonly string[] = [...phosphorNames, ...Object.keys(own)];

const known: ReadonlySet<string> = new Set(iconNames);

export function isIcon(name: string): boolean {
	return known.has(name);
}
