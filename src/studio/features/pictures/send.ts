import type { PhotoStep, UploadAnswer } from "#core/studio-files.ts";
import { upload } from "#studio/desk/server.ts";

/** Pixels from left to right of a photo that this browser turns; the server makes it as narrow as it has to be. */
const widest = 3840;

/** What is being done with a file that comes. */
export type SendStep = PhotoStep | "sending";

/** Sends a file to the server, which keeps it until an edit asks for it. `tell` hears of each step as it begins. */
export async function send(file: File, tell: (step: SendStep) => void = () => {}): Promise<UploadAnswer | "too large"> {
	const bytes = await turned(file, tell);
	tell("sending");
	const isKnown = /^image\/[a-z0-9.+-]+$|^application\/pdf$/.test(bytes.type);
	return upload(file.name, bytes, isKnown ? bytes.type : "application/octet-stream");
}

/** A photo of an iPhone as a JPEG, in a browser that can read it; any other file, and in any other browser, as it is. */
async function turned(file: File, tell: (step: PhotoStep) => void): Promise<Blob> {
	if (!/^image\/hei[cf]/.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file;
	tell("reading");
	try {
		const photo = await createImageBitmap(file);
		tell("turning");
		const scale = Math.min(1, widest / photo.width);
		const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
		canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
		tell("writing");
		return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
	} catch {
		return file;
	}
}
