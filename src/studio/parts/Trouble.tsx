import { Fragment } from "react";
import type { ProblemMessage } from "#core/studio.ts";
import { tellFailure } from "#studio/desk/failure.ts";
import type { Saved } from "#studio/desk/saving.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { TakeOffer } from "./TakeOffer.tsx";
import { WithFacts } from "./WithFacts.tsx";
import { words } from "./words.ts";

/** The same mistake twice in a text is told once. */
function toldOnce(problems: readonly ProblemMessage[]): readonly ProblemMessage[] {
	return [...new Map(problems.map((problem) => [`${problem.message} ${problem.hint}`, problem])).values()];
}

interface TroubleProps {
	readonly id: string;
	readonly saved: Saved | undefined;
	/** Of two texts, takes one. */
	readonly settle?: (text: "mine" | "theirs") => void;
	readonly retry?: () => void;
	/** Takes what the file says. */
	readonly discard?: () => void;
	/** Takes what a problem offers. */
	readonly take?: (value: string) => void;
}

/** Why a change does not stand in its file yet. */
export function Trouble({ id, saved, settle, retry, discard, take }: TroubleProps) {
	const say = useSay();
	// Then it is known, too, when somebody answers again.
	const isSilent = useStudio((state) => state.trouble !== undefined);
	if (!saved || saved.is === "saved" || saved.is === "saving") return null;
	return (
		<div id={id} role="alert" className="trouble">
			<strong>
				{saved.is !== "conflict"
					? say(shared.unsaved)
					: saved.by === undefined
						? say(shared.conflict)
						: say(words.changedBy, { who: saved.by })}
			</strong>
			{saved.is === "problems" &&
				toldOnce(saved.problems).map(({ message, hint, offer }) => (
					<Fragment key={`${message} ${hint}`}>
						<p>
							{message} {hint}
						</p>
						{offer && take && (
							<p>
								<TakeOffer offer={offer} take={({ value }) => take(value)} />
							</p>
						)}
					</Fragment>
				))}
			{saved.is !== "problems" && saved.is !== "conflict" && <p>{tellFailure(saved, say)}</p>}
			{saved.is === "unreachable" && isSilent && settle && <p>{say(words.savedAgain)}</p>}
			{saved.is === "unreachable" && retry && (
				<button type="button" onClick={retry}>
					{say(words.retry)}
				</button>
			)}
			{(saved.is === "failed" || saved.is === "restarted") && (
				<button type="button" onClick={() => location.reload()}>
					{say(words.reload)}
				</button>
			)}
			{saved.is !== "conflict" && discard && (
				<button type="button" onClick={discard}>
					{say(words.takeFile)}
				</button>
			)}
			{saved.is === "conflict" && (
				<>
					<blockquote>
						{typeof saved.now === "string" ? (
							<WithFacts text={saved.now} />
						) : (
							say(saved.now === undefined ? words.gone : words.changedInside)
						)}
					</blockquote>
					{saved.by !== undefined && !settle && <p>{say(words.doAgain)}</p>}
					{settle && (
						<p>
							<button type="button" onClick={() => settle("mine")}>
								{say(words.mine)}
							</button>{" "}
							<button type="button" onClick={() => settle("theirs")}>
								{say(words.theirs)}
							</button>
						</p>
					)}
				</>
			)}
		</div>
	);
}
