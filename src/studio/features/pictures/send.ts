import type { UploadAnswer } from "#core/studio-files.ts";
import { upload } from "#studio/desk/server.ts";

/** Pixels from left to right of a photo that this browser turns; the server makes it as narrow as it has to be. */
const widest = 3840;

/** Sends a file to the server, which keeps it until an edit asks for it. */
export async function send(file: File): Promise<UploadAnswer | "too large"> {
	const bytes = await turned(file);
	return upload(file.name, bytes);
}

/** A photo of an iPhone as a JPEG, in a browser that can read it; any other file, and in any other browser, as it is. */
async function turned(file: File): Promise<Blob> {
	if (!/^image\/hei[cf]/.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file;
	try {
		const photo = await createImageBitmap(file);
		const scale = Math.min(1, widest / photo.width);
		const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
		canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
		return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
	} catch {
		return file;
	}
}
