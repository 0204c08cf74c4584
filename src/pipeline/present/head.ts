import { fill } from "#core/fill.ts";
import { plainText, type Text } from "#core/resolved.ts";
import type { Context } from "../kinds/context.ts";
import { nameOf } from "../read/content-name.ts";
import type { FoundPage } from "../site/overviews.ts";
import { wordIn } from "./words.ts";

/** The title of a page; that of a further page says which one it is. */
export function titleOf({ page, number }: FoundPage, site: Context): Text {
	return numbered(site.in(nameOf(page.source)).show(page.value.title), number, site);
}

/** The description of a page; that of a further page says which one it is. */
export function descriptionOf({ page, number }: FoundPage, site: Context): string {
	const text = site.in(nameOf(page.source)).say(page.value.description);
	return number === 1 ? plainText(text) : plainText(within("page_description", text, number, site));
}

/** A heading that says, on a further page, which one it is. */
export function numbered(text: Text, number: number, context: Context): Text {
	return number === 1 ? text : within("page_title", text, number, context);
}

/** A text in a word of the shell, both in the same language. What is silent, as a sample is, stays so. */
function within(key: "page_title" | "page_description", text: Text, number: number, context: Context): Text {
	const bare = plainText(text);
	if (bare === "") return text;
	const word = typeof text === "string" ? context.words[key] : wordIn(context.site, text.lang, key);
	const filled = fill(word, { text: bare, number });
	return typeof text === "string" ? filled : { text: filled, lang: text.lang };
}
