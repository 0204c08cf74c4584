import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { siteVersionPath } from "#core/site-version.ts";
import { orRefusal, UsageError } from "#engine/base/usage-error.ts";
import { whyUnreached } from "../base/unreached.ts";
import { readDelivery } from "../deliver/delivery-file.ts";
import { homeAt } from "../deliver/home.ts";
import { isDelivering } from "../deliver/lock.ts";
import { nameOnline } from "../deliver/releases.ts";
import { tipOf } from "../deliver/repository.ts";
import { readState } from "../deliver/state.ts";
import { readSiteVersion } from "../output/site-version.ts";
import { branchOnline, type HostAnswers } from "./set-up.ts";
import { visitWords as words } from "./visit-words.ts";
import { gitOnWeb, type Web, type WebAnswer } from "./web.ts";

interface Visiting extends Omit<HostAnswers, "people"> {
	/** The address of the site. */
	readonly address: string;
	readonly socket: string;
	/** An editor, as whom Studio and the repository are visited; without one only what anybody sees is. */
	readonly person?: { readonly name: string; readonly password: string } | undefined;
	readonly web: Web;
	/** Bytes that are free on the disk of a folder; without it this machine is asked. */
	readonly bytesFree?: (folder: string) => number;
}

/** What one looks at on a visit. */
export interface Visited {
	readonly what: InReports;
	/** What is missing, and what to do about it; undefined when nothing is. */
	readonly missing: InReports | undefined;
	/** It cannot be seen before something else is there, which is told. */
	readonly isUnseen?: true;
}

/** A server that does not answer as one that can be asked further. */
class NoAnswer extends UsageError {}

/** Visits everything as a visitor and an editor would, and what the server itself knows. */
export async function visitHost(visiting: Visiting): Promise<Visited[]> {
	const { address, studio, person } = visiting;
	const visited: Visited[] = [];
	/** The servers, and the folder, of which it is told already that they are not there. */
	const absent = new Set<string>();
	const look = async (
		what: InReports,
		find: () => InReports | undefined | Promise<InReports | undefined>,
		where?: string,
	) => {
		if (where !== undefined && absent.has(where)) return visited.push({ what, missing: undefined, isUnseen: true });
		// What stands in the way of looking is missing too.
		const missing = await orRefusal(async () => {
			try {
				return await find();
			} catch (error) {
				if (error instanceof NoAnswer && where !== undefined) absent.add(where);
				throw error;
			}
		});
		return visited.push({ what, missing });
	};
	const { host } = new URL(address);
	for (const name of [host, studio]) await look(words.certificate(name), () => certificate(visiting, name), name);
	await look(words.site, () => siteAnswers(visiting), host);
	const nowhere = `${address}/bestaat-niet-${Date.now()}`;
	await look(words.notFound, () => expects(visiting, nowhere, 404, words.noNotFound), host);
	await look(words.version, () => versionAnswers(visiting), host);
	await look(words.door, () => expects(visiting, `https://${studio}/`, 401, words.noDoor), studio);
	if (person) {
		const { name, password } = person;
		const signedIn = { Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}` };
		await look(words.studio, () => expects(visiting, `https://${studio}/`, 200, words.noStudio, signedIn), studio);
		const foreign = { ...signedIn, Origin: "https://elders.example", "Sec-Fetch-Site": "cross-site" };
		const refs = `https://${studio}${pathOf(visiting)}/info/refs?service=git-upload-pack`;
		await look(words.foreign, () => expects(visiting, refs, 403, words.foreignIn, foreign), studio);
		await look(words.repository, () => readsAndWrites(visiting, person), studio);
	}
	const { home } = visiting;
	await look(words.home, () => isThere(home), home);
	await look(words.delivery, () => delivered(visiting), home);
	await look(words.hooks, () => hooks(visiting), home);
	await look(words.cgi, () => (existsSync(visiting.socket) ? undefined : words.noCgi(visiting.socket)));
	await look(words.night, () => night(new URL(address).hostname));
	await look(words.clock, clock);
	await look(words.room, () => room(visiting));
	return visited;
}

function isThere(home: string): undefined {
	if (!existsSync(home)) throw new NoAnswer(words.noHome(home));
}

async function asked({ web }: Visiting, url: string, headers = {}): Promise<WebAnswer> {
	try {
		return await web.ask(url, headers);
	} catch (error) {
		throw noAnswer(new URL(url).host, error);
	}
}

function noAnswer(host: string, error: unknown): NoAnswer {
	const { is, code } = whyUnreached(error);
	return new NoAnswer(words.unreached[is](host, code));
}

async function expects(
	visiting: Visiting,
	url: string,
	status: number,
	missing: (status: number) => InReports,
	headers: Readonly<Record<string, string>> = {},
): Promise<InReports | undefined> {
	const answer = await asked(visiting, url, headers);
	return answer.status === status ? undefined : missing(answer.status);
}

function siteAnswers(visiting: Visiting): Promise<InReports | undefined> {
	return expects(visiting, `${visiting.address}/`, 200, words.noSite);
}

