import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "#core/studio-translations.ts";
import type { SuggestRequest } from "#studio/brain/requests.ts";
import { whyNot } from "#studio/desk/failure.ts";
import { tell } from "#studio/desk/server.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

interface Proposals {
	readonly all: readonly Suggestion[];
	/** The program is at work. */
	readonly isBusy: boolean;
	/** Why there are none, in words. */
	readonly why: string;
	ask(request: SuggestRequest): Promise<void>;
	/** Somebody has said yes or no to one, or calls off what the program does. */
	settle(suggestion: Suggestion): void;
	stop(): void;
}

/** Asks the program that the site names. Who goes elsewhere meanwhile stops it. */
export function useSuggestions(): Proposals {
	const editor = useEditor();
	const say = useSay();
	const [all, setAll] = useState<readonly Suggestion[]>([]);
	const [why, setWhy] = useState("");
	const [isBusy, setBusy] = useState(false);
	const asking = useRef<AbortController>(undefined);
	const stop = () => asking.current?.abort();
	useEffect(() => () => asking.current?.abort(), []);
	const ask = async (request: SuggestRequest) => {
		const own = new AbortController();
		asking.current = own;
		setBusy(true);
		setWhy("");
		setAll([]);
		editor.announce(words.proposing);
		try {
			const answer = await tell.proposeTranslations(request, own.signal);
			if ("refused" in answer) setWhy(answer.refused);
			else if (answer.suggestions.length === 0) setWhy(say(words.noProposal));
			else {
				setAll(answer.suggestions);
				editor.announce(words.proposed);
			}
		} catch (error) {
			if (!own.signal.aborted) setWhy(whyNot(error, say));
		}
		setBusy(false);
	};
	const settle = (suggestion: Suggestion) => setAll((left) => left.filter((each) => each !== suggestion));
	return { all, isBusy, why, ask, settle, stop };
}
