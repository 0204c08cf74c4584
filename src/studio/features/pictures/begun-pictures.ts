import type { Spot } from "#core/studio.ts";
import { Begun, nameOfSpot } from "#studio/desk/begun.ts";
import type { Editor } from "#studio/desk/editor.ts";
import type { Follow } from "#studio/desk/moved.ts";
import type { Panel } from "#studio/desk/panels.ts";
import type { Word } from "#studio/desk/say.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Candidate, Described } from "./Describe.tsx";
import { type SendStep, send } from "./send.ts";
import { coming } from "./several.ts";
import { words } from "./words.ts";

/** Where a picture is to stand. */
export interface BegunPlace {
	readonly spot: Spot;
	/** What it is asked for in: a form, or the panel of another feature. */
	readonly within: Spot | Exclude<Panel, { feature: "form" }>;
}

/** How far a picture is that is to be placed and is not yet. */
export type BegunPicture = BegunPlace &
	(
		| { readonly is: "coming"; readonly file: File; readonly step: SendStep }
		/** Nothing came of it when it was sent. */
		| { readonly is: "unreached"; readonly file: File; readonly why: Word }
		/** `file` is none for one of the site. */
		| {
				readonly is: "describing";
				readonly file: File | undefined;
				readonly candidate: Candidate;
				readonly described: Described;
		  }
	);

/** One for each place of a picture, also while its form is closed. */
export const begunPictures = new Begun<BegunPicture>({ moved: placeAfter });

/** Those that were chosen for something that is not added yet. */
export const chosenPictures = new Begun<BegunPlace & { readonly candidate: Candidate }>({ moved: placeAfter });

function placeAfter<Place extends BegunPlace>(place: Place, where: Follow): Place {
	const { spot, within } = place;
	return { ...place, spot: where(spot), within: "feature" in within ? within : where(within) };
}

/** A place for a picture in what is open now. */
export function placeIn(panel: Panel | undefined, spot: Spot): BegunPlace {
	if (panel && panel.feature !== "form") return { spot, within: panel };
	// A picture that stands there is led to; of what is not added yet, the form around it.
	const { form, chosen } = panel?.given ?? { form: spot, chosen: undefined };
	const isChosen = chosen && nameOfSpot({ file: form.file, path: chosen }) === nameOfSpot(spot);
	return { spot, within: isChosen ? spot : { file: form.file, path: form.path } };
}

/** The place is in what is open now. */
export function isOpenIn(panel: Panel | undefined, { within }: BegunPlace): boolean {
	if ("feature" in within) return panel?.feature === within.feature && panel.given === within.given;
	if (panel?.feature !== "form") return false;
	const { file, path } = panel.given.form;
	return file === within.file && path.every((step, at) => step === within.path[at]);
}

/** Sends a photo for a place; gives why it cannot be on the site, if it cannot. */
export async function bringPicture(editor: Editor, place: BegunPlace, file: File): Promise<string | undefined> {
	const keep = ({ spot, within }: BegunPlace, step: SendStep) => {
		begunPictures.keep(nameOfSpot(spot), { spot, within, is: "coming", file, step });
		editor.announce(coming[step]);
	};
	// Another photo may have taken its turn meanwhile, or what it is for may have moved.
	const isFor = () => begunPictures.all().find((each) => each.file === file);
	keep(place, "reading");
	const answer = await send(file, (step) => {
		const here = isFor();
		if (here) keep(here, step);
	});
	const here = isFor();
	if (!here) return undefined;
	const { spot, within } = here;
	const name = nameOfSpot(spot);
	if (answer !== "too large" && "unsent" in answer) {
		begunPictures.keep(name, { spot, within, is: "unreached", file, why: answer.unsent });
		editor.announce(answer.unsent);
		return undefined;
	}
	if (answer === "too large" || "refused" in answer) {
		begunPictures.forget(name);
		editor.announce(words.pictureRefused);
		return answer === "too large" ? editor.say(shared.fileTooLarge) : answer.refused;
	}
	const candidate = { ...answer, src: URL.createObjectURL(file) };
	begunPictures.keep(name, {
		spot,
		within,
		is: "describing",
		file,
		candidate,
		described: { says: undefined, alt: "" },
	});
	editor.announce(words.pictureRead);
	return undefined;
}
