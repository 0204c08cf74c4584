import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { EditAnswer, Session } from "#core/studio.ts";
import { applyPatch } from "#pipeline/authoring/edits/patch.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { isText } from "#pipeline/read/files.ts";
import type { ContentState } from "../content/content-state.ts";
import type { LiveSite } from "../content/live-site.ts";
import { toldProblems } from "../problems/told-problems.ts";
import { hypothesisOf, publishedBy } from "./hypothesis.ts";
import { back, type Journal, type JournalEntry, type Way } from "./journal.ts";
import type { ContentStore, FileMove, StoredFile } from "./store.ts";

interface WriterOptions {
	readonly store: ContentStore;
	readonly journal: Journal;
	/** Hears what came of what was written. */
	readonly tell: (state: ContentState) => void;
	/** The state of the work, for whoever asked. */
	readonly session: (server: LiveSite) => Session;
}

interface Writing {
	readonly texts: ReadonlyMap<StoredFile, string>;
	readonly done: JournalEntry;
	/** It may mean something to any file. */
	readonly whole?: boolean | undefined;
}

/** Writes what is sound into the files of the content, and notes it in the journal: all of an edit, or nothing. */
export class Writer {
	readonly #options: WriterOptions;

	constructor(options: WriterOptions) {
		this.#options = options;
	}

	/** Takes back what was being written when something came between. */
	recover(server: LiveSite): void {
		this.#options.journal.refresh();
		const { begun } = this.#options.journal;
		if (!begun) return;
		const { files, patches } = back(begun);
		const texts = this.patched(server, patches);
		// Of the files, those that had come or gone.
		if (!this.#options.store.takeBack({ files, texts })) return;
		this.#options.journal.cancel();
		this.#options.tell(server.refresh(namesOf(texts, files)));
	}

	/** As `recover`; leaves it for the next time when the disk is full, or whatever else is wrong with it. */
	recoverIfPossible(server: LiveSite): void {
		try {
			this.recover(server);
		} catch (error) {
			if (!this.#options.store.adviceFor(error)) throw error;
		}
	}

	/** A file that says what was read of it before; undefined for any other. */
	asRead(server: LiveSite, name: string, text: string | undefined): StoredFile | undefined {
		const file = server.content.file(name);
		const own = file && this.#options.store.read(file);
		return own?.text === text ? own : undefined;
	}

	/** Files with patches made; those in which a patch finds no place are missing. */
	patched(server: LiveSite, patches: JournalEntry["patches"]): Map<StoredFile, string> {
		const texts = new Map<StoredFile, string>();
		for (const name of new Set(patches.map(({ file }) => file))) {
			const own = patches.filter(({ file }) => file === name);
			const file = server.content.file(name);
			const read = file && this.#options.store.read(file);
			let text: string | undefined = read?.text;
			for (const patch of own) text = text === undefined ? undefined : applyPatch(text, patch);
			if (read && text !== undefined) texts.set(read, text);
		}
		return texts;
	}

	/** Where pages come or go all content is checked before, beside this thread; what else changes is judged at once. */
	write(server: LiveSite, way: Way, writing: Writing): EditAnswer | Promise<EditAnswer> {
		const { texts, done, whole } = writing;
		const { files = [], repairs } = done;
		// Whoever found a repair has tried it on all content; what it brings to light was there before.
		if (repairs) return orMoved(this.#writeSound(server, way, { ...writing, problems: [] }), server);
		if (!whole && !files.some(({ file }) => isText(file)))
			return orMoved(this.writeJudged(server, way, writing), server);
		return this.#writeWhole(server, way, {
			...writing,
			drafts: hypothesisOf({ files, texts }, this.#options.store),
		});
	}

	/** Writes what is judged at once; "moved" when a file is by now another than was read, and nothing was written. */
	writeJudged(server: LiveSite, way: Way, writing: Writing): EditAnswer | "moved" {
		const { texts, done } = writing;
		const published = publishedBy(done.files ?? [], server.content, this.#options.store);
		const now = new Map([...texts].map(([{ file }, text]) => [file, text]));
		return this.#writeSound(server, way, { ...writing, problems: server.content.problemsOf(now, published) });
	}

	async #writeWhole(
		server: LiveSite,
		way: Way,
		{ drafts, ...writing }: Writing & { drafts: Drafts },
	): Promise<EditAnswer> {
		const known = [this.#options.journal.undo, this.#options.journal.redo];
		let revision: string;
		let problems: readonly AnyProblem[];
		do {
			revision = server.revision;
			problems = await server.newErrors(drafts);
			// What somebody wrote meanwhile may make a difference.
		} while (revision !== server.revision);
		this.#options.journal.refresh();
		const isLate =
			way !== "edit" && (known[0] !== this.#options.journal.undo || known[1] !== this.#options.journal.redo);
		if (isLate) return told({ said: refusals.noPlace }, server);
		return orMoved(this.#writeSound(server, way, { ...writing, problems }), server);
	}

	/** What cannot be taken back, or done again, is passed in the journal as if it was: it stands in the way of nothing. */
	stepOver(server: LiveSite, way: Way, name: string): void {
		this.#writeSound(server, way, { texts: new Map(), done: { name, patches: [] }, problems: [] });
	}

	#writeSound(
		server: LiveSite,
		way: Way,
		{ texts, done, problems }: Writing & { problems: readonly AnyProblem[] },
	): EditAnswer | "moved" {
		const byFile = new Map([...texts].map(([{ file }, text]) => [file.file, text]));
		if (problems.length > 0) return { problems: toldProblems(problems, byFile, server) };
		const { files = [] } = done;
		const { journal } = this.#options;
		// What could not be taken back when it failed comes first.
		this.recover(server);
		if (journal.begun) return told({ said: refusals.noPlace }, server);
		const isOwn = [...texts.keys()].every(({ file, text }) => server.content.textOf(file.file) === text);
		journal.begin(done, way);
		if (!this.#writeAll(server, files, texts)) {
			journal.cancel();
			return "moved";
		}
		journal.finish();
		const written = namesOf(texts, files);
		this.#options.tell(server.refresh(written, isOwn));
		return { written: [...written], session: this.#options.session(server) };
	}

	/** What was written when the file system refused the rest is taken back, now or when it takes that. */
	#writeAll(server: LiveSite, files: readonly FileMove[], texts: Writing["texts"]): boolean {
		try {
			return this.#options.store.write({ files, texts });
		} catch (error) {
			this.recoverIfPossible(server);
			throw error;
		}
	}
}

/** What is told of an edit of which a file had moved. */
export function orMoved<A>(answer: A | "moved", server: LiveSite): A | EditAnswer {
	return answer === "moved" ? told({ said: refusals.noPlace }, server) : answer;
}

/** Why something was not done, to whoever asked. */
export function told({ said }: { said: InReports }, { language }: LiveSite): EditAnswer {
	return { refused: inLanguage(said, language) };
}

function namesOf(texts: ReadonlyMap<StoredFile, string>, files: readonly FileMove[]): Set<string> {
	return new Set([...[...texts.keys()].map(({ file }) => file.file), ...files.map(({ file }) => file)]);
}
