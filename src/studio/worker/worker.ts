/** What runs beside a page of Studio: the brain, or what checks everything beside that. */
import { expose } from "comlink";

import { hearMissing } from "#studio/brain/fetched.ts";
import type { CheckerSays, WorkerName } from "#studio/brain/studio-worker.ts";
import { type Asked, type Beginning, startChecks } from "./check-worker.ts";
import { openStudio } from "./open-studio.ts";

if (self.name === ("check" satisfies WorkerName)) {
	const tell = (said: CheckerSays) => postMessage(said);
	hearMissing(() => tell("missing"));
	addEventListener("message", ({ data: brain }: MessageEvent<MessagePort>) => {
		const take = startChecks((said) => brain.postMessage(said));
		brain.onmessage = ({ data }: MessageEvent<Beginning | Asked>) => take(data);
	});
	tell("here");
} else expose(openStudio());
