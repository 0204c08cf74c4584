import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { documentOf } from "#pipeline/read/document.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import { type HostedStore, openHosted } from "#studio/stores/hosted/open-hosted.ts";
import { fingerprint } from "#studio/stores/hosted/site-copy.ts";
import { MemoryFiles } from "#studio/stores/memory-files.ts";
import type { Person } from "#studio/stores/remote.ts";
import { ContentFolder, differingFiles } from "../helpers/content-folder.ts";
import type { DiskRemote, Fault } from "../helpers/disk-remote.ts";
import { exampleSite } from "../helpers/example-site.ts";
import { MemoryDisk } from "../helpers/kept-in-memory.ts";
import { anna, HostedSite, zoë } from "../helpers/open-hosted.ts";
import { NothingThere, Random } from "../helpers/random.ts";
import { everyKind, randomEdit, randomRun } from "../helpers/random-edits.ts";
import { variedSite } from "../helpers/varied-site.ts";

const kinds = everyKind.filter((kind) => kind !== "mistake");

/** The message of who has seen what others made of the same. */
const seen = "Toch zo";

/** Somebody who edits at random, over a network that comes and goes. */
class Editor {
	readonly name: string;
	readonly #person: Person;
	readonly #site: HostedSite;
	readonly #random: Random;
	readonly #folder = mkdtempSync(join(tmpdir(), "random-"));
	readonly #content: ContentFolder;
	readonly #saved: Set<string>;
	#remote: DiskRemote;
	#disk = new MemoryDisk();
	/** What they took away by an edit. */
	readonly removed = new Set<string>();
	store!: HostedStore;
	/** What they did, in words. */
	readonly story: string[];

	constructor(person: Person, site: HostedSite, random: Random, saved: Set<string>, story: string[]) {
		this.name = person.name;
		this.#person = person;
		this.#site = site;
		this.#random = random;
		this.#content = new ContentFolder(this.#folder);
		this.#saved = saved;
		this.story = story;
		this.#remote = site.remote();
	}

	async open(disk = this.#disk): Promise<void> {
		this.store?.close();
		this.#remote = this.#site.remote();
		this.#disk = disk;
		this.store = await openHosted({
			remote: this.#remote,
			kept: disk.open(),
			branch: "main",
			person: this.#person,
			device: "laptop",
			online: { siteVersion: async () => undefined, delivery: async () => undefined },
			changed() {},
			trouble() {},
		});
	}

	dispose(): void {
		this.store.close();
		rmSync(this.#folder, { recursive: true, force: true });
	}

	#say(what: string): void {
		this.story.push(`${this.name}: ${what}`);
	}

	files(): ReadonlyMap<string, string> {
		const names = [...this.store.files.list()].map(({ name }) => name);
		return new Map(names.map((name) => [name.slice("content/".length), latin1(this.store.files.bytes(name))]));
	}

	/** Words with a number that are somewhere in the content. */
	#marks(): Set<string> {
		return new Set([...this.files().values()].flatMap((text) => text.match(/\bmerk\d+\b/g) ?? []));
	}

	edit(number: number): void {
		const before = this.files();
		const marks = this.#marks();
		this.#content.restore(before);
		this.#say(this.#random.below(3) > 0 ? this.#mark(number) : randomEdit(this.#content, this.#random, kinds));
		const after = this.#content.files();
		// No editor of Studio writes what cannot be read.
		if (differingFiles(before, after).some((name) => !isReadable(name, after.get(name)))) return;
		const { content } = this.store;
		const moves = differingFiles(before, after).flatMap((name) => {
			const [was, is] = [before, after].map((files) => files.get(name));
			const file = `content/${name}`;
			return [
				...(was === undefined ? [] : [{ file, kept: content.keep(Buffer.from(was, "latin1")), comes: false }]),
				...(is === undefined ? [] : [{ file, kept: content.keep(Buffer.from(is, "latin1")), comes: true }]),
			];
		});
		expect(content.write({ files: moves, texts: new Map() })).toBe(true);
		const now = this.#marks();
		for (const mark of now) if (!marks.has(mark)) this.#saved.add(mark);
		// Who takes something away knows that, but what was online before is in the history.
		for (const mark of marks) {
			if (now.has(mark)) continue;
			this.#saved.delete(mark);
			this.removed.add(mark);
		}
	}

	/** Gives a text of a page a word that nothing else has. */
	#mark(number: number): string {
		const name = this.#random.pick(this.#content.names(/^pages\/.*\.yaml$/));
		const lines = this.#content.text(name).split("\n");
		const texts = lines.flatMap((line, at) =>
			/^ *(?:- )?(?:title|text|description|label): [A-Z][^"'#|>]*$/.test(line) ? [at] : [],
		);
		const at = this.#random.pick(texts);
		const line = (lines[at] ?? "").replace(/ merk\d+$/, "");
		this.#content.write(name, lines.with(at, `${line} merk${number}`).join("\n"));
		return `${name}, line ${at + 1}: merk${number}`;
	}

	/** What goes wrong with the next that is asked. */
	fault(): void {
		const faults: Fault[] = [
			{ when: "before", is: "unreachable" },
			{ when: "after", is: "unreachable" },
			{ when: "after", is: "failed" },
			{ when: "before", is: "signed out" },
		];
		const what = this.#random.pick(["push", "snapshot", "blobs", "branches", "history", "move"] as const);
		const fault = this.#random.pick(faults);
		this.#remote.faults.set(what, fault);
		this.#say(`${what} goes wrong ${fault.when} it is answered: ${fault.is}`);
	}

	async publish(hasSeen: boolean): Promise<boolean> {
		const local = await this.store.repository.state();
		if (typeof local === "string" || local.changed.length === 0) return true;
		const names = local.changed.map((file) => [file, fingerprint(this.store.content.bytes(file))] as const);
		const request = { files: new Map(names), message: hasSeen ? seen : "Gewijzigd", proposal: undefined, hasSeen };
		try {
			await this.store.repository.send(request, new AbortController().signal);
			this.#say(`put ${names.length} files online`);
			return true;
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			this.#say(`was refused: ${error.message}`);
			return false;
		}
	}

	async follow(): Promise<void> {
		this.#say("follows");
		await this.store.follow();
	}

	async pushDraft(): Promise<void> {
		this.#say("drafts");
		await this.store.pushDraft();
	}

	async restart(): Promise<void> {
		this.#say("is killed and starts again");
		await this.open(this.#disk.copy());
	}

	/** The browser clears what it kept, when all of it was drafted. */
	async clear(): Promise<void> {
		this.#remote.faults.clear();
		await this.pushDraft();
		this.#say("is cleared by the browser");
		await this.open(new MemoryDisk());
	}
}

