import type { SuggestRequest } from "#studio/brain/requests.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { useSuggestions } from "./use-suggestions.ts";
import { words } from "./words.ts";

interface SuggestButtonProps {
	readonly suggestions: ReturnType<typeof useSuggestions>;
	readonly request: SuggestRequest;
}

/** The button that asks the program of the site, where it names one, and what came of it. */
export function SuggestButton({ suggestions, request }: SuggestButtonProps) {
	const say = useSay();
	const proposes = useStudio((state) => state.session?.proposes);
	if (!proposes) return null;
	const { isBusy, why, ask, stop } = suggestions;
	return (
		<>
			{isBusy ? (
				<button type="button" onClick={stop}>
					{say(shared.cancel)}
				</button>
			) : (
				<button type="button" onClick={() => void ask(request)}>
					{say(request.passages.length > 1 ? words.getProposals : words.getProposal)}
				</button>
			)}
			{isBusy && <span className="about">{say(words.proposing)}</span>}
			{why !== "" && (
				<span role="alert" className="about">
					{why}
				</span>
			)}
		</>
	);
}
