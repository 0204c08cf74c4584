/** What runs beside a page of Studio: the brain, or what checks everything beside that. */
import { expose } from "comlink";

import { type Asked, type Beginning, startChecks } from "./check-worker.ts";
import { openStudio } from "./open-studio.ts";

if (self.name === "check") {
	const take = startChecks((said) => postMessage(said));
	addEventListener("message", ({ data }: MessageEvent<Beginning | Asked>) => take(data));
} else expose(openStudio());
