import { DOMParser, type ParseOptions, type Slice } from "prosemirror-model";
import { schema } from "#studio/typing/schema.ts";
import { Found } from "./found.ts";
import { readPasted } from "./read-pasted.ts";
import { styleName } from "./styles.ts";

/** A style is read here and never applied: the page allows none, and would complain of each. */
export function withoutStyles(html: string): string {
	return html
		.replace(/<style\b[\s\S]*?<\/style>/gi, "")
		.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${styleName}`));
}

/** Reads what was copied in any program. */
export class PastedParser extends DOMParser {
	#found = new Found();

	constructor() {
		super(schema, DOMParser.fromSchema(schema).rules);
	}

	override parseSlice(dom: Node, options?: ParseOptions): Slice {
		this.#found = new Found();
		// What was copied in a text of Studio is as it should be.
		const isOwn = !(dom instanceof Element) || dom.querySelector("[data-pm-slice]") !== null;
		return super.parseSlice(isOwn ? dom : readPasted(dom, this.#found, location.origin), options);
	}

	/** What came along in what was read last, when there was anything; it is given once. */
	takeFound(): Found | undefined {
		const found = this.#found;
		this.#found = new Found();
		return found.isEmpty ? undefined : found;
	}
}
