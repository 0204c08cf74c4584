import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SitePicture } from "#core/studio-files.ts";
import { incoming, namesOfFiles } from "#studio/desk/incoming.ts";
import type { Word } from "#studio/desk/say.ts";
import { pictureAddress } from "#studio/desk/server.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { FileDoor } from "#studio/parts/FileDoor.tsx";
import { Chooser } from "./Chooser.tsx";
import { type Candidate, Describe } from "./Describe.tsx";
import { type SendStep, send } from "./send.ts";
import { coming } from "./several.ts";
import { useIncoming } from "./use-incoming.ts";
import { words } from "./words.ts";

/** How far somebody is who puts a picture in a place. */
type Step =
	| { readonly is: "shown"; readonly refused?: string }
	| { readonly is: "choosing" }
	| { readonly is: "coming"; readonly words: Word }
	| { readonly is: "describing"; readonly candidate: Candidate };

interface PictureStepsProps {
	readonly pictures: readonly SitePicture[];
	/** The one that stands there now. */
	readonly current: string | undefined;
	/** In how many places that one stands. */
	readonly places: number;
	/** Others can be added after it. */
	readonly many?: boolean;
	/** Gives whether the picture stands there now. */
	readonly place: (candidate: Candidate, alt: string | undefined, everywhere: boolean) => Promise<boolean>;
	/** What is shown of the present one, above the ways to another and below them. */
	readonly above?: ReactNode;
	readonly children?: ReactNode;
}

/** The way to a picture: one of the site or one that is added, what is to be seen on it, and only then it is placed. */
export function PictureSteps({ pictures, current, places, many = false, place, above, children }: PictureStepsProps) {
	const editor = useEditor();
	const say = useSay();
	const [step, setStep] = useState<Step>({ is: "shown" });
	const box = useRef<HTMLDivElement>(null);
	const back = () => setStep({ is: "shown" });
	const [others, setOthers] = useState<readonly File[]>([]);
	const take = async ([file, ...rest]: readonly File[]) => {
		if (!file) return;
		setOthers(rest);
		if (many) incoming.keep(rest);
		const tell = (step: SendStep) => {
			setStep({ is: "coming", words: coming[step] });
			editor.announce(coming[step]);
		};
		const answer = await send(file, tell).catch(() => ({ refused: say(shared.unreachable) }));
		if (answer === "too large") setStep({ is: "shown", refused: say(shared.fileTooLarge) });
		else if ("refused" in answer) setStep({ is: "shown", refused: answer.refused });
		else setStep({ is: "describing", candidate: { ...answer, src: URL.createObjectURL(file) } });
		editor.announce(answer === "too large" || "refused" in answer ? words.pictureRefused : words.pictureRead);
	};
	useIncoming(box, (files) => void take(files));
	const untaken = others.length > 0 && (
		<p role="status" className="notice">
			{say(many ? words.picturesWait : words.picturesLeft, { count: others.length, names: namesOfFiles(others) })}
		</p>
	);
	// Who comes back goes on where the other picture was asked for.
	const isAway = step.is === "choosing" || step.is === "describing";
	const wasAway = useRef(false);
	useEffect(() => {
		if (wasAway.current && !isAway) box.current?.querySelector<HTMLElement>("[data-first]")?.focus();
		wasAway.current = isAway;
	}, [isAway]);

	if (step.is === "choosing") {
		const choose = async ({ file, places: [first] }: SitePicture) => {
			const said = { alt: first?.alt, decorative: first?.decorative };
			const src = await pictureAddress(file);
			setStep({ is: "describing", candidate: { ...said, src, written: file } });
		};
		return (
			<div ref={box}>
				<Chooser pictures={pictures} current={current} choose={(picture) => void choose(picture)} back={back} />
			</div>
		);
	}
	if (step.is === "describing") {
		const { candidate } = step;
		const placed = async (alt: string | undefined, everywhere: boolean) => {
			if (await place(candidate, alt, everywhere)) back();
		};
		return (
			<div ref={box}>
				{untaken}
				<Describe
					key={candidate.src}
					candidate={candidate}
					places={places}
					place={(alt, everywhere) => void placed(alt, everywhere)}
					back={back}
				/>
			</div>
		);
	}
	return (
		<div ref={box}>
			{above}
			<p className="steps">
				<button type="button" data-first className="button" onClick={() => setStep({ is: "choosing" })}>
					{say(current === undefined ? words.pictureFirst : words.pictureChoose)}
				</button>
				<FileDoor accept="image/*,.heic,.heif" many={many} chosen={(files) => void take(files)}>
					{say(words.pictureAdd)}
				</FileDoor>
			</p>
			<p className="about">{say(step.is === "coming" ? step.words : words.pictureDoors)}</p>
			{untaken}
			{step.is === "shown" && step.refused && (
				<div role="alert" className="trouble">
					<strong>{say(words.pictureRefused)}</strong>
					<p>{step.refused}</p>
				</div>
			)}
			{children}
		</div>
	);
}
