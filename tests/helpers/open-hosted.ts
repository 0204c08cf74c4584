import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "#core/languages.ts";
import type { EditAnswer, Steps } from "#core/studio.ts";
import { openContent } from "#engine/content/content.ts";
import { liveIcons } from "#engine/dev/live-icons.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { dataAt, dataIn } from "#pipeline/authoring/edits/data.ts";
import { exampleFacts } from "#pipeline/authoring/examples.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { assertSound } from "#pipeline/site/site.ts";
import type { Brain } from "#studio/brain/brain.ts";
import { brainOver } from "#studio/brain/brain-over.ts";
import { errorsAmong, identityOf } from "#studio/brain/content/errors.ts";
import { LiveSite } from "#studio/brain/content/live-site.ts";
import type { OnlineHost } from "#studio/brain/publishing/seen-online.ts";
import { type HostedStore, openHosted } from "#studio/stores/hosted/open-hosted.ts";
import type { TroubleKind } from "#studio/stores/hosted/words.ts";
import type { Person, Remote } from "#studio/stores/remote.ts";
import { DiskRemote } from "./disk-remote.ts";
import { exampleSite } from "./example-site.ts";
import { MemoryDisk } from "./kept-in-memory.ts";
import { commitAll, git } from "./repository.ts";

export const zoë: Person = { name: "Zoë de Vries", email: "zoe@voorbeeld.example" };

export const anna: Person = { name: "Anna Bakker", email: "anna@voorbeeld.example" };

const dictionary = (language: Language) => dictionaryFor(language, exampleSite);

/** A bare repository with the example site, made once. */
let seed: string | undefined;

function seeded(): string {
	if (seed) return seed;
	const made = bareOf(exampleSite);
	process.once("exit", () => rmSync(made, { recursive: true, force: true }));
	seed = made;
	return made;
}

/** A bare repository with the content of a site. */
function bareOf(root: string): string {
	const work = mkdtempSync(join(tmpdir(), "hosted-seed-"));
	const bare = mkdtempSync(join(tmpdir(), "hosted-"));
	cpSync(join(root, "content"), join(work, "content"), { recursive: true });
	commitAll(work);
	git(work, "clone", "--quiet", "--bare", work, bare);
	rmSync(work, { recursive: true, force: true });
	return bare;
}

interface OpenOptions {
	readonly person?: Person;
	readonly account?: string;
	readonly device?: string;
	readonly disk?: MemoryDisk;
	readonly remote?: Remote;
	readonly now?: () => Date;
	/** What the site and its server say of what is online. */
	readonly online?: OnlineHost;
}

/** The example site in a bare repository, with the browsers in which people edit it. */
export class HostedSite {
	readonly repository: string;
	readonly #opened: Browser[] = [];

	/** With the content of the folder of a site, instead of the example site. */
	constructor(root?: string) {
		this.repository = root === undefined ? mkdtempSync(join(tmpdir(), "hosted-")) : bareOf(root);
		if (root === undefined) cpSync(seeded(), this.repository, { recursive: true });
	}

	/** A remote that is asked by nobody yet. */
	remote(): DiskRemote {
		return new DiskRemote(this.repository);
	}

	git(...args: string[]): string {
		return git(this.repository, ...args);
	}

	/** The commit that is online. */
	get tip(): string {
		return this.git("rev-parse", "main");
	}

	/** What a file says online. */
	online(file: string, commit = "main"): string {
		return `${this.git("show", `${commit}:${file}`)}\n`;
	}

	/** What a file holds online. */
	bytes(file: string): Buffer {
		return spawnSync("git", ["-C", this.repository, "cat-file", "blob", `main:${file}`], { maxBuffer: 2 ** 27 }).stdout;
	}

	/** Somebody puts texts online without Studio. Null removes a file. */
	async putOnline(texts: Readonly<Record<string, string | null>>, person = anna, branch = "main"): Promise<string> {
		const { tip } = this;
		const changes = new Map(
			Object.entries(texts).map(([file, text]) => [file, text === null ? null : Buffer.from(text)]),
		);
		const commit = { parents: [tip] as const, changes, message: "Buiten Studio om", author: person, time: 0, zone: 60 };
		const pushed = await this.remote().push(`refs/heads/${branch}`, tip, commit);
		if (pushed.is !== "done") throw new Error(`It is ${pushed.is}.`);
		return pushed.commit;
	}

