import {
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { siteVersionPath } from "#core/site-version.ts";
import { formerFiles } from "#engine/base/former-files.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { readProven, writeProven } from "#engine/files/proven-file.ts";
import { rename } from "#engine/files/rename.ts";
import type { Home } from "./home.ts";
import { words } from "./words.ts";

/** So many are kept. */
const kept = 10;

/** A file of a release as it was left there: size, time, and the number that the file system gave it. */
type Mark = readonly [size: number, mtimeMs: number, ino: number];

/** A site as it was built once, in a folder of its own. */
export interface Release {
	/** The name of its folder. */
	readonly name: string;
	/** Full name of the commit that it was made from. */
	readonly commit: string;
	/** When it was made; later than all that were made before it. */
	readonly made: string;
	/** Its files by their paths, with a slash before them. */
	readonly files: Readonly<Record<string, Mark>>;
	/** What stays beside them for pages that were opened before, by their paths, and since when; see `FormerFiles`. */
	readonly former?: Readonly<Record<string, number>>;
}

/** What has another name was not put there by a delivery, and is nobody's business here. */
const ofReleases = /^\.?[0-9a-f]{40,64}(?:\.\d+)?(?:\.gone)?$/;

/** Removes what was begun and not ended by a delivery that was killed. Nobody else may be at work. */
export function mendReleases(home: Home): void {
	for (const name of readdirSync(home.releases))
		if (name.startsWith(".") && ofReleases.test(name))
			rmSync(join(home.releases, name), { recursive: true, force: true });
	rmSync(nextLink(home), { force: true });
	for (const name of readdirSync(home.manifests))
		if (!existsSync(join(home.releases, name))) rmSync(join(home.manifests, name), { force: true });
}

/** The releases that are there, in the order in which they were made. */
export function releasesIn(home: Home): Release[] {
	const found = readdirSync(home.releases).flatMap((name) => readRelease(home, name) ?? []);
	return found.sort((one, other) => (one.made < other.made ? -1 : 1));
}

function readRelease(home: Home, name: string): Release | undefined {
	const text = readProven(join(home.manifests, name))?.toString();
	return text === undefined ? undefined : (JSON.parse(text) as Release);
}

/**
 * Makes a release of a built site. Its files are those of the site itself by a second name: the builder never changes a
 * file, but puts another in its place. Where that cannot be, they are copied.
 */
export function makeRelease(home: Home, built: string, commit: string): Release {
	const name = freeName(home, commit);
	const making = join(home.releases, `.${name}`);
	const files: Record<string, Mark> = {};
	const put = (path: string) => {
		mkdirSync(making + path);
		for (const entry of readdirSync(built + path, { withFileTypes: true })) {
			const each = `${path}/${entry.name}`;
			if (entry.isDirectory()) put(each);
			else {
				linkOrCopy(built + each, making + each);
				files[each] = markOf(making + each);
			}
		}
	};
	put("");
	const release: Release = { name, commit, made: momentAfter(releasesIn(home).at(-1)), files };
	// Without its manifest a release is taken for one that somebody changed, so it comes first.
	writeProven(join(home.manifests, name), JSON.stringify(release));
	rename(making, join(home.releases, name));
	return release;
}

/** Now, or just after another release: a clock that was set back changes nothing of their order. */
function momentAfter(last: Release | undefined): string {
	return new Date(Math.max(Date.now(), last ? Date.parse(last.made) + 1 : 0)).toISOString();
}

/** The same commit may become another site on another day. */
function freeName(home: Home, commit: string): string {
	for (let number = 1; ; number++) {
		const name = number === 1 ? commit : `${commit}.${number}`;
		if (!existsSync(join(home.releases, name))) return name;
	}
}

function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!["EPERM", "EXDEV", "EMLINK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(code)) throw error;
		copyFileSync(from, to);
	}
}

/**
 * Leaves in a release that comes online what pages that were opened before may still ask for, and takes away what none asks
 * for any more. It can be stopped at any moment: what is noted and not there is not missed.
 */
