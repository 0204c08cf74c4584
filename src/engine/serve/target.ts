import { posix } from "node:path";
import { unescape as unescapePercents } from "node:querystring";

/** What a request asks for. */
export interface Target {
	/** Decoded, and without `.`, `..` and repeated slashes: every spelling of an address gives the same. */
	readonly path: string;
	/** From the question mark on, as it was written; empty when nothing follows it. */
	readonly search: string;
}

/** Reads what stands in the first line of a request, as nginx does. Gives undefined for what is no address. */
export function readTarget(written: string): Target | undefined {
	const [, encoded = "", search = ""] = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)(\?[^#]+)?/i.exec(written) ?? [];
	if (encoded === "" || /%(?![0-9a-f]{2})/i.test(encoded)) return undefined;
	const decoded = unescapePercents(encoded).replace(/\/\.{1,2}$/, "$&/");
	const leavesTheSite = posix.normalize(`.${decoded}`).startsWith("../");
	if (leavesTheSite || decoded.includes("\0")) return undefined;
	return { path: posix.normalize(decoded), search };
}
