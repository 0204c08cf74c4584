import { useEffect, useRef, useState } from "react";
import type { FormBlock, FormField } from "#core/studio.ts";
import { Field } from "../Field.tsx";
import { useStudio } from "../use-studio.ts";
import { addressOf, Chooser, nameOf } from "./Chooser.tsx";
import { changesTo, type Place, type Shown } from "./changes.ts";
import { type Candidate, Describe } from "./Describe.tsx";
import { FileDoor } from "./FileDoor.tsx";
import { PictureAddress } from "./FocusPoints.tsx";
import { incoming } from "./incoming.ts";
import { LeftOver } from "./LeftOver.tsx";
import { Seen } from "./Seen.tsx";
import { send } from "./send.ts";
import { usePictures } from "./use-pictures.ts";

/** How far somebody is who puts another picture in a place. */
type Step =
	| { readonly is: "shown"; readonly refused?: string }
	| { readonly is: "choosing" }
	| { readonly is: "reading" }
	| { readonly is: "describing"; readonly candidate: Candidate };

/** A picture: large, with the point that stays in sight, what is to be seen on it, and where else it is. */
export function PictureField({ field, block }: { field: FormField; block: FormBlock }) {
	const { studio, say } = useStudio();
	const pictures = usePictures();
	const [step, setStep] = useState<Step>({ is: "shown" });
	const [left, setLeft] = useState<string>();
	const box = useRef<HTMLFieldSetElement>(null);
	const now = block.present ? shownIn(block) : undefined;
	const picture = pictures.find(({ file }) => file === now?.file);
	const places = picture?.places ?? [];

	const take = async (file: File) => {
		setStep({ is: "reading" });
		studio.tell("pictureReading");
		const answer = await send(file).catch(() => ({ refused: say("unreachable") }));
		if (answer === "too large") setStep({ is: "shown", refused: say("pictureTooLarge") });
		else if ("refused" in answer) setStep({ is: "shown", refused: answer.refused });
		else setStep({ is: "describing", candidate: { ...answer, src: URL.createObjectURL(file) } });
	};
	useEffect(() => incoming.takeBy((file) => void take(file)));

	const back = () => setStep({ is: "shown" });
	// Who comes back goes on where the other picture was asked for.
	const isAway = step.is === "choosing" || step.is === "describing";
	const wasAway = useRef(false);
	useEffect(() => {
		if (wasAway.current && !isAway) box.current?.querySelector<HTMLElement>("[data-first]")?.focus();
		wasAway.current = isAway;
	}, [isAway]);
	const place = async ({ written, key }: Candidate, alt: string | undefined, everywhere: boolean) => {
		const here: Place = { file: field.file, path: field.path, now };
		const all = places.map(({ file, path, alt, focus }): Place => {
			return { file, path, now: { file: now?.file ?? "", alt, focus } };
		});
		const changes = (everywhere ? all : [here]).flatMap((each) => changesTo(each, { file: written, alt }));
		const name = say("pictureChange", { from: now ? nameOf(now.file) : "–", to: nameOf(written) });
		const files = key === undefined ? [] : [{ do: "place", key } as const];
		if (changes.length > 0 && !(await studio.run(changes, name, say("picturePlaced"), files))) return;
		const isLeft = now && now.file !== written && (everywhere || places.length === 1);
		setLeft(isLeft ? now.file : undefined);
		back();
	};

	return (
		<fieldset ref={box} className="picture">
			<legend>{field.label}</legend>
			{step.is === "choosing" && (
				<Chooser
					pictures={pictures}
					current={now?.file}
					choose={({ file, places: [first] }) =>
						setStep({ is: "describing", candidate: { src: addressOf(file), written: file, alt: first?.alt } })
					}
					back={back}
				/>
			)}
			{step.is === "describing" && (
				<Describe
					key={step.candidate.src}
					candidate={step.candidate}
					places={places.length}
					place={(alt, everywhere) => void place(step.candidate, alt, everywhere)}
					back={back}
				/>
			)}
			{!isAway && (
				<>
					{now && <Part block={block} name="focus" picture={now.file} />}
					<p className="steps">
						<button type="button" data-first className="button" onClick={() => setStep({ is: "choosing" })}>
							{say(now ? "pictureChoose" : "pictureFirst")}
						</button>
						<FileDoor accept="image/*,.heic,.heif" chosen={(file) => void take(file)}>
							{say("pictureAdd")}
						</FileDoor>
					</p>
					<p className="about">{step.is === "reading" ? say("pictureReading") : say("pictureDoors")}</p>
					{step.is === "shown" && step.refused && (
						<div role="alert" className="trouble">
							<strong>{say("pictureRefused")}</strong>
							<p>{step.refused}</p>
						</div>
					)}
					{left !== undefined && <LeftOver file={left} done={() => setLeft(undefined)} />}
					{now && <Part block={block} name="alt" picture={now.file} />}
					{picture && <Seen picture={picture} />}
				</>
			)}
		</fieldset>
	);
}

/** What can be said of a picture that stands there. */
function Part({ block, name, picture }: { block: FormBlock; name: "alt" | "focus"; picture: string }) {
	const field = partOf(block, name);
	if (field?.content.is !== "value") return null;
	return (
		<PictureAddress value={addressOf(picture)}>
			<Field field={field} value={field.content} />
		</PictureAddress>
	);
}

function shownIn(block: FormBlock): Shown {
	const written = (name: string) => {
		const content = partOf(block, name)?.content;
		return content?.is === "value" ? content.written : undefined;
	};
	return { file: written("file") ?? "", alt: written("alt"), focus: written("focus") };
}

function partOf({ fields }: FormBlock, name: string): FormField | undefined {
	return fields.find(({ path }) => path.at(-1) === name);
}
