import type { ContactPoint, DateText, HourRange, Html, Label, Picture, Price, Text } from "#core/resolved.ts";

/**
 * Puts a mark around words, or an address, that tells where they stand; or where the block stands that they are in, when
 * a view compares them with what stands beside them, and shows what is alike once.
 */
export type Mark = (words: string, of?: "block") => string;

/** What a kind made of a written value, its words in marks. */
export type MarkWords = (presented: unknown, mark: Mark) => unknown;

export const markName: MarkWords = (presented, mark) => mark(presented as string);

export const markText: MarkWords = (presented, mark) => textIn(presented as Text, mark);

export const markLabel: MarkWords = (presented, mark) => {
	const label = presented as Label;
	return typeof label === "string" ? mark(label) : { ...label, shown: textIn(label.shown, mark) };
};

/** Its blocks are the elements between two remarks. */
export const markHtml: MarkWords = (presented, mark) => {
	const html = presented as Html;
	const [open, close] = mark(html).split(html);
	return html && `<!--${open}-->${html}<!--${close}-->`;
};

export const markPicture: MarkWords = (presented, mark) => {
	const picture = presented as Picture;
	return { ...picture, src: mark(picture.src) };
};

export const markPrice: MarkWords = (presented, mark) => {
	const price = presented as Price;
	return { ...price, text: mark(price.text) };
};

export const markDate: MarkWords = (presented, mark) => {
	const { iso, long, medium } = presented as DateText;
	return { iso, long: mark(long), medium: mark(medium) };
};

export const markContact: MarkWords = (presented, mark) => {
	const { href, text } = presented as ContactPoint;
	return { href, text: mark(text) };
};

/** Views write the times of a range with a dash between them. */
export const markHours: MarkWords = (presented, mark) =>
	(presented as readonly HourRange[]).map(({ opens, closes }) => {
		const words = `${opens}–${closes}`;
		const [open = "", close = ""] = mark(words, "block").split(words);
		return { opens: open + opens, closes: closes + close };
	});

function textIn(text: Text, mark: Mark): Text {
	return typeof text === "string" ? mark(text) : { ...text, text: mark(text.text) };
}
