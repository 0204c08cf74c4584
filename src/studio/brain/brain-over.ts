import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { PreviewAnswer } from "#core/studio-publishing.ts";
import type { ReaderOptions } from "#pipeline/load/site-reader.ts";
import type { Brain } from "./brain.ts";
import type { LiveSite } from "./content/live-site.ts";
import { Editing, type EditingHost } from "./edits/editing.ts";
import { embed } from "./page/embed.ts";
import { Others } from "./people/others.ts";
import { Earlier } from "./publishing/earlier.ts";
import { Publishing } from "./publishing/publishing.ts";
import { Refusal } from "./publishing/repository.ts";
import { Versions } from "./publishing/versions.ts";
import type { Store } from "./store.ts";

interface Options extends Pick<EditingHost, "tell" | "tidyPhoto">, Pick<ReaderOptions, "dictionary"> {
	readonly live: LiveSite;
	readonly store: Store;
}

/** What belongs to one request. */
interface Asked {
	/** Nobody waits for the answer any more. */
	readonly signal?: AbortSignal;
	readonly tellPhoto?: Brain["tellPhoto"];
}

/** The brain of Studio over a store; one for each request. What an earlier run was writing is brought to its end first. */
export function brainOver({ live, store, dictionary, ...host }: Options): (asked?: Asked) => Brain {
	const { files, content, journal, repository } = store;
	const others = store.others && new Others(store.others);
	const suggests = () => store.translator().exists();
	const editing = new Editing({ store: content, journal, suggests, others, ...host });
	const versions = new Versions({ files, repository, dictionary, revision: () => live.revision });
	const publishing = new Publishing(repository, versions, editing.uploads, store.online);
	const earlier = new Earlier(repository, versions);
	let making: Promise<PreviewAnswer> | undefined;
	return ({ signal, tellPhoto = () => {} } = {}) => {
		editing.recover(live);
		return {
			live,
			editing,
			repository,
			versions,
			publishing,
			earlier,
			tellPhoto,
			adviceFor: (error) => content.adviceFor(error),
			translator: store.translator(signal),
			lastChanges: () => store.lastChanges(),
			embed: ({ name }) => embed(content.bytes(`content/images/${name}`) ?? new Uint8Array()),
			preview({ language }) {
				// Whoever asks again while it is made gets the same one.
				making ??= previewOf(store, language).finally(() => {
					making = undefined;
				});
				return making;
			},
		};
	};
}

async function previewOf(store: Store, language: EditorLanguage): Promise<PreviewAnswer> {
	try {
		return await store.preview(language);
	} catch (error) {
		if (error instanceof Refusal) return { refused: inLanguage(error.said, language) };
		throw error;
	}
}
