import { decodeTrie } from "cspell-trie-lib";
import { once } from "#core/remembered.ts";
import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";

/** The words of the language that editors write, where there are any. They are large, and so come after everything else. */
export async function fetchDictionary({ token }: StoreAddress): Promise<Dictionary | undefined> {
	const response = await fetch("/@studio/dictionary", { headers: { "X-Studio-Token": token } });
	if (!response.ok) return undefined;
	const { language, name } = JSON.parse(response.headers.get("X-Dictionary") ?? "{}") as Dictionary;
	const bytes = new Uint8Array(await response.arrayBuffer());
	return { language, name, words: once(() => decodeTrie(bytes)) };
}
