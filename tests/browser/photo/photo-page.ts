import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type { Tidied } from "./photo-worker.ts";

/** Runs a function in a page. */
type Evaluate = (ask: typeof tidyInWorker, ending: string) => ReturnType<typeof tidyInWorker>;

/** A page with the worker that tidies photos. */
export interface PhotoPage {
	readonly origin: string;
	/** Tidies a photo in a browser that has opened the page. */
	tidy(evaluate: Evaluate, photo: Uint8Array, ending: string): Promise<TidiedInPage>;
	close(): void;
}

interface TidiedInPage extends Pick<Tidied, "steps"> {
	readonly bytes: Uint8Array | undefined;
	readonly width?: number;
	readonly ending?: string;
}

/** Builds the worker as a browser gets it, and serves the page. */
export async function servePhotoPage(): Promise<PhotoPage> {
	const worker = await photoWorker();
	let photo: Uint8Array = new Uint8Array();
	const server = createServer(({ url }, response) => {
		if (url === "/photo") response.end(photo);
		else if (url === "/worker.js") response.setHeader("Content-Type", "text/javascript").end(worker);
		else response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Photos</title>");
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async tidy(evaluate, bytes, ending) {
			photo = bytes;
			const { base64, ...answer } = await evaluate(tidyInWorker, ending);
			return { ...answer, bytes: base64 === undefined ? undefined : new Uint8Array(Buffer.from(base64, "base64")) };
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

async function photoWorker(): Promise<string> {
	const entry = fileURLToPath(new URL("photo-worker.ts", import.meta.url));
	const built = await build({
		configFile: false,
		logLevel: "warn",
		build: { write: false, lib: { entry, formats: ["es"], fileName: "worker" } },
	});
	const [made] = [built].flat() as Rolldown.RolldownOutput[];
	const code = made?.output.find((each) => each.type === "chunk")?.code;
	if (!code) throw new Error("Nothing was built of the worker.");
	return code;
}

/** Runs in the page. */
async function tidyInWorker(ending: string) {
	const worker = new Worker("/worker.js", { type: "module" });
	try {
		const { photo, steps } = await new Promise<Tidied>((resolve, reject) => {
			worker.onmessage = ({ data }: MessageEvent<Tidied>) => resolve(data);
			worker.onerror = ({ message }) => reject(new Error(message));
			worker.postMessage({ address: "/photo", ending });
		});
		if (!photo) return { steps };
		const reader = new FileReader();
		const read = new Promise((resolve) => reader.addEventListener("load", resolve));
		reader.readAsDataURL(new Blob([new Uint8Array(photo.bytes)]));
		await read;
		const base64 = String(reader.result).split(",")[1] ?? "";
		return { steps, base64, width: photo.width, ending: photo.ending };
	} finally {
		worker.terminate();
	}
}
