import type { EditorLanguage } from "#core/in-language.ts";
import { ContentChecker } from "#studio/brain/content/content-checker.ts";
import { openContent } from "../content/content.ts";
import { SiteMemory } from "../memory/site-memory.ts";

export interface CheckerOptions {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: EditorLanguage | undefined;
}

/** Checks the content of a folder, and begins from nothing. */
export function plainChecker({ root, language }: CheckerOptions): ContentChecker {
	return new ContentChecker({ open: () => openContent(root), language });
}

/** The same with what is known from one run to the next, which is bound to one state of the code. */
export function rememberingChecker({ root, project, language }: CheckerOptions): ContentChecker {
	const open = () => openContent(root, { memory: new SiteMemory(project, root) });
	let isKept = false;
	return new ContentChecker({
		open,
		language,
		keep(checked) {
			if (isKept) return undefined;
			isKept = true;
			new SiteMemory(project, root).keep(checked);
			// What was kept of the pages takes less memory than the pages as they were read, and is checked sooner.
			const reader = open();
			reader.read();
			return reader;
		},
	});
}
