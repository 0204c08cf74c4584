import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../browser/project.ts";

interface LockedPackage {
	readonly version?: string;
	readonly integrity?: string;
	readonly resolved?: string;
	/** It comes inside the package of another, which has the hash. */
	readonly inBundle?: boolean;
	/** Only those who work on the program install it. */
	readonly dev?: boolean;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
	readonly os?: readonly string[];
	readonly cpu?: readonly string[];
	readonly libc?: readonly string[];
}

export type Lock = ReadonlyMap<string, LockedPackage>;

/** The packages of `package-lock.json` by their folder; that of the project itself is "". */
export function readLock(): Lock {
	const { packages } = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")) as {
		packages: Record<string, LockedPackage>;
	};
	return new Map(Object.entries(packages));
}

/** The folder in which a package in `from` finds `name`, as Node looks for it: beside it, then further up. */
export function lockedFolder(lock: Lock, from: string, name: string): string | undefined {
	const at = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
	if (lock.has(at)) return at;
	if (from === "") return undefined;
	return lockedFolder(lock, from.slice(0, Math.max(from.lastIndexOf("/node_modules/"), 0)), name);
}
