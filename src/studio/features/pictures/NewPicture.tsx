import { useState } from "react";
import type { FileChange } from "#core/studio.ts";
import type { Shown } from "./changes.ts";
import { type Candidate, placing } from "./Describe.tsx";
import { PictureSteps } from "./PictureSteps.tsx";
import { usePictures } from "./use-pictures.ts";

interface NewPictureProps {
	readonly label: string;
	/** Others can be added after it. */
	readonly many: boolean;
	readonly choose: (picture: Shown, files: readonly FileChange[]) => void;
}

/** The picture of something that does not stand in its file yet. */
export function NewPicture({ label, many, choose }: NewPictureProps) {
	const pictures = usePictures("");
	const [chosen, setChosen] = useState<Candidate>();
	const place = async (candidate: Candidate, alt: string | undefined) => {
		setChosen({ ...candidate, alt });
		choose({ file: candidate.written, alt }, placing(candidate));
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
