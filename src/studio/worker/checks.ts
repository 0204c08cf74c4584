import type { Checks } from "#studio/brain/content/checks.ts";
import { type ChecksSaid, checksBeside } from "#studio/brain/content/checks-beside.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { ownScript } from "./own-script.ts";

interface Hearing {
	readonly tell: Parameters<typeof checksBeside>[0]["tell"];
	readonly fail: (error: unknown) => void;
}

/** Starts this worker a second time: what takes a second there holds up nobody here. */
export function startChecksBeside(address: StoreAddress, { tell, fail }: Hearing): Checks {
	const worker = new Worker(ownScript(), { type: "module", name: "check" });
	worker.addEventListener("error", ({ message }) => fail(new Error(message)));
	worker.postMessage({ begin: address });
	return checksBeside({
		say: (asked) => worker.postMessage(asked),
		hear: (listener) => worker.addEventListener("message", ({ data }: MessageEvent<ChecksSaid>) => listener(data)),
		stop: () => worker.terminate(),
		tell,
		fail,
	});
}
