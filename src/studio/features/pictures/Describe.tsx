import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { saysYes } from "#core/fields/editor-words.ts";
import type { FileChange } from "#core/studio.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { useHeldForm } from "./use-held-form.ts";
import { words } from "./words.ts";

/** A picture that is about to be placed. */
export interface Candidate {
	/** Where the browser finds it. */
	readonly src: string;
	/** What the field is going to say. */
	readonly written: string;
	/** Of a file that was sent: by what an edit asks for it. */
	readonly key?: string | undefined;
	/** What is said of it elsewhere. */
	readonly alt?: string | undefined;
	readonly decorative?: string | undefined;
}

/** The file that comes with it. */
export function placing({ key }: Candidate): readonly FileChange[] {
	return key === undefined ? [] : [{ do: "place", key }];
}

/** What somebody said of it until now. */
export interface Described {
	/** Whether something is to be told of it; undefined when nobody said. */
	readonly says: boolean | undefined;
	readonly alt: string;
}

/** What is known of one that is shown elsewhere. */
export function describedBefore({ alt, decorative }: Candidate): Described {
	const isDecoration = alt === undefined && saysYes(decorative);
	return { says: isDecoration ? false : alt === undefined ? undefined : true, alt: alt ?? "" };
}

interface DescribeProps {
	readonly candidate: Candidate;
	readonly described: Described;
	readonly change: (described: Described) => void;
	/** Whether whoever is to describe it goes on here. */
	readonly takesKeys: () => boolean;
	/** In how many places the picture stands that it replaces. */
	readonly places: number;
	/** Nobody reads or hears what is said of it. */
	readonly isUnread: boolean;
	readonly place: (alt: string | undefined, everywhere: boolean) => Promise<void>;
	readonly back: () => void;
}

/** What is to be seen, or that there is nothing to be told: no picture that is read is placed before one of these is chosen. */
export function Describe(props: DescribeProps) {
	const { candidate, described, change, takesKeys, places, isUnread, place, back } = props;
	const say = useSay();
	const id = useId();
	const { says, alt } = described;
	const [everywhere, setEverywhere] = useState(false);
	const [asked, setAsked] = useState(false);
	const box = useRef<HTMLTextAreaElement>(null);
	const take = useEffectEvent(() => takesKeys() && box.current?.focus());
	useLayoutEffect(() => void take(), []);
	const showQuestion = () => box.current?.matches(":focus") && box.current.scrollIntoView({ block: "nearest" });
	const isAnswered = isUnread || says === false || (says === true && alt.trim() !== "");
	const submit = async () => {
		setAsked(true);
		if (isAnswered) await place(says && !isUnread ? alt.trim() : undefined, everywhere);
		else box.current?.focus();
	};
	// What was begun around it takes the picture along.
	useHeldForm(box, (goOn) => void submit().then(() => isAnswered && goOn()));
	/** It is one sentence: Enter goes on. */
	const goOn = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
		event.preventDefault();
		void submit();
	};
	return (
		<div className="describe">
			{/* It moves the question away under who answers it. */}
			<img src={candidate.src} alt="" onLoad={showQuestion} />
			{!isUnread && (
				<fieldset aria-describedby={asked && !isAnswered ? `${id}-first` : undefined}>
					<legend>{say(words.pictureQuestion)}</legend>
					<label>
						<input type="radio" name={id} checked={says === true} onChange={() => change({ says: true, alt })} />
						<span id={`${id}-says`}>{say(words.pictureSaysSomething)}</span>
					</label>
					<textarea
						ref={box}
						data-first
						rows={2}
						maxLength={250}
						aria-labelledby={`${id}-says`}
						aria-describedby={`${id}-example`}
						aria-invalid={asked && says !== false && !isAnswered}
						value={alt}
						onChange={({ target }) => change({ says: true, alt: target.value.replace(/\s*\n\s*/g, " ") })}
						onKeyDown={goOn}
					/>
					<p id={`${id}-example`} className="about">
						{say(words.pictureSaysExample)}
					</p>
					<label>
						<input
							type="radio"
							name={id}
							checked={says === false}
							aria-describedby={`${id}-decoration`}
							onChange={() => change({ says: false, alt })}
						/>
						<span>{say(words.pictureDecoration)}</span>
					</label>
					<p id={`${id}-decoration`} className="about">
						{say(words.pictureDecorationAbout)}
					</p>
				</fieldset>
			)}
			{places > 1 && (
				<fieldset>
					<legend>{say(words.pictureBefore, { count: places })}</legend>
					{[false, true].map((all) => (
						<label key={String(all)}>
							<input type="radio" name={`${id}-all`} checked={everywhere === all} onChange={() => setEverywhere(all)} />
							<span>{all ? say(words.pictureEverywhere, { count: places }) : say(words.pictureOnlyHere)}</span>
						</label>
					))}
				</fieldset>
			)}
			{asked && !isAnswered && (
				<p id={`${id}-first`} role="alert" className="trouble">
					{say(words.pictureAnswerFirst)}
				</p>
			)}
			<p className="steps">
				<button type="button" className="button main" onClick={() => void submit()}>
					{say(words.picturePlace)}
				</button>
				<button type="button" className="button" onClick={back}>
					{say(shared.cancel)}
				</button>
			</p>
		</div>
	);
}
