import { useEffect, useEffectEvent, useState } from "react";
import { nameOfSpot } from "#studio/desk/begun.ts";
import { useEditor, useSay, useSource } from "#studio/desk/use-studio.ts";
import type { NewBlockProps } from "#studio/fields/control.ts";
import { chosenPictures, placeIn } from "./begun-pictures.ts";
import { saidOf } from "./changes.ts";
import { type Candidate, placing } from "./Describe.tsx";
import { PictureSteps } from "./PictureSteps.tsx";
import { usePictures } from "./use-pictures.ts";
import { words } from "./words.ts";

/** The picture of something that does not stand in its file yet. */
export function NewPicture({ field, room, choose }: NewBlockProps) {
	const editor = useEditor();
	const say = useSay();
	const source = useSource();
	const pictures = usePictures("");
	const name = nameOfSpot(field);
	const [chosen, setChosen] = useState(() => chosenPictures.at(name)?.candidate);
	const take = (candidate: Candidate) => {
		const { written, alt } = candidate;
		choose({ file: written, alt: "", decorative: "", ...saidOf({ alt }, source) }, placing(candidate));
	};
	// It was chosen before this form was closed and opened again.
	const takeChosen = useEffectEvent(() => chosen && take(chosen));
	useEffect(() => takeChosen(), []);
	const place = async (candidate: Candidate, alt: string | undefined) => {
		const described = { ...candidate, alt };
		chosenPictures.keep(name, { ...placeIn(editor.state.panel, field), candidate: described });
		setChosen(described);
		take(described);
		return true;
	};
	const leaveOut = () => {
		chosenPictures.forget(name);
		setChosen(undefined);
		choose({ file: "", alt: "", decorative: "" }, []);
	};
	return (
		<fieldset className="picture">
			<legend>{field.label}</legend>
			<PictureSteps
				spot={field}
				pictures={pictures}
				current={chosen?.written}
				places={0}
				room={room}
				isDrawing={field.content.is === "block" && field.content.isDrawing}
				place={place}
			>
				{chosen && (
					<>
						<img className="chosen-picture" src={chosen.src} alt={chosen.alt ?? ""} />
						<p className="steps">
							<button type="button" className="button" onClick={leaveOut}>
								{say(words.photoLeave)}
							</button>
						</p>
					</>
				)}
			</PictureSteps>
		</fieldset>
	);
}
