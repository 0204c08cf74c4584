import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { OtherCopies, OthersFile } from "#studio/brain/people/others.ts";
import { askGit } from "../../git/git.ts";

/** The copies in a folder but that which holds `root`, the folder of `content`. */
export function otherCopies(folder: string, root: string): OtherCopies {
	const [own = "", ...below] = relative(folder, root).split(sep);
	const inside = below.join(sep);

	function copies(): string[] {
		const entries = readdirSync(folder, { withFileTypes: true });
		return entries
			.filter((entry) => entry.isDirectory() && entry.name !== own && !entry.name.endsWith(".half"))
			.map(({ name }) => name)
			.sort();
	}

	function changedIn(name: string): OthersFile[] {
		const copy = join(folder, name);
		const commit = baseOf(copy);
		const listed = askGit(copy, ["diff", "--name-only", "-z", "--relative", commit, "--", "content"]);
		const files = (listed ?? "").split("\0").filter((file) => /\.ya?ml$/.test(file));
		return files.flatMap((file) => fileIn(name, file, commit) ?? []);
	}

	/** Undefined when there is no such file, or it says what the own one says, or nobody has changed it. */
	function fileIn(name: string, file: string, commit?: string): OthersFile | undefined {
		const copy = join(folder, name, inside);
		const text = read(join(copy, file));
		// Mostly so; Git is asked only where it is not.
		if (text === undefined || text === read(join(folder, own, inside, file))) return undefined;
		const base = askGit(copy, ["show", `${commit ?? baseOf(copy)}:./${file}`]);
		if (base === undefined || base === text) return undefined;
		return { who: askGit(copy, ["config", "user.name"])?.trim() ?? name, file, base, text };
	}

	return {
		of: (file) => copies().flatMap((name) => fileIn(name, file) ?? []),
		all: () => copies().flatMap(changedIn),
	};
}

/** What is online, as far as the copy knows it. */
function baseOf(copy: string): string {
	return askGit(copy, ["merge-base", "HEAD", "refs/remotes/origin/HEAD"])?.trim() ?? "HEAD";
}

function read(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}
