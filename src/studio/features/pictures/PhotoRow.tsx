import { useId } from "react";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { words as parts } from "#studio/parts/words.ts";
import { coming, isComing, isDescribed, type Photo } from "./several.ts";
import { words } from "./words.ts";

interface PhotoRowProps {
	readonly photo: Photo;
	/** What is missing is told. */
	readonly isJudged: boolean;
	readonly change: (more: Partial<Photo>) => void;
	readonly remove: () => void;
	/** Sends it once more. */
	readonly again: () => void;
	/** Puts this one where they were dropped. */
	readonly choose: (() => void) | undefined;
}

/** One of several photos: how far it is, what is to be seen on it, and what stands below it. */
export function PhotoRow({ photo, isJudged, change, remove, again, choose }: PhotoRowProps) {
	const say = useSay();
	const id = useId();
	const { file, src, state, why, alt, decorative, caption } = photo;
	const isBad = isJudged && state === "ready" && !isDescribed(photo);
	return (
		<li className="photo">
			<img src={src} alt="" />
			<div>
				<p>
					<strong>{file.name}</strong>{" "}
					<small>
						{state === "waiting" && say(words.photoWaits)}
						{isComing(photo) && say(coming[photo.state])}
					</small>
				</p>
				{state === "unreached" && (
					<p role="alert" className="trouble">
						{why}
					</p>
				)}
				{state === "refused" ? (
					<p role="alert" className="trouble">
						{why}
					</p>
				) : (
					<>
						<label htmlFor={id}>{say(words.pictureSaysSomething)}</label>
						<textarea
							id={id}
							rows={2}
							maxLength={250}
							disabled={decorative}
							value={alt}
							aria-invalid={isBad && !decorative}
							onChange={({ target }) => change({ alt: target.value.replace(/\s*\n\s*/g, " ") })}
						/>
						<label className="tick">
							<input type="checkbox" checked={decorative} onChange={() => change({ decorative: !decorative })} />
							<span>{say(words.pictureDecoration)}</span>
						</label>
						<label htmlFor={`${id}-below`}>{say(words.photoCaption)}</label>
						<input
							id={`${id}-below`}
							maxLength={120}
							value={caption}
							placeholder={alt.slice(0, 120)}
							aria-invalid={isBad && decorative}
							onChange={({ target }) => change({ caption: target.value })}
						/>
						{isBad && (
							<p role="alert" className="trouble">
								{say(decorative ? words.photoCaptionFirst : words.pictureAnswerFirst)}
							</p>
						)}
					</>
				)}
				<p className="acts">
					{choose && state === "ready" && (
						<button type="button" onClick={choose}>
							{say(words.photoHere)}
						</button>
					)}
					{state === "unreached" && (
						<button
							type="button"
							aria-label={say(shared.withName, { what: say(parts.tryAgain), name: file.name })}
							onClick={again}
						>
							{say(parts.tryAgain)}
						</button>
					)}
					<button
						type="button"
						aria-label={say(shared.withName, { what: say(words.photoLeave), name: file.name })}
						onClick={remove}
					>
						{say(words.photoLeave)}
					</button>
				</p>
			</div>
		</li>
	);
}
