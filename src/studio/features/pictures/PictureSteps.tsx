import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isDrawing } from "#core/drawings.ts";
import type { Spot } from "#core/studio.ts";
import type { SitePicture } from "#core/studio-files.ts";
import { nameOfSpot } from "#studio/desk/begun.ts";
import { incoming, namesOfFiles } from "#studio/desk/incoming.ts";
import { pictureAddress } from "#studio/desk/server.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { FileDoor } from "#studio/parts/FileDoor.tsx";
import { notesKeys } from "#studio/parts/takes-keys.ts";
import { words as parts } from "#studio/parts/words.ts";
import { begunPictures, bringPicture, placeIn } from "./begun-pictures.ts";
import { Chooser } from "./Chooser.tsx";
import { type Candidate, Describe, type Described, describedBefore } from "./Describe.tsx";
import { coming, leaveWaiting } from "./several.ts";
import { useHeldForm } from "./use-held-form.ts";
import { useIncoming } from "./use-incoming.ts";
import { words } from "./words.ts";

interface PictureStepsProps {
	/** Where the picture is to stand. */
	readonly spot: Spot;
	readonly pictures: readonly SitePicture[];
	/** The one that stands there now. */
	readonly current: string | undefined;
	/** In how many places that one stands. */
	readonly places: number;
	/** So many can be added, one after another: this one and those after it. */
	readonly room?: number;
	/** Only a drawing can stand there, as a mark beside the name that it stands for: nobody hears what is to be seen. */
	readonly isDrawing: boolean | undefined;
	/** Gives whether the picture stands there now. */
	readonly place: (candidate: Candidate, alt: string | undefined, everywhere: boolean) => Promise<boolean>;
	/** What is shown of the present one; below the ways to another, which would move while it is loaded. */
	readonly children?: ReactNode;
}

const isNever = () => false;

/**
 * The way to a picture: one of the site or one that is added, what is to be seen on it, and only then it is placed. How
 * far somebody is outlasts the form.
 */
export function PictureSteps(props: PictureStepsProps) {
	const { spot, pictures, current, places, room = 1, isDrawing: onlyDrawing = false, place, children } = props;
	const editor = useEditor();
	const say = useSay();
	const name = nameOfSpot(spot);
	const begun = useSyncExternalStore(begunPictures.subscribe, () => begunPictures.at(name));
	const [isChoosing, setChoosing] = useState(false);
	const [refused, setRefused] = useState<string>();
	const box = useRef<HTMLDivElement>(null);
	/** Whoever comes back to what was begun earlier, or went elsewhere since they went on here, stays there. */
	const [areKeysFree, setAreKeysFree] = useState(() => isNever);
	const noteKeys = () => setAreKeysFree(() => notesKeys(box.current));
	const [others, setOthers] = useState<readonly File[]>([]);
	const take = async ([file, ...rest]: readonly File[]) => {
		if (!file) return;
		setOthers(rest);
		if (room > 1) incoming.keep(rest.slice(0, room - 1));
		leaveWaiting(rest.slice(room - 1));
		await send(file);
	};
	const send = async (file: File) => {
		noteKeys();
		if (onlyDrawing && !isDrawing(file.name)) return setRefused(say(words.onlyDrawing));
		setRefused(undefined);
		setRefused(await bringPicture(editor, placeIn(editor.state.panel, spot), file));
	};
	useIncoming(box, (files) => void take(files));
	const next = others.slice(0, room - 1);
	const over = others.slice(room - 1);
	const untaken = others.length > 0 && (
		<div role="status" className="notice">
			{next.length > 0 && <p>{say(words.picturesWait, { names: namesOfFiles(next) })}</p>}
			{over.length > 0 && <p>{say(words.picturesOver, { room, names: namesOfFiles(over) })}</p>}
		</div>
	);
	const isAway = isChoosing || begun?.is === "describing";
	const wasAway = useRef(false);
	useEffect(() => {
		// Who comes back goes on where the other picture was asked for.
		if (wasAway.current && !isAway && areKeysFree()) box.current?.querySelector<HTMLElement>("[data-first]")?.focus();
		wasAway.current = isAway;
	}, [isAway, areKeysFree]);
	const back = () => {
		noteKeys();
		begunPictures.forget(name);
	};
	// A photo that is on its way is waited for.
	useHeldForm(box, begun?.is === "coming" ? () => editor.announce(coming[begun.step]) : undefined);

	if (begun?.is === "describing") {
		const { candidate, described } = begun;
		const change = (described: Described) => begunPictures.keep(name, { ...begun, described });
		const placed = async (alt: string | undefined, everywhere: boolean) => {
			noteKeys();
			if (await place(candidate, alt, everywhere)) begunPictures.forget(name);
		};
		return (
			<div ref={box}>
				{untaken}
				<Describe
					key={candidate.src}
					candidate={candidate}
					described={described}
					change={change}
					takesKeys={areKeysFree}
					places={onlyDrawing ? 1 : places}
					isUnread={onlyDrawing}
					place={placed}
					back={back}
				/>
			</div>
		);
	}
	if (isChoosing) {
		const choose = async ({ file, places: [first] }: SitePicture) => {
			const said = { alt: first?.alt, decorative: first?.decorative };
			const candidate = { ...said, src: await pictureAddress(file), written: file };
			const described = describedBefore(candidate);
			noteKeys();
			begunPictures.keep(name, {
				...placeIn(editor.state.panel, spot),
				is: "describing",
				file: undefined,
				candidate,
				described,
			});
			setChoosing(false);
		};
		return (
			<div ref={box}>
				<Chooser
					pictures={onlyDrawing ? pictures.filter(({ file }) => isDrawing(file)) : pictures}
					current={current}
					choose={(picture) => void choose(picture)}
					back={() => {
						noteKeys();
						setChoosing(false);
					}}
				/>
			</div>
		);
	}
	return (
		<div ref={box}>
			<p className="steps">
				<button type="button" data-first className="button" onClick={() => setChoosing(true)}>
					{say(current === undefined ? words.pictureFirst : words.pictureChoose)}
				</button>
				<FileDoor
					accept={onlyDrawing ? "image/svg+xml,.svg" : "image/*,.heic,.heif"}
					many={room > 1}
					chosen={(files) => void take(files)}
				>
					{say(onlyDrawing ? words.drawingAdd : words.pictureAdd)}
				</FileDoor>
			</p>
			{begun?.is === "coming" ? (
				<p className="about">{say(coming[begun.step])}</p>
			) : (
				!onlyDrawing && <p className="about of-desk">{say(words.pictureDoors)}</p>
			)}
			{untaken}
			{begun?.is === "unreached" && (
				<div role="alert" className="trouble">
					<p>{`${begun.file.name}: ${say(begun.why)}`}</p>
					<p className="steps">
						<button type="button" className="button" onClick={() => void send(begun.file)}>
							{say(parts.tryAgain)}
						</button>
						<button type="button" className="button" onClick={back}>
							{say(shared.cancel)}
						</button>
					</p>
				</div>
			)}
			{refused && (
				<div role="alert" className="trouble">
					<strong>{say(words.pictureRefused)}</strong>
					<p>{refused}</p>
				</div>
			)}
			{children}
		</div>
	);
}
