import { useEffect, useState } from "react";
import { isAnythingBegun } from "#studio/desk/begun.ts";
import type { Word } from "#studio/desk/say.ts";
import { beside } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		access: undefined;
	}
}

/** Who edits here, and how somebody else does: nothing of one person is left to the next. */
function Access() {
	const editor = useEditor();
	const say = useSay();
	const { answer: name } = useAnswer("person", () => beside().person());
	const { answer: isLasting, again } = useAnswer("lasting", () => navigator.storage.persisted());
	const isOnGithub = useStudio((state) => state.store?.kind === "github");
	const [refused, refuse] = useState<Word>();
	const hasTrouble = useStudio((state) => state.trouble !== undefined);
	// Whoever has signed in again has the token back.
	useEffect(() => {
		if (!hasTrouble) refuse(undefined);
	}, [hasTrouble]);
	const leave = async () => {
		if (editor.unsaved.all().length > 0 || isAnythingBegun()) return refuse(words.notSavedYet);
		const isGone = await beside().leave();
		if (isGone) location.reload();
		else refuse(isOnGithub ? words.leftHere : words.onlyHere);
	};
	return (
		<>
			{name !== undefined && <p>{say(words.youAre, { name })}</p>}
			{isLasting === false && (
				<>
					<p className="about">{say(words.mayClear)}</p>
					<button
						type="button"
						className="button"
						onClick={() =>
							void navigator.storage.persist().then((is) => (is ? void again() : refuse(words.mayStillClear)))
						}
					>
						{say(words.keepAll)}
					</button>
				</>
			)}
			<p className="about">{say(words.leaveAbout)}</p>
			<p className="about">{say(isOnGithub ? words.tokenForgotten : words.passwordAbout)}</p>
			{refused && (
				<p role="alert" className="trouble">
					{say(refused)}
				</p>
			)}
			<button type="button" className="button" onClick={() => void leave()}>
				{say(isOnGithub ? words.signOut : words.leave)}
			</button>
		</>
	);
}

export const panel: FeaturePanel<"access"> = { title: words.access, Panel: Access };
