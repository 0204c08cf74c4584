import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** All by which a program changes a disk. */
const changes = [
	"appendFileSync",
	"chmodSync",
	"copyFileSync",
	"cpSync",
	"linkSync",
	"mkdirSync",
	"mkdtempSync",
	"renameSync",
	"rmSync",
	"symlinkSync",
	"truncateSync",
	"unlinkSync",
	"utimesSync",
	"writeFileSync",
] as const satisfies readonly (keyof typeof fs)[];

interface How {
	/** The file that is being written then is there by half. */
	readonly half?: boolean;
	/** What the file system says; without this the process is dead, and changes nothing any more. */
	readonly code?: "ENOSPC" | "EROFS";
}

/**
 * At its n-th change of the disk a process is killed: that one and all later ones are not made. With a code it lives on and
 * hears that from every change that takes room. Gives the way back to life.
 */
export function killedAt(
	moment: number,
	{ half = false, code }: How = {},
): { count: () => number; revive: () => void } {
	const disk = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
	const real = Object.fromEntries(changes.map((name) => [name, disk[name]]));
	let count = 0;
	for (const name of changes) {
		disk[name] = (...args) => {
			// Taking away needs no room.
			if (code && ["rmSync", "unlinkSync", "renameSync"].includes(name)) return real[name]?.(...args);
			count += 1;
			if (count < moment) return real[name]?.(...args);
			if (half && count === moment && name === "writeFileSync") {
				const bytes = Buffer.from(args[1] as string | Uint8Array<ArrayBuffer>);
				real[name]?.(args[0], bytes.subarray(0, bytes.length / 2), args[2]);
			}
			const said = code ?? "EIO";
			throw Object.assign(new Error(`${said}: killed`), { code: said });
		};
	}
	syncBuiltinESMExports();
	return {
		count: () => count,
		revive() {
			Object.assign(disk, real);
			syncBuiltinESMExports();
		},
	};
}
