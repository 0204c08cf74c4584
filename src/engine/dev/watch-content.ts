import { type FSWatcher, readdirSync, type Stats, statSync, watch } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { isBelow } from "#pipeline/read/below.ts";

/** Editors save in bursts; one reading serves all changes within this many milliseconds. */
const burst = 30;

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
	const watchers = new Map<string, FSWatcher>();
	let changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;

	function begin(at: string): void {
		if (watchers.has(at)) return;
		try {
			const watcher = watch(at, { recursive: whole }, (_, name) => note(name === null ? at : join(at, name)));
			watcher.unref();
			// A folder that went away; the one around it tells so.
			watcher.on("error", () => end(at));
			watchers.set(at, watcher);
			if (whole) return;
			for (const entry of readdirSync(at, { withFileTypes: true })) {
				if (entry.isDirectory() && !entry.name.startsWith(".")) begin(join(at, entry.name));
			}
		} catch (error) {
			fail(error);
		}
	}

	function end(at: string): void {
		for (const [path, watcher] of watchers) {
			if (!isBelow(at, path)) continue;
			watcher.close();
			watchers.delete(path);
		}
	}

	function note(path: string): void {
		const kind = kindOf(path);
		if (!kind) end(path);
		else if (!whole && kind.isDirectory()) begin(path);
		changed.add(relative(dirname(folder), path).split(sep).join("/"));
		clearTimeout(timer);
		timer = setTimeout(() => {
			const told = changed;
			changed = new Set();
			tell(told);
		}, burst);
	}

	begin(folder);
	return {
		close() {
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
