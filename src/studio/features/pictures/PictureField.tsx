import { useState } from "react";
import { saysYes } from "#core/fields/editor-words.ts";
import type { FormBlock, FormField } from "#core/studio.ts";
import { useEditor, useSay, useSource } from "#studio/desk/use-studio.ts";
import { Field } from "#studio/fields/Field.tsx";
import { nameOf } from "./Chooser.tsx";
import { changesTo, type Place, type Shown } from "./changes.ts";
import { type Candidate, placing } from "./Describe.tsx";
import { PictureAddress } from "./FocusPoints.tsx";
import { LeftOver } from "./LeftOver.tsx";
import { PictureSteps } from "./PictureSteps.tsx";
import { Seen } from "./Seen.tsx";
import { useAddress } from "./Thumb.tsx";
import { usePictures } from "./use-pictures.ts";
import { words } from "./words.ts";

/** A picture: large, with the point that stays in sight, what is to be seen on it, and where else it is. */
export function PictureField({ field, block }: { field: FormField; block: FormBlock }) {
	const editor = useEditor();
	const say = useSay();
	const source = useSource();
	const [left, setLeft] = useState<string>();
	const now = block.present ? shownIn(block) : undefined;
	const pictures = usePictures(JSON.stringify([now, left]));
	const picture = pictures.find(({ file }) => file === now?.file);
	const places = picture?.places ?? [];

	const place = async (candidate: Candidate, alt: string | undefined, everywhere: boolean) => {
		const { written } = candidate;
		const here: Place = { file: field.file, path: field.path, now };
		const all = places.map(({ file, path, ...said }): Place => {
			return { file, path, now: { ...said, file: now?.file ?? "" } };
		});
		const changes = (everywhere ? all : [here]).flatMap((each) => changesTo(each, { file: written, alt }, source));
		const name = say(words.pictureChange, { from: now ? nameOf(now.file) : "–", to: nameOf(written) });
		const isMade =
			changes.length === 0 ||
			(await editor.run(changes, name, say(words.picturePlaced), { files: placing(candidate) }));
		const isLeft = now && now.file !== written && (everywhere || places.length === 1);
		if (isMade) setLeft(isLeft ? now.file : undefined);
		return isMade;
	};

	return (
		<fieldset className="picture">
			<legend>{field.label}</legend>
			<PictureSteps
				spot={field}
				pictures={pictures}
				current={now?.file}
				places={places.length}
				isDrawing={block.isDrawing}
				place={place}
			>
				{now && !block.isDrawing && <Part block={block} name="focus" picture={now.file} />}
				{left !== undefined && <LeftOver file={left} done={() => setLeft(undefined)} />}
				{now && !block.isDrawing && !saysYes(now.decorative) && <Part block={block} name="alt" picture={now.file} />}
				{now && !block.isDrawing && now.alt === undefined && (
					<Part block={block} name="decorative" picture={now.file} />
				)}
				{picture && <Seen picture={picture} />}
			</PictureSteps>
		</fieldset>
	);
}

/** What can be said of a picture that stands there. */
function Part({ block, name, picture }: { block: FormBlock; name: keyof Shown; picture: string }) {
	const field = partOf(block, name);
	const address = useAddress(picture);
	if (field?.content.is !== "value") return null;
	return (
		<PictureAddress value={address}>
			<Field field={field} value={field.content} />
		</PictureAddress>
	);
}

function shownIn(block: FormBlock): Shown {
	const written = (name: string) => {
		const content = partOf(block, name)?.content;
		return content?.is === "value" ? content.written : undefined;
	};
	return {
		file: written("file") ?? "",
		alt: written("alt"),
		decorative: written("decorative"),
		focus: written("focus"),
	};
}

function partOf({ fields }: FormBlock, name: string): FormField | undefined {
	return fields.find(({ path }) => path.at(-1) === name);
}
