import { partsOf, shownBy } from "#core/fact-pieces.ts";
import type { KnownFacts } from "#core/studio.ts";
import { knownFacts } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";

/** A text to be read: each fact in it shows what a visitor reads there. */
export function WithFacts({ text }: { text: string }) {
	const { facts } = useFactsOf(text);
	return partsOf(text, facts).map((part, index) =>
		typeof part === "string" ? (
			part
		) : (
			<span key={index} className="fact" title={part.label}>
				{part.shows}
			</span>
		),
	);
}

/** The same where only letters can stand; undefined until it is known what the facts show. */
export function useWithFacts(text: string): string | undefined {
	return useAllWithFacts([text])?.[0];
}

/** The same for several texts. */
export function useAllWithFacts(texts: readonly string[]): readonly string[] | undefined {
	const { facts, isAsked } = useFactsOf(texts.join("\n"));
	return isAsked ? undefined : texts.map((text) => shownBy(partsOf(text, facts)));
}

interface FactsOf {
	readonly facts: KnownFacts | undefined;
	/** They are not there yet. */
	readonly isAsked: boolean;
}

/** The facts that a text can hold, as long as it may hold one. */
function useFactsOf(text: string): FactsOf {
	const key = text.includes("{") ? text : undefined;
	const { answer: facts, failure } = useAnswer(key, knownFacts);
	return { facts, isAsked: key !== undefined && !facts && !failure };
}
