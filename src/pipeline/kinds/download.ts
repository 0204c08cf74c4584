import { downloadAt } from "#core/downloads.ts";
import { commaOf, type Language, localeTagOf } from "#core/languages.ts";
import type { Link } from "#core/resolved.ts";
import { downloadOf } from "../site/accessors.ts";
import { NotSound } from "../site/site.ts";
import { shownAddress } from "./address.ts";
import type { Context } from "./context.ts";
import { nameLanguage } from "./language.ts";
import { asShown, type NodeKind } from "./node-kind.ts";
import { linkOf } from "./references.ts";

/** A link that says what visitors get: a file in their own language where there is one, its type and its size. */
export function linkToDownload(name: string, { site, language }: Pick<Context, "site" | "language">): Link {
	const info = downloadOf(site, name, language);
	if (!info) throw new NotSound(`${name} cannot be downloaded; the check lets no such page through.`);
	const { address, bytes, language: lang } = info;
	const about = ["PDF", formatSize(bytes, language)];
	if (lang === language) return { href: address, about: about.join(commaOf(language)) };
	return { href: address, about: [...about, nameLanguage(lang, language).name].join(commaOf(language)), lang };
}

/** The size of a file in the unit that leaves a short number. */
function formatSize(bytes: number, language: Language): string {
	const [unit, size] = bytes < 1e6 ? ["kilobyte", Math.ceil(bytes / 1e3)] : ["megabyte", bytes / 1e6];
	const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 } as const;
	return new Intl.NumberFormat(localeTagOf(language), format).format(size);
}

export const downloadNode: NodeKind = {
	present: (value, _, context) => context.link(String(value)),
	marked: undefined,
	spellOut: undefined,
	writtenOut: undefined,
	references: linkOf,
	faults: undefined,
	faultsOn: undefined,
	isCertain: (advice, _, { site }) => site.downloads.has(downloadAt(advice) ?? ""),
	shown: shownAddress,
	key: undefined,
	told: asShown,
};
