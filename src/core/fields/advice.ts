import { addressFault, originOf } from "../addresses.ts";
import type { KindName } from "./kind.ts";

/** Rewrites what people commonly write into what a kind expects; undefined when there is no single right answer. */
const rewriters: Partial<Record<KindName, (written: string) => string | undefined>> = {
	price(written) {
		const bare = written.replace(/^(€|eur|euro)\s*/i, "").replace(/,-+$/, "");
		const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare.trim());
		if (!match) return undefined;
		return match[2] ? `${match[1]}.${match[2].padEnd(2, "0")}` : match[1];
	},
	time(written) {
		const match = /^(\d{1,2})[:.](\d{2})(?: ?uur)?$/.exec(written);
		return match ? `${match[1]?.padStart(2, "0")}:${match[2]}` : undefined;
	},
	hours(written) {
		if (/^(dicht|closed|gesloten)$/i.test(written)) return "gesloten";
		const times = written.match(/\d{1,2}[:.]\d{2}/g);
		if (times?.length !== 2) return undefined;
		return times.map((each) => each.replace(".", ":").padStart(5, "0")).join("-");
	},
	date(written) {
		const match = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
		if (!match) return undefined;
		return `${match[3]}-${match[2]?.padStart(2, "0")}-${match[1]?.padStart(2, "0")}`;
	},
	number(written) {
		return /^\d+,\d+$/.test(written) ? written.replace(",", ".") : undefined;
	},
	file(written) {
		const bare = written
			.replace(/^\/?(content\/)?(images\/)?/, "")
			.toLowerCase()
			.replace(/\s+/g, "-");
		return /^[a-z0-9][a-z0-9/._-]*\.(svg|jpe?g|png|webp|avif)$/.test(bare) ? bare : undefined;
	},
	image(written) {
		return /\.(svg|jpe?g|png|webp|avif)$/.test(written) ? `file: ${written}` : undefined;
	},
	url(written) {
		const bare = written.replace(/^http:\/\//, "");
		return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(bare) ? `https://${bare}` : undefined;
	},
	origin(written) {
		const address = /^https?:\/\//i.test(written) ? written.toLowerCase() : `https://${written}`;
		return addressFault(address) === undefined ? originOf(address) : undefined;
	},
	link(written) {
		if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(written)) return `mailto:${written}`;
		if (/^[a-z0-9-]+(\/[a-z0-9-]+)*(#[a-z][a-z0-9-]*)?$/.test(written)) return `/${written}`;
		return rewriters.url?.(written);
	},
	path(written) {
		const bare = written.toLowerCase().replace(/^\/?/, "/").replace(/\/+$/, "");
		return /^(\/[a-z0-9-]+)+$/.test(bare) ? bare : undefined;
	},
	id(written) {
		const bare = written
			.toLowerCase()
			.replace(/^#/, "")
			.replace(/[\s_]+/g, "-");
		return /^[a-z][a-z0-9-]*$/.test(bare) ? bare : undefined;
	},
	color(written) {
		const digits = written.replace(/^#/, "").toLowerCase();
		const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
		// The hash needs quotation marks: without them YAML takes the colour for a remark.
		return /^[0-9a-f]{6}$/.test(long) ? `"#${long}"` : undefined;
	},
	pages: (written) => rewriters.path?.(written),
	ref: (written) => rewriters.id?.(/^\{(?:[^{}]*\.)?([^{}.]+)\}$/.exec(written)?.[1] ?? written),
};

/** What an editor most likely meant by a value that does not fit its kind. */
export function adviceFor(kind: string, written: string): string | undefined {
	const advice = rewriters[kind as KindName]?.(written.trim());
	return advice === written ? undefined : advice;
}
