import { type FSWatcher, type Stats, statSync, watch } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { isBelow } from "#engine/base/below.ts";
import { readFolder } from "#engine/files/bytes.ts";

/** Editors save in bursts; one reading serves all changes within this many milliseconds. */
const burst = 30;

/** So often the folder itself is looked for, in milliseconds. */
const glance = 500;

/** A folder that is watched, and its number in the file system: another one may come in its place. */
interface Watched {
	readonly watcher: FSWatcher;
	readonly number: number;
}

/** What watches a folder. */
export interface ContentWatch {
	close(): void;
}

/**
 * Tells which files and folders below a folder changed, came or went, by their paths from the folder around it. `fail`
 * hears of what cannot be watched. Where the system only watches single folders, each has a watch of its own; to watch
 * ten thousand files one by one, as others do, takes seconds.
 */
export function watchContent(
	folder: string,
	tell: (changed: ReadonlySet<string>) => void,
	fail: (error: unknown) => void,
): ContentWatch {
	const whole = process.platform !== "linux";
	const watchers = new Map<string, Watched>();
	let changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;

	function begin(at: string): void {
		const kind = kindOf(at);
		if (watchers.get(at)?.number === kind?.ino || !kind?.isDirectory()) return;
		// Another folder took its place, and the system watches the one that went.
		end(at);
		try {
			const watcher = watch(at, { recursive: whole }, (_, name) => hear(at, name));
			watcher.unref();
			// A folder that went away; the one around it tells so.
			watcher.on("error", () => end(at));
			watchers.set(at, { watcher, number: kind.ino });
			if (whole) return;
			for (const entry of readFolder(at) ?? []) {
				if (entry.isDirectory() && !entry.name.startsWith(".")) begin(join(at, entry.name));
			}
		} catch (error) {
			// Of a folder that nobody may look into, the report tells; one that just went away is no matter.
			if (!["EACCES", "EPERM", "ENOENT", "ENOTDIR"].includes(String((error as NodeJS.ErrnoException).code)))
				fail(error);
		}
	}

	/** Of a folder that went, its own watch tells last, by its name: another may be in its place by now, of the same number. */
	function hear(at: string, name: string | null): void {
		const isGone = !whole && name === basename(at) && !kindOf(join(at, name));
		if (isGone) end(at);
		note(isGone || name === null ? at : join(at, name));
	}

	function end(at: string): void {
		for (const [path, { watcher }] of watchers) {
			if (!isBelow(at, path)) continue;
			watcher.close();
			watchers.delete(path);
		}
	}

	function note(path: string): void {
		if (!kindOf(path)) end(path);
		else if (!whole) begin(path);
		changed.add(relative(dirname(folder), path).split(sep).join("/"));
		clearTimeout(timer);
		timer = setTimeout(() => {
			const told = changed;
			changed = new Set();
			tell(told);
		}, burst);
	}

	/** The folder itself may go and come back, which nothing around it tells. */
	const revisit = setInterval(() => {
		const kind = kindOf(folder);
		if (!kind || watchers.get(folder)?.number === kind.ino) return;
		begin(folder);
		note(folder);
	}, glance);
	revisit.unref();
	begin(folder);
	return {
		close() {
			clearInterval(revisit);
			clearTimeout(timer);
			end(folder);
		},
	};
}

/** What stands at a path. Of what is just being removed, Windows says that nobody may look at it. */
function kindOf(path: string): Stats | undefined {
	try {
		return statSync(path, { throwIfNoEntry: false });
	} catch {
		return undefined;
	}
}
