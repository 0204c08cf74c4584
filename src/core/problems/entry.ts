import type { EditorLanguage } from "../in-language.ts";
import type { Language } from "../languages.ts";

/** What is said of a mistake; a sentence may mention the values of this one. */
export interface Wording<V> {
	readonly title: string;
	/** What is wrong. */
	readonly message: string | ((values: V) => string);
	/** What to do. */
	readonly hint: string | ((values: V) => string);
}

/** `error` stops the build, `warning` asks for attention, `remark` may be good to know. */
export type Level = "error" | "warning" | "remark";

/** One kind of mistake, in Dutch and in English; `src/locales` has the others. */
export interface Entry<V> {
	readonly level: Level;
	/** An error that an editor may silence, as a warning: it may be meant so. */
	readonly excusable?: true;
	readonly nl: Wording<V>;
	readonly en: Wording<V>;
}

/** The wordings of a part of the catalogue in one more language. */
export type Told<Part> = { readonly [C in keyof Part]: Part[C] extends Entry<infer V> ? Wording<V> : never };

/** Fixes the type of the values that the wordings of an entry use. */
export function entry<V>(wordings: Omit<Entry<V>, "level">): Entry<V> {
	return { level: "error", ...wordings };
}

/** As `entry`, for what may be meant so, when somebody gives the reason. */
export function excusable<V>(wordings: Omit<Entry<V>, "level">): Entry<V> {
	return { level: "error", excusable: true, ...wordings };
}

/** As `entry`, for what deserves attention but does not stop the build. */
export function warning<V>(wordings: Omit<Entry<V>, "level">): Entry<V> {
	return { level: "warning", ...wordings };
}

/** As `entry`, for what may be meant so. */
export function remark<V>(wordings: Omit<Entry<V>, "level">): Entry<V> {
	return { level: "remark", ...wordings };
}

/** A name that nobody knows, and those that are known. */
export interface Named {
	readonly name: string;
	readonly nearest?: string | undefined;
	readonly known: readonly string[];
}

/** "`a`, `b` of `c`" */
export function listNames(names: readonly string[], last: "of" | "or" | "en" | "and"): string {
	const quoted = names.map((name) => `\`${name}\``);
	if (quoted.length < 2) return quoted.join("");
	return `${quoted.slice(0, -1).join(", ")} ${last} ${quoted.at(-1)}`;
}

/** "Bedoelde u `x`?" and what is allowed otherwise; empty when there is nothing to offer. */
export function offerNl(nearest: string | undefined, known: readonly string[]): string {
	if (nearest) return `Bedoelde u \`${nearest}\`?`;
	return known.length > 0 ? `Mogelijk is: ${listNames(known, "of")}.` : "";
}

export function offerEn(
	nearest: string | undefined,
	known: readonly string[],
	what: "values" | "fields" | "icons",
): string {
	if (nearest) return `Did you mean \`${nearest}\`?`;
	return known.length > 0 ? `Allowed ${what}: ${listNames(known, "or")}.` : "";
}

/** The block that a field belongs to. */
export interface Where {
	readonly kind: "page" | "section" | "facts" | "site" | "words" | "group";
	readonly name: string;
}

export function whereNl({ kind, name }: Where): string {
	const names = {
		page: "een pagina",
		section: `het onderdeel \`${name}\``,
		facts: `\`${name}\``,
		site: "de instellingen",
		words: "de woorden",
		group: `het blok \`${name}\``,
	};
	return names[kind];
}

export function whereEn({ kind, name }: Where): string {
	const names = {
		page: "a page",
		section: `the section \`${name}\``,
		facts: `\`${name}\``,
		site: "the settings",
		words: "the words",
		group: `the block \`${name}\``,
	};
	return names[kind];
}

/** "Engels" */
export function languageName(language: Language, report: EditorLanguage): string {
	return new Intl.DisplayNames([report], { type: "language" }).of(language) ?? language;
}

/** The languages that stand in the catalogue itself. */
export type ReportLanguage = "nl" | "en";
