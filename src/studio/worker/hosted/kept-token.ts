/** In which database of the browser, and where in it, a token is kept. */
const [database, store] = ["studio", "tokens"];

interface KeptToken {
	/** It cannot be taken out of the browser: whoever copies its files has no token. */
	readonly key: CryptoKey;
	readonly iv: Uint8Array<ArrayBuffer>;
	readonly sealed: ArrayBuffer;
}

/** The token that this browser keeps for a site; undefined when it keeps none that can be read. */
export async function readToken(site: string): Promise<string | undefined> {
	try {
		const kept = (await inStore("readonly", (tokens) => tokens.get(site))) as KeptToken | undefined;
		if (!kept) return undefined;
		const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv: kept.iv }, kept.key, kept.sealed);
		return new TextDecoder().decode(opened);
	} catch {
		// A browser that keeps nothing, or has lost a part of it, asks again.
		return undefined;
	}
}

/** Keeps a token, encrypted with a key that no script can read. Rejects where the browser keeps nothing. */
export async function keepToken(site: string, token: string): Promise<void> {
	const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(token));
	await inStore("readwrite", (tokens) => tokens.put({ key, iv, sealed } satisfies KeptToken, site));
}

export async function forgetToken(site: string): Promise<void> {
	await inStore("readwrite", (tokens) => tokens.delete(site)).catch(() => {});
}

function inStore(mode: IDBTransactionMode, work: (tokens: IDBObjectStore) => IDBRequest): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(database, 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore(store);
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const asked = work(opening.result.transaction(store, mode).objectStore(store));
			asked.onerror = () => reject(asked.error);
			asked.onsuccess = () => {
				opening.result.close();
				resolve(asked.result);
			};
		};
	});
}
