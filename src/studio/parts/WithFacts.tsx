import { shownFacts } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";

/** A text to be read: each fact in it shows what a visitor reads there. */
export function WithFacts({ text }: { text: string }) {
	const { answer: facts } = useAnswer(text.includes("{") ? "facts" : undefined, shownFacts);
	return text.split(/(\{[^{}]*\})/).map((part, index) => {
		const shows = part.startsWith("{") ? facts?.get(part.slice(1, -1).trim()) : undefined;
		return shows === undefined ? (
			part
		) : (
			<span key={index} className="fact" title={part}>
				{shows}
			</span>
		);
	});
}
