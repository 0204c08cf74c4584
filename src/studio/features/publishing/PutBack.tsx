import { useEffect, useRef, useState } from "react";
import type { Earlier, PublicationMessage, Scope } from "#core/studio-publishing.ts";
import { tellFailure } from "#studio/desk/failure.ts";
import type { Word } from "#studio/desk/say.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved, useUnsavedElsewhere } from "#studio/desk/use-unsaved.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { ReviewWords } from "#studio/parts/ReviewWords.tsx";
import { ask, tell } from "./client.ts";
import type { Publishing } from "./use-publishing.ts";
import { words } from "./words.ts";

interface PutBackProps {
	readonly publication: PublicationMessage;
	readonly publishing: Publishing;
	readonly leave: () => void;
	/** It is online again, or on its way. */
	readonly isSent: () => void;
}

/** What it changes to bring back a version: all of it, one page, or one change; and does it. */
export function PutBack({ publication, publishing, leave, isSent }: PutBackProps) {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const { commit, when, message } = publication;
	const [scope, setScope] = useState("");
	const [isBusy, setBusy] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const key = JSON.stringify([commit, scope, revision]);
	const { answer, failure } = useAnswer(key, async () => ({ key, ...(await ask.earlier({ commit, scope })) }));
	const earlier = failure?.is === "absent" ? "none" : answer;
	const found = earlier === "none" ? undefined : earlier;
	const silence = failure && failure.is !== "absent" ? tellFailure(failure, say) : undefined;
	const why = isBusy
		? words.busy
		: earlier === "none"
			? words.sameAlready
			: earlier?.key !== key
				? words.reviewing
				: undefined;
	const way = publishing.found?.way;
	const unsaved = useUnsaved().length + useUnsavedElsewhere().length;
	const put = async (then: () => void, told: Word) => {
		if (!found || isBusy) return;
		setBusy(true);
		const request = { revision: found.revision, commit, scope, name: say(words.putBackName, { when }) };
		const isDone = await editor.done(() => tell.bringBack(request), say(told));
		setBusy(false);
		if (isDone) then();
	};
	const putOnline = () =>
		void put(() => {
			isSent();
			void publishing.act(async () => {
				// What goes out is what was seen here: with anything else somebody sees all of it first.
				const shown = JSON.stringify(found?.review.chapters);
				const request = { commit, scope, shown, message: say(words.putBackName, { when }) };
				const sent = found?.isAlone && unsaved === 0 ? await tell.sendBack(request) : undefined;
				return sent ?? { is: "refused", refused: say(words.isBackOthersWait), mayPropose: false };
			});
		}, words.isBack);
	return (
		<section aria-labelledby="put-back">
			<h3 id="put-back" ref={heading} tabIndex={-1}>
				{message}
			</h3>
			<p className="about">{when}</p>
			{found && <Scopes found={found} scope={scope} choose={setScope} />}
			<section className="review" aria-live="polite">
				<h3>{say(words.visitorSees)}</h3>
				{silence === undefined && earlier === undefined && <p className="about">{say(words.reviewing)}</p>}
				{silence !== undefined && <p className="trouble">{silence}</p>}
				{earlier === "none" && <p>{say(words.sameAlready)}</p>}
				{found && <ReviewWords review={found.review} />}
			</section>
			<p className="steps">
				<button type="button" onClick={leave}>
					{say(words.backToList)}
				</button>
				<Greyable type="button" why={why} onClick={() => void put(leave, words.isBackHere)}>
					{say(words.putBack)}
				</Greyable>
				{way === "online" && (
					<Greyable type="button" className="primary" why={why} onClick={putOnline}>
						{say(words.putThisOnline)}
					</Greyable>
				)}
			</p>
		</section>
	);
}

interface ScopesProps {
	readonly found: Earlier;
	readonly scope: string;
	readonly choose: (scope: string) => void;
}

/** Everything, a page, or, of the page that was chosen, one change. */
function Scopes({ found: { scopes, parts }, scope, choose }: ScopesProps) {
	const say = useSay();
	const [subject = ""] = scope.split("#");
	const option = ({ scope: value, name }: Scope) => (
		<label key={value} className="scope">
			<input type="radio" name="scope" checked={scope === value} onChange={() => choose(value)} />
			<span>{name}</span>
		</label>
	);
	return (
		<fieldset className="scopes">
			<legend>{say(words.whatBack)}</legend>
			{scopes.map((each) => (
				<div key={each.scope}>
					{option(each)}
					{each.scope === subject && parts.length > 0 && (
						<div className="parts">
							{parts.map((part) => option({ ...part, name: say(words.onlyThis, { name: part.name }) }))}
						</div>
					)}
				</div>
			))}
		</fieldset>
	);
}
