import { normalize } from "#core/paths.ts";
import type { Site } from "../site/site.ts";
import { anchorsOf } from "../site/survey.ts";
import type { NodeKind, ReviewedSide } from "./node-kind.ts";

/** A fact that is an address stands in a text as it is, and can be opened. */
export const spellOutAddress: NonNullable<NodeKind["spellOut"]> = ({ value }, context) => {
	const text = String(value);
	return { text, href: context.link(text).href };
};

export function shownAddress(value: unknown, { fill }: ReviewedSide): string {
	return addressOf(fill(String(value)));
}

/** An address as a visitor's browser shows it: `/contact/` is `/contact`. */
export function addressOf(written: string): string {
	if (!written.startsWith("/")) return written;
	const [path = "", anchor] = written.split("#");
	return anchor === undefined ? normalize(path) : `${normalize(path)}#${anchor}`;
}

export function isWebAddress(written: string): boolean {
	return /^(http:\/\/|www\.)/i.test(written.trim());
}

/** Whether a link leads to a page of the site, and to an anchor that stands there. */
export function arrives(site: Site, target: string): boolean {
	const [path = "", anchor] = target.split("#");
	const page = [...site.pages.values()].find((each) => each.path === normalize(path));
	if (anchor === undefined) return site.addresses.has(normalize(path));
	return page !== undefined && anchorsOf(page).some(({ id }) => id === anchor);
}
