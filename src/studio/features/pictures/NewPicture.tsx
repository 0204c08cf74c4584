import { useState } from "react";
import { useSource } from "#studio/desk/use-studio.ts";
import type { NewBlockProps } from "#studio/fields/control.ts";
import { saidOf } from "./changes.ts";
import { type Candidate, placing } from "./Describe.tsx";
import { PictureSteps } from "./PictureSteps.tsx";
import { usePictures } from "./use-pictures.ts";

/** The picture of something that does not stand in its file yet. */
export function NewPicture({ label, many, choose }: NewBlockProps) {
	const source = useSource();
	const pictures = usePictures("");
	const [chosen, setChosen] = useState<Candidate>();
	const place = async (candidate: Candidate, alt: string | undefined) => {
		setChosen({ ...candidate, alt });
		choose({ file: candidate.written, alt: "", decorative: "", ...saidOf({ alt }, source) }, placing(candidate));
		return true;
	};
	return (
		<fieldset className="picture">
			<legend>{label}</legend>
			<PictureSteps
				pictures={pictures}
				current={chosen?.written}
				places={0}
				many={many}
				place={place}
				above={chosen && <img className="chosen-picture" src={chosen.src} alt={chosen.alt ?? ""} />}
			/>
		</fieldset>
	);
}
