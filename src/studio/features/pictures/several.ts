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
	/** `unreached`: nothing answered when it was sent. */
	readonly state: "waiting" | SendStep | "ready" | "refused" | "unreached";
	/** Why it cannot be on the site. */
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
export const begunPhotos = new Begun<Photos>();

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
export function begin(file: File, alt = ""): Photo {
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

/** Photos for which there was no room where they came wait until somebody puts them somewhere. */
export function leaveWaiting(files: readonly File[]): void {
	if (files.length === 0) return;
	const before = begunPhotos.at(photosHere) ?? { photos: [], title: "", at: undefined, instead: false };
	begunPhotos.keep(photosHere, { ...before, photos: [...before.photos, ...files.map((file) => begin(file))] });
}

/** Sends a photo; `become` hears how far it is. */
export async function sendOne({ file }: Photo, say: Say, become: (more: Partial<Photo>) => void): Promise<void> {
	const answer = await send(file, (state) => become({ state })).catch(() => undefined);
	if (answer === undefined) become({ state: "unreached" });
	else if (answer === "too large") become({ state: "refused", why: say(shared.fileTooLarge) });
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
