import { phosphorNames } from "./phosphor.ts";

/** So many files have the drawings, so that whoever needs a few takes few of the others. */
export const iconParts = 128;

const perPart = Math.ceil(phosphorNames.length / iconParts);

/** The names in a part, which are counted from 0. */
export function namesInPart(part: number): readonly string[] {
	return phosphorNames.slice(part * perPart, (part + 1) * perPart);
}

/** The part that an icon of Phosphor is in. */
export function partOf(name: string): number {
	return Math.floor(phosphorNames.indexOf(name) / perPart);
}
