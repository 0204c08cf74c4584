import { createHash } from "node:crypto";
import { endOfBlock } from "./short-names.ts";

/**
 * What nobody sees before they do something, and what most never see: menus that open, what a pointer changes, paper, and
 * systems with their own colours or more contrast. The first stands in the layer `late`, which is the end of `components`.
 */
const lateBlocks = ["@layer late", "@media print", "@media (forced-colors:active)", "@media (prefers-contrast:more)"];

/** Styles in which those that a page can wait for stand apart, in a file that is asked for at its end. */
export interface SplitStyles {
	readonly soon: string;
	readonly late: { readonly name: string; readonly content: string };
}

/** A rule of a utility that holds only while a pointer, the keyboard or an answer says so, or that only a pointer finds. */
const ofState =
	/(?<=[{}])[^{}]*(?:(?::hover|:focus|:checked|\[aria-invalid)[^{}]*\{[^{}]*|\{(?:cursor|resize|scroll-snap-\w+):[^{};]*)\}/g;

export function splitStyles(css: string): SplitStyles {
	let [soon, content] = splitStates(css);
	for (const block of lateBlocks) {
		const opening = new RegExp(`${block.replace(/[()]/g, "\\$&").replace(" ", "\\s*")}\\s*\\{`);
		let start = soon.search(opening);
		if (start === -1) throw new Error(`There are no styles in ${block}.`);
		for (; start !== -1; start = soon.search(opening)) {
			const end = endOfBlock(soon, start);
			content += soon.slice(start, end);
			soon = soon.slice(0, start) + soon.slice(end);
		}
	}
	// It stands among the files that it names, wherever the site is.
	content = content.replaceAll("@layer late", "@layer components").replaceAll("url(/assets/", "url(");
	const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
	return { soon, late: { name: `late-${hash}.css`, content } };
}

/** Utilities of a state hold over those of every state, and stand behind them in their layer. */
function splitStates(css: string): [soon: string, late: string] {
	const start = css.search(/@layer utilities\s*\{/);
	const end = endOfBlock(css, start);
	const states: string[] = [];
	const utilities = css.slice(start, end).replace(ofState, (rule) => {
		// A finger hovers nothing.
		states.push(rule.includes(":hover") ? `@media (hover:hover){${rule}}` : rule);
		return "";
	});
	const soon = css.slice(0, start) + utilities.replaceAll(/@media \(hover:\s*hover\)\s*\{\s*\}/g, "") + css.slice(end);
	return [soon, states.length > 0 ? `@layer utilities{${states.join("")}}` : ""];
}
