import type { Kept } from "./kept.ts";
import { type ByteFile, KeptLog } from "./log.ts";

/** Only a dedicated worker has it. */
interface SyncAccessHandle {
	getSize(): number;
	read(into: Uint8Array, options: { readonly at: number }): number;
	write(bytes: Uint8Array, options: { readonly at: number }): number;
	truncate(size: number): void;
	flush(): void;
	close(): void;
}

declare global {
	interface FileSystemFileHandle {
		createSyncAccessHandle(): Promise<SyncAccessHandle>;
	}
}

/**
 * What this browser keeps under a name, for this origin. Works in a dedicated worker. Rejects with what the browser says
 * when it keeps no files, or when another tab has them open.
 */
export async function openOpfs(name: string): Promise<Kept> {
	const root = await navigator.storage.getDirectory();
	const folder = await root.getDirectoryHandle(name, { create: true });
	const one = await openFile(folder, "one");
	try {
		return new KeptLog(one, await openFile(folder, "other"));
	} catch (error) {
		one.close();
		throw error;
	}
}

async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<ByteFile> {
	const file = await folder.getFileHandle(name, { create: true });
	return byteFile(await file.createSyncAccessHandle());
}

function byteFile(handle: SyncAccessHandle): ByteFile {
	return {
		size: () => handle.getSize(),
		read(at, length) {
			const bytes = new Uint8Array(Math.max(0, Math.min(length, handle.getSize() - at)));
			return bytes.subarray(0, handle.read(bytes, { at }));
		},
		write(at, bytes) {
			if (handle.write(bytes, { at }) < bytes.length) {
				throw new DOMException("Not all of it was written.", "QuotaExceededError");
			}
		},
		resize: (size) => handle.truncate(size),
		flush: () => handle.flush(),
		close: () => handle.close(),
	};
}
