import { useEffect, useId, useRef, useState } from "react";
import type { Publishing as Told } from "#core/studio-publishing.ts";
import type { UnsavedText } from "#studio/desk/unsaved.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { useBegun, useUnsaved, useUnsavedElsewhere } from "#studio/desk/use-unsaved.ts";
import { keyOf } from "#studio/page/target.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { Problems } from "#studio/parts/Problems.tsx";
import { ReviewWords } from "#studio/parts/ReviewWords.tsx";
import { tell } from "./client.ts";
import { ElsewhereView } from "./ElsewhereView.tsx";
import { NowOnline } from "./NowOnline.tsx";
import { ProposalsView } from "./ProposalsView.tsx";
import { UnsavedFirst } from "./UnsavedFirst.tsx";
import type { Publishing } from "./use-publishing.ts";
import { wordsFor } from "./way.ts";
import { words } from "./words.ts";

/** What stops the work, what it changes for a visitor, what puts it online, and what became of that. */
export function ChangesView({ publishing }: { publishing: Publishing }) {
	const say = useSay();
	const { found, elsewhere, answer, isBusy, act } = publishing;
	const own = useUnsaved();
	const texts = [...own, ...useUnsavedElsewhere().map(({ text }) => text)].map(nameOf);
	const unsaved = [...texts, ...useBegun().map((each) => JSON.stringify(each))];
	const [accepted, accept] = useState<readonly string[]>([]);
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
				{isBusy && found?.isStoppable && (
					<button type="button" className="button" onClick={() => void tell.stopSending()}>
						{say(words.stop)}
					</button>
				)}
			</div>
			<UnsavedFirst isAccepted={isAccepted} accept={() => accept(unsaved)} />
			{found && <Stopped found={found} />}
			{found?.way === "online" && <NowOnline sent={publishing.sent} />}
			{found && found.files.length > 0 && <ElsewhereView elsewhere={elsewhere} />}
			{found && found.proposals.length > 0 && (
				<ProposalsView proposals={found.proposals} mayPropose={found.files.length > 0} />
			)}
			{found?.review && found.files.length > 0 && (
				<section className="review">
					<h3>{say(words.visitorSees)}</h3>
					{found.online !== undefined && <p className="about">{say(wordsFor(found.way).compared)}</p>}
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
				<Send
					key={found.message}
					found={found}
					isBusy={isBusy}
					mayGo={isAccepted}
					mayPropose={answer?.mayPropose || found.proposals.some(({ is }) => is === "clashes")}
					act={(message, asProposal) =>
						act(() => tell.send({ seen: found.seen, message, clash: elsewhere?.clash ?? "", asProposal }))
					}
				/>
			)}
		</>
	);
}

/** Another one as soon as something else was typed. */
function nameOf({ target, typed }: UnsavedText): string {
	return keyOf(target) + typed;
}

/** Why nothing can be sent, with what there is to mend. */
function Stopped({ found: { refused, problems, files, way } }: { found: Told }) {
	const say = useSay();
	if (refused.length > 0)
		return (
			<section className="trouble" aria-labelledby="not-yet">
				<h3 id="not-yet">{say(wordsFor(way).notYet)}</h3>
				{refused.map((each) => (
					<p key={each}>{each}</p>
				))}
				<Problems problems={problems} />
			</section>
		);
	return files.length === 0 ? <p className="good">{say(wordsFor(way).allSent)}</p> : null;
}

interface SendProps {
	readonly found: Told;
	readonly isBusy: boolean;
	/** Nothing stays behind that somebody does not know of. */
	readonly mayGo: boolean;
	/** The server does not take it from this person as it is, and others may. */
	readonly mayPropose: boolean;
	readonly act: (message: string, asProposal: boolean) => Promise<void>;
}

function Send({ found: { message, places, refused, way }, isBusy, mayGo, mayPropose, act }: SendProps) {
	const say = useSay();
	const id = useId();
	const [typed, setTyped] = useState(message);
	const { whole, send, notYet } = wordsFor(way);
	const why = isBusy ? words.busy : refused.length > 0 ? notYet : mayGo ? undefined : words.aboutNotIncluded;
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (!why) void act(typed, mayPropose);
			}}
		>
			<div className="field">
				<label htmlFor={id}>{say(words.message)}</label>
				<p id={`${id}-about`} className="about">
					{say(words.aboutMessage)}
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
			<p className="about">{say(whole, { places: places.join(", ") })}</p>
			{way === "kept" && <p className="about">{say(words.aboutKept)}</p>}
			<p className="steps">
				{mayPropose && (
					<Greyable type="button" why={why} onClick={() => void act(typed, false)}>
						{say(send)}
					</Greyable>
				)}
				<Greyable type="submit" className="primary" why={why}>
					{say(mayPropose ? words.propose : send)}
				</Greyable>
			</p>
		</form>
	);
}
