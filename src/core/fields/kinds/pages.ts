import * as z from "zod";
import { asWritten, type KindAnswers, wordless } from "../answers.ts";
import { field } from "../kind.ts";
import { pathKind } from "./path.ts";

/**
 * All pages below an address, newest first; a view receives the cards that are shown, and the way to further pages.
 * `limits` names the fields beside it: the subject of the articles, the highest number of cards, and that on one page.
 */
export function pages(description: string, limits: { tag: string; max: string; perPage: string }) {
	return field(z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/), description, { kind: "pages", limits });
}

export const pagesKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: { nl: "een adres zoals `/blogs`", en: "an address such as `/blogs`" },
	advice: pathKind.advice,
	label: ["pagina's onder", "pages under"],
	names: "folder",
	inText: "nothing",
	pitfall: "none",
};
