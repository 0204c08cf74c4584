import type { ChangeMessage, ReviewMessage } from "#core/studio-publishing.ts";
import { slugOf } from "#pipeline/text/letters.ts";

/** Characters of the first line of a message, lines below it, and characters of a name. */
const most = { line: 72, lines: 20, name: 40 };

/** All changes of a review, one after another. */
export function changesIn({ chapters }: ReviewMessage): ChangeMessage[] {
	return chapters.flatMap(({ changes }) => changes);
}

/** What can be said of changes to others: what they are about, and below that each of them. */
export function messageFor(review: ReviewMessage, places: readonly string[]): string {
	const changes = changesIn(review).map(({ sentence }) => sentence.replace(/\s+/g, " "));
	const [only] = changes;
	if (only === undefined) return cut(places.join(", "), most.line);
	if (changes.length === 1 && only.length <= most.line) return only;
	const about = review.chapters.map(({ title }) => title).join("; ");
	const lines = changes.slice(0, most.lines).map((each) => `- ${each}`);
	return [cut(about, most.line), "", ...lines].join("\n");
}

/** A name for what is proposed: `2026-11-22-prijs-reis`. */
export function nameFor(message: string, day: string): string {
	const [line = ""] = message.split("\n");
	const slug = slugOf(line)
		.slice(0, most.name)
		.replace(/-[^-]*$/, (end) => (slugOf(line).length > most.name ? "" : end));
	return [day, slug && `-${slug}`].join("");
}

function cut(text: string, length: number): string {
	return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
