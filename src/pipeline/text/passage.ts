/** What makes two passages the same one: how a text is broken over lines does not count. */
export function keyOf(passage: string): string {
	return broken.test(passage) ? passage.replace(/\s+/g, " ").trim() : passage;
}

/** Most passages stand on one line, and are asked for again and again. */
const broken = /[^\S ]| {2}|^ | $/;

/** A text that holds no words of its own, such as `{business.email}` or `139`, is the same in every language. */
export function hasWords(text: string): boolean {
	return /\p{L}/u.test(text.includes("{") ? text.replace(/\{[^{}]*\}/g, "") : text);
}
