import type { PhotoStep } from "#core/studio-files.ts";
import type { TidiedPhoto } from "#studio/brain/pictures/uploads.ts";
import { tidyPhoto } from "#studio/worker/tidy-photo.ts";

/** What the worker answers to a page that names a photo. */
export interface Tidied {
	readonly photo: TidiedPhoto | undefined;
	readonly steps: readonly PhotoStep[];
}

addEventListener("message", async ({ data }: MessageEvent<{ address: string; ending: string }>) => {
	const bytes = new Uint8Array(await (await fetch(data.address)).arrayBuffer());
	const steps: PhotoStep[] = [];
	const photo = await tidyPhoto(bytes, data.ending, (step) => steps.push(step));
	const answer: Tidied = { photo, steps };
	postMessage(answer);
});
