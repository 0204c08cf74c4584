import type { PhotoStep, UploadAnswer } from "#core/studio-files.ts";
import { upload } from "#studio/desk/server.ts";

/** What is being done with a file that comes. */
export type SendStep = PhotoStep | "sending";

/** Hands over a file, which is kept until an edit asks for it. `tell` hears of each step as it begins. */
export async function send(file: File, tell: (step: SendStep) => void = () => {}): Promise<UploadAnswer | "too large"> {
	tell("sending");
	return upload(file.name, file, tell);
}
