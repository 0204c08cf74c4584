import type { PhotoStep, UploadAnswer } from "#core/studio-files.ts";
import { failureIn } from "#studio/desk/failure.ts";
import type { Word } from "#studio/desk/say.ts";
import { upload } from "#studio/desk/server.ts";
import { words } from "./words.ts";

/** What is being done with a file that comes. */
export type SendStep = PhotoStep | "sending";

/** What became of a picture; `unsent` says why it waits to be sent again. */
export type Sent = UploadAnswer | "too large" | { readonly unsent: Word };

/** Hands over a picture, which is kept until an edit asks for it. `tell` hears of each step as it begins. */
export function send(file: File, tell: (step: SendStep) => void): Promise<Sent> {
	tell("sending");
	return upload(file.name, file, tell).catch((error: unknown) => ({
		unsent: failureIn(error).is === "failed" ? words.photoFailed : words.photoUnreached,
	}));
}
