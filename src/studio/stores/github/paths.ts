import { isGoodName } from "../tree-names.ts";

/** Whether this names a file below the root, with slashes between its folders. */
export function isPath(path: string): boolean {
	return path.split("/").every(isGoodName);
}
