import { useEffect, useId, useRef, useState } from "react";
import type { Publishing, PullRequest } from "#core/studio-publishing.ts";
import type { UnsavedText } from "#studio/desk/unsaved.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { Problems } from "#studio/parts/Problems.tsx";
import { tell } from "./client.ts";
import { ElsewhereView } from "./ElsewhereView.tsx";
import { ReviewWords } from "./ReviewWords.tsx";
import { UnsavedFirst } from "./UnsavedFirst.tsx";
import type { usePublishing } from "./use-publishing.ts";
import { useWay } from "./way.ts";
import { words } from "./words.ts";

type Publish = ReturnType<typeof usePublishing>;

/** What stops the work, what it changes for a visitor, and what makes it ready and proposes it. */
export function ChangesView({ publishing }: { publishing: Publish }) {
	const say = useSay();
	const way = useWay();
	const { found, elsewhere, answer, isBusy, act } = publishing;
	const unsaved = useUnsaved();
	const [accepted, accept] = useState<readonly UnsavedText[]>([]);
	// Whoever said to go on without some texts said nothing of others.
	const isAccepted = unsaved.every((text) => accepted.includes(text));
	const told = useRef<HTMLDivElement>(null);
	// What was pressed may be gone by now, and stands below.
	useEffect(() => {
		if (answer) told.current?.focus();
	}, [answer]);
	return (
		<>
			{!found && !answer && <p className="about">{say(words.reviewing)}</p>}
			<div ref={told} tabIndex={-1} className="answer">
				{answer?.isRefused && (
					<p role="alert" className="trouble">
						{answer.words}
					</p>
				)}
				<p role="status" className="good">
					{isBusy ? say(words.busy) : answer && !answer.isRefused && answer.words}
				</p>
				{isBusy && way.isStoppable && (
					<button type="button" className="button" onClick={() => void tell.stopSending()}>
						{say(words.stop)}
					</button>
				)}
			</div>
			<UnsavedFirst isAccepted={isAccepted} accept={() => accept(unsaved)} />
			{found && <Stopped found={found} />}
			{found && (found.files.length > 0 || found.pullRequest) && <ElsewhereView elsewhere={elsewhere} />}
			{found?.pullRequest && <Push pullRequest={found.pullRequest} publishing={publishing} mayGo={isAccepted} />}
			{found?.review && (
				<section className="review">
					<h3>{say(words.visitorSees)}</h3>
					{found.online !== undefined && <p className="about">{say(words.comparedWith)}</p>}
					{found.review.chapters.length > 0 && <p className="about">{found.review.summary}</p>}
					<ReviewWords review={found.review} />
					{found.notes.map((note) => (
						<p key={note} className="notice">
							{note}
						</p>
					))}
				</section>
			)}
			{found && found.files.length > 0 && (
				<MakeReady
					key={found.message}
					found={found}
					isBusy={isBusy}
					mayGo={isAccepted}
					act={(message) =>
						act(() => tell.commitChanges({ seen: found.seen, message, clash: elsewhere?.clash ?? "" }), way.sent)
					}
				/>
			)}
		</>
	);
}

/** Why nothing can be made ready, with what there is to mend. */
function Stopped({ found: { refused, problems, files, pullRequest } }: { found: Publishing }) {
	const say = useSay();
	const way = useWay();
	if (refused.length > 0)
		return (
			<section className="trouble" aria-labelledby="not-yet">
				<h3 id="not-yet">{say(way.notYet)}</h3>
				{refused.map((each) => (
					<p key={each}>{each}</p>
				))}
				<Problems problems={problems} />
			</section>
		);
	return files.length === 0 && !pullRequest ? <p className="good">{say(way.allSent)}</p> : null;
}

interface MakeReadyProps {
	readonly found: Publishing;
	readonly isBusy: boolean;
	/** Nothing stays behind that somebody does not know of. */
	readonly mayGo: boolean;
	readonly act: (message: string) => Promise<void>;
}

function MakeReady({ found: { message, places, refused }, isBusy, mayGo, act }: MakeReadyProps) {
	const say = useSay();
	const way = useWay();
	const id = useId();
	const [typed, setTyped] = useState(message);
	const cannot = isBusy || !mayGo || refused.length > 0;
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (!cannot) void act(typed);
			}}
		>
			<div className="field">
				<label htmlFor={id}>{say(words.message)}</label>
				<p id={`${id}-about`} className="about">
					{say(way.about)}
				</p>
				<textarea
					id={id}
					rows={3}
					maxLength={5000}
					aria-describedby={`${id}-about`}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
			</div>
			<p className="about">{say(way.whole, { places: places.join(", ") })}</p>
			<p className="steps">
				<button type="submit" className="primary" aria-disabled={cannot}>
					{say(way.send)}
				</button>
			</p>
		</form>
	);
}

/** What is ready, and where it is or can be proposed. */
function Push({ pullRequest, publishing, mayGo }: { pullRequest: PullRequest; publishing: Publish; mayGo: boolean }) {
	const say = useSay();
	const { branch, isSent, page } = pullRequest;
	const clash = publishing.elsewhere?.clash ?? "";
	return (
		<section className="notice" aria-labelledby="pull-request">
			<h3 id="pull-request">{say(words.pullRequest)}</h3>
			<p>{say(isSent ? words.isSent : words.isReady, { branch })}</p>
			{page !== undefined && (
				<a className="button" href={page} target="_blank" rel="noreferrer">
					{say(words.openProposal)}
				</a>
			)}
			{!isSent && (
				<p className="steps">
					<button
						type="button"
						className="primary"
						aria-disabled={publishing.isBusy || !mayGo}
						onClick={() => mayGo && void publishing.act(() => tell.push({ clash }), words.sent)}
					>
						{say(clash === "" ? words.push : words.pushAnyway)}
					</button>
				</p>
			)}
		</section>
	);
}
