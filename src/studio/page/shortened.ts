/** A few words of a text, for the name of a change. */
export function shortened(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > 30 ? `${line.slice(0, 29)}…` : line || "–";
}

/** A few words of each of several texts; of those that would look the same, as many as tell them apart. */
export function shortenedApart(texts: readonly string[]): readonly string[] {
	const short = texts.map(shortened);
	return texts.map((text, at) => {
		if (short.filter((each) => each === short[at]).length === 1) return short[at] ?? "";
		const before = texts.slice(0, at).filter((each) => each === text).length;
		return texts.filter((each) => each === text).length > 1 ? `${shortened(text)} (${before + 1})` : text;
	});
}
