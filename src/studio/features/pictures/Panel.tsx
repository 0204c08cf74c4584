import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { mostPhotos } from "#core/most-photos.ts";
import type { Spot } from "#core/studio.ts";
import { nameOfSpot } from "#studio/desk/begun.ts";
import { namesOfFiles } from "#studio/desk/incoming.ts";
import type { Panels } from "#studio/desk/panels.ts";
import { whyNoFile } from "#studio/desk/state.ts";
import { useEditor, useSay, useSource, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { shortened } from "#studio/page/shortened.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { begunPictures } from "./begun-pictures.ts";
import { PhotoRow } from "./PhotoRow.tsx";
import {
	begunPhotos,
	change,
	changeOne,
	galleryWith,
	isComing,
	isDescribed,
	type Photo,
	type Photos,
	photosHere,
	sendOne,
	take,
	thatFit,
} from "./several.ts";
import { useIncoming } from "./use-incoming.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		pictures: {
			/** Without any, those that were begun go on. */
			readonly files: readonly File[];
			/** What is said of each of them where they come from. */
			readonly alts?: readonly string[];
			/** Where they were dropped or pasted. */
			readonly at: Spot | undefined;
			/** One of them can stand there: the picture on which they were dropped. */
			readonly instead?: boolean;
		};
	}
}

/** Photos that came at once: all are taken, one after another, and come to stand together once each is described. */
function Several({ given: { files, alts, at, instead = false } }: { given: Panels["pictures"] }) {
	useLayoutEffect(() => take({ files, alts, at, instead }), [files, alts, at, instead]);
	const waiting = useSyncExternalStore(begunPhotos.subscribe, () => begunPhotos.at(photosHere));
	return waiting && <Waiting {...waiting} />;
}

function Waiting({ photos, title, at, instead }: Photos) {
	const editor = useEditor();
	const say = useSay();
	const source = useSource();
	const id = useId();
	const box = useRef<HTMLFormElement>(null);
	const markedPage = useStudio((state) => state.markedPage);
	const [isJudged, setJudged] = useState(false);
	// Of several, one is sent at a time.
	const next = photos.find(({ state }) => state === "waiting");
	const isBusy = photos.some(isComing);
	const sendNext = useEffectEvent((photo: Photo) => void sendOne(photo, say));
	useEffect(() => {
		if (next && !isBusy) sendNext(next);
	}, [next, isBusy]);
	useIncoming(box, (files) => take({ files, at, instead }));
	useEffect(() => box.current?.querySelector<HTMLElement>("textarea, input")?.focus(), []);
	const remove = (photo: Photo) => {
		change(({ photos }) => ({ photos: photos.filter(({ file }) => file !== photo.file) }));
		if (photos.length === 1) editor.close();
	};

	const fitting = thatFit(photos);
	const taken = fitting.filter(({ state }) => state === "ready");
	const over = photos.filter(
		(each) => each.state !== "refused" && each.state !== "unreached" && !fitting.includes(each),
	);
	const whyNowhere = useStudio(whyNoFile);
	const whyNotYet = next || isBusy ? words.photosOnTheirWay : taken.length === 0 ? words.photosNone : undefined;
	const why = whyNowhere ?? whyNotYet;
	const isReady = why === undefined;
	const file = markedPage?.file;
	const place = typeof at?.path[1] === "number" ? at.path[1] : (markedPage?.sections.length ?? 1) - 1;
	const section = markedPage?.sections[place];
	const after = section && shortened(section.words || section.title);
	const submit = async () => {
		setJudged(true);
		if (!isReady || file === undefined || !markedPage) return;
		if (title.trim() === "" || !taken.every(isDescribed))
			return requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
		const spot = { file, path: ["sections", place + 1] };
		const made = { do: "insert", ...spot, value: galleryWith(title.trim(), taken, source) } as const;
		const coming = taken.map(({ key = "" }) => ({ do: "place", key }) as const);
		const name = say(words.photosAdd, { count: taken.length });
		const told = say(words.photosPlaced, { count: taken.length });
		if (!(await editor.run([made], name, told, { files: coming, readIn: markedPage.revision }))) return;
		const isPlaced = ({ file }: Photo) => taken.some((each) => each.file === file);
		change(({ photos }) => ({
			photos: photos.filter((each) => each.state !== "refused" && !isPlaced(each)),
			title: "",
			at: spot,
			instead: false,
		}));
		await editor.openAt(spot);
	};
	const choose = async (photo: Photo) => {
		if (!at) return;
		const { file, src, key, written = "", decorative, alt } = photo;
		const says = decorative ? false : alt === "" ? undefined : true;
		const candidate = { src, key, written };
		begunPictures.keep(nameOfSpot(at), {
			is: "describing",
			spot: at,
			within: at,
			file,
			candidate,
			described: { says, alt },
		});
		change(({ photos }) => ({ photos: photos.filter((each) => each.file !== file) }));
		await editor.openAt(at);
		editor.announce(words.pictureRead);
	};
	const done = photos.length - photos.filter(({ state }) => state === "waiting").length;
	return (
		<form
			ref={box}
			className="photos"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
		>
			<p className="about">{say(after === undefined ? words.photosAtEnd : words.photosAfter, { name: after ?? "" })}</p>
			<p role="status" className="about">
				{say(whyNotYet === undefined ? words.photosTaken : words.photosComing, { done, count: photos.length })}
			</p>
			{over.length > 0 && (
				<p className="notice">
					{say(words.photosOver, { most: mostPhotos, names: namesOfFiles(over.map(({ file }) => file)) })}
				</p>
			)}
			<progress
				aria-label={say(words.photosProgress)}
				max={photos.length}
				value={photos.filter((each) => each.state !== "waiting" && !isComing(each)).length}
			/>
			<div className="field">
				<label htmlFor={id}>
					<span>{say(words.photosTitle)}</span>
				</label>
				<input
					id={id}
					value={title}
					maxLength={90}
					aria-invalid={isJudged && title.trim() === ""}
					onChange={({ target }) => change(() => ({ title: target.value }))}
				/>
				{isJudged && title.trim() === "" && (
					<p role="alert" className="trouble">
						{say(words.photosTitleFirst)}
					</p>
				)}
			</div>
			<ol className="items">
				{photos.map((photo) => (
					<PhotoRow
						key={photo.src}
						photo={photo}
						isJudged={isJudged}
						change={(more) => changeOne(photo, more)}
						remove={() => remove(photo)}
						again={() => changeOne(photo, { state: "waiting" })}
						choose={instead ? () => void choose(photo) : undefined}
					/>
				))}
			</ol>
			<p className="steps">
				<Greyable type="submit" className="button main" why={why}>
					{say(words.photosPlace, { count: taken.length || fitting.length })}
				</Greyable>
				<button
					type="button"
					className="button"
					onClick={() => {
						begunPhotos.forget(photosHere);
						editor.close();
					}}
				>
					{say(shared.cancel)}
				</button>
			</p>
		</form>
	);
}

export const panel: FeaturePanel<"pictures"> = { title: words.photos, Panel: Several };