	/** Opens Studio in a browser. */
	async open(options: OpenOptions = {}): Promise<Browser> {
		const browser = await Browser.open({ remote: this.remote(), ...options });
		this.#opened.push(browser);
		return browser;
	}

	dispose(): void {
		for (const browser of this.#opened) browser.close();
		rmSync(this.repository, { recursive: true, force: true });
	}
}

/** Studio over a hosted store, as one person has it open. */
export class Browser {
	readonly store: HostedStore;
	readonly live: LiveSite;
	readonly disk: MemoryDisk;
	/** The last trouble that was told. */
	readonly troubles: (TroubleKind | undefined)[];
	readonly #brain: () => Brain;

	private constructor(store: HostedStore, live: LiveSite, disk: MemoryDisk, troubles: (TroubleKind | undefined)[]) {
		this.store = store;
		this.live = live;
		this.disk = disk;
		this.troubles = troubles;
		this.#brain = brainOver({
			live,
			store,
			dictionary,
			tell() {},
			tidyPhoto: async () => undefined,
		});
	}

	static async open({
		person = zoë,
		account,
		device = "laptop",
		disk = new MemoryDisk(),
		remote,
		now,
		online = { siteVersion: async () => undefined, delivery: async () => undefined },
	}: OpenOptions & { readonly remote: Remote }): Promise<Browser> {
		let live: LiveSite | undefined;
		const troubles: (TroubleKind | undefined)[] = [];
		const store = await openHosted({
			remote,
			kept: disk.open(),
			branch: "main",
			person,
			account,
			device,
			...(now && { now }),
			online,
			changed: (files) => live?.refresh(files),
			trouble: (trouble) => troubles.push(trouble?.is),
		});
		live = liveSite(store);
		return new Browser(store, live, disk, troubles);
	}

	get brain(): Brain {
		return this.#brain();
	}

	/** What is wrong now. */
	get trouble(): TroubleKind | undefined {
		return this.troubles.at(-1);
	}

	text(file: string): string {
		return new TextDecoder().decode(this.store.files.bytes(file));
	}

	/** What stands at a path of a file. */
	value(file: string, ...path: Steps): unknown {
		return dataAt(dataIn(this.text(file)), path);
	}

	/** Somebody types something. */
	type(file: string, path: Steps, value: string): EditAnswer {
		const was = dataAt(dataIn(this.text(file)), path);
		const change = { do: "set", file, path, was: typeof was === "string" ? was : "", value } as const;
		return this.brain.editing.edit(this.live, { revision: this.live.revision, changes: [change], name: "Typen" });
	}

	/** Somebody presses the button, having seen what is there. */
	async publish(message = "Gewijzigd", clash = "", asProposal = false) {
		const { publishing } = this.brain;
		const { seen } = await publishing.state(this.live);
		return publishing.send(this.live, { seen, message, clash, asProposal });
	}

	elsewhere() {
		return this.brain.publishing.elsewhere(this.live);
	}

	/** The files that are not online as they are here. */
	async changed(): Promise<readonly string[]> {
		const state = await this.store.repository.state();
		return typeof state === "string" ? [] : state.changed;
	}

	close(): void {
		this.live.close();
		this.store.close();
	}
}

function liveSite(store: HostedStore): LiveSite {
	const reader = new SiteReader(store.files, { dictionary, skipsUnknown: true });
	const trial = new SiteReader(store.files, { dictionary });
	return new LiveSite({
		reader,
		language: "nl",
		checks: () => ({
			ask() {},
			async newErrors(drafts) {
				const known = new Set(errorsAmong(checkContent(trial).problems).map(identityOf));
				return errorsAmong(checkContent(trial, { drafts }).problems).filter((each) => !known.has(identityOf(each)));
			},
			repaired: async () => undefined,
			stop() {},
		}),
		tell() {},
		newRevision: randomUUID,
		examples: () => assertSound(openContent(exampleSite).read({ ...noDrafts, texts: exampleFacts }).site),
		render: () => "",
		icons: liveIcons,
	});
}
