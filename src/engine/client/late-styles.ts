import { createHash } from "node:crypto";
import { endOfBlock } from "./short-names.ts";

/** When most visitors never need styles: on paper, and in a system with its own colours. */
export const lateMedia = "print,(forced-colors:active)";

/** Styles in which those for `lateMedia` stand apart, in a file that no page waits for where they do not count. */
export interface SplitStyles {
	readonly soon: string;
	readonly late: { readonly name: string; readonly content: string };
}

export function splitStyles(css: string): SplitStyles {
	let [soon, content] = [css, ""];
	for (const media of lateMedia.split(",")) {
		const start = soon.search(new RegExp(`@media\\s*${media.replace(/[()]/g, "\\$&")}`));
		if (start === -1) throw new Error(`There are no styles for ${media}.`);
		const end = endOfBlock(soon, start);
		content += soon.slice(start, end);
		soon = soon.slice(0, start) + soon.slice(end);
	}
	const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
	return { soon, late: { name: `late-${hash}.css`, content } };
}
