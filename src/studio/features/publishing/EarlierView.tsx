import { useState } from "react";
import type { PublicationMessage } from "#core/studio-publishing.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
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

/** What was online before, and what becomes of it when somebody brings it back. */
export function EarlierView({ publishing, first, leave }: EarlierProps) {
	const say = useSay();
	const { answer, hasFailed } = useAnswer("publications", ask.publications);
	const known = hasFailed ? [] : answer;
	const [given, choose] = useState<PublicationMessage | "none">();
	const chosen = given === "none" ? undefined : (given ?? known?.find(({ commit }) => commit === first));
	if (chosen)
		return <PutBack publication={chosen} publishing={publishing} leave={() => choose("none")} isSent={leave} />;
	return (
		<section aria-labelledby="publications">
			<h3 id="publications">{say(words.publications)}</h3>
			{known && <p className="about">{say(known.length > 0 ? words.aboutPublications : words.noPublications)}</p>}
			<ul className="wizards">
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
		</section>
	);
}
