import { downloadAddress } from "#core/downloads.ts";
import { downloadKind } from "#core/fields/kinds/download.ts";
import { fileKind } from "#core/fields/kinds/file.ts";
import { clearlyMeant } from "#core/nearest.ts";
import { normalize } from "#core/paths.ts";
import type { Location } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { Site } from "../site/site.ts";
import { type Edit, offsetOf, type Repairer } from "./repair.ts";
import { replaceScalar, scalarAt } from "./scalars.ts";
import { linksTranslated } from "./translated.ts";
import { isSlipOfReference } from "./uses.ts";

export const repairLink: Repairer<"broken-link"> = ({ place, values }, { source, site }) => {
	const page = normalize(values.target);
	const former = formerAddress(site, page);
	const meant = former ?? clearlyMeant(page, site.addresses.keys(), { open: true, separator: "/" });
	if (!meant || (!former && !isSlipOfReference(site, "page", values.target, meant))) return [];
	const own = replaceTarget(source, place, values.target, meant);
	return followed(site, own, { from: values.target, to: meant });
};

export const repairAnchor: Repairer<"broken-anchor"> = ({ place, values }, { source, site }) => {
	const meant = clearlyMeant(values.anchor, values.known, { open: true });
	if (!meant || !isSlipOfReference(site, "anchor", values.anchor, meant)) return [];
	return replaceTarget(source, place, `#${values.anchor}`, `#${meant}`);
};

export const repairDownload: Repairer<"missing-download"> = ({ place, values: { target } }, { source, site }) => {
	const known = site.downloads.names.map(downloadAddress);
	const inside = downloadKind.advice(target) ?? "";
	const meant = known.includes(inside) ? inside : clearlyMeant(target, known, { open: true, separator: "/" });
	if (!meant || !isSlipOfReference(site, "page", target, meant)) return [];
	return followed(site, replaceTarget(source, place, target, meant), { from: target, to: meant });
};

export const repairImage: Repairer<"missing-image"> = ({ place, values }, { source, site }) => {
	const written = scalarAt(source, place);
	const meant = meantImage(values.file, site.images.names);
	return written && meant && isSlipOfReference(site, "value", values.file, meant) ? replaceScalar(written, meant) : [];
};

/** The same name with another extension, if there is one such picture; otherwise a name that is clear by itself. */
function meantImage(file: string, names: readonly string[]): string | undefined {
	const inside = fileKind.advice(file) ?? "";
	if (names.includes(inside)) return inside;
	const stem = (name: string) => name.replace(/\.\w+$/, "");
	const same = names.filter((name) => stem(name) === stem(file));
	if (same.length > 0) return same.length === 1 ? same[0] : undefined;
	return clearlyMeant(file, names, { open: true, separator: "/" });
}

/** The page that had an address before; links should not go the long way round. */
function formerAddress(site: Site, address: string): string | undefined {
	const owners = [...site.pages.values()].filter(({ value }) => value.formerly?.some((each) => each === address));
	return owners.length === 1 ? owners[0]?.path : undefined;
}

/** The edits of a link, with those of its translations. */
function followed(site: Site, own: readonly Edit[], lead: { readonly from: string; readonly to: string }) {
	return own.length === 0 ? own : [...own, ...linksTranslated(site, lead)];
}

/** Replaces a part of a link, which is a value of its own or stands between parentheses in a text. */
function replaceTarget(source: SourceFile, place: Location, from: string, to: string): Edit[] {
	const start = offsetOf(source.text, place);
	const scalar = scalarAt(source, place);
	const inText = source.text[start - 1] === "(";
	const written = scalar?.written ?? /^[^\s)]*/.exec(source.text.slice(start))?.[0] ?? "";
	const at = written.indexOf(from);
	const behind = written.slice(at + from.length);
	if (at === -1 || (!scalar && !inText) || !/^(?:#[\w-]*)?["']?$/.test(behind)) return [];
	// Before an address stands nothing but a quotation mark; before an anchor its page.
	if (!from.startsWith("#") && !/^["']?$/.test(written.slice(0, at))) return [];
	return [{ offset: start + at, length: from.length, text: to }];
}
