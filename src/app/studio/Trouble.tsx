import type { Saved } from "./saving.ts";
import { useStudio } from "./use-studio.ts";

interface TroubleProps {
	readonly id: string;
	readonly saved: Saved | undefined;
	/** Of two texts, takes one. */
	readonly settle?: (text: "mine" | "theirs") => void;
	readonly retry?: () => void;
	/** Takes what the file says. */
	readonly discard?: () => void;
}

/** Why a change does not stand in its file yet. */
export function Trouble({ id, saved, settle, retry, discard }: TroubleProps) {
	const { say } = useStudio();
	if (!saved || saved.is === "saved" || saved.is === "saving") return null;
	return (
		<div id={id} role="alert" className="trouble">
			<strong>
				{saved.is !== "conflict"
					? say("unsaved")
					: saved.by === undefined
						? say("conflict")
						: say("changedBy", { who: saved.by })}
			</strong>
			{saved.is === "problems" &&
				// The same mistake twice in a text is told once.
				[...new Set(saved.problems.map(({ message, hint }) => `${message} ${hint}`))].map((told) => (
					<p key={told}>{told}</p>
				))}
			{saved.is === "refused" && <p>{saved.why}</p>}
			{saved.is === "unreachable" && <p>{say("unreachable")}</p>}
			{saved.is === "failed" && <p>{say("notWritten")}</p>}
			{(saved.is === "unreachable" || saved.is === "failed") && retry && (
				<button type="button" onClick={retry}>
					{say("retry")}
				</button>
			)}
			{saved.is !== "conflict" && discard && (
				<button type="button" onClick={discard}>
					{say("takeFile")}
				</button>
			)}
			{saved.is === "conflict" && (
				<>
					<blockquote>
						{typeof saved.now === "string" ? saved.now : say(saved.now === undefined ? "gone" : "changedInside")}
					</blockquote>
					{saved.by !== undefined && !settle && <p>{say("doAgain")}</p>}
					{settle && (
						<p>
							<button type="button" onClick={() => settle("mine")}>
								{say("mine")}
							</button>{" "}
							<button type="button" onClick={() => settle("theirs")}>
								{say("theirs")}
							</button>
						</p>
					)}
				</>
			)}
		</div>
	);
}
