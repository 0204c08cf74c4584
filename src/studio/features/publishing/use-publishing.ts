import { useEffect, useState } from "react";
import type { Elsewhere, PublishAnswer, Publishing } from "#core/studio-publishing.ts";
import type { Word } from "#studio/desk/say.ts";
import { server } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";

interface Found {
	/** Undefined until that is known. */
	readonly found: Publishing | undefined;
	/** What others put online meanwhile; undefined until the server has answered. */
	readonly elsewhere: Elsewhere | undefined;
	/** What came of what was done last, and whether it was not done. */
	readonly answer: { readonly words: string; readonly isRefused: boolean } | undefined;
	readonly isBusy: boolean;
	readonly act: (work: () => Promise<PublishAnswer>, told: Word) => Promise<void>;
}

/** Where the work stands between this computer and the world, and what changes that. */
export function usePublishing(): Found {
	const { studio, state, say } = useStudio();
	const [answer, setAnswer] = useState<Found["answer"]>();
	const [isBusy, setBusy] = useState(false);
	const revision = state.session?.revision;
	const refuse = (words: string) => setAnswer({ words, isRefused: true });
	const { answer: found, hasFailed, take } = useAnswer(revision, server.publishing);
	const elsewhere = useAnswer(revision, server.elsewhere);
	// What was answered before was about another state of the content.
	useEffect(() => setAnswer(undefined), [revision]);
	const act: Found["act"] = async (work, told) => {
		if (isBusy) return;
		setBusy(true);
		setAnswer(undefined);
		try {
			const next = await work();
			if ("refused" in next) {
				refuse(next.refused);
				take(await server.publishing());
				elsewhere.take(await server.elsewhere());
			} else {
				take(next.publishing);
				setAnswer({ words: next.told, isRefused: false });
				studio.tell(told);
			}
		} catch {
			refuse(say(shared.unreachable));
		}
		setBusy(false);
	};
	return {
		found,
		elsewhere: elsewhere.answer,
		answer: answer ?? (hasFailed ? { words: say(shared.unreachable), isRefused: true } : undefined),
		isBusy,
		act,
	};
}
