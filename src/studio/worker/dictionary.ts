import { once } from "#core/remembered.ts";
import type { Dictionary } from "#pipeline/site/dictionary.ts";
import { fetched, tellMissing, untilThere } from "#studio/brain/fetched.ts";
import type { DictionaryAddress, StoreAddress } from "#studio/brain/studio-worker.ts";

// What reads it is large too, and of no use before.
const fetchReader = fetched(() => import("cspell-trie-lib"));

interface Found extends DictionaryAddress {
	readonly response: Response;
}

/** The words of the language that editors write, where there are any. They are large, and so come after everything else. */
export async function fetchDictionary(store: StoreAddress): Promise<Dictionary | undefined> {
	const found = await untilThere(() => (store.kind === "local" ? ofComputer(store.token) : ofStudio(store.dictionary)));
	if (!found) return undefined;
	const { language, name, response } = found;
	const bytes = new Uint8Array(await response.arrayBuffer());
	const { decodeTrie, editDistance } = await fetchReader();
	return { language, name, words: once(() => decodeTrie(bytes)), distance: editDistance };
}

async function ofComputer(token: string): Promise<Found | undefined> {
	const response = await fetch("/@studio/dictionary", { headers: { "X-Studio-Token": token } });
	const said = response.headers.get("X-Dictionary");
	return said === null ? undefined : { ...(JSON.parse(said) as DictionaryAddress), response };
}

/** It is a part of Studio: a server that has it no more has another Studio. */
async function ofStudio(dictionary: DictionaryAddress | undefined): Promise<Found | undefined> {
	if (!dictionary) return undefined;
	const response = await fetch(dictionary.address);
	// Of what is not there some servers give the page of Studio.
	const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
	if (response.ok && !isPage) return { ...dictionary, response };
	tellMissing();
	return undefined;
}
