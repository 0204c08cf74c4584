import { sha256 } from "#hash";
import { dataIn, isSame } from "#pipeline/authoring/edits/data.ts";
import type { Kept } from "../kept/kept.ts";
import { MemoryFiles } from "../memory-files.ts";
import { decoded, sameBytes } from "../merge/bytes.ts";
import { MergedOnto } from "../merge/merged-onto.ts";
import type { Content, Edit, Tip } from "../merge/versions.ts";
import type { ObjectId, Snapshot } from "../remote.ts";
import {
	type Clash,
	forgetBlobs,
	isKept,
	keepBlobs,
	readBlobs,
	readState,
	type SiteState,
	stateChanges,
} from "./kept-state.ts";

interface Moved {
	readonly tip: Snapshot;
	/** What was not known yet of what its files hold. */
	readonly blobs: ReadonlyMap<ObjectId, Uint8Array>;
	/** What is in the tip of files that were sent from here: the edits began with that. */
	readonly sent?: ReadonlyMap<string, Content>;
	/** Who changed a file last. */
	readonly who: (file: string) => string;
}

/** What is online, to be merged onto and to be followed by a commit. */
export interface OnlineTip extends Tip {
	readonly commit: ObjectId;
}

/** The content of a site in this browser: what is online, what was made of it, and all of it kept. */
export class SiteCopy {
	readonly files: MemoryFiles;
	readonly #kept: Kept;
	readonly #blobs: Map<ObjectId, Uint8Array>;
	#state: SiteState;
	/** What the browser has of it, which may be nothing. */
	#keptState: SiteState | undefined;

	private constructor(
		kept: Kept,
		state: SiteState,
		{ blobs, keptState }: { readonly blobs: Map<ObjectId, Uint8Array>; readonly keptState: SiteState | undefined },
	) {
		this.#kept = kept;
		this.#keptState = keptState;
		this.#state = state;
		this.#blobs = blobs;
		const files = new Map<string, Uint8Array | undefined>();
		for (const file of contentFiles(state.tip)) files.set(file, this.online(file));
		this.files = new MemoryFiles(files);
		for (const [file, bytes] of state.own) this.#show(file, bytes);
	}

	/** The copy that was kept; undefined where none was. */
	static restore(kept: Kept): SiteCopy | undefined {
		const state = readState(kept);
		return state && new SiteCopy(kept, state, { blobs: readBlobs(kept, idsIn(state.tip)), keptState: state });
	}

	/** A new copy. It is used also where the browser does not keep it. */
	static begin(kept: Kept, tip: Snapshot, blobs: ReadonlyMap<ObjectId, Uint8Array>): SiteCopy {
		const state = { tip, own: new Map(), clashes: new Map() };
		keepBlobs(kept, blobs);
		const keptState = isKept(kept, stateChanges(undefined, state)) ? state : undefined;
		return new SiteCopy(kept, state, { blobs: new Map(blobs), keptState });
	}

	get tip(): Snapshot {
		return this.#state.tip;
	}

	/** What is otherwise than online. */
	get own(): ReadonlyMap<string, Content> {
		return this.#state.own;
	}

	get clashes(): ReadonlyMap<string, Clash> {
		return this.#state.clashes;
	}

	/** What a file holds online; undefined when it is not there, or when that is not known. */
	online(file: string): Uint8Array | undefined {
		const found = this.tip.files.get(file);
		return found && this.#blobs.get(found.id);
	}

	/** What a file held when the edits of it began. */
	base(file: string): Content {
		const clash = this.clashes.get(file);
		return clash ? clash.base : (this.online(file) ?? null);
	}

	/** What a file holds here. */
	now(file: string): Content {
		const own = this.own.get(file);
		return own === undefined ? (this.online(file) ?? null) : own;
	}

	/** A name for what the edited files held when the edits began. */
	get baseName(): string {
		const files = [...this.own.keys()].sort().map((file) => [file, fingerprint(this.base(file))]);
		return `base-${sha256("hex", JSON.stringify(files))}`;
	}

