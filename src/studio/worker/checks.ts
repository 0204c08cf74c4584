import type { Files } from "#core/files.ts";
import { FileGone } from "#core/files.ts";
import type { Checks } from "#studio/brain/content/checks.ts";
import { type ChecksSaid, checksBeside } from "#studio/brain/content/checks-beside.ts";
import { scriptAddress } from "#studio/brain/script-address.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import type { Asked, Beginning } from "./check-worker.ts";

interface Checking {
	readonly address: StoreAddress;
	/** Handed over, where no server has them. */
	readonly files: Files | undefined;
	readonly tell: Parameters<typeof checksBeside>[0]["tell"];
	readonly fail: (error: unknown) => void;
}

/** Starts this worker a second time, once something is asked: what takes a second there holds up nobody here. */
export function startChecksBeside({ address, files, tell, fail }: Checking): Checks {
	let worker: Worker | undefined;
	let hear = (_: ChecksSaid) => {};
	const begin = () => {
		const begun = new Worker(scriptAddress(self.location.href), { type: "module", name: "check" });
		begun.addEventListener("error", ({ message }) => fail(new Error(message)));
		begun.addEventListener("message", ({ data }: MessageEvent<ChecksSaid>) => hear(data));
		const listed = files ? [...files.list()] : [];
		const held = new Map(listed.map(({ name }) => [name, files && (bytesOf(files, name) ?? undefined)]));
		begun.postMessage({ begin: address, files: held } satisfies Beginning);
		return begun;
	};
	return checksBeside({
		say(asked) {
			worker ??= begin();
			const names = files && "check" in asked ? asked.check.changed : [];
			const changed = new Map([...names].map((name) => [name, files && bytesOf(files, name)]));
			worker.postMessage({ asked, changed } satisfies Asked);
		},
		hear(listener) {
			hear = listener;
		},
		stop: () => worker?.terminate(),
		tell,
		fail,
	});
}

/** Null for a file that is gone. */
function bytesOf(files: Files, name: string): Uint8Array | null | undefined {
	try {
		return files.bytes(name);
	} catch (error) {
		if (error instanceof FileGone) return null;
		throw error;
	}
}
