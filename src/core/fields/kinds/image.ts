import * as z from "zod";
import { type KindAnswers, type Labelled, readAsWritten, wordless } from "../answers.ts";
import { field } from "../kind.ts";
import { file, fileKind, flawOfPicture } from "./file.ts";
import { flag } from "./flag.ts";
import { focus } from "./focus.ts";
import { text } from "./text.ts";

interface ImageOptions extends Labelled {
	readonly drawing?: boolean;
}

/** A picture from `content/images`. `alt` says what is to be seen, or `decorative` that there is nothing to be told. */
export function image(description: string, { label, drawing = false }: ImageOptions = {}) {
	const shape = z.strictObject({
		file: file("Bestand in content/images, bijvoorbeeld scenes/winkel.svg."),
		alt: text("Wat er te zien is, in één zin, voor wie het beeld niet ziet. Laat weg bij een sierbeeld.", {
			max: 250,
			label: ["beschrijving van het beeld", "description of the picture"],
		}).optional(),
		decorative: flag("Het beeld is sier: het zegt niets dat niet al in de tekst staat.", {
			label: ["sierbeeld", "decoration"],
		}).optional(),
		focus: focus(
			"Het punt dat in beeld blijft als het beeld wordt afgesneden: eerst hoe ver van links, dan hoe ver van boven. Zonder deze regel het midden.",
		).optional(),
	});
	return field(shape, description, { kind: "image", drawing }, label);
}

export const imageKind: KindAnswers = {
	...wordless,
	shape: "block",
	form: "picture",
	read: readAsWritten,
	jsonType: {},
	expected: {
		nl: "een beeld met `file:` (en `alt:`), in kleine letters zonder spaties",
		en: "a picture with `file:` (and `alt:`), in lower case without spaces",
	},
	advice(written) {
		const file = fileKind.advice(written);
		return file === undefined ? undefined : `{ file: ${file} }`;
	},
	flaw: flawOfPicture,
	label: ["beeld", "picture"],
	names: "picture",
	inText: "nothing",
	pitfall: "none",
};
