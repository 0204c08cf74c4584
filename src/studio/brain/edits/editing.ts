import type { InReports } from "#core/fields/answers.ts";
import type { Change, Conflict, EditAnswer, FarReaching, FileChange, Session, Steps } from "#core/studio.ts";
import { dataIn } from "#pipeline/authoring/edits/data.ts";
import { unmarked } from "#pipeline/authoring/edits/marks.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { contentFile } from "#pipeline/read/files.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import { schemaOfFile } from "#pipeline/site/file-schemas.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { ContentState } from "../content/content-state.ts";
import type { LiveSite } from "../content/live-site.ts";
import { menuMoved } from "../menu/menu.ts";
import { draftPages } from "../pages/unpublished-pages.ts";
import type { Others } from "../people/others.ts";
import { type TidyPhoto, Uploads } from "../pictures/uploads.ts";
import type { Replacement } from "../publishing/replacement.ts";
import type {
	EditRequest,
	MenuMove,
	PostponeRequest,
	RepairRequest,
	ReplaceRequest,
	TranslateRequest,
	WizardRequest,
	WordRequest,
} from "../requests.ts";
import { staleIn } from "../translations/passages.ts";
import { postponed, translate } from "../translations/translate.ts";
import type { Started } from "../wizards/wizards.ts";
import { wordChanged } from "../words/change-word.ts";
import { wordsChanged } from "../words/change-words.ts";
import { asPosition } from "./as-position.ts";
import { farReaching } from "./consequences.ts";
import { type FileEdit, makeChange } from "./file-edit.ts";
import { back, Journal, type JournalEntry, type JournalStore, patchesOf } from "./journal.ts";
import type { ContentStore, FileMove, StoredFile } from "./store.ts";
import { orMoved, told, Writer } from "./writer.ts";

/** What editing is given by the place where it runs. */
export interface EditingHost {
	readonly store: ContentStore;
	readonly journal: JournalStore;
	/** Hears what came of what was written. */
	readonly tell: (state: ContentState) => void;
	/** Whether a program of the site suggests translations. */
	readonly suggests: () => boolean;
	/** A photo as the content keeps it; `ending` says what its bytes are. */
	readonly tidyPhoto: TidyPhoto;
	/** Where several people have a copy each: what the others wrote. */
	readonly others?: Others | undefined;
}

/** What becomes of files. */
interface Made {
	readonly texts: ReadonlyMap<StoredFile, string>;
	readonly files: readonly FileMove[];
	/** Where what was changed stands. */
	readonly at: Steps | undefined;
}

/**
 * Changes the files of the content for a page that asks. An edit is made from its first reading to its last writing
 * before another begins; only where pages come or go a check is waited for, and what was read is compared again after it.
 */
export class Editing {
	readonly #host: EditingHost;
	readonly #journal: Journal;
	readonly #writer: Writer;
	readonly uploads: Uploads;

	constructor(host: EditingHost) {
		this.#host = host;
		const { store, journal, tell } = host;
		this.#journal = new Journal(journal);
		this.#writer = new Writer({ store, tell, journal: this.#journal, session: (server) => this.session(server) });
		this.uploads = new Uploads(store, host.tidyPhoto);
	}

	/** What other people wrote in copies of their own; undefined for who works alone. */
	get others(): Others | undefined {
		return this.#host.others;
	}

	/** Takes back what an earlier run was writing when it was stopped. */
	recover(server: LiveSite): void {
		this.#writer.recoverIfPossible(server);
	}

	session(server: LiveSite): Session {
		const { language, revision } = server;
		const { undo, redo } = this.#journal;
		const pages = { undo: undo?.pages?.[0], redo: redo?.pages?.[1] };
		const { site } = server.content;
		const outdated = staleIn(site, new Set(undo?.patches.map(({ file }) => file)));
		const names = { undo: undo?.name, redo: redo?.name };
		return {
			language,
			source: site.source,
			languages: languagesOf(site),
			revision,
			...names,
			pages,
			drafts: draftPages(server),
			outdated,
			proposes: this.#host.suggests(),
		};
	}

