import type { ProblemCode } from "#core/problems/catalogue.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Offer } from "#core/studio.ts";

type Values = Readonly<Record<string, unknown>>;

/** Of each problem that says what was meant: what stands there, and what could stand there. */
const offers: { readonly [C in ProblemCode]?: (values: Values) => readonly [found: unknown, offer: unknown] } = {
	"invalid-value": ({ found, advice }) => [found, advice],
	"unknown-option": ({ found, nearest }) => [found, nearest],
	"unknown-ref": ({ name, nearest }) => [name, nearest],
	"unknown-menu-item": ({ name, nearest }) => [name, nearest],
	"unknown-fact": ({ name, nearest }) => [`{${name}}`, nearest && `{${nearest}}`],
	"broken-link": ({ target, nearest }) => [target, nearest],
	"missing-image": ({ file, nearest }) => [file, nearest],
	"missing-download": ({ target, nearest }) => [target, nearest],
	"markup-in-line": ({ found, write }) => [found, write],
	"loose-brace": ({ found, write }) => [found, write],
	"loose-quotes": ({ found, write }) => [found, write],
	"unread-link": ({ found, write }) => [found, write],
	"own-address": ({ target, path }) => [target, path],
	"faint-color": ({ found, nearest }) => [found, nearest],
};

/** What stands there, and what was meant: some words, or a whole value. */
export type Instead = readonly [found: string, offer: string];

/** What a problem says was meant; undefined where it says nothing of that. */
export function insteadOf({ code, values }: AnyProblem): Instead | undefined {
	const [found, offer] = offers[code]?.(values as Values) ?? [];
	return typeof found === "string" && typeof offer === "string" && found !== "" ? [found, offer] : undefined;
}

/** What a value would say with what was meant; undefined where that does not stand in one place of it. */
export function offerFor(instead: Instead | undefined, written: string): Offer | undefined {
	if (!instead) return undefined;
	const [found, offer] = instead;
	const parts = written.split(found);
	return parts.length === 2 ? { was: written, value: parts.join(offer) } : undefined;
}
