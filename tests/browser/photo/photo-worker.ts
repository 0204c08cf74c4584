import type { PhotoStep } from "#core/studio-files.ts";
import { tidyPhoto } from "#studio/worker/tidy-photo.ts";

/** What the page of the tests asks this worker, and what it hears. */
export interface Tidied {
	readonly photo: { readonly bytes: Uint8Array; readonly width: number; readonly ending: string } | undefined;
	readonly steps: readonly PhotoStep[];
	readonly milliseconds: number;
}

addEventListener("message", async ({ data }: MessageEvent<{ address: string; ending: string }>) => {
	const bytes = new Uint8Array(await (await fetch(data.address)).arrayBuffer());
	const steps: PhotoStep[] = [];
	const began = performance.now();
	const photo = await tidyPhoto(bytes, data.ending, (step) => steps.push(step));
	const answer: Tidied = { photo, steps, milliseconds: performance.now() - began };
	postMessage(answer);
});
