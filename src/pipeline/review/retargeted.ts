/** A link in a text that kept its words and leads elsewhere. */
interface Retargeted {
	readonly words: string;
	readonly before: string;
	readonly after: string;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The links of a text that kept their words and lead elsewhere: what they promise may no longer hold. */
export function retargeted(before: string, after: string): Retargeted[] {
	const earlier = new Map([...before.matchAll(link)].map(([, words = "", target = ""]) => [words, target]));
	return [...after.matchAll(link)].flatMap(([, words = "", target = ""]) => {
		const former = earlier.get(words);
		return former === undefined || former === target ? [] : [{ words, before: former, after: target }];
	});
}

/** A text without the addresses that its links lead to. */
export function withoutTargets(text: string): string {
	return text.replace(link, "[$1]()");
}
