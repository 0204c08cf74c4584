import { shownFacts } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";

const fact = /(\{[^{}]*\})/;

/** A text to be read: each fact in it shows what a visitor reads there. */
export function WithFacts({ text }: { text: string }) {
	const { facts } = useFacts(text);
	return text.split(fact).map((part, index) => {
		const shows = shownBy(part, facts);
		return shows === undefined ? (
			part
		) : (
			<span key={index} className="fact" title={part}>
				{shows}
			</span>
		);
	});
}

/** The same where only letters can stand; undefined until it is known what the facts show. */
export function useWithFacts(text: string): string | undefined {
	return useAllWithFacts([text])?.[0];
}

/** The same for several texts. */
export function useAllWithFacts(texts: readonly string[]): readonly string[] | undefined {
	const { facts, isAsked } = useFacts(texts.join("\n"));
	if (isAsked) return undefined;
	return texts.map((text) =>
		text
			.split(fact)
			.map((part) => shownBy(part, facts) ?? part)
			.join(""),
	);
}

function useFacts(text: string) {
	const key = text.includes("{") ? text : undefined;
	const { answer: facts, hasFailed } = useAnswer(key, shownFacts);
	return { facts, isAsked: key !== undefined && !facts && !hasFailed };
}

function shownBy(part: string, facts: ReadonlyMap<string, string> | undefined): string | undefined {
	return part.startsWith("{") ? facts?.get(part.slice(1, -1).trim()) : undefined;
}
