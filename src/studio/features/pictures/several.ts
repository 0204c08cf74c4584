import type { SourceLanguage } from "#core/languages.ts";
import { mostPhotos } from "#core/most-photos.ts";
import type { Spot, WrittenData } from "#core/studio.ts";
import { Begun } from "#studio/desk/begun.ts";
import type { Say, Word } from "#studio/desk/say.ts";
import { words as shared } from "#studio/desk/words.ts";
import { saidOf } from "./changes.ts";
import { type SendStep, send } from "./send.ts";
import { words } from "./words.ts";

/** One of several photos that came at once, and how far it is. */
export interface Photo {
	readonly file: File;
	/** Where the browser finds it. */
	readonly src: string;
	/** `unreached`: nothing came of it when it was sent. */
	readonly state: "waiting" | SendStep | "ready" | "refused" | "unreached";
	/** Why it cannot be on the site, or waits to be sent again. */
	readonly why?: string;
	/** By what an edit asks for it, and what a field says that names it. */
	readonly key?: string;
	readonly written?: string;
	readonly alt: string;
	readonly decorative: boolean;
	/** Without one, what is to be seen stands below it. */
	readonly caption: string;
}

/** Photos that came at once and stand nowhere yet. */
export interface Photos {
	readonly photos: readonly Photo[];
	readonly title: string;
	/** Where they were dropped or pasted. */
	readonly at: Spot | undefined;
	/** One of them can stand there. */
	readonly instead: boolean;
}

/** Those of this page, until somebody puts them somewhere, or leaves them. */
export const begunPhotos = new Begun<Photos>({
	moved: (photos, where) => ({ ...photos, at: photos.at && where(photos.at) }),
});

/** Their name among what was begun. */
export const photosHere = "photos";

/** What is said while a photo comes. */
export const coming: Readonly<Record<SendStep, Word>> = {
	reading: words.photoReading,
	turning: words.photoTurning,
	writing: words.photoWriting,
	sending: words.photoSending,
};

/** One that just came. */
function begin(file: File, alt = ""): Photo {
	return { file, src: URL.createObjectURL(file), state: "waiting", alt, decorative: false, caption: "" };
}

/** It is being sent. */
export function isComing(photo: Photo): photo is Photo & { readonly state: SendStep } {
	return photo.state in coming;
}

/** Those of which all that came stand together at most; the others wait for a place of their own. */
export function thatFit(photos: readonly Photo[]): readonly Photo[] {
	return photos.filter(({ state }) => state !== "refused" && state !== "unreached").slice(0, mostPhotos);
}

/** Photos that just came, with what is said of each of them where they come from. */
export interface Came extends Omit<Photos, "photos" | "title"> {
	readonly files: readonly File[];
	readonly alts?: readonly string[] | undefined;
}

/** Takes photos to those that wait. One that waits already comes once. */
export function take({ files, alts, at, instead }: Came): void {
	const { photos, title } = begunPhotos.at(photosHere) ?? { photos: [], title: "" };
	const known = new Set(photos.map(({ file }) => file));
	const came = files.flatMap((file, place) => (known.has(file) ? [] : [begin(file, alts?.[place])]));
	if (came.length > 0) begunPhotos.keep(photosHere, { photos: [...photos, ...came], title, at, instead });
}

/** Photos for which there was no room where they came wait until somebody puts them somewhere. */
export function leaveWaiting(files: readonly File[]): void {
	const { at, instead } = begunPhotos.at(photosHere) ?? { at: undefined, instead: false };
	take({ files, at, instead });
}

/** Changes what waits. What nobody wants any more stays away, also when its answer comes after that. */
export function change(more: (waiting: Photos) => Partial<Photos>): void {
	const waiting = begunPhotos.at(photosHere);
	if (!waiting) return;
	const next = { ...waiting, ...more(waiting) };
	if (next.photos.length > 0) begunPhotos.keep(photosHere, next);
	else begunPhotos.forget(photosHere);
}

/** The same for one photo. */
export function changeOne({ file }: Photo, more: Partial<Photo>): void {
	change(({ photos }) => ({ photos: photos.map((each) => (each.file === file ? { ...each, ...more } : each)) }));
}

/** Sends a photo that waits; it says itself how far it is. */
export async function sendOne(photo: Photo, say: Say): Promise<void> {
	const become = (more: Partial<Photo>) => changeOne(photo, more);
	become({ state: "sending" });
	const answer = await send(photo.file, (state) => become({ state }));
	if (answer === "too large") become({ state: "refused", why: say(shared.fileTooLarge) });
	else if ("unsent" in answer) become({ state: "unreached", why: say(answer.unsent) });
	else if ("refused" in answer) become({ state: "refused", why: answer.refused });
	else become({ state: "ready", key: answer.key, written: answer.written });
}

/** Something is said of it, or that there is nothing to be told; below each stand words. */
export function isDescribed({ alt, decorative, caption }: Photo): boolean {
	return decorative ? caption.trim() !== "" : alt.trim() !== "";
}

/** A section with photos. */
export function galleryWith(title: string, photos: readonly Photo[], source: SourceLanguage): WrittenData {
	const items = photos.map(({ written = "", alt, decorative, caption }) => ({
		image: { file: written, ...saidOf({ alt: decorative ? undefined : alt.trim() }, source) },
		caption: caption.trim() || alt.trim(),
	}));
	return { type: "gallery", title, items };
}
