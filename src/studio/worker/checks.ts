import { FileGone, type Files } from "#core/files.ts";
import type { Checks } from "#studio/brain/content/checks.ts";
import { type ChecksSaid, checksBeside } from "#studio/brain/content/checks-beside.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import type { Asked, Beginning } from "./check-worker.ts";

interface Checking {
	/** Leads to the worker that checks. */
	readonly port: MessagePort;
	readonly address: StoreAddress;
	/** Handed over, where no server has them. */
	readonly files: Files | undefined;
	readonly tell: Parameters<typeof checksBeside>[0]["tell"];
	readonly fail: (error: unknown) => void;
}

/** Lets another worker check, which has the files once something is asked: what takes a second there holds up nobody here. */
export function checksAcross({ port, address, files, tell, fail }: Checking): Checks {
	let hasFiles = false;
	const handOver = () => {
		const listed = files ? [...files.list()] : [];
		const held = new Map(listed.map(({ name }) => [name, files && (bytesOf(files, name) ?? undefined)]));
		port.postMessage({ begin: address, files: held } satisfies Beginning);
		hasFiles = true;
	};
	return checksBeside({
		say(asked) {
			if (!hasFiles) handOver();
			const names = files && "check" in asked ? asked.check.changed : [];
			const changed = new Map([...names].map((name) => [name, files && bytesOf(files, name)]));
			port.postMessage({ asked, changed } satisfies Asked);
		},
		hear(listener) {
			port.onmessage = ({ data }: MessageEvent<ChecksSaid>) => listener(data);
		},
		stop: () => port.close(),
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
