import type { InReports } from "#core/fields/answers.ts";
import { fieldNamesOf } from "#core/fields/at.ts";
import { unwrap } from "#core/fields/kind.ts";
import type { Change, EditAnswer, EditRequest, FileChange, Session, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, dataOf, isSame } from "#pipeline/authoring/edits/data.ts";
import { changedData, editText } from "#pipeline/authoring/edits/edit-text.ts";
import { findAgain, standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { applyPatch, patchBetween, reversed } from "#pipeline/authoring/edits/patch.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { schemaAlong } from "#pipeline/authoring/form/parts.ts";
import { readBytes } from "#pipeline/read/bytes.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { schemaOfFile } from "#pipeline/site/file-schemas.ts";
import type { ContentState } from "../dev/content-state.ts";
import type { DevServer } from "../dev/dev-server.ts";
import { type Done, Journal } from "./journal.ts";
import { type OwnFile, readOwn, writeOwn } from "./own-files.ts";
import { toldProblems } from "./told-problems.ts";
import { Uploads } from "./uploads.ts";
import { makeOne, publishedBy, undone, type WholeFile, writeAll } from "./whole-files.ts";

interface StudioOptions {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	/** Hears what came of what was written. */
	readonly tell: (state: ContentState) => void;
}

/** What a change comes to when it is not made. */
type NotMade = Exclude<EditAnswer, { written: unknown }>;

/** A file in the middle of an edit. */
interface Draft {
	readonly own: OwnFile;
	/** What it said to whoever asks, after the changes so far. */
	seen: WrittenData;
	text: string;
}

/**
 * Changes the files of the content for a page that asks. Nothing waits inside: an edit is made from its first reading to
 * its last writing before another begins.
 */
export class Studio {
	readonly #options: StudioOptions;
	readonly #journal: Journal;
	readonly uploads: Uploads;

	constructor(options: StudioOptions) {
		this.#options = options;
		this.#journal = new Journal(options.project, options.root);
		this.uploads = new Uploads(this.#journal.files);
	}

	/** Takes back what an earlier run was writing when it was stopped. */
	recover(server: DevServer): void {
		const { begun } = this.#journal;
		if (!begun) return;
		const { files, patches } = back(begun);
		const texts = this.#patched(server, patches);
		// Of the files, those that had come or gone.
		for (const file of files) makeOne(file, this.#folders);
		if (!writeOwn(texts)) return;
		this.#journal.cancel();
		this.#options.tell(server.refresh(namesOf(texts, files)));
	}

	session({ language, revision }: DevServer): Session {
		return { language, revision, undo: this.#journal.undo?.name, redo: this.#journal.redo?.name };
	}

	edit(server: DevServer, { revision, changes, files: asked = [], name, stretch }: EditRequest): EditAnswer {
		const files = asked.flatMap((each) => this.#wholeFile(server, each) ?? []);
		if (files.length < asked.length) return told({ said: refusals.noUpload }, server);
		const drafts = new Map<string, Draft>();
		for (const change of changes) {
			const draft = drafts.get(change.file) ?? this.#draft(server, revision, change.file);
			if (!("own" in draft)) return told(draft, server);
			const failed = make(change, draft);
			if (failed) return "said" in failed ? told(failed, server) : failed;
			drafts.set(change.file, draft);
		}
		const texts = new Map([...drafts.values()].map(({ own, text }) => [own, text]));
		const patches = [...texts].map(([own, text]) => ({ file: own.file.file, ...patchBetween(own.text, text) }));
		return this.#write(server, "edit", { texts, done: { name, patches, files, stretch } });
	}

	/** Takes back what was done last, or does again what was taken back last. */
	again(server: DevServer, way: "undo" | "redo"): EditAnswer {
		const done = this.#journal[way];
		if (!done) return told({ said: noneLeft[way] }, server);
		const made = way === "undo" ? back(done) : done;
		const texts = this.#patched(server, made.patches);
		return texts.size < new Set(made.patches.map(({ file }) => file)).size
			? told({ said: refusals.changedSince(done.name) }, server)
			: this.#write(server, way, { texts, done: made });
	}

	/** What comes was sent before, and what goes is on the list of the content: no name leads anywhere else. */
	#wholeFile(server: DevServer, asked: FileChange): WholeFile | undefined {
		if (asked.do === "place") return this.uploads.waiting(asked.key);
		const file = server.content.file(asked.file);
		if (file?.role !== "image" && file?.role !== "download") return undefined;
		const bytes = readBytes(file.absolute);
		return bytes && { file: file.file, kept: this.#journal.files.keep(bytes), comes: false };
	}

	get #folders() {
		return { root: this.#options.root, kept: this.#journal.files };
	}

	#draft(server: DevServer, revision: string, name: string): Draft | { said: InReports } {
		const file = server.content.file(name);
		if (file?.file.endsWith(".json")) return { said: refusals.json };
		const own = file && schemaOfFile(file) && readOwn(this.#options.root, file);
		if (!own) return { said: refusals.noFile };
		const seen = server.textIn(revision, name);
		return seen === undefined ? { said: refusals.noPlace } : { own, seen: dataIn(seen), text: own.text };
	}

	/** Files with patches made; those in which a patch finds no place are missing. */
	#patched(server: DevServer, patches: Done["patches"]): Map<OwnFile, string> {
		const texts = new Map<OwnFile, string>();
		for (const patch of patches) {
			const file = server.content.file(patch.file);
			const own = file && readOwn(this.#options.root, file);
			const text = own && applyPatch(own.text, patch);
			if (own && text !== undefined) texts.set(own, text);
		}
		return texts;
	}

	#write(
		server: DevServer,
		way: "edit" | "undo" | "redo",
		{ texts, done }: { texts: ReadonlyMap<OwnFile, string>; done: Done },
	): EditAnswer {
		const { files = [] } = done;
		const published = publishedBy(files, server, this.#folders);
		const problems = server.content.judge(new Map([...texts].map(([{ file }, text]) => [file, text])), published);
		if (problems.length > 0) return { problems: toldProblems(problems, texts, server.language) };
		this.#journal.begin(done);
		let isWritten = false;
		try {
			isWritten = writeAll(files, texts, this.#folders);
		} finally {
			if (isWritten) this.#journal.finish(way);
			else this.#journal.cancel();
		}
		if (!isWritten) return told({ said: refusals.noPlace }, server);
		const written = namesOf(texts, files);
		this.#options.tell(server.refresh(written));
		return { written: [...written], session: this.session(server) };
	}
}

/** Makes a change in a draft; gives why not, when it cannot be made. */
function make(change: Change, draft: Draft): { said: InReports } | NotMade | undefined {
	const saw = dataAt(draft.seen, change.path);
	const now = dataIn(draft.text);
	if ("was" in change && !isSame(ended(saw ?? null), ended(change.was)))
		return { conflict: { was: change.was, ...standsNow(draft.seen, now, change.path) } };
	const moved = findAgain(draft.seen, now, change);
	if (!moved)
		return { conflict: { was: "was" in change ? change.was : null, ...standsNow(draft.seen, now, change.path) } };
	const edited = editText(draft.text, moved, { order: orderAt(draft, moved.path) });
	if ("refused" in edited) return { said: edited.refused };
	draft.seen = changedData(draft.seen, change) ?? draft.seen;
	draft.text = edited.text;
	return undefined;
}

/** The names of the fields of the block that a field is in, in the order of its schema. */
function orderAt({ own, text }: Draft, path: Steps): string[] {
	const whole = schemaOfFile(own.file);
	const schema = whole && schemaAlong(whole, path.slice(0, -1), writtenOf(documentOf(text).contents));
	return fieldNamesOf(schema && unwrap(schema));
}

function dataIn(text: string): WrittenData {
	return dataOf(writtenOf(documentOf(text).contents));
}

/** A text without the line ends behind it, and an empty one where nothing stands: nobody sees those. */
function ended(data: WrittenData): WrittenData {
	return typeof data === "string" ? data.replace(/\n+$/, "") : (data ?? "");
}

function told({ said }: { said: InReports }, { language }: DevServer): EditAnswer {
	return { refused: said[language] };
}

/** The way back. */
function back({ name, patches, files = [] }: Done): Done & { readonly files: readonly WholeFile[] } {
	return { name, patches: patches.map((patch) => ({ ...patch, ...reversed(patch) })), files: undone(files) };
}

function namesOf(texts: ReadonlyMap<OwnFile, string>, files: readonly WholeFile[]): Set<string> {
	return new Set([...[...texts.keys()].map(({ file }) => file.file), ...files.map(({ file }) => file)]);
}

const noneLeft = {
	undo: { nl: "Er is niets meer om ongedaan te maken.", en: "There is nothing more to undo." },
	redo: { nl: "Er is niets meer om opnieuw te doen.", en: "There is nothing more to redo." },
};