async function versionAnswers(visiting: Visiting): Promise<InReports | undefined> {
	const answer = await asked(visiting, visiting.address + siteVersionPath);
	const version = readSiteVersion(answer.body);
	if (answer.status !== 200 || !version) return words.noVersion(answer.status);
	if (answer.headers["access-control-allow-origin"] !== "*") return words.closedVersion;
	const online = commitOnline(visiting);
	return online === undefined || version.commit === online
		? undefined
		: words.otherVersion(version.commit ?? "–", online);
}

/** The commit of the release that visitors get. */
function commitOnline({ home }: Visiting): string | undefined {
	return nameOnline(homeAt(home))?.replace(/\..*$/, "");
}

const day = 86_400_000;

async function certificate({ web }: Visiting, host: string): Promise<InReports | undefined> {
	const until = await web.certificateUntil(host).catch((error: unknown) => {
		throw noAnswer(host, error);
	});
	const left = Math.floor((until.getTime() - Date.now()) / day);
	if (Number.isNaN(left) || left < 0) throw new NoAnswer(words.unreached.expired(host));
	return left < 14 ? words.certificateEnds(host, left) : undefined;
}

/** The address of the repository on the server of Studio. */
function pathOf({ repository }: Visiting): string {
	return `/${basename(dirname(repository))}/${basename(repository)}`;
}

/** Reads as Studio does, and puts a draft there, which is taken away again. */
function readsAndWrites(visiting: Visiting, person: NonNullable<Visiting["person"]>): InReports | undefined {
	const folder = mkdtempSync(join(tmpdir(), "bezoek-"));
	const url = `https://${visiting.studio}${pathOf(visiting)}`;
	const run = (...args: readonly string[]) => gitOnWeb(visiting.web, ["-C", folder, ...args], person);
	try {
		const read = run("clone", "--quiet", "--bare", "--depth", "1", "--filter=blob:none", "--no-tags", url, "copy");
		if (!read.isDone) return words.noReading(lastOf(read.words));
		if (/filtering not recognized/.test(read.words)) return words.noFilter(visiting.repository);
		const draft = `refs/heads/studio/bezoek-${Date.now()}`;
		const copy = join(folder, "copy");
		const put = run("-C", copy, "push", "--quiet", url, `HEAD:${draft}`);
		if (!put.isDone) return words.noWriting(lastOf(put.words));
		const taken = run("-C", copy, "push", "--quiet", url, `:${draft}`);
		return taken.isDone ? undefined : words.noRemoving(draft, lastOf(taken.words));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function lastOf(said: string): string {
	return said.trim().split("\n").at(-1) ?? "";
}

function delivered(visiting: Visiting): InReports | undefined {
	const { home, repository } = visiting;
	const delivery = readDelivery(home);
	const online = commitOnline(visiting);
	if (!delivery || online === undefined) return words.neverDelivered(home);
	// Whatever ends by itself says why.
	if (delivery.state === "failed") return delivery.report?.[0] ? words.failed(delivery.report[0]) : words.stuck;
	if (delivery.state === "building") return isDelivering(home) ? undefined : words.stuck;
	const { held } = readState(home);
	const { commit } = tipOf(repository, branchOnline);
	const wanted = held?.tip === commit ? held.commit : commit;
	return online === wanted ? undefined : words.notDelivered(wanted, online);
}

function hooks({ repository }: Visiting): InReports | undefined {
	for (const name of ["pre-receive", "check-content", "post-receive"]) {
		const file = join(repository, "hooks", name);
		try {
			accessSync(file, constants.X_OK);
		} catch {
			return words.noHook(file);
		}
		// The program that it starts may have moved since.
		const [, inQuotes, plain] = /'((?:[^']|'\\'')+run\.mjs)'|(\S+run\.mjs) /.exec(readFileSync(file, "utf8")) ?? [];
		const program = inQuotes?.replaceAll("'\\''", "'") ?? plain;
		if (program !== undefined && !existsSync(program)) return words.noProgram(file, program);
	}
	return undefined;
}

function night(host: string): InReports | undefined {
	const timer = `bladbouw-${host}.timer`;
	for (const unit of [timer, `bladbouw-${host}-reload.path`]) {
		const { status, error } = spawnSync("systemctl", ["is-active", "--quiet", unit]);
		if (error) return words.noSystemd;
		if (status !== 0) return words.noUnit(unit);
	}
	return undefined;
}

function clock(): InReports | undefined {
	const { stdout, status } = spawnSync("timedatectl", ["show", "--property=NTPSynchronized", "--value"], {
		encoding: "utf8",
	});
	return status === 0 && stdout.trim() === "no" ? words.noClock : undefined;
}

/** Bytes that a site of many photos takes for its next release. */
const needed = 500_000_000;

function room({ home, bytesFree = bytesFreeAt }: Visiting): InReports | undefined {
	const free = bytesFree(existsSync(home) ? home : "/");
	return free < needed ? words.noRoom(home, Math.floor(free / 1_000_000)) : undefined;
}

/** So many this user may fill. */
function bytesFreeAt(folder: string): number {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}
