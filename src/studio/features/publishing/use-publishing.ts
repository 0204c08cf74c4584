import { useState } from "react";
import type { CommitAnswer, Elsewhere, Publishing } from "#core/studio-publishing.ts";
import type { Word } from "#studio/desk/say.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { ask } from "./client.ts";

interface Found {
	/** Undefined until that is known. */
	readonly found: Publishing | undefined;
	/** What others put online meanwhile; undefined until the server has answered. */
	readonly elsewhere: Elsewhere | undefined;
	/** What came of what was done last, and whether it was not done. */
	readonly answer: { readonly words: string; readonly isRefused: boolean } | undefined;
	readonly isBusy: boolean;
	readonly act: (work: () => Promise<CommitAnswer>, told: Word) => Promise<void>;
}

/** Where the work stands between this computer and the world, and what changes that. */
export function usePublishing(): Found {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const [given, setAnswer] = useState<Found["answer"] & { revision: string | undefined }>();
	const [isBusy, setBusy] = useState(false);
	// What was answered before another state of the content was about that.
	const answer = given?.revision === revision ? given : undefined;
	const tell = (words: string, isRefused: boolean) =>
		setAnswer({ words, isRefused, revision: editor.state.session?.revision });
	const refuse = (words: string) => tell(words, true);
	const { answer: found, hasFailed, take } = useAnswer(revision, ask.publishing);
	const elsewhere = useAnswer(revision, ask.elsewhere);
	const act: Found["act"] = async (work, told) => {
		if (isBusy) return;
		setBusy(true);
		setAnswer(undefined);
		try {
			const next = await work();
			// The content may be another by that: what others put online is merged first.
			await editor.refresh().catch(reportError);
			if ("refused" in next) {
				refuse(next.refused);
				take(await ask.publishing());
				elsewhere.take(await ask.elsewhere());
			} else {
				take(next.publishing);
				tell(next.told, false);
				editor.announce(told);
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
