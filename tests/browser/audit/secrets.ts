import type { BrowserContext, Page } from "@playwright/test";

/** Everything that a browser says where a secret could be read: addresses, bodies, headers, the console and errors. */
export class Overheard {
	readonly #said: string[] = [];

	/** `header` is where the secret belongs. */
	constructor(context: BrowserContext, header: string) {
		context.on("request", (request) => {
			const { [header]: _, ...headers } = request.headers();
			this.#said.push(
				`${request.url()} ${JSON.stringify(headers)} ${request.postDataBuffer()?.toString("latin1") ?? ""}`,
			);
		});
		context.on("console", (message) => this.#said.push(message.text()));
		context.on("weberror", (error) => this.#said.push(`${error.error().stack}`));
	}

	/** What was said that holds a word. */
	with(word: string): readonly string[] {
		return this.#said.filter((each) => decoded(each).includes(word));
	}
}

function decoded(said: string): string {
	try {
		return said + decodeURIComponent(said);
	} catch {
		return said;
	}
}

/** Whether the memory of a page holds a word after everything was thrown away that nobody needs. */
export async function isInMemory(page: Page, word: string): Promise<boolean> {
	const session = await page.context().newCDPSession(page);
	let [isThere, end] = [false, ""];
	session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => {
		isThere ||= (end + chunk).includes(word);
		end = chunk.slice(-word.length);
	});
	await session.send("HeapProfiler.takeHeapSnapshot");
	await session.detach();
	return isThere;
}

/** Where a page, or what its origin keeps in the browser, holds a word as it is. */
export function placesOf(page: Page, word: string): Promise<string[]> {
	return page.evaluate(findInBrowser, word);
}

/** In the page. */
async function findInBrowser(word: string): Promise<string[]> {
	const found: string[] = [];
	const forms = [word, btoa(word).slice(0, -2)];
	const look = (place: string, bytes: Uint8Array) => {
		const [single, wide] = ["latin1", "utf-16le"].map((form) => new TextDecoder(form).decode(bytes));
		if (forms.some((each) => single?.includes(each) || wide?.includes(each))) found.push(place);
	};
	const lookIn = (place: string, value: unknown): void => {
		if (value instanceof ArrayBuffer) look(place, new Uint8Array(value));
		else if (ArrayBuffer.isView(value)) look(place, new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
		else if (typeof value === "string") look(place, new TextEncoder().encode(value));
		else if (typeof value === "object" && value !== null)
			for (const [name, each] of Object.entries(value)) lookIn(`${place}/${name}`, each);
	};
	const roots = [document, document.querySelector("site-studio")?.shadowRoot ?? document];
	for (const root of roots) {
		lookIn("markup", root instanceof ShadowRoot ? root.innerHTML : document.documentElement.outerHTML);
		for (const input of root.querySelectorAll("input, textarea")) lookIn("input", (input as HTMLInputElement).value);
	}
	lookIn("address", location.href);
	lookIn("name", window.name);
	lookIn("cookies", document.cookie);
	lookIn("localStorage", { ...localStorage });
	lookIn("sessionStorage", { ...sessionStorage });
	for (const name of await caches.keys())
		for (const { url } of await (await caches.open(name)).keys()) lookIn(`caches/${name}`, url);
	for (const { name = "" } of await indexedDB.databases()) {
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open(name);
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		for (const store of database.objectStoreNames) {
			const values = await new Promise<unknown[]>((resolve, reject) => {
				const asked = database.transaction(store).objectStore(store).getAll();
				asked.onsuccess = () => resolve(asked.result);
				asked.onerror = () => reject(asked.error);
			});
			for (const value of values) lookIn(`indexedDB/${name}/${store}`, value);
		}
		database.close();
	}
	const lookBelow = async (folder: FileSystemDirectoryHandle, place: string): Promise<void> => {
		for await (const [name, handle] of folder.entries()) {
			if (handle instanceof FileSystemDirectoryHandle) await lookBelow(handle, `${place}/${name}`);
			else if (handle instanceof FileSystemFileHandle)
				look(`${place}/${name}`, new Uint8Array(await (await handle.getFile()).arrayBuffer()));
		}
	};
	await lookBelow(await navigator.storage.getDirectory(), "files");
	return found;
}
