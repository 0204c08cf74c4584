import { randomBytes } from "node:crypto";
import { formerFiles } from "#engine/base/former-files.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { type FileList, type Noted, readList, writeList } from "./file-list.ts";
import { troubleOf } from "./known-troubles.ts";
import type { SshPlace } from "./place.ts";
import { type Ended, runProgram } from "./program.ts";
import { PublishTrouble } from "./publish-trouble.ts";
import { dropScript, lookScript, switchScript } from "./remote-scripts.ts";
import type { Online, Sending, Target } from "./target.ts";

/** Asks nobody anything, and does not wait for a server that is gone. */
const quietly = ["BatchMode=yes", "ConnectTimeout=20", "ServerAliveInterval=15", "ServerAliveCountMax=4"];

/** How ssh is started, as rsync is told too: by `RSYNC_RSH` where somebody needs other settings. */
function sshTo({ port }: SshPlace): [program: string, ...args: string[]] {
	const [program = "ssh", ...args] = (process.env.RSYNC_RSH ?? "ssh").split(/\s+/).filter(Boolean);
	return [program, ...args, ...quietly.flatMap((each) => ["-o", each]), ...(port ? ["-p", port] : [])];
}

/** Lets the server do a script. Gives what it answered; throws a `PublishTrouble` when it did not do it to the end. */
async function onServer(place: SshPlace, script: string, words: readonly string[]): Promise<string[]> {
	const [program, ...args] = sshTo(place);
	const ended = await runProgram(program, [...args, place.host, "sh", "-s", "--", ...words], { input: script });
	if (ended.status !== 0) throw troubleOf(program, ended.words || ended.printed);
	return ended.printed.split("\n").flatMap((line) => (line.startsWith("@ ") ? [line.slice(2)] : []));
}

/** What stands behind a word at the beginning of lines. */
function saidOf(word: string, lines: readonly string[]): string[] {
	return lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
}

/**
 * A folder on a server that is reached over ssh. Each release is a folder of its own in `releases/`, whose files that did
 * not change are those of the one that is online; `online` is a link, and leads to the new one when that is whole.
 */
export class SshTarget implements Target {
	readonly #place: SshPlace;
	/** By what the server says. */
	#folder: string;
	#name = "";
	/** Releases whose files may be taken over, the one that is online first. */
	#known: string[] = [];
	/** The release that is online, and what is noted of it. */
	#online: { readonly folder: string; readonly noted: Noted } | undefined;

	constructor(place: SshPlace) {
		this.#place = place;
		this.#folder = place.folder;
	}

	async look({ dry }: { dry: boolean }): Promise<Online> {
		const lines = await onServer(this.#place, lookScript, [this.#place.folder, dry ? "yes" : "no"]);
		if (lines.at(-1) !== "looked") throw troubleOf("ssh", "Connection closed");
		[this.#folder = this.#place.folder] = saidOf("folder", lines);
		if (lines.includes("occupied")) throw occupied(`${this.#folder}/online`);
		this.#name = `${saidOf("name", lines)[0]}-${randomBytes(4).toString("hex")}`;
		const [online] = saidOf("online", lines);
		this.#known = [...(online === undefined ? [] : [online]), ...saidOf("begun", lines).reverse()].slice(0, 10);
		const noted = readList(`${saidOf("file", lines).join("\n")}\n`);
		this.#online = online !== undefined && noted ? { folder: online, noted } : undefined;
		return { list: noted?.list, touched: saidOf("touched", lines), foreign: 0 };
	}

	async send({ folder, list, count }: Sending): Promise<void> {
		const [program, ...args] = sshTo(this.#place);
		const wanted = `${this.#folder}/releases/${this.#name}/`;
		const links = this.#known.map((each) => `--link-dest=${each.startsWith("/") ? each : `${this.#folder}/${each}`}`);
		let sent = 0;
		const ended = await runProgram(
			"rsync",
			[
				// By what files hold: their times differ on every computer that built the site.
				...["--recursive", "--checksum", "--perms", "--chmod=D755,F644", "--compress", "--timeout=120"],
				...["--out-format=sent %n", ...links, "--rsh", [program, ...args].join(" ")],
				...[`${folder}/`, `${this.#place.host}:${wanted}`],
			],
			{
				hear(line) {
					if (line.startsWith("sent ") && !line.endsWith("/")) count(++sent);
				},
			},
		);
		if (ended.status !== 0) throw await this.#notSent(ended);
		await this.#switchTo(list);
	}

	/** What keeps the site from being there whole. A full disk is left as full as it was found. */
	async #notSent(ended: Ended): Promise<PublishTrouble> {
		const words = ended.words || `status ${ended.status}`;
		const why = troubleOf("rsync", words);
		if (/No space left|quota|^status 11$/i.test(words)) {
			try {
				await onServer(this.#place, dropScript, [this.#name, this.#folder]);
			} catch (error) {
				if (!(error instanceof PublishTrouble)) throw error;
				// The room is still taken, and why nothing was sent is what matters.
			}
		}
		return why;
	}

	async #switchTo(list: FileList): Promise<void> {
		const { folder, noted } = this.#online ?? { folder: "", noted: { list: new Map(), former: new Map() } };
		const former = formerFiles(list.keys(), { files: noted.list.keys(), former: noted.former });
		const script = switchScript(writeList({ list, former }), folder);
		const lines = await onServer(this.#place, script, [this.#name, this.#folder]);
		if (lines.includes("overtaken")) throw overtaken;
		if (!lines.includes("online")) throw troubleOf("ssh", "Connection closed");
	}

	get shown(): string {
		return `${this.#place.host}:${this.#folder}/online`;
	}
}

const overtaken = new PublishTrouble({
	nl: "Iemand anders zette op hetzelfde moment iets online; dat staat er nu. Voer de opdracht opnieuw uit als uw versie online moet.",
	en: "Someone else put something online at the same moment, and that is there now. Run the command again if your version has to be online.",
});

function occupied(path: string): UsageError {
	return new UsageError({
		nl: "Op de server is {path} een map of een bestand, en er hoort een koppeling te staan die naar de nieuwste versie leidt. Geef het een andere naam, laat de webserver {path} tonen, en probeer het opnieuw.",
		en: "On the server, {path} is a folder or a file, but it has to be a link to the newest release. Give it another name, have the web server show {path}, and try again.",
		values: { path },
	});
}
