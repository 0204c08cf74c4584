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

/** So many bytes are read at once at least: each time a browser is asked takes as long as reading all of these. */
const ahead = 1024 * 1024;

/** A file that nobody else writes as long as it is open. */
function byteFile(handle: SyncAccessHandle): ByteFile {
	let size = handle.getSize();
	let read = { at: 0, bytes: new Uint8Array() };
	const forget = () => {
		size = handle.getSize();
		read = { at: 0, bytes: new Uint8Array() };
	};
	return {
		size: () => size,
		read(at, length) {
			const end = Math.min(at + length, size);
			if (at < read.at || end > read.at + read.bytes.length) {
				const bytes = new Uint8Array(Math.max(0, Math.min(Math.max(length, ahead), size - at)));
				read = { at, bytes: bytes.subarray(0, handle.read(bytes, { at })) };
			}
			return read.bytes.slice(at - read.at, Math.max(0, end - read.at));
		},
		write(at, bytes) {
			try {
				if (handle.write(bytes, { at }) < bytes.length) {
					throw new DOMException("Not all of it was written.", "QuotaExceededError");
				}
			} finally {
				forget();
			}
		},
		resize(length) {
			try {
				handle.truncate(length);
			} finally {
				forget();
			}
		},
		flush: () => handle.flush(),
		close: () => handle.close(),
	};
}
