import type { Rolldown } from "vite";

/**
 * Keeps everything that a script needs from the start in one file. Otherwise what it shares with parts that come
 * later becomes files of its own: one more round trip before the page answers, and one more file that can be missing.
 */
export function oneApplication(entry: string, name: string): Rolldown.CodeSplittingOptions {
	let needed: ReadonlySet<string> | undefined;
	return {
		groups: [
			{
				name(id, context) {
					needed ??= staticImports(entry, context);
					return needed.has(id) ? name : null;
				},
			},
		],
	};
}

function staticImports(entry: string, context: Rolldown.ChunkingContext): Set<string> {
	const found = new Set([entry]);
	for (const id of found) {
		for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
	}
	return found;
}
