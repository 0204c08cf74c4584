import { kinds, kindsThat, leadsElsewhere } from "#core/fields/kinds.ts";
import { writtenAt } from "../../read/written.ts";
import { fieldsOutsidePages, namingFields } from "../../site/fields.ts";
import type { Site } from "../../site/site.ts";
import { escapePattern } from "../../text/escape-pattern.ts";

/** The text of a file in which links lead elsewhere now. */
export interface LedElsewhere {
	readonly text: string;
	/** How many did. */
	readonly count: number;
}

/** An address that goes, and the one in its place. */
export interface Lead {
	readonly from: string;
	readonly to: string;
	/** The anchors of the one are those of the other. */
	readonly anchors: boolean;
}

/** Leads every link to an address to another one, in all that editors wrote. Gives the files that change by it. */
export function leadLinks(site: Site, lead: Lead): Map<string, LedElsewhere> {
	const near = [...site.pages.values()].filter(({ source }) => source.text.includes(lead.from));
	const fields = [...fieldsOutsidePages(site), ...near.flatMap(namingFields)];
	const leading = kindsThat(leadsElsewhere);
	const spans = new Map<string, { text: string; edits: Map<number, { end: number; now: string; count: number }> }>();
	for (const { source, path, meta } of fields) {
		const node = leading.has(meta.kind) && path[0] !== "formerly" ? writtenAt(source.written, path) : undefined;
		if (!node) continue;
		const { start, end } = node;
		const pattern = kinds[meta.kind].words === "markdown" ? inText(site, lead) : asValue(site, lead);
		const { text: now, count } = led(source.text.slice(start, end), pattern, lead);
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

/** The same in the translations, so that none becomes stale by it: the Dutch in them and what is read in its place. */
export function leadTranslatedLinks({ settings, translations }: Site, lead: Lead): Map<string, LedElsewhere> {
	const all = [...translations.values()].flatMap((files) => [...files.values()]);
	const found = all.map(({ source }) => [source.file, led(source.text, inText({ settings }, lead), lead)] as const);
	return new Map(found.filter(([, { count }]) => count > 0));
}

function led(text: string, pattern: RegExp, { to, anchors }: Lead): LedElsewhere {
	let count = 0;
	const now = text.replace(pattern, (_, before: string, anchor = "") => {
		count++;
		return before + to + (anchors ? anchor : "");
	});
	return { text: now, count };
}

/** A link that is a value of its own. */
function asValue(site: Pick<Site, "settings">, { from }: Lead): RegExp {
	return new RegExp(`^(["']?${ownOrigin(site)})${escapePattern(from)}(#[\\w-]*)?(?=["'?]|$)`, "g");
}

/** A link in a text. */
function inText(site: Pick<Site, "settings">, { from }: Lead): RegExp {
	return new RegExp(`(\\]\\(\\s*<?${ownOrigin(site)})${escapePattern(from)}(#[\\w-]*)?(?=[)>?\\s])`, "g");
}

function ownOrigin({ settings }: Pick<Site, "settings">): string {
	return settings ? `(?:${escapePattern(settings.value.address)})?` : "";
}