const latin1 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("latin1");

function isReadable(name: string, text = ""): boolean {
	return !name.endsWith(".yaml") || documentOf(Buffer.from(text, "latin1").toString()).errors.length === 0;
}

test("whatever two people do: what was told as saved is in the history or in a draft, and every file can be read", async () => {
	const random = new Random(randomRun.seed);
	const varied = variedSite();
	const site = new HostedSite(varied.root);
	varied.dispose();
	const [saved, story]: [Set<string>, string[]] = [new Set(), []];
	const editors = [zoë, anna].map((person) => new Editor(person, site, random, saved, story));
	try {
		for (const each of editors) await each.open();
		for (let number = 0; number < randomRun.count; ) {
			const editor = random.pick(editors);
			const what = random.below(20);
			if (what < 11) {
				try {
					editor.edit(number);
				} catch (error) {
					if (!(error instanceof NothingThere)) throw error;
				}
				number++;
			} else if (what < 13) await editor.follow();
			else if (what < 15) await editor.publish(random.below(2) === 0);
			else if (what < 16) await editor.pushDraft();
			else if (what < 18) editor.fault();
			else if (what < 19) await editor.restart();
			else await editor.clear();
		}
		for (let round = 0; round < 3; round++) {
			for (const each of editors) {
				await each.restart();
				await each.follow();
				await each.follow();
				await each.publish(true);
				await each.pushDraft();
			}
		}
		for (const each of editors) await each.follow();
		expectAll(site, editors, saved);
	} catch (error) {
		throw new Error(`FUZZ_SEED=${randomRun.seed} FUZZ_RUNS=${randomRun.count}\n${story.join("\n")}`, { cause: error });
	} finally {
		for (const each of editors) each.dispose();
		site.dispose();
	}
});

function expectAll(site: HostedSite, editors: readonly Editor[], saved: ReadonlySet<string>): void {
	expect(site.git("fsck", "--strict", "--no-dangling")).toBe("");
	const history = site.git("log", "--all", "-m", "-p", "--text", "--format=%B");
	expect([...saved].filter((mark) => !new RegExp(`\\b${mark}\\b`).test(history))).toEqual([]);
	const marks = history.match(/^Studio-Id: \w+$/gm) ?? [];
	expect(new Set(marks).size).toBe(marks.length);
	expect(revertedIn(site, editors)).toEqual([]);
	const online = new Map<string, Uint8Array>();
	for (const name of site.git("ls-tree", "-r", "-z", "--name-only", "main", "content/").split("\0").filter(Boolean)) {
		const bytes = site.bytes(name);
		online.set(name, bytes);
		expect(isReadable(name, latin1(bytes)), name).toBe(true);
	}
	const fresh = reportOf(new MemoryFiles(online));
	for (const { store, files } of editors.map((each) => ({ store: each.store, files: each.files() }))) {
		const names = [...files.keys()].filter((name) => files.get(name) !== latin1(online.get(`content/${name}`)));
		expect(names).toEqual([]);
		expect(files.size).toBe([...new MemoryFiles(online).list()].length);
		expect(reportOf(store.files)).toEqual(fresh);
	}
}

/** What a commit took away of others that its author never took away, nor was asked about. */
function revertedIn(site: HostedSite, editors: readonly Editor[]): string[] {
	const marksIn = (commit: string) =>
		new Set(site.git("grep", "-hoE", "merk[0-9]+", commit, "--", "content").split("\n"));
	const commits = site.git("log", "--reverse", "--format=%H %an%x09%s", "main").split("\n").slice(1);
	let before = new Set<string>();
	return commits.flatMap((line) => {
		const [commit = "", name] = line.split("\t")[0]?.split(/ (.*)/) ?? [];
		const now = marksIn(commit);
		const gone = [...before].filter((mark) => !now.has(mark) && !line.endsWith(seen));
		before = now;
		const removed = editors.find((each) => each.name === name)?.removed;
		return gone.filter((mark) => !removed?.has(mark)).map((mark) => `${mark} by ${commit}`);
	});
}

function reportOf(files: HostedStore["files"]) {
	const reader = new SiteReader(files, { dictionary: (language) => dictionaryFor(language, exampleSite) });
	const { problems, language, site } = checkContent(reader);
	return jsonReport(problems, { language, texts: site.texts });
}
