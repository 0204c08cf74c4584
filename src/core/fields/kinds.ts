import type { KindName } from "./kind.ts";

/** What each kind answers for itself, in every tool that walks fields. */
interface Kind {
	/** Words that a visitor reads, translated per passage. */
	readonly translated: boolean;
	/** Can name a fact in braces: a sentence, a name, or a link to the fact's address. */
	readonly worded?: true;
	/** From the source text of an unquoted scalar to the value that the schema judges. */
	read(source: string): unknown;
	/** What replaces zod's own JSON Schema type, because an editor's YAML reader sees another type than we. */
	readonly jsonType?: Readonly<Record<string, unknown>>;
}

const asWritten = (source: string): unknown => source;

/** YAML reads `2024` or `true` as a number or a boolean; for these kinds they are words. */
const wordType = { type: ["string", "number", "boolean"] };

/** Digits that YAML reads as a number stay the characters that were written. */
const digitsType = { type: ["string", "number"] };

function readFlag(source: string): unknown {
	const value = source.toLowerCase();
	if (value === "ja" || value === "true") return true;
	if (value === "nee" || value === "false") return false;
	return source;
}

function readNumber(source: string): unknown {
	return /^[-+]?\d+(\.\d+)?$/.test(source) ? Number(source) : source;
}

const plain: Kind = { translated: false, read: asWritten };

export const kinds: Readonly<Record<KindName, Kind>> = {
	text: { translated: true, worded: true, read: asWritten, jsonType: wordType },
	label: { translated: true, worded: true, read: asWritten, jsonType: wordType },
	markdown: { translated: true, worded: true, read: asWritten, jsonType: wordType },
	name: { ...plain, worded: true, jsonType: wordType },
	link: { ...plain, worded: true },
	image: plain,
	file: plain,
	icon: plain,
	price: { ...plain, jsonType: { ...digitsType, minimum: 0 } },
	date: plain,
	time: plain,
	hours: plain,
	phone: { ...plain, jsonType: digitsType },
	email: plain,
	url: plain,
	origin: plain,
	choice: { ...plain },
	flag: {
		translated: false,
		read: readFlag,
		jsonType: { type: undefined, enum: ["ja", "nee", true, false] },
	},
	number: { translated: false, read: readNumber },
	ref: { ...plain, jsonType: digitsType },
	pages: plain,
	id: plain,
	path: plain,
	color: plain,
	language: plain,
	samples: plain,
};

/** The kinds of which something is true. */
export function kindsThat(is: (kind: Kind, name: KindName) => boolean): ReadonlySet<KindName> {
	const names = Object.keys(kinds) as KindName[];
	return new Set(names.filter((name) => is(kinds[name], name)));
}

/** Kinds of fields that can name a fact: in their words, or as a reference. */
export const factNamingKinds = kindsThat(({ worded }, name) => worded === true || name === "ref");
