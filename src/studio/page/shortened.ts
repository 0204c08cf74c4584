/** So many letters are a few words. */
const most = 30;

/** A few words of a text, for the name of a change. A fact in it stays whole, or is left out. */
export function shortened(text: string): string {
	const line = lineOf(text);
	if (line.length <= most) return line || "–";
	const cut = line.slice(0, most - 1);
	const half = cut.search(/\{[^{}]*$/);
	return `${half < 0 ? cut : half > 1 ? cut.slice(0, half) : line.slice(0, line.indexOf("}") + 1)}…`;
}

/** A few words of a text and of what became of it, from where they differ: `…ons gerust. → …ons gerust. Of kom langs.` */
export function shortenedChange(was: string, is: string): string {
	const lines = [lineOf(was), lineOf(is)] as const;
	const begin = lines.every(({ length }) => length <= most) ? 0 : beginOfChange(...lines);
	return lines.map((line) => shortened(begin > 0 ? `…${line.slice(begin)}` : line)).join(" → ");
}

/** Where two lines begin to differ, with the word before; their beginning, where that shows it too. */
function beginOfChange(was: string, is: string): number {
	let at = 0;
	while (at < was.length && was[at] === is[at]) at++;
	const kept = was.slice(0, at).split(" ").slice(-2).join(" ");
	return at <= most / 2 ? 0 : at - kept.length;
}

function lineOf(text: string): string {
	return text.replace(/\s+/g, " ").trim();
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
