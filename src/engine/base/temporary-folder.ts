import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mayBeRunning, ownerName } from "./owner.ts";

const kinds = {
	revision: "revision-",
	preview: "voorbeeld-",
	repository: "repository-",
	publish: "publish-",
} as const;

const named = new RegExp(`^(?:${Object.values(kinds).join("|")})(\\w+\\.\\d+\\.\\w+)-\\w+$`);

/** Makes a folder among the temporary files that lasts no longer than it is needed, or than this process. */
export function temporaryFolder(kind: keyof typeof kinds): string {
	clearTemporaryFolders();
	return mkdtempSync(join(tmpdir(), `${kinds[kind]}${ownerName()}-`));
}

/** Removes what processes of this user left that were killed. */
export function clearTemporaryFolders(): void {
	for (const name of readdirSync(tmpdir())) {
		const [, owner] = named.exec(name) ?? [];
		if (owner === undefined) continue;
		const folder = join(tmpdir(), name);
		const found = lstatSync(folder, { throwIfNoEntry: false });
		if (!found?.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) continue;
		if (!mayBeRunning(owner, found.mtime)) rmSync(folder, { recursive: true, force: true });
	}
}
