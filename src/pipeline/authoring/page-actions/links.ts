import { kinds, kindsThat, leadsElsewhere } from "#core/fields/kinds.ts";
import { writtenAt } from "../../read/written.ts";
import { fieldsOutsidePages, namingFields, type WrittenField } from "../../site/fields.ts";
import type { Site } from "../../site/site.ts";
import { escapePattern } from "../../text/escape-pattern.ts";

/** The text of a file in which links lead elsewhere now. */
export interface Retargeted {
	readonly text: string;
	/** How many did. */
	readonly count: number;
}

/** An address that goes, and the one in its place. */
export interface Retarget {
	readonly from: string;
	readonly to: string;
	/** The anchors of the one are those of the other. */
	readonly anchors: boolean;
}

/** Leads every link to an address to another one, in all that editors wrote. Gives the files that change by it. */
export function retargetLinks(site: Site, lead: Retarget): Map<string, Retargeted> {
	const spans = new Map<string, { text: string; edits: Map<number, { end: number; now: string; count: number }> }>();
	for (const { source, path, meta } of linkFieldsNear(site, lead.from)) {
		const node = writtenAt(source.written, path);
		if (!node) continue;
		const { start, end } = node;
		const pattern = kinds[meta.kind].words === "markdown" ? inText(site, lead) : asValue(site, lead);
		const { text: now, count } = led(source.text.slice(start, end), pattern, lead.to);
		if (count === 0) continue;
		const { text, edits } = spans.get(source.file) ?? { text: source.text, edits: new Map() };
		spans.set(source.file, { text, edits: edits.set(start, { end, now, count }) });
	}
	return new Map(
		[...spans].map(([file, { text, edits }]) => {
			const fromEnd = [...edits].sort(([one], [other]) => other - one);
			return [
				file,
				{
					text: fromEnd.reduce((all, [start, { end, now }]) => all.slice(0, start) + now + all.slice(end), text),
					count: fromEnd.reduce((sum, [, { count }]) => sum + count, 0),
				},
			];
		}),
	);
}

/** Every field that may lead to an address, in all that editors wrote; that visitors are sent on from one is no link. */
export function linkFieldsNear(site: Site, address: string): readonly WrittenField[] {
	const near = [...site.pages.values()].filter(({ source }) => source.text.includes(address));
	const leading = kindsThat(leadsElsewhere);
	return [...fieldsOutsidePages(site), ...near.flatMap(namingFields)].filter(
		({ meta, path }) => leading.has(meta.kind) && path[0] !== "formerly",
	);
}

/** The same in the translations, so that none becomes stale by it: the Dutch in them and what is read in its place. */
export function retargetTranslatedLinks(site: Site, lead: Retarget): Map<string, Retargeted> {
	const pattern = inText(site, lead);
	const found = [...translationsOf(site)].map(
		({ source }) => [source.file, led(source.text, pattern, lead.to)] as const,
	);
	return new Map(found.filter(([, { count }]) => count > 0));
}

/** Every translated file. */
export function* translationsOf({ translations }: Site) {
	for (const files of translations.values()) yield* files.values();
}

function led(text: string, pattern: RegExp, to: string): Retargeted {
	return { text: text.replace(pattern, () => to), count: text.match(pattern)?.length ?? 0 };
}

/** What goes of a link that is a value of its own. */
export function asValue(site: Pick<Site, "settings">, lead: Retarget): RegExp {
	return linkPattern(`^["']?${ownOrigin(site)}`, lead, `(?:["'?]|$)`);
}

/** What goes of a link in a text. */
export function inText(site: Pick<Site, "settings">, lead: Retarget): RegExp {
	return linkPattern(`\\]\\(\\s*<?${ownOrigin(site)}`, lead, "[)>?\\s]");
}

const anchor = "(?:#[\\w-]*)?";

function linkPattern(before: string, { from, anchors }: Retarget, after: string): RegExp {
	const behind = anchors ? `(?=${anchor}${after})` : `${anchor}(?=${after})`;
	return new RegExp(`(?<=${before})${escapePattern(from)}${behind}`, "g");
}

export function ownOrigin({ settings }: Pick<Site, "settings">): string {
	return settings ? `(?:${escapePattern(settings.value.address)})?` : "";
}
