import { isGoodName } from "../tree-names.ts";

/** The folders and the file of a path from the root. Throws when one of them has a name that none may have. */
export function partsOf(path: string): string[] {
	const parts = path.split("/");
	const bad = parts.find((part) => !isGoodName(part));
	if (bad !== undefined) throw new Error(`No file can be called ${JSON.stringify(path)}.`);
	return parts;
}
