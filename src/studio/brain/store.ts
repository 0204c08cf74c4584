import type { Files } from "#core/files.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Preview } from "#core/studio-publishing.ts";
import type { JournalStore } from "./edits/journal.ts";
import type { ContentStore } from "./edits/store.ts";
import type { OtherCopies } from "./people/others.ts";
import type { Repository } from "./publishing/repository.ts";
import type { OnlineHost } from "./publishing/seen-online.ts";
import type { Translator } from "./suggestions/suggest.ts";

/** Where the content that somebody edits comes from and goes to, with its versions. */
export interface Store {
	/** The content as it is. */
	readonly files: Files;
	readonly content: ContentStore;
	readonly journal: JournalStore;
	readonly repository: Repository;
	readonly online: OnlineHost;
	/** What other people wrote and nobody has put online yet; undefined where nobody else is known of. */
	readonly others?: OtherCopies | undefined;
	/** When each file of the content last changed, where that is known. */
	lastChanges(): Promise<ReadonlyMap<string, Date> | undefined>;
	/** The program of the site that translates. `signal` stops it. */
	translator(signal?: AbortSignal): Translator;
	/** Builds the site where others can see it; `language` is that of what building says. Throws a `Refusal` when it cannot be done. */
	preview(language: EditorLanguage): Promise<Preview>;
}
