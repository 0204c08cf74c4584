import type { ProblemCode } from "#core/problems/catalogue.ts";
import type { AnyProblem } from "#core/problems/problem.ts";

/** What stands in a value, and what could stand there instead. */
export interface OfferedWords {
	readonly found: string;
	readonly write: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Of each problem that says what was meant: what stands there, and what could stand there. */
const offers: { readonly [C in ProblemCode]?: (values: Values) => readonly [found: unknown, offer: unknown] } = {
	"invalid-value": ({ found, advice }) => [found, advice],
	"unknown-option": ({ found, nearest }) => [found, nearest],
	"unknown-icon": ({ found, nearest }) => [found, nearest],
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
	"pasted-along": ({ found, write }) => [found, write],
	"fact-in-signs": ({ found, write }) => [found, write],
	"own-address": ({ target, path }) => [target, path],
	"broken-anchor": ({ anchor, nearest }) => [`#${anchor}`, nearest && `#${nearest}`],
	"amount-differs": ({ found, token }) => [found, `{${token}}`],
	"fact-written-out": ({ found, tokens }) => [found, onlyOne(tokens, (token) => `{${token}}`)],
	"translation-fact": ({ added, lost }) => [added, lost],
	"translation-link": ({ added, lost }) => [added, lost],
	spelling: ({ word, suggestions }) => [word, onlyOne(suggestions)],
	unlikely: ({ found, meant }) => [found, meant],
	"faint-color": ({ found, nearest }) => [found, nearest],
};

/** Of several answers none is the right one. */
function onlyOne(answers: unknown, written = (answer: string) => answer): string | undefined {
	const [first, ...more] = Array.isArray(answers) ? answers.map(String) : [];
	return first !== undefined && more.length === 0 ? written(first) : undefined;
}

/** What a problem says that was meant; undefined where there is no answer, or more than one. */
export function offerOf({ code, values }: AnyProblem): OfferedWords | undefined {
	const [found, write] = offers[code]?.(values as Values) ?? [];
	return typeof found === "string" && typeof write === "string" && found !== "" ? { found, write } : undefined;
}
