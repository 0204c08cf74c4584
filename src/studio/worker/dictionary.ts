import { once } from "#core/remembered.ts";
import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { DictionaryAddress, StoreAddress } from "#studio/brain/studio-worker.ts";

/** The words of the language that editors write, where there are any. They are large, and so come after everything else. */
export async function fetchDictionary(store: StoreAddress): Promise<Dictionary | undefined> {
	const response =
		store.kind === "local"
			? await fetch("/@studio/dictionary", { headers: { "X-Studio-Token": store.token } })
			: store.dictionary && (await fetch(store.dictionary.address));
	if (!response?.ok) return undefined;
	const said = response.headers.get("X-Dictionary");
	const { language, name } =
		store.kind === "local" ? (JSON.parse(said ?? "{}") as DictionaryAddress) : (store.dictionary as DictionaryAddress);
	const bytes = new Uint8Array(await response.arrayBuffer());
	// What reads it is large too, and of no use before.
	const { decodeTrie, editDistance } = await import("cspell-trie-lib");
	return { language, name, words: once(() => decodeTrie(bytes)), distance: editDistance };
}
