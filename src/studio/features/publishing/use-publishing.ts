import { useState } from "react";
import type { Elsewhere, SendAnswer, Publishing as Told } from "#core/studio-publishing.ts";
import { tellFailure, whyNot } from "#studio/desk/failure.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { ask } from "./client.ts";
import { words } from "./words.ts";

export interface Publishing {
	/** Undefined until that is known. */
	readonly found: Told | undefined;
	/** What others put online meanwhile; undefined until the server has answered. */
	readonly elsewhere: Elsewhere | undefined;
	/** What came of what was done last, and whether it was not done. */
	readonly answer: Said | undefined;
	readonly isBusy: boolean;
	readonly act: (work: () => Promise<SendAnswer>) => Promise<void>;
	/** The first page that was sent, and how often something was. */
	readonly sent: { readonly page: string | undefined; readonly count: number };
}

interface Said {
	readonly words: string;
	readonly isRefused: boolean;
	/** The server does not take it from this person as it is, and others may. */
	readonly mayPropose: boolean;
}

const announced = { online: words.sent, kept: words.kept, proposed: words.proposed } as const;

/** Where the work stands between this computer and the world, and what changes that. */
export function usePublishing(): Publishing {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const [given, setAnswer] = useState<Said & { revision: string | undefined }>();
	const [isBusy, setBusy] = useState(false);
	// What was answered before another state of the content was about that.
	const answer = given?.revision === revision ? given : undefined;
	const [sent, setSent] = useState<Publishing["sent"]>({ page: undefined, count: 0 });
	const tell = (said: Said) => setAnswer({ ...said, revision: editor.state.session?.revision });
	const refuse = (words: string, mayPropose = false) => tell({ words, isRefused: true, mayPropose });
	const { answer: found, failure, again } = useAnswer(revision, ask.publishing);
	const elsewhere = useAnswer(revision, ask.elsewhere);
	const act: Publishing["act"] = async (work) => {
		if (isBusy) return;
		setBusy(true);
		setAnswer(undefined);
		try {
			const next = await work();
			// The content may be another by that: what others put online is merged first.
			await editor.refresh().catch(reportError);
			if (next.is === "refused") {
				refuse(next.refused, next.mayPropose);
				await again();
				await elsewhere.again();
			} else {
				if (next.is === "online") setSent(({ count }) => ({ page: firstPage(found), count: count + 1 }));
				await again().catch(reportError);
				tell({ words: next.told, isRefused: false, mayPropose: false });
				editor.announce(announced[next.is]);
			}
		} catch (error) {
			refuse(whyNot(error, say));
		}
		setBusy(false);
	};
	return {
		found,
		elsewhere: elsewhere.answer,
		answer: answer ?? (failure ? { words: tellFailure(failure, say), isRefused: true, mayPropose: false } : undefined),
		isBusy,
		act,
		sent,
	};
}

function firstPage(found: Told | undefined): string | undefined {
	return found?.review?.chapters.find(({ page }) => page !== undefined)?.page;
}
