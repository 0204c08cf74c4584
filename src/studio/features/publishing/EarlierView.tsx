import { useEffect, useRef, useState } from "react";
import type { PublicationMessage } from "#core/studio-publishing.ts";
import { tellFailure } from "#studio/desk/failure.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { ask } from "./client.ts";
import { PutBack } from "./PutBack.tsx";
import type { Publishing } from "./use-publishing.ts";
import { words } from "./words.ts";

interface EarlierProps {
	readonly publishing: Publishing;
	/** The commit of one that somebody has chosen elsewhere. */
	readonly first: string | undefined;
	/** One was put online again, and what becomes of that is told elsewhere. */
	readonly leave: () => void;
}

/** So many are asked for, and so many more whenever somebody wants older ones. */
const atOnce = 40;

/** What was online before, and what becomes of it when somebody brings it back. */
export function EarlierView({ publishing, first, leave }: EarlierProps) {
	const say = useSay();
	const [most, askFor] = useState(atOnce);
	const { answer, failure } = useAnswer(String(most), async () => ({
		most,
		found: await ask.publications({ most }),
	}));
	const known = answer?.found ?? (failure ? [] : undefined);
	const [given, choose] = useState<PublicationMessage | "none">();
	const chosen = given === "none" ? undefined : (given ?? known?.find(({ commit }) => commit === first));
	const list = useRef<HTMLUListElement>(null);
	const before = useRef(0);
	const count = known?.length ?? 0;
	useEffect(() => {
		// Whoever asked for older ones goes on with the first of them.
		const next = before.current > 0 && count > before.current ? list.current?.children[before.current] : undefined;
		next?.querySelector("button")?.focus();
		before.current = count;
	}, [count]);
	if (chosen)
		return <PutBack publication={chosen} publishing={publishing} leave={() => choose("none")} isSent={leave} />;
	const isAsking = answer !== undefined && answer.most !== most && !failure;
	return (
		<section aria-labelledby="publications">
			<h3 id="publications">{say(words.publications)}</h3>
			{known && !(failure && count === 0) && (
				<p className="about">{say(known.length > 0 ? words.aboutPublications : words.noPublications)}</p>
			)}
			<ul ref={list} className="wizards">
				{known?.map((each) => (
					<li key={each.commit}>
						<button type="button" onClick={() => choose(each)}>
							<strong>{each.message}</strong>
							<small>
								{each.when} · {each.author}
							</small>
						</button>
					</li>
				))}
			</ul>
			{failure && <p className="trouble">{tellFailure(failure, say)}</p>}
			{known?.at(-1)?.isFirst === false && (
				<p className="steps">
					<Greyable type="button" why={isAsking ? words.busy : undefined} onClick={() => askFor(most + atOnce)}>
						{say(words.older)}
					</Greyable>
				</p>
			)}
		</section>
	);
}
