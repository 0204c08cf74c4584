import { sha256 } from "#hash";
import type { JournalEntry, JournalState, JournalStore, Next } from "#studio/brain/edits/journal.ts";
import type { Kept } from "../kept/kept.ts";
import { forgetFiles } from "./content.ts";
import { isKept, jsonBytes, type KeptChanges, readJson, split } from "./kept-state.ts";

/** A journal by the names of its entries: most of them are the same from one edit to the next. */
interface NamedJournal {
	readonly done: readonly string[];
	readonly undone: readonly string[];
	readonly begun?: string | undefined;
}

/** The journal of a copy. */
export function journalOf(kept: Kept): JournalStore {
	const names = new WeakMap<JournalEntry, string>();
	const nameOf = (entry: JournalEntry) => {
		const known = names.get(entry) ?? sha256("hex", JSON.stringify(entry)).slice(0, 24);
		names.set(entry, known);
		return known;
	};
	const named = ({ done, undone, begun }: JournalState & { readonly begun?: JournalEntry }): NamedJournal => ({
		done: done.map(nameOf),
		undone: undone.map(nameOf),
		begun: begun && nameOf(begun),
	});
	return {
		read() {
			const state = readNamed(kept, "journal");
			const next = readNamed(kept, "begun");
			const isWhole = (found: JournalState & { readonly begun?: JournalEntry | undefined }): found is Next =>
				found.begun !== undefined;
			return { kept: state, next: next && isWhole(next) ? next : undefined };
		},
		begin(next) {
			const changes: KeptChanges = new Map([["begun", jsonBytes(named(next))]]);
			const known = new Set(kept.names());
			for (const entry of [...next.done, ...next.undone, next.begun]) {
				const name = `entry/${nameOf(entry)}`;
				if (!known.has(name)) changes.set(name, jsonBytes(entry));
			}
			kept.write(changes);
		},
		cancel: () => kept.write(new Map([["begun", null]]), { ends: true }),
		finish() {
			const begun = kept.read("begun");
			if (!begun) return;
			kept.write(
				new Map<string, Uint8Array | null>([
					["journal", begun],
					["begun", null],
				]),
				{ ends: true },
			);
			forgetEntries(kept);
		},
		forget: (but) => forgetFiles(kept, but),
	};
}

/** Undefined where there is none, or not all of it any more. */
function readNamed(
	kept: Kept,
	name: string,
): (JournalState & { readonly begun?: JournalEntry | undefined }) | undefined {
	const found = readJson<NamedJournal>(kept, name);
	if (!found) return undefined;
	const entries = (of: readonly string[]) => of.flatMap((each) => readJson<JournalEntry>(kept, `entry/${each}`) ?? []);
	const [done, undone] = [entries(found.done), entries(found.undone)];
	if (done.length < found.done.length || undone.length < found.undone.length) return undefined;
	return { done, undone, begun: found.begun === undefined ? undefined : entries([found.begun])[0] };
}

/** Entries that neither the journal nor what was begun names any more. */
function forgetEntries(kept: Kept): void {
	const needed = new Set(
		["journal", "begun"].flatMap((name) => {
			const found = readJson<NamedJournal>(kept, name);
			return found ? [...found.done, ...found.undone, found.begun] : [];
		}),
	);
	const old = [...kept.names()].filter((each) => {
		const [kind, name] = split(each);
		return kind === "entry" && !needed.has(name);
	});
	if (old.length > 20) isKept(kept, new Map(old.map((name) => [name, null])));
}
