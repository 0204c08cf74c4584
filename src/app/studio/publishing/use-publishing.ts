import { useCallback, useEffect, useState } from "react";
import type { Elsewhere, PublishAnswer, Publishing } from "#core/studio-publishing.ts";
import { server } from "../server.ts";
import { useStudio } from "../use-studio.ts";

interface Found {
	/** Undefined until that is known. */
	readonly found: Publishing | undefined;
	/** What others put online meanwhile; undefined until the server has answered. */
	readonly elsewhere: Elsewhere | undefined;
	/** What came of what was done last, and whether it was not done. */
	readonly answer: { readonly words: string; readonly isRefused: boolean } | undefined;
	readonly isBusy: boolean;
	readonly act: (work: () => Promise<PublishAnswer>, told: "ready" | "sent") => Promise<void>;
}

/** Where the work stands between this computer and the world, and what changes that. */
export function usePublishing(): Found {
	const { studio, state, say } = useStudio();
	const [found, setFound] = useState<Publishing>();
	const [elsewhere, setElsewhere] = useState<Elsewhere>();
	const [answer, setAnswer] = useState<Found["answer"]>();
	const [isBusy, setBusy] = useState(false);
	const revision = state.session?.revision;
	const refuse = useCallback((words: string) => setAnswer({ words, isRefused: true }), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: Another state of the content is looked at anew.
	useEffect(() => {
		let isLate = false;
		setAnswer(undefined);
		server.publishing().then(
			(next) => isLate || setFound(next),
			() => isLate || refuse(say("unreachable")),
		);
		server.elsewhere().then(
			(next) => isLate || setElsewhere(next),
			() => {},
		);
		return () => {
			isLate = true;
		};
	}, [revision, refuse, say]);
	const act: Found["act"] = async (work, told) => {
		if (isBusy) return;
		setBusy(true);
		setAnswer(undefined);
		try {
			const next = await work();
			if ("refused" in next) {
				refuse(next.refused);
				setFound(await server.publishing());
				setElsewhere(await server.elsewhere());
			} else {
				setFound(next.publishing);
				setAnswer({ words: next.told, isRefused: false });
				studio.tell(told);
			}
		} catch {
			refuse(say("unreachable"));
		}
		setBusy(false);
	};
	return { found, elsewhere, answer, isBusy, act };
}
