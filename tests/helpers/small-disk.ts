import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
	readonly folder: string;
	dispose(): void;
}

/** A disk of its own that holds so many kilobytes; undefined where this user may not make one. */
export function smallDisk(kilobytes: number): SmallDisk | undefined {
	const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
	const dispose = () => rmSync(folder, { recursive: true, force: true });
	const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k,mode=777`, "none", folder]);
	if (status !== 0) {
		dispose();
		return undefined;
	}
	return {
		folder,
		dispose() {
			spawnSync("umount", ["--lazy", folder]);
			dispose();
		},
	};
}

/** Whether this user may make one. */
export function mayMakeDisks(): boolean {
	const disk = smallDisk(64);
	disk?.dispose();
	return disk !== undefined;
}
