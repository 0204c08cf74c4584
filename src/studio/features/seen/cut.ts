/** How wide words are, in the letters in which they are shown. */
export type Measure = (words: string) => number;

/** What is shown of a text for which there is so much room; undefined when all of it fits. A word is never halved. */
export function cutTo(text: string, room: number, measure: Measure): string | undefined {
	if (measure(text) <= room) return undefined;
	const words = text.split(" ");
	let kept = "";
	for (const word of words) {
		const more = kept === "" ? word : `${kept} ${word}`;
		if (measure(`${more} …`) > room) break;
		kept = more;
	}
	return kept === "" ? text.slice(0, 1) : kept;
}