	/** Makes changes that somebody asks for; who does not know how far they reach is asked first. */
	ask(server: LiveSite, request: EditRequest): EditAnswer | FarReaching {
		const answer = this.#ask(server, request);
		// Somebody else writes at this very moment: what they wrote is read first.
		return answer === "moved" ? orMoved(this.#ask(server, request), server) : answer;
	}

	#ask(server: LiveSite, request: EditRequest): EditAnswer | FarReaching | "moved" {
		const made = this.#made(server, request);
		if (!("texts" in made)) return made;
		const after = server.content.imagined(new Map([...made.texts].map(([{ file }, text]) => [file, text])));
		const asks = request.knowing ? [] : farReaching(server.content.site, after, server.language);
		return asks.length > 0 ? { asks } : this.#writeMade(server, request, made);
	}

	/** Makes changes. */
	edit(server: LiveSite, request: EditRequest): EditAnswer {
		const made = this.#made(server, request);
		return "texts" in made ? orMoved(this.#writeMade(server, request, made), server) : made;
	}

	#writeMade(server: LiveSite, { name, typingSession }: EditRequest, { texts, files, at }: Made): EditAnswer | "moved" {
		const answer = this.#writer.writeJudged(server, "edit", {
			texts,
			done: { name, patches: patchesOf(texts), files, typingSession },
		});
		return answer !== "moved" && "written" in answer ? { ...answer, at } : answer;
	}

	/** What changes make of the files that they are about; or why they cannot be made. */
	#made(server: LiveSite, { revision, changes, files: asked = [] }: EditRequest): Made | EditAnswer {
		const files = asked.flatMap((each) => this.#fileMove(server, each) ?? []);
		if (files.length < asked.length) return told({ said: refusals.noUpload }, server);
		const drafts = new Map<string, FileEdit>();
		let at: Steps | undefined;
		for (const asked of changes) {
			const draft = drafts.get(asked.file) ?? this.#fileEdit(server, revision, asked.file);
			if (!("own" in draft)) return told(draft, server);
			const typed = asPosition(asked, draft);
			if ("said" in typed) return told(typed, server);
			for (const each of typed) {
				const change = this.#host.others?.beside(each, draft.seen) ?? each;
				if ("conflict" in change) return { conflict: { ...change.conflict, revision: server.revision } };
				const failed = makeChange(change, draft);
				if (failed) return "said" in failed ? told(failed, server) : this.#asked(server, failed.conflict, draft.own);
				drafts.set(asked.file, draft);
				({ at } = draft);
				// What somebody says of it is no sample any more.
				const mark = change.do === "set" ? unmarked(draft.seen, change) : undefined;
				if (mark) makeChange(mark, draft);
			}
		}
		return { texts: new Map([...drafts.values()].map(({ own, text }) => [own, text])), files, at };
	}

	/** What somebody else wrote may not have been read yet: who is asked sees a state that is known. */
	#asked(server: LiveSite, conflict: Conflict, { file: { file }, text }: StoredFile): EditAnswer {
		if (server.content.textOf(file) !== text) this.#host.tell(server.refresh(new Set([file])));
		return { conflict: { ...conflict, revision: server.revision } };
	}

	/** Gives a passage another translation, in its file or in a new one. */
	translate(server: LiveSite, request: TranslateRequest): EditAnswer | Promise<EditAnswer> {
		const made = translate(server.content.site, request);
		if ("said" in made) return told(made, server);
		if ("now" in made) return { conflict: { was: request.was, now: made.now, revision: server.revision } };
		const { file, before, text } = made;
		const { name, typingSession } = request;
		if (before === undefined)
			return this.#writer.write(server, "edit", {
				texts: new Map(),
				done: { name, patches: [], files: [this.#added(file, text)] },
			});
		const own = this.#writer.asRead(server, file, before);
		if (!own) return told({ said: refusals.noPlace }, server);
		const texts = new Map([[own, text]]);
		return this.#writer.write(server, "edit", {
			texts,
			done: { name, patches: patchesOf(texts), typingSession },
		});
	}

	/** Lets the translations of a file wait until a day. */
	postpone(server: LiveSite, request: PostponeRequest): EditAnswer {
		const change = postponed(server, request);
		return this.#make(server, change && [change], request.name);
	}

	/** Gives something another place in the menu. */
	moveInMenu(server: LiveSite, move: MenuMove): EditAnswer {
		return this.#make(server, menuMoved(server, move), move.name);
	}

	/** Makes changes of the content as it is now. */
	#make(server: LiveSite, changes: readonly Change[] | undefined, name: string, typingSession?: string): EditAnswer {
		if (!changes?.length) return told({ said: refusals.noPlace }, server);
		return this.edit(server, { revision: server.revision, changes, name, typingSession });
	}

	/** Does something that takes more than one change: pages come, change and go together. `started` is what the answers made. */
	finishWizard(
		server: LiveSite,
		{ from, name, files: asked = [] }: Omit<WizardRequest, "what" | "answers">,
		{ added, changed, gone = [], refused, opens, textOf }: Started,
	): EditAnswer | Promise<EditAnswer> {
		if (refused) return told({ said: refused }, server);
		const texts = new Map<StoredFile, string>();
		for (const [file, text] of Object.entries(changed)) {
			const own = this.#writer.asRead(server, file, textOf(file));
			if (!own) return told({ said: refusals.noPlace }, server);
			texts.set(own, text);
		}
		const files = asked.flatMap((each) => this.#fileMove(server, each) ?? []);
		if (files.length < asked.length) return told({ said: refusals.noUpload }, server);
		for (const [file, text] of Object.entries(added)) {
			const { site } = server.content;
			const isFree = contentFile(file, site.source) && !server.content.file(file);
			if (!isFree) return told({ said: refusals.taken(file) }, server);
			files.push(this.#added(file, text));
		}
		for (const file of gone) {
			const own = this.#writer.asRead(server, file, textOf(file));
			if (!own) return told({ said: refusals.noPlace }, server);
			files.push({ file, kept: this.#host.store.keep(own.bytes), comes: false });
		}
		const pages = opens && ([from, opens.page] as const);
		const done = { name, patches: patchesOf(texts), files, pages };
		return this.#writer.write(server, "edit", { texts, done, whole: true });
	}

	/** Gives a word other words in one of the languages, or those of the builder in all. */
	word(server: LiveSite, request: WordRequest): EditAnswer | Promise<EditAnswer> {
		const made = wordChanged(server.content.site, request);
		if ("said" in made) return told(made, server);
		if ("now" in made) return { conflict: { was: request.to?.was ?? "", now: made.now, revision: server.revision } };
		if ("change" in made) return this.#make(server, [made.change], request.name, request.typingSession);
		if ("translate" in made) return this.translate(server, made.translate);
		return this.replace(server, made, request);
	}

	/** Gives many texts other words as one edit: all of them, or none. */
	replaceTexts(server: LiveSite, { revision, changes, words, name }: ReplaceRequest): EditAnswer | Promise<EditAnswer> {
		const made = this.#made(server, { revision, changes, name });
		if (!("texts" in made)) return made;
		const texts = new Map(made.texts);
		const named = new Map([...texts].map(([own, text]) => [own.file, text]));
		const rewritten = wordsChanged(server.content.imagined(named), words, name);
		if ("said" in rewritten) return told(rewritten, server);
		if ("conflict" in rewritten) return { conflict: { ...rewritten.conflict, revision: server.revision } };
		const files: FileMove[] = [];
		for (const [file, text] of rewritten) {
			const isKnown = server.content.file(file) !== undefined;
			const own =
				[...texts.keys()].find((each) => each.file.file === file) ??
				this.#writer.asRead(server, file, server.content.textOf(file));
			if (own) texts.set(own, text);
			else if (isKnown) return told({ said: refusals.noPlace }, server);
			else files.push(this.#added(file, text));
		}
		return this.#writer.write(server, "edit", { texts, done: { name, patches: patchesOf(texts), files } });
	}

	/** Gives files other texts, and lets files come and go, as one edit; `whole` where that may mean something to any file. */
	replace(
		server: LiveSite,
		{ texts: asked, come, gone }: Replacement,
		{
			name,
			typingSession,
			repairs,
			whole,
		}: Pick<JournalEntry, "name" | "typingSession" | "repairs"> & { readonly whole?: boolean },
	): EditAnswer | Promise<EditAnswer> {
		const texts = new Map<StoredFile, string>();
		for (const [file, text] of asked) {
			const own = this.#writer.asRead(server, file, server.content.textOf(file));
			if (!own) return told({ said: refusals.noPlace }, server);
			texts.set(own, text);
		}
		const files = [
			...gone.map((file) => ({ file, bytes: this.#host.store.bytes(file), comes: false })),
			...[...come].map(([file, bytes]) => ({ file, bytes, comes: true })),
		].flatMap(({ bytes, ...each }) => (bytes ? { ...each, kept: this.#host.store.keep(bytes) } : []));
		return this.#writer.write(server, "edit", {
			texts,
			done: { name, patches: patchesOf(texts), files, typingSession, repairs },
			whole,
		});
	}

	/** Gives a mistake its one right answer, as far as it still has one. */
	async repair(server: LiveSite, { name, ...mistake }: RepairRequest): Promise<EditAnswer> {
		const { revision } = server;
		const drafts = await server.repaired(mistake);
		if (!drafts || revision !== server.revision) return told({ said: refusals.noPlace }, server);
		const renamed = [...drafts.names].flatMap(([from, to]) => {
			const bytes = this.#host.store.bytes(from);
			return bytes ? [{ from, to, bytes }] : [];
		});
		const made = {
			// What is renamed comes with what it says by then.
			texts: new Map([...drafts.texts].filter(([file]) => server.content.file(file))),
			come: new Map(renamed.map(({ to, bytes }) => [to, bytes])),
			gone: renamed.map(({ from }) => from),
		};
		return this.replace(server, made, { name, repairs: true });
	}

	/** Takes back what was done last, or does again what was taken back last. */
	again(server: LiveSite, way: "undo" | "redo"): EditAnswer | Promise<EditAnswer> {
		const done = this.#journal[way];
		if (!done) return told({ said: refusals.noneLeft[way] }, server);
		const made = way === "undo" ? back(done) : done;
		const texts = this.#writer.patched(server, made.patches);
		if (texts.size < new Set(made.patches.map(({ file }) => file)).size) {
			// Whoever has heard that goes on with what was done before it.
			this.#writer.stepOver(server, way, done.name);
			return { ...told({ said: refusals.changedSince(done.name) }, server), session: this.session(server) };
		}
		return this.#writer.write(server, way, { texts, done: made });
	}

	/** What comes was sent before, and what goes is on the list of the content: no name leads anywhere else. */
	#fileMove(server: LiveSite, asked: FileChange): FileMove | undefined {
		if (asked.do === "place") return this.uploads.waiting(asked.key);
		const file = server.content.file(asked.file);
		if (file?.role !== "image" && file?.role !== "download") return undefined;
		const bytes = this.#host.store.bytes(file.file);
		return bytes && { file: file.file, kept: this.#host.store.keep(bytes), comes: false };
	}

	#added(file: string, text: string): FileMove {
		return { file, kept: this.#host.store.keep(text), comes: true };
	}

	#fileEdit(server: LiveSite, revision: string, name: string): FileEdit | { said: InReports } {
		const file = server.content.file(name);
		if (file?.file.endsWith(".json")) return { said: refusals.json };
		const { site } = server.content;
		const schema = file && schemaOfFile(file, site.collections);
		const own = schema && this.#host.store.read(file);
		if (!own) return { said: refusals.noFile };
		const seen = server.textIn(revision, name);
		return seen === undefined
			? { said: refusals.noPlace }
			: {
					own,
					schema,
					place: regionOf(site),
					seen: dataIn(seen),
					text: own.text,
					since: server.content.textOf(name) === own.text ? server.ownTextsSince(revision, name) : undefined,
				};
	}
}
