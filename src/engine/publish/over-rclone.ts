import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formerFiles } from "#engine/base/former-files.ts";
import { temporaryFolder } from "#engine/base/temporary-folder.ts";
import { type ListedFile, type Noted, readList, writeList } from "./file-list.ts";
import { troubleOf } from "./known-troubles.ts";
import type { RclonePlace } from "./place.ts";
import { type Ended, runProgram } from "./program.ts";
import { PublishTrouble } from "./publish-trouble.ts";
import type { Online, Sending, Target } from "./target.ts";

/** The file at the place that says what was put there: not every kind of place can tell what a file holds. */
const listName = "_published.txt";

const usual = ["--ask-password=false", "--contimeout=20s", "--timeout=60s", "--retries=3", "--low-level-retries=5"];

function rclone(args: readonly string[], input?: string, hear?: (line: string) => void): Promise<Ended> {
	return runProgram("rclone", [...args, ...usual], { input, hear });
}

/** What rclone says when a folder is not there; some servers tell it nothing but words. */
const notThere = ({ status, words }: Ended) =>
	status === 3 || (status === 1 && /\b(?:501|550)\b.*(?:no such|not exist|not found)/i.test(words));

async function done(args: readonly string[], input?: string, hear?: (line: string) => void): Promise<string> {
	const ended = await rclone(args, input, hear);
	if (ended.status !== 0) throw troubleOf("rclone", ended.words);
	return ended.printed;
}

/** The names of the remotes that rclone knows; none without rclone. */
export async function rcloneRemotes(): Promise<string[]> {
	const { printed } = await rclone(["listremotes"]);
	return printed.split("\n").flatMap((line) => (line.endsWith(":") ? [line.slice(0, -1)] : []));
}

/** The kinds of files in the order in which they are sent: what a page asks for is there before the page. */
const order: readonly ((path: string) => boolean)[] = [
	(path) => !isData(path) && !isPage(path) && !isLast(path),
	(path) => isData(path),
	(path) => isPage(path),
	(path) => isLast(path),
];

const isData = (path: string) => /\.page\.json(?:\.br|\.gz)?$/.test(path);
const isPage = (path: string) => /\.html(?:\.br|\.gz)?$/.test(path);
/** What leads others to pages, and what says which version is online. */
const isLast = (path: string) =>
	/^(?:_|\.well-known\/site-version\.json$|sitemap|feed|robots)|(?:^|\/)(?:sitemap|feed)[\w.-]*\.xml/.test(path);

/** A place of rclone, in which files replace one another; what is there by itself stays. */
export class RcloneTarget implements Target {
	readonly shown: string;
	/** How much is in each file that is there. */
	#sizes = new Map<string, number>();
	#noted: Noted | undefined;

	constructor({ remote }: RclonePlace) {
		this.shown = remote;
	}

	#at(path: string): string {
		return /[:/]$/.test(this.shown) ? this.shown + path : `${this.shown}/${path}`;
	}

	async look({ dry }: { dry: boolean }): Promise<Online> {
		const listing = ["lsjson", "--recursive", "--files-only", "--no-modtime", "--no-mimetype", this.shown];
		const found = await rclone(listing);
		if (found.status !== 0 && !notThere(found)) throw troubleOf("rclone", found.words);
		if (notThere(found) && !dry) await done(["mkdir", this.shown]);
		const entries = JSON.parse(found.status === 0 ? found.printed : "[]") as { Path: string; Size: number }[];
		this.#sizes = new Map(entries.map(({ Path, Size }) => [Path, Size]));
		const noted = this.#sizes.has(listName) ? readList(await done(["cat", this.#at(listName)])) : undefined;
		this.#noted = noted;
		// What has another size than was put there is not what was put there.
		const touched = [...(noted?.list ?? [])].filter(
			([path, { print, size }]) => print !== "" && this.#sizes.get(path) !== size,
		);
		const isOurs = (path: string) => path === listName || noted?.list.has(path) || noted?.former.has(path);
		const foreign = [...this.#sizes.keys()].filter((path) => !isOurs(path));
		return { list: noted?.list, touched: touched.map(([path]) => path), foreign: foreign.length };
	}

	/** Whether a file is there as it is wanted. */
	#isThere(path: string, { print, size }: ListedFile): boolean {
		return this.#noted?.list.get(path)?.print === print && this.#sizes.get(path) === size;
	}

	async send({ folder, list, count }: Sending): Promise<void> {
		const missing = [...list].flatMap(([path, file]) => (this.#isThere(path, file) ? [] : [path]));
		const { list: known, former } = this.#noted ?? {
			list: new Map<string, ListedFile>(),
			former: new Map<string, number>(),
		};
		const gone = [...known.keys()].filter((path) => !list.has(path));
		const stays = formerFiles(list.keys(), { files: gone, former });
		const removed = [...gone, ...former.keys()].filter((path) => !list.has(path) && !stays.has(path));
		if (missing.length + gone.length + removed.length === 0) return;
		// Whoever is cut off from here on leaves no word about files that may be old, new or half there.
		const meanwhile = new Map([...known, ...list]);
		for (const path of [...missing, ...removed]) meanwhile.set(path, { print: "", size: 0 });
		const begun = writeList(
			{ list: meanwhile, former: new Map([...former].filter(([path]) => !meanwhile.has(path))) },
			randomBytes(8).toString("hex"),
		);
		await this.#note(begun);
		let sent = 0;
		const hear = (line: string) => {
			if (/"msg":"(?:Multi-thread )?Copied /.test(line)) count(++sent);
		};
		for (const isKind of order) await this.#copy(folder, missing.filter(isKind), hear);
		await this.#remove(removed.filter((path) => this.#sizes.has(path)));
		if ((await done(["cat", this.#at(listName)])) !== begun) {
			const unknown = [...meanwhile.keys()].map((path) => [path, { print: "", size: 0 }] as const);
			await this.#note(writeList({ list: new Map(unknown), former: stays }));
			throw together;
		}
		await this.#note(writeList({ list, former: stays }));
	}

	async #copy(folder: string, paths: readonly string[], hear: (line: string) => void): Promise<void> {
		const how = ["--no-traverse", "--no-check-dest", "--use-json-log", "--log-level=INFO", "--stats=0"];
		await withNames(paths, (names) => done(["copy", ...how, ...names, folder, this.shown], undefined, hear));
	}

	async #remove(paths: readonly string[]): Promise<void> {
		await withNames(paths, (names) => done(["delete", ...names, "--rmdirs", this.shown]));
	}

	#note(list: string): Promise<string> {
		return done(["rcat", this.#at(listName)], list);
	}
}

const together = new PublishTrouble({
	nl: "Iemand anders zette op hetzelfde moment iets online, en wat er nu staat kan van u beiden zijn. Voer de opdracht nog een keer uit.",
	en: "Someone else put something online at the same moment, and what is there now may come from both of you. Run the command once more.",
});

/** Says which files by a file of names, which may be many; does nothing where there are none. */
async function withNames(paths: readonly string[], act: (names: string[]) => Promise<string>): Promise<void> {
	if (paths.length === 0) return;
	const folder = temporaryFolder("publish");
	try {
		const file = join(folder, "names");
		writeFileSync(file, paths.map((path) => `${path}\n`).join(""));
		await act(["--files-from-raw", file]);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