export function keepFormer(home: Home, release: Release): void {
	const name = nameOnline(home);
	const online = name === release.name ? undefined : releasesIn(home).find((each) => each.name === name);
	const own = Object.entries(release.former ?? {});
	const stays = formerFiles(Object.keys(release.files), {
		files: Object.keys(online?.files ?? {}),
		former: new Map([...own, ...Object.entries(online?.former ?? {})]),
	});
	const folder = folderOf(home, release);
	for (const [path] of own) if (!stays.has(path)) rmSync(folder + path, { force: true });
	const noted: Release = { ...release, former: Object.fromEntries(stays) };
	if (!writeProven(join(home.manifests, release.name), JSON.stringify(noted)) || !online) return;
	for (const path of stays.keys()) {
		const from = folderOf(home, online) + path;
		if (!existsSync(from) || existsSync(folder + path)) continue;
		mkdirSync(dirname(folder + path), { recursive: true });
		linkOrCopy(from, folder + path);
	}
}

function markOf(file: string): Mark {
	const { size, mtimeMs, ino } = lstatSync(file);
	return [size, mtimeMs, ino];
}

/**
 * The first file of a folder that is another than in a release, is not there, or is there besides; undefined without any.
 * What stays for pages that were opened before is asked nothing.
 */
export function differenceFrom(release: Release, folder: string): string | undefined {
	const missing = new Set(Object.keys(release.files));
	const search = (path: string): string | undefined => {
		for (const entry of readdirSync(folder + path, { withFileTypes: true })) {
			const each = `${path}/${entry.name}`;
			if (entry.isDirectory()) {
				const found = search(each);
				if (found !== undefined) return found;
			} else {
				if (release.former?.[each] !== undefined) continue;
				const mark = release.files[each];
				if (!entry.isFile() || mark?.join() !== markOf(folder + each).join()) return each;
				missing.delete(each);
			}
		}
		return undefined;
	};
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return "/";
	return search("") ?? [...missing][0];
}

/** Whether a built site is the same as a release but for the moment at which it was made. */
export function isRelease(home: Home, release: Release, built: string): boolean {
	const folder = folderOf(home, release);
	if (differenceFrom(release, folder) !== undefined) return false;
	const search = (path: string): string[] =>
		readdirSync(built + path, { withFileTypes: true }).flatMap((entry) =>
			entry.isDirectory() ? search(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
		);
	const names = search("");
	return (
		names.length === Object.keys(release.files).length &&
		names.every((each) => {
			const [there, here] = [release.files[each], markOf(built + each)];
			if (there === undefined || there.join() === here.join()) return there !== undefined;
			if (each === siteVersionPath) return true;
			return there[0] === here[0] && readFileSync(folder + each).equals(readFileSync(built + each));
		})
	);
}

/** The folder of a release. */
export function folderOf(home: Home, { name }: Pick<Release, "name">): string {
	return join(home.releases, name);
}

/**
 * The name of the release that is online, of which nothing else may be known; undefined while there is none. Throws a
 * `UsageError` when something else is in the place of the link.
 */
export function nameOnline(home: Home): string | undefined {
	const target = linkAt(home.online);
	const [, name] = /^releases\/([^/]+)$/.exec(target ?? "") ?? [];
	return name !== undefined && existsSync(join(home.releases, name)) ? name : undefined;
}

function linkAt(path: string): string | undefined {
	try {
		return readlinkSync(path);
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") return undefined;
		throw new UsageError(code === "EINVAL" ? words.notALink(path) : words.unreadableLink(path, code));
	}
}

/** Puts a release online: whoever asks for something gets it of the old one or of this, and at no moment of none. */
export function putOnline(home: Home, { name }: Release): void {
	rmSync(nextLink(home), { force: true });
	symlinkSync(`releases/${name}`, nextLink(home));
	rename(nextLink(home), home.online);
}

function nextLink({ online }: Home): string {
	return `${online}.next`;
}

/** Removes all but the latest releases, and never the one that is online. */
export function pruneReleases(home: Home): void {
	const online = nameOnline(home);
	const known = new Set(releasesIn(home).map(({ name }) => name));
	// Of what nobody knows anything, the site may still be online.
	const strangers = readdirSync(home.releases).filter((name) => !known.has(name) && ofReleases.test(name));
	for (const name of [...[...known].slice(0, -kept), ...strangers]) {
		if (name === online) continue;
		// Half of a release has no name of one.
		const going = join(home.releases, `.${name}.gone`);
		rename(join(home.releases, name), going);
		rmSync(join(home.manifests, name), { force: true });
		rmSync(going, { recursive: true, force: true });
	}
}