	/** A name for what is otherwise than online; empty when nothing is. */
	get ownName(): string {
		const files = [...this.own].sort().map(([file, bytes]) => [file, fingerprint(bytes)]);
		return files.length === 0 ? "" : sha256("hex", JSON.stringify(files));
	}

	get edits(): ReadonlyMap<string, Edit> {
		return new Map([...this.own].map(([file, mine]) => [file, { base: this.base(file), mine }]));
	}

	/** The names of what is not known of a commit: of what files hold. */
	unknown(tip: Snapshot): ReadonlySet<ObjectId> {
		return new Set([...idsIn(tip)].filter((id) => !this.#blobs.has(id)));
	}

	/** What something by this name holds. */
	blob(id: ObjectId): Uint8Array | undefined {
		return this.#blobs.get(id);
	}

	/**
	 * Gives files other bytes; null takes one away. What is taken back of a clash says by that what is online. Throws
	 * `NotKept`, and has changed nothing then.
	 */
	edit(changes: ReadonlyMap<string, Content>): void {
		const [own, clashes] = [new Map(this.own), new Map(this.clashes)];
		for (const [file, asked] of changes) {
			const isKnown = !this.tip.files.has(file) || this.online(file) !== undefined;
			const clash = isKnown ? clashes.get(file) : undefined;
			const { bytes, base } = clash ? this.#settled(file, { base: clash.base, mine: asked }) : { bytes: asked };
			if (clash && base !== undefined) clashes.set(file, { ...clash, base });
			else if (clash) clashes.delete(file);
			if (isKnown && sameBytes(bytes, this.online(file))) own.delete(file);
			else own.set(file, bytes);
		}
		this.#keep({ tip: this.tip, own, clashes });
		for (const file of changes.keys()) this.#show(file, this.now(file));
	}

	/** What becomes of an edit of a file that clashes, and what both agree on; undefined when nothing clashes any more. */
	#settled(file: string, edit: Edit): { readonly bytes: Content; readonly base: Content | undefined } {
		const merged = MergedOnto.merge(
			{ edits: new Map([[file, edit]]), baseFiles: this.tip.files.keys() },
			this.onlineTip,
		);
		const found = merged.own.get(file);
		const bytes = found === undefined ? (this.online(file) ?? null) : found;
		// The letters of who writes stay where they say the same.
		return { bytes: saySame(file, bytes, edit.mine) ? edit.mine : bytes, base: merged.clashes.get(file) };
	}

	/** What files hold that were not known. Gives the names of those. */
	fill(blobs: ReadonlyMap<ObjectId, Uint8Array>): ReadonlySet<string> {
		keepBlobs(this.#kept, blobs);
		for (const [id, bytes] of blobs) this.#blobs.set(id, bytes);
		const filled = contentFiles(this.tip).filter((file) => blobs.has(this.tip.files.get(file)?.id ?? ""));
		const shown = filled.filter((file) => !this.own.has(file));
		for (const file of shown) this.#show(file, this.online(file) ?? null);
		return new Set(shown);
	}

	/** What is online, to be merged onto. */
	get onlineTip(): OnlineTip {
		const { commit, files } = this.tip;
		return { commit: commit.id, files: files.keys(), bytes: (file) => this.online(file) };
	}

	/**
	 * Takes over what somebody made elsewhere of the same site, beginning with `baseFiles`; of what was edited here too, only
	 * where both can be had. `who` says who changed a file last online. Gives the files that hold something else by that, and
	 * whether all of it is there now.
	 */
	adopt(
		edits: ReadonlyMap<string, Edit>,
		baseFiles: Iterable<string>,
		who: (file: string) => string,
	): { readonly changed: ReadonlySet<string>; readonly isWhole: boolean } {
		const files = [...baseFiles];
		const fresh = new Map([...edits].filter(([file]) => !this.own.has(file)));
		const onto = MergedOnto.merge({ edits: fresh, baseFiles: files }, this.onlineTip);
		const here = {
			files: [...this.files.list()].map(({ name }) => name),
			bytes: (file: string) => this.now(file) ?? undefined,
		};
		const both = new Map([...edits].filter(([file]) => this.own.has(file)));
		const beside = MergedOnto.merge({ edits: both, baseFiles: files }, here);
		const taken = new Map([...onto.own, ...[...beside.own].filter(([file]) => !beside.clashes.has(file))]);
		const clashes = new Map(this.clashes);
		for (const [file, base] of onto.clashes) clashes.set(file, { base, who: who(file) });
		this.#keep({ tip: this.tip, own: new Map([...this.own, ...taken]), clashes });
		for (const [file, bytes] of taken) this.#show(file, bytes);
		return { changed: new Set(taken.keys()), isWhole: beside.clashes.size === 0 };
	}

	/** Whether the browser has all of it, as far as it can be lost. */
	get isKept(): boolean {
		return this.#keptState === this.#state;
	}

	/**
	 * Merges what is edited here onto another tip, also where the browser does not keep that: what it has then is merged
	 * anew. Gives the files that hold something else by that.
	 */
	moveTo({ tip, blobs, sent = new Map(), who }: Moved): ReadonlySet<string> {
		const edits = new Map(this.edits);
		for (const [file, base] of sent) edits.set(file, { base, mine: this.now(file) });
		const bytes = (file: string) => {
			const id = tip.files.get(file)?.id ?? "";
			return blobs.get(id) ?? this.#blobs.get(id);
		};
		const merged = MergedOnto.merge({ edits, baseFiles: this.tip.files.keys() }, { files: tip.files.keys(), bytes });
		const names = new Set([...contentFiles(this.tip), ...contentFiles(tip), ...this.own.keys(), ...merged.own.keys()]);
		const before = new Map([...names].map((file) => [file, this.now(file)]));
		const clashes = [...merged.clashes].map(([file, base]) => [file, { base, who: who(file) }] as const);
		keepBlobs(this.#kept, blobs);
		this.#state = { tip, own: merged.own, clashes: new Map(clashes) };
		if (isKept(this.#kept, stateChanges(this.#keptState, this.#state))) this.#keptState = this.#state;
		for (const [id, each] of blobs) this.#blobs.set(id, each);
		const needed = idsIn(tip);
		for (const id of this.#blobs.keys()) if (!needed.has(id)) this.#blobs.delete(id);
		if (this.isKept) forgetBlobs(this.#kept, needed);
		const changed = new Set([...names].filter((file) => !sameBytes(before.get(file), this.now(file))));
		for (const file of changed) this.#show(file, this.now(file));
		return changed;
	}

	#keep(state: SiteState): void {
		this.#kept.write(stateChanges(this.#keptState, state));
		this.#keptState = state;
		this.#state = state;
	}

	#show(file: string, bytes: Content): void {
		if (bytes) this.files.write(file, bytes);
		else this.files.remove(file);
	}
}

function saySame(file: string, one: Content, other: Content): boolean {
	if (!one || !other || !/\.ya?ml$/.test(file)) return sameBytes(one, other);
	return isSame(dataIn(decoded(one)), dataIn(decoded(other)));
}

/** A name for what a file holds; empty for one that is not there. */
export function fingerprint(bytes: Content | undefined): string {
	return bytes ? sha256("hex", bytes) : "";
}

/** The files of a commit that are content: no links, and no other repositories. */
function contentFiles({ files }: Snapshot): string[] {
	return [...files].flatMap(([file, { kind }]) => (kind === "file" || kind === "program" ? file : []));
}

function idsIn(tip: Snapshot): ReadonlySet<ObjectId> {
	return new Set(contentFiles(tip).map((file) => tip.files.get(file)?.id ?? ""));
}
